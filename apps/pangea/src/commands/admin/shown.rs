//! An answer: a plain table or facts for people, JSON for programs.

use std::io::Write as _;

use serde_json::Value;

use crate::failure::Done;
use crate::grid::{Align, Grid};
use crate::terminal;

/// An answer in both forms.
#[derive(Debug)]
pub struct Shown {
    lines: Vec<String>,
    value: Value,
}

impl Shown {
    /// A table; `empty` is said if it has no rows.
    pub fn table(heads: &[&str], rows: Vec<Vec<String>>, empty: &str, value: Value) -> Self {
        if rows.is_empty() {
            return Self::said(empty, value);
        }
        let mut grid = Grid::headed(&heads.iter().map(|head| (*head, Align::Left)).collect::<Vec<_>>());
        rows.into_iter().for_each(|row| grid.row(row));
        Self { lines: grid.lines(0), value }
    }

    /// Names with values.
    pub fn facts(facts: &[(&str, String)], value: Value) -> Self {
        let mut grid = Grid::bare(&[Align::Left, Align::Left]);
        facts.iter().for_each(|(name, fact)| grid.row([(*name).to_owned(), fact.clone()]));
        Self { lines: grid.lines(0), value }
    }

    /// A sentence.
    pub fn said(text: impl Into<String>, value: Value) -> Self {
        Self { lines: vec![text.into()], value }
    }

    /// The same with more lines after it.
    #[must_use]
    pub fn and(mut self, more: impl IntoIterator<Item = String>) -> Self {
        self.lines.extend(more);
        self
    }
}

/// Shows an answer.
pub fn show(shown: &Shown, json: bool) -> Done {
    let mut out = terminal::out();
    if json {
        writeln!(out, "{}", serde_json::to_string_pretty(&shown.value)?)?;
    } else {
        for line in &shown.lines {
            writeln!(out, "{line}")?;
        }
    }
    Ok(out.flush()?)
}

/// Text that other people wrote, for a line: nothing in it moves the cursor.
pub fn written(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

/// The id of a person as links and logs write it; the store has another text for the same bits.
pub fn person(id: store::PersonId) -> String {
    server::ids::stored_person(id).to_string()
}

/// The same for a table.
pub fn table(id: store::TableId) -> String {
    server::ids::stored_table(id).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_others_wrote_moves_no_cursor() {
        assert_eq!(written("a\u{1b}[2Jb\nc"), "a [2Jb c");
    }
}
