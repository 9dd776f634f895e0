//! Running other programs.

use std::path::Path;
use std::process::{Command, Stdio};

/// The cargo that runs this task.
pub fn cargo_program() -> String {
    std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned())
}

/// Runs cargo with these words and fails if it does.
pub fn cargo(root: &Path, words: &[&str]) -> Result<(), String> {
    run(root, &cargo_program(), words)
}

/// Runs cargo with these words and variables and fails if it does.
pub fn cargo_with(root: &Path, words: &[&str], variables: &[(&str, &str)]) -> Result<(), String> {
    run_with(root, &cargo_program(), words, variables)
}

/// Runs a program and fails if it does.
pub fn run(root: &Path, program: &str, words: &[&str]) -> Result<(), String> {
    run_with(root, program, words, &[])
}

/// Runs a program in another folder and fails if it does.
pub fn run_in(folder: &Path, program: &str, words: &[&str]) -> Result<(), String> {
    run_with(folder, program, words, &[])
}

fn run_with(root: &Path, program: &str, words: &[&str], variables: &[(&str, &str)]) -> Result<(), String> {
    let status = Command::new(program)
        .args(words)
        .envs(variables.iter().copied())
        .current_dir(root)
        .status()
        .map_err(|error| format!("{program} cannot be started: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("`{program} {}` failed ({status})", words.join(" "))) }
}

/// Whether a program answers.
pub fn answers(program: &str, words: &[&str]) -> bool {
    let quiet = Command::new(program).args(words).stdout(Stdio::null()).stderr(Stdio::null()).status();
    quiet.is_ok_and(|status| status.success())
}

/// What a program prints.
pub fn output(program: &str, words: &[&str]) -> Option<String> {
    let output = Command::new(program).args(words).stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// Installs packages of Debian where that can be done without asking: as root, with apt-get.
pub fn install_packages(root: &Path, packages: &[&str]) -> Result<(), String> {
    let may_install = output("id", &["-u"]).as_deref() == Some("0") && answers("apt-get", &["--version"]);
    if !may_install {
        return Ok(());
    }
    eprintln!("{} is missing; installing it with apt-get", packages.join(" or "));
    run(root, "apt-get", &["update", "--quiet"])?;
    let words = ["install", "--quiet", "--yes", "--no-install-recommends"];
    run(root, "apt-get", &[&words[..], packages].concat())
}

/// The target of everything that runs in a browser.
pub const WASM: &str = "wasm32-unknown-unknown";

/// Installs the target for browsers if it is not there.
pub fn wasm_target(root: &Path) -> Result<(), String> {
    let there = output("rustc", &["--print", "target-libdir", "--target", WASM])
        .is_some_and(|folder| Path::new(&folder).read_dir().is_ok_and(|mut entries| entries.next().is_some()));
    if there {
        return Ok(());
    }
    run(root, "rustup", &["target", "add", WASM])
        .map_err(|error| format!("{error}\nthe target {WASM} is needed: `rustup target add {WASM}`"))
}
