//! Where the files of the page are.

use std::path::{Path, PathBuf};

use crate::ServeError;

/// The file that a browser asks for first.
pub const INDEX: &str = "index.html";

/// The files of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Pages {
    /// In a folder, as `cargo xtask page` writes it. Read again for every request.
    Folder(PathBuf),
}

impl Pages {
    /// A folder that has a page.
    pub fn folder(folder: impl Into<PathBuf>) -> Result<Self, ServeError> {
        let folder = folder.into();
        if has_page(&folder) { Ok(Self::Folder(folder)) } else { Err(ServeError::NoPage { looked_in: vec![folder] }) }
    }

    /// The page of the workspace the program was built in (`target/web` or `target/web-release`), else the folder `page` beside the program.
    pub fn find() -> Result<Self, ServeError> {
        let program = std::env::current_exe()?;
        Self::find_from(program.parent().unwrap_or(Path::new(".")))
    }

    /// As [`Pages::find`], for a program in this folder. In a workspace that is `target/debug` or the like.
    fn find_from(folder: &Path) -> Result<Self, ServeError> {
        let targets = folder.ancestors().skip(1).filter(|above| above.join("CACHEDIR.TAG").is_file());
        let looked_in: Vec<PathBuf> = targets
            .flat_map(|target| ["web", "web-release"].map(|name| target.join(name)))
            .chain([folder.join("page")])
            .collect();
        match looked_in.iter().find(|folder| has_page(folder)) {
            Some(folder) => Ok(Self::Folder(folder.clone())),
            None => Err(ServeError::NoPage { looked_in }),
        }
    }

    /// The content of a file, if there is one of this name. `/` separates folders.
    pub(crate) async fn read(&self, name: &str) -> Option<Vec<u8>> {
        if !is_plain(name) {
            return None;
        }
        match self {
            Self::Folder(folder) => tokio::fs::read(folder.join(name)).await.ok(),
        }
    }
}

fn has_page(folder: &Path) -> bool {
    folder.join(INDEX).is_file()
}

/// Names of the page's own files are plain: anything that could lead out of the folder, or to a hidden file, is not.
fn is_plain(name: &str) -> bool {
    name.split('/').all(|part| {
        !part.is_empty()
            && !part.starts_with('.')
            && part.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_'))
    })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn plain_names_stay_inside() {
        for name in ["index.html", "fonts/alegreya-400.woff2", "snippets/leptos-0a/inline_0.js"] {
            assert!(is_plain(name), "{name}");
        }
        for name in ["", "..", "../Cargo.toml", "a/../b", "/etc/passwd", "a//b", ".git", "c:", "a\\b", "%2e%2e", "a\0"]
        {
            assert!(!is_plain(name), "{name}");
        }
    }

    #[test]
    fn page_of_the_workspace_comes_before_the_one_beside_the_program() {
        let root = tempfile::tempdir().expect("a folder");
        let (web, beside) = (root.path().join("web"), root.path().join("debug/page"));
        let find = || Pages::find_from(&root.path().join("debug"));
        for folder in [&beside, &web] {
            fs::create_dir_all(folder).expect("a folder");
        }
        assert!(matches!(find(), Err(ServeError::NoPage { .. })));
        fs::write(beside.join(INDEX), "beside").expect("written");
        fs::write(web.join(INDEX), "built").expect("written");
        assert_eq!(find().expect("a page"), Pages::Folder(beside), "not a build folder");
        fs::write(root.path().join("CACHEDIR.TAG"), "").expect("written");
        assert_eq!(find().expect("a page"), Pages::Folder(web));
    }
}
