//! Turns `kit.json` into Rust tables, so that nothing is parsed while a game runs.
//!
//! `build/reading.rs` is the kit as it is written, `build/paths.rs` the outlines in it, `build/tables.rs` the tables it
//! becomes. A kit that names something it does not have stops the build and says what.

#![allow(clippy::print_stdout, reason = "how a build script talks to cargo")]

#[path = "build/paths.rs"]
mod paths;
#[path = "build/reading.rs"]
mod reading;
#[path = "build/tables.rs"]
mod tables;

use std::path::Path;
use std::{env, error, fs};

fn main() -> Result<(), Box<dyn error::Error>> {
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=kit.json");
    let kit: reading::Kit = serde_json::from_str(&fs::read_to_string("kit.json")?)?;
    let folder = env::var("OUT_DIR")?;
    fs::write(Path::new(&folder).join("kit.rs"), tables::write(&kit).map_err(|wrong| format!("kit.json: {wrong}"))?)?;
    Ok(())
}
