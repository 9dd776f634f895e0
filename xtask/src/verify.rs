//! `cargo verify`: every check and test, in the order in which they fail fastest.

use std::path::Path;
use std::time::Instant;

use crate::codegen;
use crate::steps::{WASM, answers, cargo, wasm_target};

type Check = fn(&Path) -> Result<(), String>;

const CHECKS: &[(&str, Check)] = &[
    ("formatting", |root| cargo(root, &["fmt", "--all", "--check"])),
    ("generated files", |root| codegen::run(root, true)),
    ("lints", |root| cargo(root, &["clippy", "--quiet", "--workspace", "--all-targets", "--", "--deny", "warnings"])),
    ("tests", tests),
    ("documentation", |root| cargo(root, &["test", "--quiet", "--workspace", "--doc"])),
    ("engine without a system", wasm),
    ("licences and advisories", deny),
];

/// Runs everything, also after a failure, and says what failed.
pub fn run(root: &Path) -> Result<(), String> {
    let begin = Instant::now();
    let mut failed = Vec::new();
    for (name, check) in CHECKS {
        eprintln!("\n== {name}");
        let start = Instant::now();
        match check(root) {
            Ok(()) => eprintln!("== {name}: good, {:.0} s", start.elapsed().as_secs_f64()),
            Err(message) => {
                eprintln!("== {name}: {message}");
                failed.push(*name);
            }
        }
    }
    let seconds = begin.elapsed().as_secs_f64();
    if failed.is_empty() {
        eprintln!("\neverything is good, {seconds:.0} s");
        Ok(())
    } else {
        Err(format!("\nfailed: {} ({seconds:.0} s)", failed.join(", ")))
    }
}

fn tests(root: &Path) -> Result<(), String> {
    if answers("cargo-nextest", &["nextest", "--version"]) {
        cargo(root, &["nextest", "run", "--workspace", "--no-fail-fast", "--status-level", "fail"])
    } else {
        cargo(root, &["test", "--quiet", "--workspace", "--all-targets", "--no-fail-fast"])
    }
}

/// The crates that run in the browser build for a target without files, clock or threads.
fn wasm(root: &Path) -> Result<(), String> {
    wasm_target(root)?;
    let mut words = vec!["check", "--quiet", "--target", WASM];
    for name in ["game", "origin", "editions", "notation", "table", "bots", "locale", "creatures"] {
        words.extend(["--package", name]);
    }
    cargo(root, &words)
}

/// Only where the tool is installed: it is not part of a Rust installation.
fn deny(root: &Path) -> Result<(), String> {
    if !answers("cargo-deny", &["--version"]) {
        eprintln!("cargo-deny is not installed, so this is left out (`cargo install cargo-deny` brings it)");
        return Ok(());
    }
    cargo(root, &["deny", "--offline", "check", "licenses", "bans", "sources"])
}
