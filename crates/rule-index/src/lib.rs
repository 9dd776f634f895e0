//! The rulebook is the index of the project: this crate reads the books and finds, for every rule, where it lives in the
//! code and which tests and cases show it.
//!
//! Used while building (`pangea rules` carries the result) and by `cargo xtask` (documentation, checks). It reads the
//! source tree; nothing at run time depends on it.

pub mod rulebook;
pub mod sources;

use std::collections::BTreeMap;
use std::path::Path;

pub use rulebook::Rule;
pub use sources::Site;

/// Rulebooks whose rules are implemented together, and where.
pub struct Book {
    /// The rulebooks, from the root of the repository: the base game, then what builds on it.
    pub books: &'static [&'static str],
    /// The enum made from them.
    pub rules: &'static str,
    /// A line about them.
    pub title: &'static str,
    /// The sources that implement them.
    pub code: &'static str,
}

/// The rulebooks there are.
pub const BOOKS: &[Book] = &[
    Book {
        books: &["rulebooks/origin.md", "rulebooks/continents.md"],
        rules: "crates/origin/src/generated/rule.rs",
        title: "The rules of The Origin of Species and Continents.",
        code: "crates/origin/src",
    },
    Book {
        books: &["rulebooks/new-world.md"],
        rules: "crates/new-world/src/generated/rule.rs",
        title: "The rules of New World.",
        code: "crates/new-world/src",
    },
    Book {
        books: &["rulebooks/northstar.md"],
        rules: "crates/northstar/src/generated/rule.rs",
        title: "The rules of Evolution and Natural Selection.",
        code: "crates/northstar/src",
    },
];

impl Book {
    /// The rules of its rulebooks, one book after the other.
    pub fn read(&self, root: &Path) -> Result<Vec<Rule>, String> {
        let mut rules = Vec::new();
        for book in self.books {
            rules.extend(rulebook::read(&root.join(book))?);
        }
        Ok(rules)
    }
}

/// Where a rule lives.
pub struct Entry {
    /// The rule.
    pub rule: Rule,
    /// Where the code does it.
    pub code: Vec<Site>,
    /// What shows it: test functions and cases.
    pub tests: Vec<Site>,
}

/// The index of all rulebooks under `root`.
pub fn index(root: &Path) -> Result<Vec<Entry>, String> {
    let mut entries = Vec::new();
    for book in BOOKS {
        let rules = book.read(root)?;
        let ids: Vec<&str> = rules.iter().map(|rule| rule.id.as_str()).collect();
        let mut code: BTreeMap<String, Vec<Site>> = BTreeMap::new();
        let mut tests: BTreeMap<String, Vec<Site>> = BTreeMap::new();
        sources::code_sites(root, book.code, book.rules, &ids, &mut code, &mut tests)?;
        sources::test_sites(root, &ids, &mut tests)?;
        sources::case_sites(root, &ids, &mut tests)?;
        entries.extend(rules.into_iter().map(|rule| Entry {
            code: code.remove(&rule.id).unwrap_or_default(),
            tests: tests.remove(&rule.id).unwrap_or_default(),
            rule,
        }));
    }
    Ok(entries)
}

/// The index as a table with tabs: id, title, code sites, tests; sites separated by semicolons.
pub fn to_tsv(entries: &[Entry]) -> String {
    let mut out = String::from("id\ttitle\tcode\ttests\n");
    let join = |sites: &[Site]| sites.iter().map(Site::to_string).collect::<Vec<_>>().join(";");
    for entry in entries {
        out += &format!("{}\t{}\t{}\t{}\n", entry.rule.id, entry.rule.title, join(&entry.code), join(&entry.tests));
    }
    out
}
