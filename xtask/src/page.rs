//! `cargo xtask page`: the page as a folder of files, `target/web`, that any server can hand out.

use std::path::{Path, PathBuf};

use crate::progress;
use crate::steps::{WASM, run, wasm_target};

/// Which page is built. All do the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Build {
    /// Small, for a network, in two modules: minutes of link-time optimisation.
    Release,
    /// For the browser on this machine: compiled like everything else here, and large. One module has everything.
    Quick,
    /// The same in two modules, to try how the published page changes from one to the other.
    QuickInTwo,
}

impl Build {
    /// Cargo's profile, and the folder of what is built with it.
    fn profile(self) -> (&'static str, &'static str) {
        match self {
            Self::Release => ("page", "page"),
            Self::Quick | Self::QuickInTwo => ("dev", "debug"),
        }
    }

    /// What cargo builds of the page: the module with everything and, for a page in two, the one without tables online.
    pub fn modules(self) -> Vec<Vec<&'static str>> {
        let module =
            |name| vec!["build", "--package", "web", "--bin", name, "--target", WASM, "--profile", self.profile().0];
        let mut modules = vec![module("web")];
        if self != Self::Quick {
            modules.push([&module("local")[..], &["--no-default-features"]].concat());
        }
        modules
    }
}

/// The programs of this machine: the game, and what makes a folder of the page. Chosen from the whole workspace, as all
/// builds are, so that what they are made of is compiled with the same features and only once.
pub const PROGRAMS: &[&str] = &["--bin", "pangea", "--bin", "page-bundler"];

/// Builds the page and the programs of this machine.
pub fn build(root: &Path, build: Build) -> Result<(), String> {
    wasm_target(root)?;
    let (title, usual) = match build {
        Build::Release => ("Building the small page", "usually 9 minutes on two cores"),
        Build::Quick | Build::QuickInTwo => ("Building Pangea", "usually 3 minutes on two cores the first time"),
    };
    let native = [&["build", "--workspace"], PROGRAMS].concat();
    progress::build(root, title, usual, &[build.modules(), vec![native]].concat())?;
    bundle(root, build)
}

/// Binds the modules and puts everything a server hands out into one folder.
pub fn bundle(root: &Path, build: Build) -> Result<(), String> {
    let target = target(root);
    let word = if build == Build::Release { "release" } else { "quick" };
    let compiled = target.join(WASM).join(build.profile().1);
    let bundler = target.join("debug").join(format!("page-bundler{}", std::env::consts::EXE_SUFFIX));
    let text = |path: &Path| path.display().to_string();
    let (folder, web, local) =
        (text(&folder_of(root, build)), text(&compiled.join("web.wasm")), text(&compiled.join("local.wasm")));
    let words: &[&str] = if build == Build::Quick { &[word, &folder, &web] } else { &[word, &folder, &web, &local] };
    run(root, &text(&bundler), words)
}

/// Where the page lies: each has a folder of its own, so that none is taken for another.
pub fn folder_of(root: &Path, build: Build) -> PathBuf {
    target(root).join(match build {
        Build::Release => "web-release",
        Build::Quick => "web",
        Build::QuickInTwo => "web-in-two",
    })
}

/// Cargo's folder for what it builds.
pub fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from)
}
