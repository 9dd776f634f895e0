//! The Markdown of the rulebooks as elements: paragraphs, lists, tables, bold, code; ids of rules become links.

use leptos::prelude::*;

use super::book::{is_rule, rule_href};

/// A piece of a text.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Block {
    Paragraph(String),
    Items { numbered: bool, items: Vec<String> },
    Table { head: Vec<String>, rows: Vec<Vec<String>> },
    Code(String),
}

/// Finds the links to rules that are named in a text.
pub const RULE_LINKS: &str = "a.ruleid.in";

/// The text as elements.
pub fn markdown(text: &str) -> Vec<AnyView> {
    blocks(text).into_iter().map(element).collect()
}

fn element(block: Block) -> AnyView {
    match block {
        Block::Paragraph(text) => view! { <p>{inline(&text)}</p> }.into_any(),
        Block::Items { numbered, items } => {
            let items = items.into_iter().map(|item| view! { <li>{inline(&item)}</li> }).collect_view();
            if numbered {
                view! { <ol class="num-list">{items}</ol> }.into_any()
            } else {
                view! { <ul class="dot-list">{items}</ul> }.into_any()
            }
        }
        Block::Table { head, rows } => {
            let head = head.into_iter().map(|cell| view! { <th scope="col">{inline(&cell)}</th> }).collect_view();
            let rows = rows.into_iter().map(|row| {
                view! { <tr>{row.into_iter().map(|cell| view! { <td>{inline(&cell)}</td> }).collect_view()}</tr> }
            });
            view! {
                <div class="tablewrap" tabindex="0">
                    <table><thead><tr>{head}</tr></thead><tbody>{rows.collect_view()}</tbody></table>
                </div>
            }
            .into_any()
        }
        Block::Code(text) => view! { <pre tabindex="0"><code>{text}</code></pre> }.into_any(),
    }
}

fn blocks(text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut lines = text.lines().peekable();
    while let Some(line) = lines.next() {
        let line = line.trim_end();
        if line.is_empty() {
            continue;
        }
        if line.starts_with("```") {
            let code: Vec<&str> = lines.by_ref().take_while(|line| !line.starts_with("```")).collect();
            blocks.push(Block::Code(code.join("\n")));
        } else if line.starts_with('|') {
            let mut rows = Vec::new();
            while let Some(row) = lines.next_if(|line| line.starts_with('|')) {
                if !row.trim_matches(['|', '-', ' ', ':']).is_empty() {
                    rows.push(cells(row));
                }
            }
            blocks.push(Block::Table { head: cells(line), rows });
        } else if let Some((numbered, first)) = item(line) {
            let mut items = vec![first.to_owned()];
            while let Some(next) = lines.next_if(|line| item(line).is_some() || line.starts_with("  ")) {
                match (item(next), items.last_mut()) {
                    (Some((_, text)), _) => items.push(text.to_owned()),
                    (None, Some(last)) => *last = format!("{last} {}", next.trim()),
                    (None, None) => {}
                }
            }
            blocks.push(Block::Items { numbered, items });
        } else {
            let mut paragraph = line.to_owned();
            let goes_on = |line: &&str| !line.is_empty() && !line.starts_with('|') && item(line).is_none();
            while let Some(next) = lines.next_if(goes_on) {
                paragraph.push(' ');
                paragraph.push_str(next.trim());
            }
            blocks.push(Block::Paragraph(paragraph));
        }
    }
    blocks
}

fn item(line: &str) -> Option<(bool, &str)> {
    if let Some(text) = line.strip_prefix("- ").or_else(|| line.strip_prefix("* ")) {
        return Some((false, text));
    }
    let (number, text) = line.split_once(". ")?;
    (!number.is_empty() && number.chars().all(|c| c.is_ascii_digit())).then_some((true, text))
}

fn cells(row: &str) -> Vec<String> {
    row.trim().trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect()
}

/// What stands out in a line: bold, code, and the ids of rules.
const MARKS: [&str; 6] = ["**", "`", "ORI-", "CON-", "NS-", "NW-"];

/// Words of a line as elements.
pub fn inline(text: &str) -> Vec<AnyView> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some(start) = MARKS.into_iter().filter_map(|mark| rest.find(mark)).min() {
        plain(&rest[..start], &mut parts);
        rest = &rest[start..];
        if let Some((bold, after)) = rest.strip_prefix("**").and_then(|inside| inside.split_once("**")) {
            parts.push(view! { <b>{inline(bold)}</b> }.into_any());
            rest = after;
        } else if let Some((code, after)) = rest.strip_prefix('`').and_then(|inside| inside.split_once('`')) {
            parts.push(view! { <code>{code.to_owned()}</code> }.into_any());
            rest = after;
        } else {
            rest = id(rest, &mut parts);
        }
    }
    plain(rest, &mut parts);
    parts
}

fn plain(text: &str, parts: &mut Vec<AnyView>) {
    if !text.is_empty() {
        parts.push(text.to_owned().into_any());
    }
}

/// The id of a rule as a link; gives back what follows.
fn id<'a>(text: &'a str, parts: &mut Vec<AnyView>) -> &'a str {
    let is_part = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-';
    let end = text.find(|c| !is_part(c)).unwrap_or(text.len()).max(1);
    let (id, after) = text.split_at(end);
    let trimmed = id.trim_end_matches('-');
    if is_rule(trimmed) {
        parts.push(view! { <a class="ruleid in" href=rule_href(trimmed)>{trimmed.to_owned()}</a> }.into_any());
        plain(&id[trimmed.len()..], parts);
    } else {
        plain(id, parts);
    }
    after
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_distinguished() {
        let read = blocks("One line\nand more.\n\n- a\n- b\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n1. x");
        assert_eq!(
            read,
            [
                Block::Paragraph("One line and more.".to_owned()),
                Block::Items { numbered: false, items: vec!["a".to_owned(), "b".to_owned()] },
                Block::Table {
                    head: vec!["A".to_owned(), "B".to_owned()],
                    rows: vec![vec!["1".to_owned(), "2".to_owned()]]
                },
                Block::Items { numbered: true, items: vec!["x".to_owned()] },
            ]
        );
    }
}
