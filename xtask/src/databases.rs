//! PostgreSQL, on which the store is tried: installed where that can be done without asking, else it is said how.

use std::path::Path;

use crate::steps::install_packages;

/// Tells the tests that PostgreSQL is there, so that none of them passes by leaving it out.
pub const REQUIRED: (&str, &str) = ("PANGEA_POSTGRES", "required");

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
