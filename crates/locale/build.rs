//! What a page needs of languages it has not loaded: the names of the traits in every language, and which rules say their
//! English names.

use std::path::Path;
use std::{env, fs};

/// How the ids of those names begin, and the books that are about these traits.
const NAMES: [(&str, &[&str]); 3] =
    [("trait-", &["origin", "continents"]), ("board-trait-", &["northstar"]), ("new-world-trait-", &["new-world"])];

fn main() {
    let out = env::var("OUT_DIR").expect("Cargo says where to write");
    let write = |name: &str, lines: &[String]| {
        fs::write(Path::new(&out).join(name), lines.join("\n") + "\n").expect("written");
    };
    for lang in ["en", "pl", "ru", "cs"] {
        write(&format!("{lang}.ftl"), &names(lang));
    }
    let rulebooks = Path::new("../../rulebooks");
    println!("cargo::rerun-if-changed={}", rulebooks.display());
    let book = |name: &&str| fs::read_to_string(rulebooks.join(format!("{name}.md"))).expect("a book");
    let books = NAMES.map(|(begin, books)| (begin, books.iter().map(book).collect::<Vec<_>>()));
    let mentions = names("en").into_iter().filter_map(|line| {
        let (id, name) = line.split_once(" = ")?;
        let (_, texts) = books.iter().find(|(begin, _)| id.starts_with(begin))?;
        let rules = texts.iter().flat_map(|text| text.split("\n### ").skip(1));
        let rules = rules.filter(|rule| rule.split("\n## ").next().is_some_and(|rule| says(rule, name)));
        let ids: Vec<&str> = rules.filter_map(|rule| Some(rule.split_once(": ")?.0)).collect();
        Some(format!("{id} {}", ids.join(" ")))
    });
    write("mentions.txt", &mentions.collect::<Vec<_>>());
}

/// The lines of a language with names of traits.
fn names(lang: &str) -> Vec<String> {
    let folder = Path::new("ftl").join(lang);
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files: Vec<_> = fs::read_dir(&folder).expect("a folder").map(|file| file.expect("a file").path()).collect();
    files.sort();
    let texts: Vec<String> = files.iter().map(|file| fs::read_to_string(file).expect("a text")).collect();
    let is_name = |line: &&str| NAMES.iter().any(|(begin, _)| line.starts_with(begin));
    texts.iter().flat_map(|text| text.lines().filter(is_name)).map(str::to_owned).collect()
}

/// Whether a rule says a name in its title or its text; its id does not count.
fn says(rule: &str, name: &str) -> bool {
    rule.split_once(": ").is_some_and(|(_, said)| said.contains(name))
}
