//! Looks up, for every rule, where it lives in the code and which tests and cases show it: `pangea rules` carries the
//! table.
#![allow(clippy::print_stdout, reason = "this is how a build script talks to Cargo")]

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

fn main() -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for folder in ["apps", "crates", "rulebooks", "scenarios"] {
        println!("cargo:rerun-if-changed={}", root.join(folder).display());
    }
    let folder = env::var_os("OUT_DIR").ok_or("Cargo sets OUT_DIR")?;
    let table = PathBuf::from(folder).join("coverage.tsv");
    let index = rule_index::index(&root)?;
    fs::write(&table, rule_index::to_tsv(&index)).map_err(|error| format!("{}: {error}", table.display()))
}
