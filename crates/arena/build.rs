//! Fingerprint of the bots: a number made from the code they consist of, without comments and tests.
//!
//! Bots that could play differently must not continue each other's journals.

#![allow(clippy::print_stdout, reason = "this is how a build script speaks")]

use std::fs;
use std::path::{Path, PathBuf};

const SOURCES: &str = "../bots/src";

fn main() {
    println!("cargo:rerun-if-changed={SOURCES}");
    println!("cargo:rerun-if-changed=build.rs");
    let mut files = Vec::new();
    collect(Path::new(SOURCES), &mut files);
    files.sort();
    // FNV-1a.
    let mut sum = 0xcbf2_9ce4_8422_2325_u64;
    for file in files {
        let text = fs::read_to_string(&file).unwrap_or_default();
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        for line in code.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("//")) {
            for byte in line.bytes().chain([b'\n']) {
                sum = (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
            }
        }
    }
    println!("cargo:rustc-env=BOTS_FINGERPRINT={:08x}", (sum >> 32) ^ (sum & 0xffff_ffff));
}

/// Every source below the folder; the order of the system does not matter, because they are sorted afterwards.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}
