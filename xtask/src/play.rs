//! `cargo play`: builds what is needed, says how far it is, and starts the game.

use std::path::Path;

use crate::page::{self, Build};
use crate::progress;
use crate::steps::run;

/// Builds the page and the program at the same time, serves the page and opens it.
pub fn in_browser(root: &Path, words: &[&str]) -> Result<(), String> {
    page::build(root, Build::Quick)?;
    pangea(root, &["serve", "--open"], words)
}

/// Builds the program and plays in the terminal.
pub fn in_terminal(root: &Path, words: &[&str]) -> Result<(), String> {
    let usual = "usually one minute on two cores the first time";
    // All of the workspace is chosen, so that what others wrote is built as in every other build; none of it but the
    // program is built, and that without the server.
    let program = vec!["build", "--workspace", "--bin", "pangea", "--no-default-features"];
    progress::build(root, "Building Pangea", usual, &[program])?;
    pangea(root, &["play"], words)
}

fn pangea(root: &Path, command: &[&str], words: &[&str]) -> Result<(), String> {
    let program = page::target(root).join("debug").join(format!("pangea{}", std::env::consts::EXE_SUFFIX));
    run(root, &program.display().to_string(), &[command, words].concat())
}
