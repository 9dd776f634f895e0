//! The file, its folder and its lock. Nobody but the owner may read them.

use std::fs::{DirBuilder, File, OpenOptions, TryLockError};
use std::path::Path;

use crate::error::OpenError;

/// Says to other processes that the file is in use, until it is dropped or the process ends, however that happens.
pub(super) struct Lock(File);

impl Drop for Lock {
    fn drop(&mut self) {
        // Closing it would not do: a program that is being started has it open too, for a moment.
        let _ = self.0.unlock();
    }
}

/// Makes the folder and the file where they are missing, and takes the lock.
pub(super) fn prepare(path: &Path) -> Result<Lock, OpenError> {
    let at = |path: &Path| {
        let path = path.display().to_string();
        move |error| OpenError::File { path, error }
    };
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty())
        && !folder.is_dir()
    {
        private_folder().create(folder).map_err(at(folder))?;
    }
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let beside = path.with_file_name(format!("{name}.lock"));
    let lock = private_file().open(&beside).map_err(at(&beside))?;
    match lock.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Err(OpenError::InUse(path.display().to_string())),
        Err(TryLockError::Error(error)) => return Err(at(&beside)(error)),
    }
    // SQLite gives its other files the permissions of this one.
    private_file().open(path).map_err(at(path))?;
    #[cfg(unix)]
    sync_names(path)?;
    Ok(Lock(lock))
}

/// Brings the new names to the disk too: of the file, and of folders that were made for it.
#[cfg(unix)]
fn sync_names(path: &Path) -> Result<(), OpenError> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let at = |error| OpenError::File { path: folder.display().to_string(), error };
    let whole = folder.canonicalize().map_err(at)?;
    File::open(&whole).and_then(|folder| folder.sync_all()).map_err(at)?;
    for above in whole.ancestors().skip(1) {
        // One that may not be read was not made here.
        let _ = File::open(above).and_then(|folder| folder.sync_all());
    }
    Ok(())
}

/// Makes a file that nobody else may read and that was not there.
pub(super) fn make(path: &Path) -> std::io::Result<()> {
    private_file().create_new(true).open(path).map(drop)
}

/// Brings a file and its name to the disk.
pub(super) fn sync(path: &Path) -> std::io::Result<()> {
    File::open(path)?.sync_all()?;
    #[cfg(unix)]
    if let Some(folder) = path.parent() {
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        File::open(folder)?.sync_all()?;
    }
    Ok(())
}

fn private_folder() -> DirBuilder {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder
}

fn private_file() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_ends_although_a_program_that_is_being_started_has_it_too() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("pangea.sqlite");
        let lock = prepare(&file).expect("it is free");
        let elsewhere = lock.0.try_clone().expect("another handle");
        assert!(matches!(prepare(&file), Err(OpenError::InUse(_))));
        drop(lock);
        assert!(prepare(&file).is_ok());
        drop(elsewhere);
    }
}
