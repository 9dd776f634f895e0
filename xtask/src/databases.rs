//! Programs that tests need and Rust does not bring along: PostgreSQL, on which the store is tried, and Python, in which the
//! dice are verified a second time. They are installed where that can be done without asking, else it is said how.

use std::path::Path;

use crate::steps::{answers, install_packages};

/// Tells the tests that PostgreSQL and Python are there, so that none of them passes by leaving it out.
pub const REQUIRED: [(&str, &str); 2] = [("PANGEA_POSTGRES", "required"), ("PANGEA_PYTHON", "required")];

/// Installs Python if it is missing, or says how.
pub fn python(root: &Path) -> Result<(), String> {
    let is_there = || answers("python3", &["--version"]);
    if !is_there() {
        install_packages(root, &["python3"])?;
    }
    if is_there() {
        return Ok(());
    }
    Err("Python 3 is needed: on Debian `sudo apt-get install python3`, on Fedora `sudo dnf install python3`, on macOS \
         `brew install python`"
        .to_owned())
}

/// Installs PostgreSQL if it is missing, or says how. It need not run: the tests start servers of their own.
pub fn postgres(root: &Path) -> Result<(), String> {
    if !is_there() {
        install_packages(root, &["postgresql"])?;
    }
    if is_there() {
        return Ok(());
    }
    Err("PostgreSQL is needed: on Debian `sudo apt-get install postgresql`, on Fedora `sudo dnf install \
         postgresql-server`, on macOS `brew install postgresql`"
        .to_owned())
}

/// Looks where Debian puts the programs, and where the path leads, as the tests do.
fn is_there() -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let path = std::env::var_os("PATH").unwrap_or_default();
    versions
        .map(|entry| entry.path().join("bin"))
        .chain(std::env::split_paths(&path))
        .any(|folder| ["initdb", "pg_ctl", "psql"].iter().all(|program| folder.join(program).is_file()))
}
