//! Every message is said somewhere: its id stands in a source, or in another message, or is put together from parts that do.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use locale::Lang;

use crate::files::{messages, references};

/// What code adds to an id: who is spoken to, what is named, which family of games speaks.
const SUFFIXES: [&str; 7] = ["-you", "-animal", "-card", "-in", "-of", "-boards", "-new-world"];

/// The string literals of all sources that ship.
struct Literals {
    all: BTreeSet<String>,
    /// The beginnings of ids that end in a placeholder: `refusal-{}`.
    heads: BTreeSet<String>,
}

impl Literals {
    fn read() -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let mut files = Vec::new();
        for part in ["crates", "apps"] {
            for entry in std::fs::read_dir(root.join(part)).expect("the sources") {
                visit(&entry.expect("an entry").path().join("src"), &mut files);
            }
        }
        let mut all = BTreeSet::new();
        for file in files {
            // The id of a trait is the name of its file.
            if file.parent().is_some_and(|folder| folder.ends_with("traits")) {
                all.extend(file.file_stem().and_then(|stem| stem.to_str()).map(str::to_owned));
            }
            let source = std::fs::read_to_string(&file).unwrap_or_default();
            let shipped = source.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
            for line in shipped.lines().filter(|line| !line.trim_start().starts_with("//")) {
                all.extend(literals(line).map(str::to_owned));
            }
        }
        let mut heads: BTreeSet<String> = all.iter().filter_map(|text| head(text)).map(str::to_owned).collect();
        // The options of a family are called by a name that is handed over.
        heads.extend(all.iter().filter(|text| is_option_family(text)).map(|text| format!("{text}-")));
        Self { all, heads }
    }

    fn has(&self, word: &str) -> bool {
        self.all.contains(word) || self.all.contains(&word.replace('-', "_"))
    }

    /// Whether an id stands in a source, or is made of a beginning and one or two parts that do.
    fn say(&self, id: &str) -> bool {
        let parts = |rest: &str| {
            self.has(rest) || rest.match_indices('-').any(|(at, _)| self.has(&rest[..at]) && self.has(&rest[at + 1..]))
        };
        self.all.contains(id) || self.heads.iter().any(|head| id.strip_prefix(head.as_str()).is_some_and(parts))
    }
}

fn visit(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            visit(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

fn literals(line: &str) -> impl Iterator<Item = &str> {
    line.split('"').skip(1).step_by(2)
}

/// What stands before the placeholder of an id: `board-log-` of `board-log-{id}`.
fn head(text: &str) -> Option<&str> {
    let (head, rest) = text.split_once('{')?;
    let is_id = |text: &str| text.chars().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-');
    let (_, tail) = rest.split_once('}')?;
    let tail = tail.strip_prefix("-{").and_then(|tail| tail.split_once('}')).map_or(tail, |(_, tail)| tail);
    (head.ends_with('-') && head.len() > 1 && is_id(head) && (tail.is_empty() || is_id(tail))).then_some(head)
}

fn is_option_family(text: &str) -> bool {
    text == "option" || text.ends_with("-option")
}

fn is_said(id: &str, literals: &Literals, referred: &BTreeSet<String>) -> bool {
    referred.contains(id)
        || literals.say(id)
        || SUFFIXES.iter().any(|suffix| id.strip_suffix(suffix).is_some_and(|id| is_said(id, literals, referred)))
}

#[test]
fn every_message_is_said_somewhere() {
    let literals = Literals::read();
    let referred = references(Lang::En);
    let ids: BTreeSet<String> =
        messages(Lang::En).into_keys().map(|id| id.split('.').next().unwrap_or_default().to_owned()).collect();
    let unsaid: Vec<&String> = ids.iter().filter(|id| !is_said(id, &literals, &referred)).collect();
    assert!(unsaid.is_empty(), "nothing says {unsaid:?}");
}

#[test]
fn a_message_that_nothing_says_is_found() {
    let literals = Literals::read();
    let none = BTreeSet::new();
    assert!(literals.all.len() > 1000 && literals.heads.contains("board-log-"), "the sources were not understood");
    for id in ["ui-open-table", "board-log-nothing-of-this", "cli-thinking-you", "no-such-message"] {
        assert!(!is_said(id, &literals, &none), "{id}");
    }
    for id in ["log-passed-you", "board-log-passed-you", "refusal-twice-animal", "new-world-option-hand-limit"] {
        assert!(is_said(id, &literals, &none), "{id}");
    }
}

#[test]
fn heads_of_ids_are_read() {
    assert_eq!(head("refusal-{}"), Some("refusal-"));
    assert_eq!(head("new-world-action-{what}-{kind}"), Some("new-world-action-"));
    assert_eq!(head("board-{id}-of"), Some("board-"));
    assert_eq!(head("{id}-you"), None);
    assert_eq!(head("there is no bot '{name}'"), None);
}
