//! Fingerprints of the bots: numbers made from the code they consist of, without comments and tests, and from the weights
//! they have learned, edition by edition.
//!
//! Bots that could play differently must not continue each other's journals.
#![allow(clippy::print_stdout, reason = "this is how a build script speaks")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

const SOURCES: [&str; 2] = ["../bots/src", "../net/src"];
const WEIGHTS: &str = "../bots/weights";

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    SOURCES.iter().for_each(|folder| println!("cargo:rerun-if-changed={folder}"));
    println!("cargo:rerun-if-changed={WEIGHTS}");
    let mut code = 0xcbf2_9ce4_8422_2325;
    for file in SOURCES.iter().flat_map(|folder| files(Path::new(folder))) {
        let text = fs::read_to_string(&file).unwrap_or_default();
        let lines = text.split("#[cfg(test)]").next().unwrap_or_default().lines().map(str::trim);
        for line in lines.filter(|line| !line.is_empty() && !line.starts_with("//")) {
            code = add(code, line);
        }
    }
    println!("cargo:rustc-env=BOTS_FINGERPRINT={code:016x}");
    // The linear model and the network of an edition have its name.
    let mut weights = BTreeMap::<String, u64>::new();
    for file in files(Path::new(WEIGHTS)) {
        let Some(edition) = file.file_stem().and_then(|stem| stem.to_str()) else { continue };
        let bytes = fs::read(&file).unwrap_or_default();
        let sum = weights.entry(edition.to_owned()).or_insert(code);
        *sum = add_bytes(*sum, &bytes);
    }
    let weights: Vec<String> = weights.iter().map(|(edition, sum)| format!("{edition}={sum:016x}")).collect();
    println!("cargo:rustc-env=BOTS_WEIGHTS={}", weights.join(" "));
}

/// One text more in an FNV-1a sum.
fn add(sum: u64, text: &str) -> u64 {
    add_bytes(sum, text.as_bytes())
}

fn add_bytes(sum: u64, bytes: &[u8]) -> u64 {
    bytes.iter().copied().chain([b'\n']).fold(sum, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3))
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
