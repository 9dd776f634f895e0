//! Fingerprints of the bots: numbers made from the code they consist of, without comments and tests, and from the weights
//! they have learned, edition by edition.
//!
//! Bots that could play differently must not continue each other's journals.
#![allow(clippy::print_stdout, reason = "this is how a build script speaks")]

use std::fs;
use std::path::{Path, PathBuf};

const SOURCES: &str = "../bots/src";
const WEIGHTS: &str = "../bots/weights";

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed={SOURCES}");
    println!("cargo:rerun-if-changed={WEIGHTS}");
    let mut code = 0xcbf2_9ce4_8422_2325;
    for file in files(Path::new(SOURCES)) {
        let text = fs::read_to_string(&file).unwrap_or_default();
        let lines = text.split("#[cfg(test)]").next().unwrap_or_default().lines().map(str::trim);
        for line in lines.filter(|line| !line.is_empty() && !line.starts_with("//")) {
            code = add(code, line);
        }
    }
    println!("cargo:rustc-env=BOTS_FINGERPRINT={code:016x}");
    let weights: Vec<String> = files(Path::new(WEIGHTS))
        .iter()
        .filter_map(|file| Some((file.file_stem()?.to_str()?.to_owned(), fs::read_to_string(file).ok()?)))
        .map(|(edition, text)| format!("{edition}={:016x}", add(code, &text)))
        .collect();
    println!("cargo:rustc-env=BOTS_WEIGHTS={}", weights.join(" "));
}

/// One text more in an FNV-1a sum.
fn add(sum: u64, text: &str) -> u64 {
    text.bytes().chain([b'\n']).fold(sum, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
}

/// Every file below the folder, sorted.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for path in fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
        if path.is_dir() { found.extend(files(&path)) } else { found.push(path) }
    }
    found.sort();
    found
}
