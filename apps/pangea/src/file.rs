//! Files are written whole or not at all, and nothing is overwritten unasked.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::NamedTempFile;

use crate::failure::{Done, Failure};

/// A file under construction; it appears under its name only when it is finished.
#[derive(Debug)]
pub struct NewFile {
    path: PathBuf,
    text: NamedTempFile,
}

impl NewFile {
    /// Begins a file; refuses a name that is taken.
    pub fn begin(path: &Path) -> Done<Self> {
        if path.exists() {
            return Err(taken(path));
        }
        Ok(Self { path: path.to_owned(), text: temporary(path)? })
    }

    /// Puts it under its name.
    pub fn finish(self) -> Done {
        put(self.text, &self.path, Existing::Keep)
    }
}

impl Write for NewFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.text.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.text.flush()
    }
}

/// What happens to a file that is there already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Existing {
    /// It stays, and writing is refused.
    Keep,
    /// The new one takes its place, at once and whole.
    Replace,
}

/// Writes a text under a name, whole or not at all.
pub fn write(path: &Path, text: &str, existing: Existing) -> Done {
    if existing == Existing::Keep && path.exists() {
        return Err(taken(path));
    }
    let mut file = temporary(path)?;
    file.write_all(text.as_bytes()).map_err(|error| Failure::file(path, &error))?;
    put(file, path, existing)
}

fn temporary(path: &Path) -> Done<NamedTempFile> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    // In the same folder, so that the name can be given in one step.
    NamedTempFile::with_prefix_in(".pangea-", folder).map_err(|error| {
        Failure::failed(format!("cannot write to the folder {}: {error}", folder.display()))
            .way_out("choose an existing folder that you can write to")
    })
}

fn put(file: NamedTempFile, path: &Path, existing: Existing) -> Done {
    file.as_file().sync_all().map_err(|error| Failure::file(path, &error))?;
    open_to_others(&file);
    let put = match existing {
        Existing::Keep => file.persist_noclobber(path),
        Existing::Replace => file.persist(path),
    };
    match put {
        Ok(_) => Ok(()),
        Err(error) if error.error.kind() == io::ErrorKind::AlreadyExists => Err(taken(path)),
        Err(error) => Err(Failure::failed(format!("{}: {}", path.display(), error.error))),
    }
}

/// Temporary files are readable by their owner alone; what a person saves is an ordinary file.
fn open_to_others(file: &NamedTempFile) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        // Only a matter of comfort: the file is good either way.
        let _ = fs::set_permissions(file.path(), fs::Permissions::from_mode(0o644));
    }
    #[cfg(not(unix))]
    let _ = file;
}

fn taken(path: &Path) -> Failure {
    Failure::failed(format!("{} already exists and was not changed", path.display()))
        .way_out("choose another name, or remove that file first")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_there_stays_unless_it_may_be_replaced() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let path = folder.path().join("game.record");
        write(&path, "one", Existing::Keep).expect("a new file");
        assert!(write(&path, "two", Existing::Keep).is_err());
        assert_eq!(fs::read_to_string(&path).expect("still there"), "one");
        write(&path, "three", Existing::Replace).expect("may be replaced");
        assert_eq!(fs::read_to_string(&path).expect("still there"), "three");
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1, "no temporary file is left");
    }
}
