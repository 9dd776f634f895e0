//! The rulebooks as texts: what a player reads when he asks "why can't I?".

use std::sync::OnceLock;

use crate::edition::Edition;

const ORIGIN: &str = include_str!("../../../rulebooks/origin.md");

/// One rule of a rulebook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleText {
    /// Its id.
    pub id: &'static str,
    /// Its title.
    pub title: &'static str,
    /// The chapter it stands in.
    pub chapter: &'static str,
    /// Its text in Markdown.
    pub text: &'static str,
}

impl RuleText {
    /// The first paragraph, which stands alone as an explanation.
    pub fn summary(&self) -> &'static str {
        self.text.split("\n\n").next().unwrap_or(self.text)
    }
}

/// The rules of an edition, in the order of its book; empty for one that has none yet.
pub fn rules(edition: Edition) -> &'static [RuleText] {
    static ORIGIN_RULES: OnceLock<Vec<RuleText>> = OnceLock::new();
    match edition {
        Edition::Origin => ORIGIN_RULES.get_or_init(|| parse(ORIGIN)),
        _ => &[],
    }
}

/// Every rule whose id is this one, or whose group is (`ORI-T-TAIL-LOSS`); upper and lower case are the same.
pub fn find(id: &str) -> Vec<&'static RuleText> {
    let id = id.to_ascii_uppercase();
    let all = || Edition::ALL.into_iter().flat_map(rules);
    let exact: Vec<_> = all().filter(|rule| rule.id == id).collect();
    if !exact.is_empty() {
        return exact;
    }
    let group = format!("{id}-");
    all().filter(|rule| rule.id.starts_with(&group)).collect()
}

fn parse(book: &'static str) -> Vec<RuleText> {
    let mut rules = Vec::new();
    for chapter in book.split("\n## ").skip(1) {
        let (name, body) = chapter.split_once('\n').unwrap_or((chapter, ""));
        // A heading may follow the chapter's name at once, or some words of introduction.
        for rule in body.split("\n### ").skip(1) {
            let (heading, text) = rule.split_once('\n').unwrap_or((rule, ""));
            if let Some((id, title)) = heading.split_once(": ") {
                rules.push(RuleText { id, title, chapter: name.trim(), text: text.trim() });
            }
        }
    }
    rules
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::RuleId;

    #[test]
    fn the_book_and_the_rule_type_have_the_same_rules() {
        let book: Vec<&str> = rules(Edition::Origin).iter().map(|rule| rule.id).collect();
        let code: Vec<&str> = origin::Rule::ALL.iter().map(|rule| rule.id()).collect();
        assert_eq!(book, code);
        assert_eq!(book.len(), 145);
        assert!(rules(Edition::Origin).iter().all(|rule| !rule.summary().is_empty()));
    }

    #[test]
    fn a_group_is_found_by_its_name() {
        assert_eq!(find("ori-s4").len(), 1);
        assert_eq!(find("ORI-T-TAIL-LOSS").len(), 2);
        assert!(find("ORI-NO-1").is_empty());
    }
}
