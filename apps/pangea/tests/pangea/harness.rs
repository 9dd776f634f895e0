//! Runs the program with a script typed into it.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;

/// What came of a run.
pub struct Run {
    /// What it said.
    pub out: String,
    /// What it complained about.
    pub err: String,
    /// Its exit code.
    pub code: i32,
}

/// A folder of its own for saved games.
pub struct Desk {
    folder: TempDir,
}

impl Desk {
    pub fn new() -> Self {
        Self { folder: tempfile::tempdir().expect("a folder for the test") }
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.path(name);
        std::fs::write(&path, text).expect("a file for the test");
        path
    }

    /// The files in the folder, sorted.
    pub fn files(&self) -> Vec<String> {
        let entries = std::fs::read_dir(self.folder.path()).expect("the folder of the test");
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    /// Runs the program with these words and this script.
    pub fn run(&self, words: &[&str], script: &str) -> Run {
        self.run_with(words, script, self.folder.path())
    }

    /// The same with another folder for saved games.
    pub fn run_with(&self, words: &[&str], script: &str, saves: &Path) -> Run {
        let mut child = Command::new(env!("CARGO_BIN_EXE_pangea"))
            .args(words)
            .env("PANGEA_SAVES", saves)
            .env("LC_ALL", "C")
            .env_remove("LANG")
            .current_dir(root())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut keyboard = child.stdin.take().expect("a keyboard");
        let script = script.to_owned();
        // A program that has ended reads no more; that is none of the test's business.
        let typing = std::thread::spawn(move || drop(keyboard.write_all(script.as_bytes())));
        let output = child.wait_with_output().expect("the program ends");
        typing.join().expect("the script is typed");
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the program writes UTF-8");
        Run { out: text(output.stdout), err: text(output.stderr), code: output.status.code().unwrap_or(-1) }
    }
}

impl Run {
    /// The same run, which must have ended with this code.
    #[track_caller]
    pub fn ended(self, code: i32) -> Self {
        assert_eq!(self.code, code, "stdout:\n{}\nstderr:\n{}", self.out, self.err);
        self
    }

    /// The same run, which must have said this.
    #[track_caller]
    pub fn said(self, part: &str) -> Self {
        assert!(self.out.contains(part), "'{part}' is missing in:\n{}", self.out);
        self
    }

    /// The same run, which must have complained like this.
    #[track_caller]
    pub fn complained(self, part: &str) -> Self {
        assert!(self.err.contains(part), "'{part}' is missing in:\n{}", self.err);
        self
    }
}

/// A deck nobody printed.
pub const SMALL_DECK: &str = "\
name = \"Small\"
cards = 24
[[card]]
top = \"carnivorous\"
count = 13
[[card]]
top = \"swimming\"
bottom = \"cooperation\"
count = 11
";

/// The root of the repository.
pub fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// The same line again and again: longer than any game.
pub fn always(line: &str) -> String {
    format!("{line}\n").repeat(3000)
}
