//! Copies of a database in SQLite, taken while it is in use, and put in the place of one that is lost. PostgreSQL has programs
//! of its own for both, `pg_dump` and `pg_restore`.

use std::fs;
use std::path::{Path, PathBuf};

use crate::error::BackupError;
use crate::{Where, place, sqlite};

/// The file of an address.
fn file_of(address: &str) -> Result<&Path, BackupError> {
    match place(address) {
        Ok(Where::File(path)) => Ok(path),
        Ok(Where::Server) => Err(BackupError::Elsewhere),
        Err(error) => Err(BackupError::Unavailable(error.to_string())),
    }
}

fn at(path: &Path) -> impl FnOnce(std::io::Error) -> BackupError {
    let path = path.display().to_string();
    move |error| BackupError::File { path, error }
}

/// Where a copy is made before it is whole.
fn unfinished(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!("{name}.part"))
}

/// Copies the database of this address into a new file, all of one moment, also while a server has it open. The file is
/// there only when it is whole and on the disk.
pub async fn backup(address: &str, to: &Path) -> Result<(), BackupError> {
    let from = file_of(address)?;
    if to.exists() {
        return Err(BackupError::Exists(to.display().to_string()));
    }
    let part = unfinished(to);
    let made = sqlite::copy(from, &part).await;
    finish(made, &part, to)
}

/// Puts a copy where a server will find it. Nothing may be there, and the copy must be one of this program, and sound.
pub async fn restore(from: &Path, address: &str) -> Result<(), BackupError> {
    let to = file_of(address)?;
    if to.exists() {
        return Err(BackupError::Exists(to.display().to_string()));
    }
    // A log beside it would be taken for the log of the copy.
    for ending in ["-wal", "-shm", "-journal"] {
        let name = to.file_name().unwrap_or_default().to_string_lossy();
        let beside = to.with_file_name(format!("{name}{ending}"));
        if beside.exists() {
            return Err(BackupError::Exists(beside.display().to_string()));
        }
    }
    let part = unfinished(to);
    let made = sqlite::copy_sound(from, &part).await;
    finish(made, &part, to)
}

fn finish(made: Result<(), BackupError>, part: &Path, to: &Path) -> Result<(), BackupError> {
    let named = made.and_then(|()| {
        fs::rename(part, to).map_err(at(to))?;
        sqlite::sync_names(to).map_err(at(to))
    });
    if named.is_err() {
        // It may not even be there.
        let _ = fs::remove_file(part);
    }
    named
}
