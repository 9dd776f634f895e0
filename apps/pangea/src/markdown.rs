//! Rulebook paragraphs on a terminal: paragraphs wrapped, lists indented, tables set in columns.

use crate::grid::{Align, Grid};
use crate::terminal::{columns, wrap};

/// The lines of a Markdown text within `width` columns, every line after `indent` blanks.
pub fn lines(text: &str, width: usize, indent: usize) -> Vec<String> {
    let room = width.saturating_sub(indent).max(20);
    let blank = " ".repeat(indent);
    let mut lines = Vec::new();
    for block in text.split("\n\n").map(str::trim_end).filter(|block| !block.trim().is_empty()) {
        if !lines.is_empty() {
            lines.push(String::new());
        }
        let set = if block.trim_start().starts_with('|') { table(block, room) } else { flow(block, room) };
        lines.extend(set.into_iter().map(|line| format!("{blank}{line}")));
    }
    lines
}

/// Takes the marks of emphasis and code out of a sentence.
pub fn bare(text: &str) -> String {
    text.replace("**", "").replace('`', "")
}

/// Paragraphs and lists: a line that begins a list item starts a new one, any other goes on with the one before.
fn flow(block: &str, width: usize) -> Vec<String> {
    let mut items: Vec<(usize, String)> = Vec::new();
    for line in block.lines() {
        let line = bare(line);
        let hang = hang(&line);
        match items.last_mut() {
            Some((_, item)) if hang == 0 => {
                item.push(' ');
                item.push_str(line.trim());
            }
            _ => items.push((hang, line.trim().to_owned())),
        }
    }
    items.iter().flat_map(|(hang, item)| wrap(item, width, *hang)).collect()
}

/// How far the lines of a list item after the first are indented; 0 if the line begins no item.
fn hang(line: &str) -> usize {
    let line = line.trim_start();
    if line.starts_with("- ") {
        return 2;
    }
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    if digits > 0 && line[digits..].starts_with(". ") { digits + 2 } else { 0 }
}

/// A table in columns where it fits, otherwise row by row as "head: cell".
fn table(block: &str, width: usize) -> Vec<String> {
    let cells = |line: &str| -> Vec<String> {
        line.trim().trim_matches('|').split('|').map(|cell| bare(cell.trim())).collect()
    };
    let is_rule = |line: &str| line.chars().all(|c| matches!(c, '|' | '-' | ':' | ' '));
    let rows: Vec<Vec<String>> = block.lines().filter(|line| !is_rule(line)).map(cells).collect();
    let Some((head, body)) = rows.split_first() else { return Vec::new() };
    let heads: Vec<(&str, Align)> = head.iter().map(|cell| (cell.as_str(), Align::Left)).collect();
    let mut grid = Grid::headed(&heads);
    for row in body {
        grid.row(row.iter().map(String::as_str));
    }
    let needed: usize = (0..head.len())
        .map(|place| rows.iter().filter_map(|row| row.get(place)).map(|cell| columns(cell)).max().unwrap_or(0) + 2)
        .sum();
    if needed.saturating_sub(2) <= width { grid.lines(0) } else { spelled_out(head, body, width) }
}

fn spelled_out(head: &[String], body: &[Vec<String>], width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for row in body {
        for (place, cell) in row.iter().enumerate().filter(|(_, cell)| !cell.is_empty()) {
            let name = head.get(place).map_or("", String::as_str);
            let text = match (place, name) {
                (0, "") => format!("- {cell}"),
                (0, name) => format!("- {name}: {cell}"),
                (_, "") => format!("  {cell}"),
                (_, name) => format!("  {name}: {cell}"),
            };
            let indent = if place == 0 { "" } else { "  " };
            let room = width - columns(indent);
            lines.extend(wrap(text.trim_start(), room, 2).into_iter().map(|line| format!("{indent}{line}")));
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_lists_and_tables_keep_their_form() {
        let text =
            "One long line\nthat goes on.\n\n- first `x`\n- second that is longer\n\n| A | B |\n|---|---|\n| a | b |";
        let set: Vec<String> =
            lines(text, 22, 1).iter().map(|line| anstream::adapter::strip_str(line).to_string()).collect();
        assert_eq!(
            set,
            [
                " One long line that",
                " goes on.",
                "",
                " - first x",
                " - second that is",
                "   longer",
                "",
                " A  B",
                " a  b"
            ]
        );
    }

    #[test]
    fn a_table_too_wide_is_spelled_out() {
        let text = "| Kind | What it does |\n|---|---|\n| main | a very long explanation of it |";
        assert_eq!(lines(text, 24, 0), ["- Kind: main", "  What it does: a very", "    long explanation of", "    it"]);
    }
}
