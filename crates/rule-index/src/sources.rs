//! Finds rule ids in sources: in code, in tests beside it or apart, and in scenario files.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use crate::rulebook::variant;

/// A place where a rule is mentioned.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Site {
    /// The file, from the root of the repository.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The test or case, if it is one.
    pub name: Option<String>,
    /// Whether the mention stands at code: in it, behind it, or in a comment directly above a function, a constant or a
    /// statement. The words at the head of a file, a comment with nothing below it, and one above a type, a field or a
    /// variant are beside code; so is the whole file that says which rules an event follows.
    pub at_code: bool,
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)?;
        self.name.as_ref().map_or(Ok(()), |name| write!(f, ":{name}"))
    }
}

type Sites = BTreeMap<String, Vec<Site>>;

/// The file of an edition that names the rules of its events. It carries out none of them.
const TOLD_BY: &str = "/told_by.rs";

/// Mentions in the sources of an edition: above `#[cfg(test)]` they are code, below it and in files `tests.rs` tests.
pub fn code_sites(
    root: &Path,
    folder: &str,
    generated: &str,
    ids: &[&str],
    code: &mut Sites,
    tests: &mut Sites,
) -> Result<(), String> {
    for path in files(&root.join(folder), "rs")? {
        let file = relative(root, &path);
        if file == generated {
            continue;
        }
        let text = read(&path)?;
        let mut in_tests = file.ends_with("/tests.rs");
        let mut function = None;
        let lines: Vec<&str> = text.lines().collect();
        for (number, line) in text.lines().enumerate() {
            in_tests |= line.starts_with("#[cfg(test)]");
            function = function_name(line).or(function);
            let name = if in_tests { function.clone() } else { None };
            let into = if in_tests { &mut *tests } else { &mut *code };
            for id in mentioned(line, ids) {
                let at_code = !file.ends_with(TOLD_BY) && is_at_code(&lines, number, id);
                add(into, id, Site { file: file.clone(), line: number + 1, name: name.clone(), at_code });
            }
        }
    }
    Ok(())
}

/// Mentions in test files (`tests/` folders of crates and programs) and in tests beside the code of other crates.
pub fn test_sites(root: &Path, ids: &[&str], tests: &mut Sites) -> Result<(), String> {
    let mut folders: Vec<PathBuf> = Vec::new();
    for parent in ["crates", "apps"] {
        for member in folders_in(&root.join(parent))? {
            folders.push(member.join("tests"));
            if !crate::BOOKS.iter().any(|book| root.join(book.code) == member.join("src")) {
                folders.push(member.join("src"));
            }
        }
    }
    for folder in folders {
        let beside_code = folder.ends_with("src");
        for path in files(&folder, "rs")? {
            let text = read(&path)?;
            let (mut in_tests, mut function) = (!beside_code, None);
            for (number, line) in text.lines().enumerate() {
                in_tests |= line.starts_with("#[cfg(test)]");
                function = function_name(line).or(function);
                if !in_tests {
                    continue;
                }
                for id in mentioned(line, ids) {
                    let site =
                        Site { file: relative(root, &path), line: number + 1, name: function.clone(), at_code: true };
                    add(tests, id, site);
                }
            }
        }
    }
    Ok(())
}

/// Cases of scenario files: the ids in their `rules:` lists; a group stands for all its rules.
pub fn case_sites(root: &Path, ids: &[&str], tests: &mut Sites) -> Result<(), String> {
    for path in files(&root.join("scenarios"), "yaml")? {
        let text = read(&path)?;
        let mut case: Option<(String, usize)> = None;
        let mut in_rules = false;
        for (number, line) in text.lines().enumerate() {
            if let Some(id) = line.strip_prefix("- id:") {
                case = Some((id.trim().trim_matches(['"', '\'']).to_owned(), number + 1));
            }
            let inside = line.trim_start().trim_start_matches("- ");
            if !in_rules && !inside.starts_with("rules:") {
                continue;
            }
            if let Some((name, start)) = &case {
                for id in in_group(line, ids) {
                    let site =
                        Site { file: relative(root, &path), line: *start, name: Some(name.clone()), at_code: true };
                    add(tests, id, site);
                }
            }
            in_rules = inside.contains('[') && !inside.contains(']') || in_rules && !inside.contains(']');
        }
    }
    Ok(())
}

/// Whether the mention of a rule in a line stands at code.
fn is_at_code(lines: &[&str], number: usize, id: &str) -> bool {
    let line = lines.get(number).copied().unwrap_or_default().trim_start();
    let code = line.split("//").next().unwrap_or_default();
    if !code.trim().is_empty() {
        // The variant itself, or a comment behind a statement.
        return stands_in(code, &variant(id)) || line.contains("//") && !is_declared(lines, number);
    }
    if line.starts_with("//!") {
        return false;
    }
    // Directly above an item or a statement: the rest of the comment and attributes may stand between.
    let is_between = |line: &&str| ["//", "#["].iter().any(|start| line.trim_start().starts_with(start));
    let between = lines.iter().skip(number + 1).take_while(|line| is_between(line)).count();
    let below = number + 1 + between;
    let starts_code =
        |line: &&str| line.trim_start().starts_with(|c: char| c.is_alphanumeric() || "_*&(|.[\"!".contains(c));
    lines.get(below).is_some_and(starts_code) && !is_declared(lines, below)
}

/// Whether a line declares: a type, a field, a variant, a module or an import. The sources are formatted, so what a line is
/// part of stands above it with less in front.
fn is_declared(lines: &[&str], number: usize) -> bool {
    let indent = |line: &str| line.len() - line.trim_start().len();
    let Some(line) = lines.get(number) else { return false };
    let mut inner = indent(line);
    let above = lines[..number].iter().rev();
    let around = above.filter(|line| {
        let is_outside = !line.trim().is_empty() && indent(line) < inner;
        if is_outside {
            inner = indent(line);
        }
        is_outside
    });
    for line in core::iter::once(line).chain(around) {
        let bare = line.trim_start();
        let bare = bare.strip_prefix("pub").map_or(bare, |rest| rest.trim_start_matches(|c| c != ' ').trim_start());
        if bare.starts_with("fn ") || bare.contains(" fn ") {
            return false;
        }
        let declares = ["struct ", "enum ", "type ", "mod ", "use ", "trait ", "game::"];
        if declares.iter().any(|start| bare.starts_with(start)) {
            return true;
        }
    }
    false
}

fn add(sites: &mut Sites, id: &str, site: Site) {
    let list = sites.entry(id.to_owned()).or_default();
    let known = |other: &Site| {
        other.file == site.file && other.name == site.name && (site.name.is_some() || other.line == site.line)
    };
    if !list.iter().any(known) {
        list.push(site);
    }
}

/// The rule ids of a line: ids in its comment, or variants of the enum anywhere; runs like `ORI-S1 to ORI-S8` mean all
/// between. An id in a string is only a text.
fn mentioned<'a>(line: &str, ids: &[&'a str]) -> Vec<&'a str> {
    let comment = line.split_once("//").map_or("", |(_, comment)| comment);
    let stands = |id: &&str| stands_in(comment, id) || stands_in(line, &variant(id));
    let mut found: Vec<&'a str> = ids.iter().copied().filter(stands).collect();
    if let Some((before, after)) = comment.split_once(" to ") {
        let first = ids.iter().position(|id| before.ends_with(id) && stands_in(before, id));
        let last = ids.iter().position(|id| after.starts_with(id) && stands_in(after, id));
        if let (Some(first), Some(last)) = (first, last) {
            found.extend(ids.get(first..=last).unwrap_or_default());
        }
    }
    found
}

/// The rules meant by the ids of a line, groups included.
fn in_group<'a>(line: &str, ids: &[&'a str]) -> Vec<&'a str> {
    let words = line.split(|c: char| !(c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-'));
    words
        .filter(|word| word.len() > 3 && word.contains('-'))
        .flat_map(|word| {
            ids.iter().copied().filter(move |id| {
                *id == word
                    || id
                        .strip_prefix(word)
                        .and_then(|rest| rest.strip_prefix('-'))
                        .is_some_and(|number| number.bytes().all(|byte| byte.is_ascii_digit()))
            })
        })
        .collect()
}

/// Whether the word stands in the line with nothing of its kind beside it.
fn stands_in(line: &str, word: &str) -> bool {
    line.match_indices(word).any(|(place, _)| {
        let part = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphanumeric());
        let after = line[place + word.len()..].chars().collect::<Vec<_>>();
        let goes_on = part(after.first().copied()) || (after.first() == Some(&'-') && part(after.get(1).copied()));
        !goes_on && !part(line[..place].chars().next_back())
    })
}

fn function_name(line: &str) -> Option<String> {
    let rest = line.trim_start().trim_start_matches("pub ").strip_prefix("fn ")?;
    Some(rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect())
}

fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    let Ok(entries) = fs::read_dir(folder) else { return Ok(found) };
    for entry in entries {
        let path = entry.map_err(|error| format!("{}: {error}", folder.display()))?.path();
        if path.is_dir() {
            found.extend(files(&path, extension)?);
        } else if path.extension().is_some_and(|other| other == extension) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

fn folders_in(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut found: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).filter(|path| path.is_dir()).collect();
    found.sort();
    Ok(found)
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn relative(root: &Path, path: &Path) -> String {
    path.strip_prefix(root).unwrap_or(path).to_string_lossy().replace('\\', "/")
}

#[cfg(test)]
mod tests {
    use super::*;

    const IDS: &[&str] = &["X-S1", "X-S2", "X-S3", "X-T-TAIL-1", "X-T-TAIL-2", "X-MIM"];

    #[test]
    fn ids_are_distinguished_from_longer_ones_and_found_as_variants() {
        assert_eq!(mentioned("// X-S1: words", IDS), ["X-S1"]);
        assert!(mentioned("// X-S12 and X-S1-4", IDS).is_empty());
        assert_eq!(mentioned("out.refuse(Rule::XTTail2)", IDS), ["X-T-TAIL-2"]);
        assert_eq!(mentioned("//! X-MIM.", IDS), ["X-MIM"]);
        assert!(mentioned(r#"run("rules", "X-MIM")"#, IDS).is_empty(), "an id in a string is only a text");
    }

    #[test]
    fn a_comment_counts_as_code_only_where_code_follows() {
        let lines = [
            "//! X-S1: the chapter.",
            "",
            "// X-S2: the item.",
            "#[inline]",
            "fn does() {",
            "    run(); // X-S3",
            "    // X-MIM: nothing follows.",
            "}",
            "// X-T-TAIL-1: nor here.",
            "",
            "const T: Rule = Rule::XTTail2;",
        ];
        let at_code: Vec<bool> =
            [(0, "X-S1"), (2, "X-S2"), (5, "X-S3"), (6, "X-MIM"), (8, "X-T-TAIL-1"), (10, "X-T-TAIL-2")]
                .iter()
                .map(|(number, id)| is_at_code(&lines, *number, id))
                .collect();
        assert_eq!(at_code, [false, true, true, false, false, true]);
    }

    #[test]
    fn a_declaration_carries_nothing_out() {
        let lines = [
            "/// X-S1: a type.",
            "pub(crate) struct Wolf {",
            "    /// X-S2: a field.",
            "    pub teeth: u8,",
            "    legs: u8, // X-S3",
            "}",
            "",
            "enum Call {",
            "    // X-MIM: a variant.",
            "    Howl {",
            "        /// X-T-TAIL-1: a field of it.",
            "        loud: bool,",
            "    },",
            "}",
            "",
            "impl Wolf {",
            "    // X-T-TAIL-2: a function.",
            "    pub(crate) const fn bite(&self) -> u8 {",
            "        // X-S1: a statement.",
            "        self.teeth",
            "    }",
            "}",
        ];
        let ids =
            [(0, "X-S1"), (2, "X-S2"), (4, "X-S3"), (8, "X-MIM"), (10, "X-T-TAIL-1"), (16, "X-T-TAIL-2"), (18, "X-S1")];
        let at_code = ids.map(|(number, id)| is_at_code(&lines, number, id));
        assert_eq!(at_code, [false, false, false, false, false, true, true]);
    }

    #[test]
    fn a_run_means_all_between_and_a_group_all_its_rules() {
        let mut run = mentioned("// (X-S1 to X-S3)", IDS);
        run.dedup();
        run.sort_unstable();
        run.dedup();
        assert_eq!(run, ["X-S1", "X-S2", "X-S3"]);
        assert_eq!(in_group("rules: [X-T-TAIL, X-S2]", IDS), ["X-T-TAIL-1", "X-T-TAIL-2", "X-S2"]);
    }
}
