//! Files and folders a person names on the command line.

use core::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// How the name of a record ends.
pub const RECORD: &str = "record";
/// How the name of a file of scenarios ends.
const SCENARIOS: [&str; 2] = ["yaml", "yml"];
/// How deep folders are searched; links that lead in a circle end here.
const MAX_DEPTH: usize = 16;

/// What a file holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Scenarios.
    Scenarios,
    /// A played game.
    Record,
}

impl Kind {
    /// What the file holds, judged by the end of its name.
    pub fn of(path: &Path) -> Option<Self> {
        let ending = path.extension()?.to_str()?;
        if ending == RECORD { Some(Self::Record) } else { SCENARIOS.contains(&ending).then_some(Self::Scenarios) }
    }
}

/// A file or folder that cannot be read.
#[derive(Debug)]
pub struct Unreadable {
    /// Which.
    pub path: PathBuf,
    /// Why.
    pub error: io::Error,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.error)
    }
}

impl core::error::Error for Unreadable {}

/// The files named, and for each folder every file of scenarios and every record in it and below, sorted.
pub fn collect<P: AsRef<Path>>(paths: impl IntoIterator<Item = P>) -> Result<Vec<PathBuf>, Unreadable> {
    let mut files = Vec::new();
    for path in paths {
        let path = path.as_ref();
        if std::fs::metadata(path).map_err(|error| unreadable(path, error))?.is_dir() {
            search(path, 0, &mut files)?;
        } else {
            files.push(path.to_owned());
        }
    }
    Ok(files)
}

fn search(folder: &Path, depth: usize, files: &mut Vec<PathBuf>) -> Result<(), Unreadable> {
    if depth > MAX_DEPTH {
        return Ok(());
    }
    let entries = std::fs::read_dir(folder).and_then(|entries| {
        let paths = entries.map(|entry| Ok(entry?.path()));
        paths.collect::<io::Result<Vec<_>>>()
    });
    let mut entries = entries.map_err(|error| unreadable(folder, error))?;
    entries.sort();
    for path in entries {
        if path.is_dir() {
            search(&path, depth + 1, files)?;
        } else if Kind::of(&path).is_some() {
            files.push(path);
        }
    }
    Ok(())
}

fn unreadable(path: &Path, error: io::Error) -> Unreadable {
    Unreadable { path: path.to_owned(), error }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scenarios_and_records_are_found_below_a_folder() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let files = collect([root.join("scenarios"), root.join("golden"), root.join("README.md")]).expect("folders");
        let count = |kind| files.iter().filter(|file| Kind::of(file) == kind).count();
        assert!(count(Some(Kind::Scenarios)) > 10 && count(Some(Kind::Record)) >= 4, "{files:?}");
        assert_eq!(count(None), 1, "a file that is named is taken whatever it is");
        let missing = collect([root.join("no-such-folder")]).expect_err("not there");
        assert!(missing.path.ends_with("no-such-folder") && missing.error.kind() == io::ErrorKind::NotFound);
    }
}
