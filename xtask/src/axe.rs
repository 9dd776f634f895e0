//! axe-core, by which accessibility is judged: fetched once with npm, from wherever npm is told to look on this machine.

use std::fs;
use std::path::Path;

use crate::page::target;
use crate::steps::{answers, install_packages, run_in};

/// Its version; it says more with every one.
const PACKAGE: &str = "axe-core@4.14.0";

/// Fetches axe-core if it is missing, and npm first if that is, or says what is needed.
pub fn fetch(root: &Path) -> Result<(), String> {
    let kept = target(root).join("axe-core");
    let file = kept.join("package/axe.min.js");
    if std::env::var_os("AXE_CORE").is_some() || file.is_file() {
        return Ok(());
    }
    if !answers("npm", &["--version"]) {
        install_packages(root, &["npm"])?;
    }
    if !answers("npm", &["--version"]) {
        return Err("npm is needed to fetch axe-core, by which accessibility is judged: on Debian `sudo apt-get install npm`, \
                    on Fedora `sudo dnf install npm`, on macOS `brew install node`; set AXE_CORE to use another copy of \
                    axe.min.js"
            .to_owned());
    }
    eprintln!("fetching axe-core, once");
    let said = |error: std::io::Error| format!("{}: {error}", kept.display());
    fs::create_dir_all(&kept).map_err(said)?;
    run_in(&kept, "npm", &["pack", "--silent", PACKAGE])?;
    let packed = fs::read_dir(&kept).map_err(said)?.flatten().map(|entry| entry.path());
    let packed = packed.into_iter().find(|path| path.extension().is_some_and(|extension| extension == "tgz"));
    let packed = packed.ok_or("npm wrote no package")?;
    run_in(&kept, "tar", &["-xzf", &packed.display().to_string(), "package/axe.min.js"])?;
    fs::remove_file(&packed).map_err(said)?;
    if file.is_file() { Ok(()) } else { Err(format!("{PACKAGE} has no axe.min.js")) }
}
