//! The book: its chapters, its traits, and where an address leads.

use desk::screen::Emblem;
use editions::Edition;
use editions::rulebook::{RuleText, rules, rules_in};
use locale::{Lang, Words};
use origin::{Rule, Trait};

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
    Trait(Trait),
}

/// The books that can be read.
pub const BOOKS: [Edition; 2] = [Edition::Origin, Edition::Continents];

impl Place {
    /// The book it is in.
    pub fn edition(&self) -> Edition {
        match self {
            Self::Chapter(edition, _) | Self::Rule { edition, .. } => *edition,
            Self::Trait(shows) => edition_of(*shows),
        }
    }
}

/// The book that explains a trait.
pub fn edition_of(shows: Trait) -> Edition {
    if Trait::BASE.contains(&shows) { Edition::Origin } else { Edition::Continents }
}

/// Where an address leads; what is unknown leads to the beginning.
pub fn place(address: Option<&str>) -> Place {
    let begin = Place::Chapter(Edition::Origin, 0);
    let Some(address) = address else { return begin };
    if let Some(id) = address.strip_prefix("trait/") {
        return Trait::from_id(id).map_or(begin, Place::Trait);
    }
    // `chapter/7` is of the base game, `continents/chapter/7` of that book.
    let (book, rest) = address.split_once('/').unwrap_or((address, ""));
    let (edition, chapter) = match BOOKS.into_iter().find(|edition| edition.id() == book) {
        Some(edition) => (edition, Some(rest.strip_prefix("chapter/").unwrap_or("0"))),
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

/// The address of a trait.
pub fn trait_href(shows: impl Into<Emblem>) -> String {
    Route::Rules(Some(format!("trait/{}", shows.into().id()))).href()
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
pub fn traits_of(edition: Edition, words: &Words) -> Vec<(Trait, String)> {
    let mut traits = traits(words);
    traits.retain(|(shows, _)| edition_of(*shows) == edition);
    traits
}

/// All traits, by their names.
pub fn traits(words: &Words) -> Vec<(Trait, String)> {
    let mut traits: Vec<_> =
        Trait::ALL.iter().map(|shows| (*shows, locale::origin::trait_name(words, *shows))).collect();
    traits.sort_by_key(|(_, name)| name.to_lowercase());
    traits
}

/// The rules of a trait in a language: its own, and the defence it is about.
pub fn rules_of(shows: Trait, lang: Lang) -> Vec<&'static RuleText> {
    let book = if edition_of(shows) == Edition::Origin { "ORI" } else { "CON" };
    let group = format!("{book}-T-{}", shows.id().to_ascii_uppercase().replace('_', "-"));
    let numbered = |id: &str| {
        let rest = id.strip_prefix(&group).map(|rest| rest.trim_start_matches('-'));
        rest.is_some_and(|rest| rest.chars().all(|c| c.is_ascii_digit()))
    };
    let defence = defence_of(shows).map(game::RuleId::id);
    all_rules(lang).filter(|rule| numbered(rule.id) || Some(rule.id) == defence).collect()
}

/// Other rules whose English text names the trait.
pub fn see_also(shows: Trait, lang: Lang) -> Vec<&'static RuleText> {
    let name = locale::origin::trait_name(Words::of(Lang::En), shows);
    let own: Vec<&str> = rules_of(shows, lang).iter().map(|rule| rule.id).collect();
    let named = all_rules(Lang::En).zip(all_rules(lang));
    named
        .filter(|(english, _)| english.text.contains(&name) || english.title.contains(&name))
        .map(|(_, rule)| rule)
        .filter(|rule| !own.contains(&rule.id) && !rule.id.contains("-DECK"))
        .collect()
}

/// The static defence that a trait gives.
pub fn defence_of(shows: Trait) -> Option<Rule> {
    DEFENCES.into_iter().find(|(_, shield, ..)| *shield == shows).map(|(rule, ..)| rule)
}

/// The static defences of the deck: the rule, the trait, the message that says what overcomes it, and what the hunter has.
pub const DEFENCES: [(Rule, Trait, &str, &[Trait]); 5] = [
    (Rule::OriS3, Trait::Symbiosis, "rules-overcome-symbiosis", &[Trait::Carnivorous]),
    (Rule::OriS4, Trait::Camouflage, "rules-overcome-camouflage", &[Trait::Carnivorous, Trait::SharpVision]),
    (Rule::OriS5, Trait::Swimming, "rules-overcome-swimming", &[Trait::Carnivorous, Trait::Swimming]),
    (
        Rule::OriS6,
        Trait::HighBodyWeight,
        "rules-overcome-high-body-weight",
        &[Trait::Carnivorous, Trait::HighBodyWeight],
    ),
    (Rule::OriS7, Trait::Burrowing, "rules-overcome-burrowing", &[Trait::Carnivorous]),
];
