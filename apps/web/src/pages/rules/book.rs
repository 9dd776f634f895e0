//! The book: its chapters, its traits, and where an address leads.

use editions::Edition;
use editions::rulebook::{RuleText, rules, rules_in};
use locale::{Lang, Words};
use origin::{Rule, Trait};

use crate::route::Route;

/// A place in the book.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// A chapter, from 0.
    Chapter(usize),
    /// A rule.
    Rule {
        /// The chapter it stands in.
        chapter: usize,
        /// Its id.
        id: String,
    },
    /// A trait.
    Trait(Trait),
}

/// Where an address leads; what is unknown leads to the beginning.
pub fn place(address: Option<&str>) -> Place {
    let Some(address) = address else { return Place::Chapter(0) };
    if let Some(id) = address.strip_prefix("trait/") {
        return Trait::from_id(id).map_or(Place::Chapter(0), Place::Trait);
    }
    if let Some(number) = address.strip_prefix("chapter/") {
        let number = number.parse().ok().filter(|number| *number < chapters(Lang::En).len());
        return Place::Chapter(number.unwrap_or(0));
    }
    let Some(rule) = first_of(address) else { return Place::Chapter(0) };
    let chapter = chapters(Lang::En).iter().position(|chapter| chapter.name == rule.chapter).unwrap_or(0);
    Place::Rule { chapter, id: rule.id.to_owned() }
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
pub fn chapter_href(number: usize) -> String {
    Route::Rules(Some(format!("chapter/{number}"))).href()
}

/// The address of a trait.
pub fn trait_href(shows: Trait) -> String {
    Route::Rules(Some(format!("trait/{}", shows.id()))).href()
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
pub fn chapters(lang: Lang) -> Vec<Chapter> {
    let all = rules_in(Edition::Origin, lang.code());
    all.chunk_by(|one, next| one.chapter == next.chapter)
        .map(|rules| Chapter { name: rules.first().map_or("", |rule| rule.chapter), rules })
        .collect()
}

/// Every rule in a language.
pub fn all_rules(lang: Lang) -> &'static [RuleText] {
    rules_in(Edition::Origin, lang.code())
}

/// The traits of the deck, by their names.
pub fn traits(words: &Words) -> Vec<(Trait, String)> {
    let mut traits: Vec<_> =
        Trait::BASE.iter().map(|shows| (*shows, locale::origin::trait_name(words, *shows))).collect();
    traits.sort_by_key(|(_, name)| name.to_lowercase());
    traits
}

/// The rules of a trait in a language: its own, and the defence it is about.
pub fn rules_of(shows: Trait, lang: Lang) -> Vec<&'static RuleText> {
    let group = format!("ORI-T-{}", shows.id().to_ascii_uppercase().replace('_', "-"));
    let numbered = |id: &str| {
        let rest = id.strip_prefix(&group).map(|rest| rest.trim_start_matches('-'));
        rest.is_some_and(|rest| rest.chars().all(|c| c.is_ascii_digit()))
    };
    let defence = defence_of(shows).map(game::RuleId::id);
    all_rules(lang).iter().filter(|rule| numbered(rule.id) || Some(rule.id) == defence).collect()
}

/// Other rules whose English text names the trait.
pub fn see_also(shows: Trait, lang: Lang) -> Vec<&'static RuleText> {
    let name = locale::origin::trait_name(Words::of(Lang::En), shows);
    let own: Vec<&str> = rules_of(shows, lang).iter().map(|rule| rule.id).collect();
    let named = rules(Edition::Origin).iter().zip(all_rules(lang));
    named
        .filter(|(english, _)| english.text.contains(&name) || english.title.contains(&name))
        .map(|(_, rule)| rule)
        .filter(|rule| !own.contains(&rule.id) && !rule.id.starts_with("ORI-DECK"))
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
