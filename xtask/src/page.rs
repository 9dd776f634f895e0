//! `cargo xtask page`: the page as a folder of files, `target/web`, that any server can hand out.

use std::path::{Path, PathBuf};

use crate::progress;
use crate::steps::{WASM, run, wasm_target};

/// Which page is built. Both do the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Build {
    /// Small, for a network: minutes of link-time optimisation.
    Release,
    /// For the browser on this machine: compiled like everything else here, and large.
    Quick,
}

/// The programs of this machine: the game, and what makes a folder of the page. Chosen from the whole workspace, as all
/// builds are, so that what they are made of is compiled with the same features and only once.
pub const PROGRAMS: &[&str] = &["--bin", "pangea", "--bin", "page-bundler"];

/// Builds the page and the programs of this machine.
pub fn build(root: &Path, build: Build) -> Result<(), String> {
    wasm_target(root)?;
    let (profile, title, usual) = match build {
        Build::Release => ("page", "Building the small page", "usually 6 minutes on two cores"),
        Build::Quick => ("dev", "Building Pangea", "usually 3 minutes on two cores the first time"),
    };
    let module = vec!["build", "--package", "web", "--bin", "web", "--target", WASM, "--profile", profile];
    let native = [&["build", "--workspace"], PROGRAMS].concat();
    progress::build(root, title, usual, &[module, native])?;
    bundle(root, build)
}

/// Binds the module and puts everything a server hands out into one folder.
pub fn bundle(root: &Path, build: Build) -> Result<(), String> {
    let target = target(root);
    let (word, folder) = match build {
        Build::Release => ("release", "page"),
        Build::Quick => ("quick", "debug"),
    };
    let module = target.join(WASM).join(folder).join("web.wasm");
    let bundler = target.join("debug").join(format!("page-bundler{}", std::env::consts::EXE_SUFFIX));
    let text = |path: &Path| path.display().to_string();
    run(root, &text(&bundler), &[word, &text(&module), &text(&folder_of(root, build))])
}

/// Where the page lies: the small one has a folder of its own, so that neither is taken for the other.
pub fn folder_of(root: &Path, build: Build) -> PathBuf {
    target(root).join(match build {
        Build::Release => "web-release",
        Build::Quick => "web",
    })
}

/// Cargo's folder for what it builds.
pub fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from)
}
