//! Writes what is derived from the rulebooks: the rule enums of the edition crates.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use crate::rulebook::{self, Rule, variant};

/// Rulebooks and the enum made from each.
const BOOKS: &[(&str, &str, &str)] =
    &[("rulebooks/origin.md", "crates/origin/src/rule.rs", "The rules of The Origin of Species.")];

/// Writes every generated file; with `check` only compares and reports what is out of date.
pub fn run(root: &Path, check: bool) -> Result<(), String> {
    for (book, target, title) in BOOKS {
        let rules = rulebook::read(&root.join(book))?;
        update(&root.join(target), &rule_enum(title, book, &rules), check)?;
    }
    Ok(())
}

/// Writes a file if its text differs.
pub fn update(path: &Path, text: &str, check: bool) -> Result<(), String> {
    if fs::read_to_string(path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    if check {
        return Err(format!("{} is out of date: run `cargo xtask codegen`", path.display()));
    }
    fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    println!("wrote {}", path.display());
    Ok(())
}

fn rule_enum(title: &str, book: &str, rules: &[Rule]) -> String {
    let mut out = format!("//! {title} Generated from `{book}` by `cargo xtask codegen`.\n\n");
    out.push_str("use core::fmt;\n\nuse game::RuleId;\n\n/// A rule, by its id.\n");
    out.push_str("#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]\npub enum Rule {\n");
    for rule in rules {
        let _ = writeln!(out, "    /// {}: {}", rule.id, rule.title);
        let _ = writeln!(out, "    {},", variant(&rule.id));
    }
    out.push_str("}\n\nimpl RuleId for Rule {\n    const ALL: &'static [Self] = &[\n");
    for rule in rules {
        let _ = writeln!(out, "        Self::{},", variant(&rule.id));
    }
    out.push_str("    ];\n\n    fn id(self) -> &'static str {\n        match self {\n");
    for rule in rules {
        let _ = writeln!(out, "            Self::{} => {:?},", variant(&rule.id), rule.id);
    }
    out.push_str("        }\n    }\n\n    fn title(self) -> &'static str {\n        match self {\n");
    for rule in rules {
        let _ = writeln!(out, "            Self::{} => {:?},", variant(&rule.id), rule.title);
    }
    out.push_str("        }\n    }\n}\n\nimpl fmt::Display for Rule {\n");
    out.push_str(
        "    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {\n        f.write_str(self.id())\n    }\n}\n",
    );
    out
}
