//! Files and folders a person names on the command line.

use std::io;
use std::path::{Path, PathBuf};

/// How deep folders are searched; links that lead in a circle end here.
const MAX_DEPTH: usize = 16;

/// The files named, and for each folder every `.yaml` and `.yml` file in it and below, sorted.
pub fn collect<P: AsRef<Path>>(paths: impl IntoIterator<Item = P>) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for path in paths {
        let path = path.as_ref();
        if std::fs::metadata(path)?.is_dir() {
            search(path, 0, &mut files)?;
        } else {
            files.push(path.to_owned());
        }
    }
    Ok(files)
}

fn search(folder: &Path, depth: usize, files: &mut Vec<PathBuf>) -> io::Result<()> {
    if depth > MAX_DEPTH {
        return Ok(());
    }
    let mut entries = std::fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    entries.sort();
    for path in entries {
        if path.is_dir() {
            search(&path, depth + 1, files)?;
        } else if path.extension().is_some_and(|ending| ending == "yaml" || ending == "yml") {
            files.push(path);
        }
    }
    Ok(())
}
