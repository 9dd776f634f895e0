//! `cargo verify`: every check and test, in the order in which they fail fastest.

use std::path::Path;
use std::time::Instant;

use crate::codegen;
use crate::page;
use crate::steps::{WASM, answers, cargo, output, run as start, wasm_target};

type Check = fn(&Path) -> Result<(), String>;

const CHECKS: &[(&str, Check)] = &[
    ("formatting", |root| cargo(root, &["fmt", "--all", "--check"])),
    ("generated files", |root| codegen::run(root, true)),
    ("lints", lints),
    ("tests", tests),
    ("documentation", |root| cargo(root, &with(&["test", "--quiet", "--doc"], NATIVE, &[]))),
    ("engine without a system", wasm),
    ("licences and advisories", deny),
    ("page in a browser", browser),
];

/// What is built for this machine and needs no browser.
const NATIVE: &[&str] = &["--workspace", "--exclude", "web", "--exclude", "e2e"];

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

fn with<'a>(before: &[&'a str], which: &[&'a str], after: &[&'a str]) -> Vec<&'a str> {
    [before, which, after].concat()
}

fn lints(root: &Path) -> Result<(), String> {
    let strictly = ["--", "--deny", "warnings"];
    cargo(root, &with(&["clippy", "--quiet", "--all-targets"], NATIVE, &strictly))?;
    cargo(root, &with(&["clippy", "--quiet", "--all-targets"], &["--package", "e2e"], &strictly))?;
    wasm_target(root)?;
    cargo(root, &with(&["clippy", "--quiet", "--target", WASM], &["--package", "web"], &strictly))
}

fn has_nextest() -> bool {
    answers("cargo-nextest", &["nextest", "--version"])
}

fn tests(root: &Path) -> Result<(), String> {
    let native = if has_nextest() {
        cargo(root, &with(&["nextest", "run"], NATIVE, &["--no-fail-fast", "--status-level", "fail"]))
    } else {
        cargo(root, &with(&["test", "--quiet", "--all-targets", "--no-fail-fast"], NATIVE, &[]))
    };
    // Geometry, stories and sounds of the page are plain functions and need no browser.
    let page = cargo(root, &["test", "--quiet", "--package", "web", "--lib"]);
    native.and(page)
}

/// The page in a real browser, from the first page to the final score; `cargo xtask browser` does this alone.
pub fn browser(root: &Path) -> Result<(), String> {
    chromium(root)?;
    // The last step of the page takes one processor and minutes; the tests are compiled meanwhile.
    std::thread::scope(|scope| {
        let tests = scope.spawn(|| cargo(root, &["test", "--quiet", "--no-run", "--package", "e2e"]));
        let page = page::run(root, page::Build::Release);
        page.and(tests.join().unwrap_or_else(|_| Err("the tests were not compiled".to_owned())))
    })?;
    // What the tests measure is written here, also where their output is hidden.
    let report = root.join("out/e2e/report.txt");
    let _ = std::fs::remove_file(&report);
    let result = if has_nextest() {
        let words = ["nextest", "run", "--package", "e2e", "--test-threads", AT_ONCE, "--no-fail-fast"];
        cargo(root, &with(&words, &["--status-level", "slow"], &[]))
    } else {
        cargo(root, &["test", "--quiet", "--package", "e2e", "--no-fail-fast", "--", "--test-threads", AT_ONCE])
    };
    for line in std::fs::read_to_string(&report).unwrap_or_default().lines() {
        if line.starts_with("measured:") || line.starts_with("!!!") {
            eprintln!("{line}");
        }
    }
    result
}

/// Browsers at once: two keep two processors busy.
const AT_ONCE: &str = "2";

/// Installs Chromium and its driver where that can be done without asking, else says how.
fn chromium(root: &Path) -> Result<(), String> {
    let named = |name: &str| std::env::var_os(name).is_some();
    let browsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
    let is_there = || {
        (named("CHROMIUM") || browsers.iter().any(|name| answers(name, &["--version"])))
            && (named("CHROMEDRIVER") || answers("chromedriver", &["--version"]))
    };
    if is_there() {
        return Ok(());
    }
    let may_install = output("id", &["-u"]).as_deref() == Some("0") && answers("apt-get", &["--version"]);
    if may_install {
        eprintln!("Chromium or chromedriver is missing; installing them with apt-get");
        start(root, "apt-get", &["update"])?;
        start(root, "apt-get", &["install", "--yes", "--no-install-recommends", "chromium", "chromium-driver"])?;
    }
    if is_there() {
        return Ok(());
    }
    Err("Chromium and chromedriver are needed: on Debian `sudo apt-get install chromium chromium-driver`, on Fedora \
         `sudo dnf install chromium chromedriver`, on macOS `brew install --cask chromium chromedriver`; programs \
         elsewhere are named in CHROMIUM and CHROMEDRIVER"
        .to_owned())
}

/// The crates that run in the browser build for a target without files, clock or threads.
fn wasm(root: &Path) -> Result<(), String> {
    wasm_target(root)?;
    let mut words = vec!["check", "--quiet", "--target", WASM];
    for name in ["game", "origin", "new-world", "editions", "notation", "table", "bots", "locale", "creatures", "desk"]
    {
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
