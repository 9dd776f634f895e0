//! The book: its chapters, its traits, and where an address leads.

use desk::book::{BOOKS, BookTrait, book_of};
use desk::screen::Emblem;
use editions::Edition;
use editions::rulebook::{RuleText, beside, rules, rules_in};
use locale::{Lang, Words};

use crate::pages::home::quick::edition_name;
use crate::route::Route;

/// A place in the book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// A chapter of a book, from 0.
    Chapter(Edition, usize),
    /// A rule.
    Rule {
        /// The book it stands in.
        edition: Edition,
        /// The chapter it stands in.
        chapter: usize,
        /// Its id.
        id: String,
    },
    /// A trait.
    Trait(BookTrait),
}

impl Place {
    /// The book it is in.
    pub fn edition(&self) -> Edition {
        match self {
            Self::Chapter(edition, _) | Self::Rule { edition, .. } => *edition,
            Self::Trait(shows) => shows.book(),
        }
    }
}

/// The name of a book: those of its editions.
pub fn book_name(words: &Words, book: Edition) -> String {
    let told = Edition::ALL.into_iter().filter(|edition| book_of(*edition) == book);
    told.map(|edition| edition_name(words, edition)).collect::<Vec<_>>().join(" · ")
}

/// Where an address leads; what is unknown leads to the beginning.
pub fn place(address: Option<&str>) -> Place {
    let begin = Place::Chapter(Edition::Origin, 0);
    let Some(address) = address else { return begin };
    if let Some(id) = address.strip_prefix("trait/") {
        return BookTrait::find(Edition::Origin, id).map_or(begin, Place::Trait);
    }
    // `chapter/7` is of the base game, `continents/chapter/7` of that book.
    let (book, rest) = address.split_once('/').unwrap_or((address, ""));
    let (edition, chapter) = match Edition::from_id(book).map(book_of).filter(|edition| BOOKS.contains(edition)) {
        Some(edition) => {
            if let Some(id) = rest.strip_prefix("trait/") {
                return BookTrait::find(edition, id).map_or(Place::Chapter(edition, 0), Place::Trait);
            }
            (edition, Some(rest.strip_prefix("chapter/").unwrap_or("0")))
        }
        None => (Edition::Origin, address.strip_prefix("chapter/")),
    };
    if let Some(number) = chapter {
        let number = number.parse().ok().filter(|number| *number < chapters(edition, Lang::En).len());
        return Place::Chapter(edition, number.unwrap_or(0));
    }
    let Some(rule) = first_of(address) else { return begin };
    let holds = |edition: &Edition| rules(*edition).iter().any(|other| other.id == rule.id);
    let edition = BOOKS.into_iter().find(holds).unwrap_or(Edition::Origin);
    let chapter = chapters(edition, Lang::En).iter().position(|chapter| chapter.name == rule.chapter).unwrap_or(0);
    Place::Rule { edition, chapter, id: rule.id.to_owned() }
}

/// The rule with this id, or the first of this group.
fn first_of(id: &str) -> Option<&'static RuleText> {
    editions::rulebook::find(id).into_iter().next()
}

/// The rule with this id in a language.
pub fn rule_in(id: &str, lang: Lang) -> Option<&'static RuleText> {
    editions::rulebook::find_in(id, lang.code()).into_iter().next()
}

/// Whether this is the id of a rule or of a group of rules.
pub fn is_rule(id: &str) -> bool {
    first_of(id).is_some()
}

/// The address of a rule.
pub fn rule_href(id: &str) -> String {
    Route::Rules(Some(id.to_owned())).href()
}

/// The address of a chapter.
pub fn chapter_href(edition: Edition, number: usize) -> String {
    let chapter = format!("chapter/{number}");
    Route::Rules(Some(match edition {
        Edition::Origin => chapter,
        _ => format!("{}/{chapter}", edition.id()),
    }))
    .href()
}

/// The address of a trait of an edition.
pub fn trait_href(edition: Edition, shows: impl Into<Emblem>) -> String {
    let page = format!("trait/{}", shows.into().id());
    Route::Rules(Some(match edition {
        Edition::Origin | Edition::Continents => page,
        edition => format!("{}/{page}", book_of(edition).id()),
    }))
    .href()
}

/// A chapter and its rules.
#[derive(Clone, Copy)]
pub struct Chapter {
    /// Its name.
    pub name: &'static str,
    /// Its rules.
    pub rules: &'static [RuleText],
}

/// The chapters in the order of the book; the same number of them in every language.
pub fn chapters(edition: Edition, lang: Lang) -> Vec<Chapter> {
    let all = rules_in(edition, lang.code());
    all.chunk_by(|one, next| one.chapter == next.chapter)
        .map(|rules| Chapter { name: rules.first().map_or("", |rule| rule.chapter), rules })
        .collect()
}

/// Every rule of every book in a language.
pub fn all_rules(lang: Lang) -> impl Iterator<Item = &'static RuleText> {
    BOOKS.into_iter().flat_map(move |edition| rules_in(edition, lang.code()))
}

/// The traits of a book, by their names.
pub fn traits_of(edition: Edition, words: &Words) -> Vec<(BookTrait, String)> {
    let mut traits: Vec<_> = BookTrait::all_of(edition).into_iter().map(|shows| (shows, shows.name(words))).collect();
    game::order::sort_by_key(&mut traits, |(_, name)| name.to_lowercase());
    traits
}

/// The rules of a trait in a language: its own, and the defence it is about.
pub fn rules_of(shows: BookTrait, lang: Lang) -> Vec<&'static RuleText> {
    let group = shows.group();
    let numbered = |id: &str| {
        let rest = id.strip_prefix(&group).map(|rest| rest.trim_start_matches('-'));
        rest.is_some_and(|rest| rest.chars().all(|c| c.is_ascii_digit()))
    };
    let defence = shows.defence().map(|defence| defence.rule);
    all_rules(lang).filter(|rule| numbered(rule.id) || Some(rule.id) == defence).collect()
}

/// Other rules of its book (and of the base game, for Continents) that cite the rules of a trait or are cited by them.
pub fn see_also(shows: BookTrait, lang: Lang) -> Vec<&'static RuleText> {
    let group = shows.group();
    let mut own: Vec<&str> = rules_of(shows, lang).iter().map(|rule| rule.id).collect();
    own.push(&group);
    beside(&own, shows.books(), lang.code())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_beside_a_trait_are_the_same_in_every_language() {
        let mut found = 0;
        for shows in BOOKS.into_iter().flat_map(BookTrait::all_of) {
            let ids = |lang| see_also(shows, lang).iter().map(|rule| rule.id).collect::<Vec<_>>();
            let expected = ids(Lang::En);
            for lang in Lang::ALL {
                assert_eq!(ids(lang), expected, "{} in {}", shows.id(), lang.code());
            }
            found += expected.len();
        }
        assert!(found > 60, "{found}");
    }
}
