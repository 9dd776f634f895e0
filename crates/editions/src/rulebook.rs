//! The rulebooks as texts: what a player reads when asking "why can't I?".
//!
//! The English book is the one that counts; a translation has the same rules in the same order.

use std::sync::OnceLock;

use crate::edition::Edition;

/// The language of the books themselves.
pub const ENGLISH: &str = "en";

/// A book in one language, read when it is first opened.
struct Book {
    name: &'static str,
    lang: &'static str,
    text: OnceLock<&'static str>,
    rules: OnceLock<Vec<RuleText>>,
}

impl Book {
    const fn new(name: &'static str, lang: &'static str) -> Self {
        Self { name, lang, text: OnceLock::new(), rules: OnceLock::new() }
    }

    /// What is written in it, if it is here: with the program or, in a page, once it was handed over.
    fn text(&self) -> Option<&'static str> {
        self.text.get().copied().or_else(|| embedded(self.name, self.lang))
    }

    fn rules(&'static self) -> Option<&'static [RuleText]> {
        let text = self.text()?;
        Some(self.rules.get_or_init(|| parse(text)))
    }
}

macro_rules! books {
    ($($name:literal)*) => {
        /// The names of the books, as their files are called.
        pub const NAMES: [&str; 4] = [$($name),*];

        /// Every book in every language.
        static BOOKS: [[Book; 4]; NAMES.len()] = [$([
            Book::new($name, ENGLISH),
            Book::new($name, "pl"),
            Book::new($name, "ru"),
            Book::new($name, "cs"),
        ]),*];

        /// A page has none: they are loaded beside it.
        #[cfg(target_family = "wasm")]
        fn embedded(_: &str, _: &str) -> Option<&'static str> {
            None
        }

        #[cfg(not(target_family = "wasm"))]
        fn embedded(name: &str, lang: &str) -> Option<&'static str> {
            match (name, lang) {
                $(($name, ENGLISH) => Some(include_str!(concat!("../../../rulebooks/", $name, ".md"))),)*
                $(
                    ($name, "pl") => Some(include_str!(concat!("../../../rulebooks/", $name, ".pl.md"))),
                    ($name, "ru") => Some(include_str!(concat!("../../../rulebooks/", $name, ".ru.md"))),
                    ($name, "cs") => Some(include_str!(concat!("../../../rulebooks/", $name, ".cs.md"))),
                )*
                _ => None,
            }
        }
    };
}
books! { "origin" "continents" "northstar" "new-world" }

fn book(name: &str, lang: &str) -> Option<&'static Book> {
    BOOKS.iter().flatten().find(|book| book.name == name && book.lang == lang)
}

/// Takes a book in a language: what is in `rulebooks/NAME.LANG.md`. A book that was opened before stays as it was.
pub fn supply(name: &str, lang: &str, text: String) {
    if let Some(book) = book(name, lang).filter(|book| book.text().is_none()) {
        let _ = book.text.set(text.leak());
    }
}

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

/// The rules of an edition in English, in the order of its book. In a page that has loaded the books of another language
/// alone, in that one: the rules and their order are the same.
pub fn rules(edition: Edition) -> &'static [RuleText] {
    let books = BOOKS.iter().flatten().filter(|book| book.name == edition.book());
    books.filter_map(Book::rules).next().unwrap_or_default()
}

/// Whether the books of a language are here.
pub fn are_here(lang: &str) -> bool {
    BOOKS.iter().flatten().all(|book| book.lang != lang || book.text().is_some())
}

/// The same as [`rules`] in a language (`pl`); in English where there is no translation.
pub fn rules_in(edition: Edition, lang: &str) -> &'static [RuleText] {
    book(edition.book(), lang).and_then(Book::rules).unwrap_or_else(|| rules(edition))
}

/// Every rule whose id is this one, or whose group is (`ORI-T-TAIL-LOSS`), in English; upper and lower case are the same.
pub fn find(id: &str) -> Vec<&'static RuleText> {
    among(id, rules)
}

/// The same in a language.
pub fn find_in(id: &str, lang: &str) -> Vec<&'static RuleText> {
    among(id, |edition| rules_in(edition, lang))
}

fn among(id: &str, rules: impl Fn(Edition) -> &'static [RuleText]) -> Vec<&'static RuleText> {
    let id = id.to_ascii_uppercase();
    // Two editions share one book.
    let books = Edition::ALL.into_iter().filter(|edition| edition.has_own_book());
    let all = || books.clone().flat_map(&rules);
    let exact: Vec<_> = all().filter(|rule| rule.id == id).collect();
    if !exact.is_empty() {
        return exact;
    }
    let group = format!("{id}-");
    all().filter(|rule| rule.id.starts_with(&group)).collect()
}

/// How the ids of the books begin.
const BEGINNINGS: [&str; 4] = ["ORI-", "CON-", "NS-", "NW-"];

/// The ids of rules and of groups of rules that stand in a text, in any language.
pub fn cited(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| !(c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-'));
    let ids = words.filter(|word| BEGINNINGS.iter().any(|begin| word.starts_with(begin)));
    ids.map(|word| word.trim_end_matches('-'))
}

/// The rules beside those of one subject, which are given by their ids or their group: the ones that they cite and the
/// ones that cite them, in the order of these books.
pub fn beside(own: &[&str], books: &[Edition], lang: &str) -> Vec<&'static RuleText> {
    let all = || books.iter().flat_map(|edition| rules_in(*edition, lang));
    let named: Vec<&str> = all().filter(|rule| own.contains(&rule.id)).flat_map(|rule| cited(rule.text)).collect();
    let belongs = |rule: &&RuleText| named.contains(&rule.id) || cited(rule.text).any(|id| own.contains(&id));
    all().filter(|rule| !own.contains(&rule.id)).filter(belongs).collect()
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
        let all = || rules(Edition::Origin).iter().chain(rules(Edition::Continents));
        let book: Vec<&str> = all().map(|rule| rule.id).collect();
        let code: Vec<&str> = origin::Rule::ALL.iter().map(|rule| rule.id()).collect();
        assert_eq!(book, code);
        assert_eq!(book.len(), 145 + 71);
        assert!(all().all(|rule| !rule.summary().is_empty()));
    }

    #[test]
    fn the_book_of_the_species_boards_has_the_rules_of_its_crate() {
        let book: Vec<&str> = rules(Edition::Evolution).iter().map(|rule| rule.id).collect();
        let code: Vec<&str> = northstar::Rule::ALL.iter().map(|rule| rule.id()).collect();
        assert_eq!(book, code);
        assert_eq!(book.len(), 259);
        assert_eq!(find("NS-ATT-4").len(), 1, "one book for two editions");
    }

    #[test]
    fn the_book_of_new_world_has_the_rules_of_its_crate() {
        let book: Vec<&str> = rules(Edition::NewWorld).iter().map(|rule| rule.id).collect();
        let code: Vec<&str> = new_world::Rule::ALL.iter().map(|rule| rule.id()).collect();
        assert_eq!(book, code);
        assert_eq!(book.len(), 204);
        assert!(rules(Edition::NewWorld).iter().all(|rule| !rule.summary().is_empty()));
    }

    #[test]
    fn translations_have_the_same_rules_in_the_same_order() {
        let told = Edition::ALL.into_iter().filter(|edition| edition.has_own_book());
        let pairs = told.flat_map(|edition| ["pl", "ru", "cs"].map(|lang| (edition, lang)));
        for (edition, lang) in pairs {
            let book = book(edition.book(), lang).expect("a book");
            let english = rules(edition);
            let translated = rules_in(edition, book.lang);
            let ids = |rules: &[RuleText]| rules.iter().map(|rule| rule.id).collect::<Vec<_>>();
            assert_eq!(ids(translated), ids(english), "{}", book.lang);
            for (rule, original) in translated.iter().zip(english) {
                assert!(!rule.summary().is_empty(), "{} {}", book.lang, rule.id);
                assert_ne!(rule.text, original.text, "{} {}", book.lang, rule.id);
                let rows = |rule: &RuleText| rule.text.lines().filter(|line| line.starts_with('|')).count();
                assert_eq!(rows(rule), rows(original), "tables of {} {}", book.lang, rule.id);
            }
        }
    }

    #[test]
    fn translations_cite_the_same_rules() {
        let told = Edition::ALL.into_iter().filter(|edition| edition.has_own_book());
        for (edition, lang) in told.flat_map(|edition| ["pl", "ru", "cs"].map(|lang| (edition, lang))) {
            for (rule, original) in rules_in(edition, lang).iter().zip(rules(edition)) {
                let ids = |rule: &RuleText| cited(rule.text).collect::<std::collections::BTreeSet<_>>();
                assert_eq!(ids(rule), ids(original), "{} in {lang}", rule.id);
            }
        }
    }

    #[test]
    fn every_citation_leads_to_a_rule() {
        for rule in Edition::ALL.into_iter().flat_map(rules) {
            for id in cited(rule.text) {
                assert!(!find(id).is_empty(), "{} cites {id}", rule.id);
            }
        }
    }

    #[test]
    fn rules_beside_a_subject_cite_it_or_are_cited_by_it() {
        let books = [Edition::Origin, Edition::Continents];
        let ids = |own: &[&str], lang| beside(own, &books, lang).iter().map(|rule| rule.id).collect::<Vec<_>>();
        assert_eq!(ids(&["ORI-T-POISONOUS"], "en"), ["ORI-ATT-6"]);
        assert_eq!(ids(&["CON-T-PHORESY"], "cs"), ["CON-MIG-6"]);
        assert!(ids(&["ORI-T-SHARP-VISION"], "pl").contains(&"ORI-S4"));
    }

    #[test]
    fn translations_refuse_for_the_same_reasons() {
        // The appendix: a row for each reason, with its rule in the last cell.
        let reasons = |name: &str, lang: &str| -> Vec<&'static str> {
            let text = book(name, lang).and_then(Book::text).expect("embedded");
            let appendix = text.rsplit("\n## ").next().unwrap_or_default();
            let rows = appendix.lines().filter(|line| ["| ORI-", "| NW-"].iter().any(|id| line.contains(id)));
            rows.filter_map(|row| row.trim_end_matches([' ', '|']).rsplit("| ").next()).collect()
        };
        for name in ["origin", "new-world"] {
            let english = reasons(name, ENGLISH);
            assert!(english.len() > 40 && english.iter().all(|id| find(id).len() == 1), "{english:?}");
            for lang in ["pl", "ru", "cs"] {
                assert_eq!(reasons(name, lang), english, "{lang}");
            }
        }
    }

    #[test]
    fn a_language_without_a_book_reads_english() {
        assert_eq!(rules_in(Edition::Origin, "de"), rules(Edition::Origin));
        assert_eq!(rules_in(Edition::Origin, ENGLISH), rules(Edition::Origin));
        assert_eq!(rules_in(Edition::NewWorld, "de"), rules(Edition::NewWorld));
        let [swimming] = find_in("ori-t-swimming", "pl")[..] else { panic!("one rule") };
        assert_eq!(swimming.title, "Pływanie");
        let [swimming] = find_in("nw-t-swimming", "pl")[..] else { panic!("one rule") };
        assert_eq!(swimming.title, "Pływający");
    }

    #[test]
    fn a_group_is_found_by_its_name() {
        assert_eq!(find("ori-s4").len(), 1);
        assert_eq!(find("ORI-T-TAIL-LOSS").len(), 2);
        assert!(find("ORI-NO-1").is_empty());
    }
}
