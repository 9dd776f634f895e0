//! Each threat in `docs/security.md` names the tests that hold the answer to it, and they are there.

use std::fs;

use super::root;

/// Where the files of tests lie.
const PLACES: [&str; 3] = ["apps/server/tests/", "apps/server/src/", ""];

/// The names in backquotes.
fn quoted(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('`').skip(1).step_by(2)
}

/// The tests that a cell names, as a file and a name there.
fn tests(cell: &str) -> Vec<(&str, &str)> {
    quoted(cell).filter_map(|name| name.split_once(": ")).collect()
}

/// What is wrong with a test that is named, if anything.
fn objection(file: &str, name: &str) -> Option<String> {
    let mut texts = PLACES.iter().filter_map(|place| fs::read_to_string(root().join(format!("{place}{file}.rs"))).ok());
    let Some(text) = texts.next() else { return Some(format!("there is no {file}.rs")) };
    let (start, is_whole) = name.strip_suffix('…').map_or((name, true), |start| (start, false));
    let is_named = text.match_indices(start).any(|(at, _)| {
        let (before, after) = (&text[..at], &text[at + start.len()..]);
        let ends = !is_whole || !after.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
        // As a function, or in the list of a suite that is run on both databases.
        ends && (before.ends_with("fn ") || before.ends_with("        "))
    });
    (!is_named).then(|| format!("{file} has no test {name}"))
}

#[test]
fn every_threat_names_tests_that_are_there() {
    let text = fs::read_to_string(root().join("docs/security.md")).expect("the promises");
    let table = text.split("## Threats").nth(1).and_then(|text| text.split("\n## ").next()).expect("a table");
    let rows: Vec<Vec<&str>> = table.lines().filter(|line| line.starts_with('|')).skip(2).map(cells).collect();
    assert!(rows.len() > 20, "{} threats", rows.len());
    let mut wrong = Vec::new();
    for row in rows {
        let [threat, _, cell] = row[..] else { panic!("three cells: {row:?}") };
        let named = tests(cell);
        if named.is_empty() {
            wrong.push(format!("{threat}: names no test"));
        }
        wrong.extend(named.iter().filter_map(|(file, name)| objection(file, name)));
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

fn cells(line: &str) -> Vec<&str> {
    line.trim_matches('|').split(" | ").map(str::trim).collect()
}

#[test]
fn a_test_that_is_not_there_is_noticed() {
    assert_eq!(objection("online/intruders", "nobody_acts_for_another_seat"), None);
    assert_eq!(objection("online/intruders", "nobody_acts…"), None);
    assert!(objection("online/intruders", "nobody_acts").is_some(), "half a name without a mark");
    assert!(objection("online/intruders", "nobody_is_there").is_some());
    assert!(objection("online/nowhere", "nobody_acts_for_another_seat").is_some());
    assert_eq!(tests("`crates/room/tests`, `kills` (60 times)"), []);
}
