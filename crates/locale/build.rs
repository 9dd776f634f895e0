//! The names of the traits in every language, for a page that has loaded the words of one language alone.

use std::path::Path;
use std::{env, fs};

/// How the ids of those names begin.
const NAMES: [&str; 3] = ["trait-", "board-trait-", "new-world-trait-"];

fn main() {
    let out = env::var("OUT_DIR").expect("Cargo says where to write");
    for lang in ["en", "pl", "ru", "cs"] {
        let folder = Path::new("ftl").join(lang);
        println!("cargo::rerun-if-changed={}", folder.display());
        let mut files: Vec<_> =
            fs::read_dir(&folder).expect("a folder").map(|file| file.expect("a file").path()).collect();
        files.sort();
        let texts: Vec<String> = files.iter().map(|file| fs::read_to_string(file).expect("a text")).collect();
        let is_name = |line: &&str| NAMES.iter().any(|begin| line.starts_with(begin));
        let names: Vec<&str> = texts.iter().flat_map(|text| text.lines().filter(is_name)).collect();
        fs::write(Path::new(&out).join(format!("{lang}.ftl")), names.join("\n") + "\n").expect("written");
    }
}
