//! What a page needs of languages it has not loaded: the names of the traits in every language.

use std::path::Path;
use std::{env, fs};

/// How the ids of those names begin.
const NAMES: [&str; 3] = ["trait-", "board-trait-", "new-world-trait-"];

fn main() {
    let out = env::var("OUT_DIR").expect("Cargo says where to write");
    for lang in ["en", "pl", "ru", "cs"] {
        let lines = names(lang).join("\n") + "\n";
        fs::write(Path::new(&out).join(format!("{lang}.ftl")), lines).expect("written");
    }
}

/// The lines of a language with names of traits.
fn names(lang: &str) -> Vec<String> {
    let folder = Path::new("ftl").join(lang);
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files: Vec<_> = fs::read_dir(&folder).expect("a folder").map(|file| file.expect("a file").path()).collect();
    files.sort();
    let texts: Vec<String> = files.iter().map(|file| fs::read_to_string(file).expect("a text")).collect();
    let is_name = |line: &&str| NAMES.iter().any(|begin| line.starts_with(begin));
    texts.iter().flat_map(|text| text.lines().filter(is_name)).map(str::to_owned).collect()
}
