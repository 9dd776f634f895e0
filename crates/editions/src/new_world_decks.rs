//! Decks, areas and trait numbers of New World as data.
//!
//! Part of this edition is reconstructed, so everything that is a number lives in `rulebooks/decks/new-world*.toml` and can
//! be put right, or replaced by files of the user's own, without a change of code.

use std::ops::Range;
use std::sync::OnceLock;

use new_world::options::DeckChoice;
use new_world::{
    Access, AreaName, Areas, AreasError, Card, Catalogue, CatalogueError, Design, Numbers, Options, Part, Trait,
};
use serde::Deserialize;
use toml::Spanned;

use crate::decks::{DeckError, line_of};

const FULL_29: (&str, &str) =
    ("rulebooks/decks/new-world.toml", include_str!("../../../rulebooks/decks/new-world.toml"));
const CERTAIN_25: (&str, &str) =
    ("rulebooks/decks/new-world-certain-25.toml", include_str!("../../../rulebooks/decks/new-world-certain-25.toml"));
const AREAS: (&str, &str) =
    ("rulebooks/decks/new-world-areas.toml", include_str!("../../../rulebooks/decks/new-world-areas.toml"));
const TRAITS: (&str, &str) =
    ("rulebooks/decks/new-world-traits.toml", include_str!("../../../rulebooks/decks/new-world-traits.toml"));

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeckFile {
    #[allow(dead_code, reason = "names the deck for its reader")]
    name: String,
    cards: Spanned<u16>,
    card: Vec<Spanned<CardEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    major: Spanned<String>,
    minor: Spanned<String>,
    count: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AreasFile {
    #[allow(dead_code, reason = "names the areas for their reader")]
    name: String,
    cards: Spanned<u16>,
    area: Vec<Spanned<AreaEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AreaEntry {
    id: Spanned<String>,
    count: Spanned<u8>,
    #[serde(default)]
    #[allow(dead_code, reason = "tells the reader how sure the entry is")]
    certainty: String,
    part: Vec<Spanned<PartEntry>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PartEntry {
    name: Spanned<String>,
    access: Spanned<String>,
    food: u8,
    shelter: u8,
    #[serde(default)]
    accumulates: bool,
    max_food: Option<Spanned<u8>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TraitsFile {
    #[allow(dead_code, reason = "names the numbers for their reader")]
    name: String,
    running_min_roll: Spanned<u8>,
    horned_min_roll: Spanned<u8>,
    #[serde(default)]
    r#trait: Vec<TraitEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TraitEntry {
    id: Spanned<String>,
    need: Spanned<u8>,
    bonus: Spanned<u8>,
}

/// The numbers of the traits, and the lowest rolls that succeed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TraitNumbers {
    /// What traits add to the required food and to the points.
    pub numbers: Numbers,
    /// Running succeeds from this roll on.
    pub running_min_roll: u8,
    /// Horned succeeds from this roll on.
    pub horned_min_roll: u8,
}

/// A deck of the box (NW-DECK-1).
pub fn deck(choice: DeckChoice) -> &'static [(Card, u8)] {
    static FULL: OnceLock<Vec<(Card, u8)>> = OnceLock::new();
    static CERTAIN: OnceLock<Vec<(Card, u8)>> = OnceLock::new();
    // A test reads the embedded files, so they are known to be right.
    let (cell, (file, text)) = match choice {
        DeckChoice::Full29 => (&FULL, FULL_29),
        DeckChoice::Certain25 => (&CERTAIN, CERTAIN_25),
    };
    cell.get_or_init(|| parse_deck(file, text).unwrap_or_default())
}

/// The area cards of the box (NW-DECK-2).
pub fn areas() -> &'static [(Design, u8)] {
    static CARDS: OnceLock<Vec<(Design, u8)>> = OnceLock::new();
    CARDS.get_or_init(|| parse_areas(AREAS.0, AREAS.1).unwrap_or_default())
}

/// The area card of the box with this id (`cave_mountains`).
pub fn area(id: &str) -> Option<Design> {
    areas().iter().map(|(design, _)| *design).find(|design| area_id(design) == id)
}

/// The id of an area card: the names of its parts, from the top.
pub fn area_id(design: &Design) -> String {
    design.parts().map(|(_, part)| part.name.id()).collect::<Vec<_>>().join("_")
}

/// The numbers of the traits.
pub fn trait_numbers() -> TraitNumbers {
    static NUMBERS: OnceLock<TraitNumbers> = OnceLock::new();
    *NUMBERS.get_or_init(|| {
        parse_traits(TRAITS.0, TRAITS.1).unwrap_or(TraitNumbers {
            numbers: Numbers::default(),
            running_min_roll: Options::default().running_min_roll,
            horned_min_roll: Options::default().horned_min_roll,
        })
    })
}

pub(crate) fn describe_cards(error: CatalogueError) -> String {
    match error {
        CatalogueError::TooManyKinds => format!("it has more than {} different cards", Catalogue::MAX_KINDS),
        CatalogueError::TooManyCards { cards, limit } => format!("it has {cards} cards; at most {limit} fit a game"),
        CatalogueError::TooManyPairs { cards, limit } => {
            format!("{cards} of its cards show a pair trait; at most {limit} fit a game")
        }
        CatalogueError::TooFewCards { cards, needed } => {
            format!("it has {cards} cards; the first hands alone take {needed}")
        }
        CatalogueError::SameFaceTwice(t) => format!("a card shows '{}' on both faces", t.id()),
    }
}

pub(crate) fn describe_areas(error: AreasError) -> String {
    match error {
        AreasError::TooManyDesigns => "it has too many different areas".to_owned(),
        AreasError::TooManyCards => "it has too many area cards".to_owned(),
        AreasError::TooFewCards { cards, needed } => format!("it has {cards} area cards; the row alone takes {needed}"),
        AreasError::SwampTooSmall(name) => format!("'{}' shows more food than it may hold", name.id()),
        AreasError::SameNameTwice(name) => format!("both parts of an area card are called '{}'", name.id()),
    }
}

/// A file that is being read, for messages.
struct Reading<'a> {
    file: &'a str,
    text: &'a str,
}

impl Reading<'_> {
    fn wrong(&self, span: Range<usize>, message: String) -> DeckError {
        DeckError { file: self.file.to_owned(), line: line_of(self.text, span.start), message }
    }

    fn parse<T: for<'de> Deserialize<'de>>(&self) -> Result<T, DeckError> {
        toml::from_str(self.text)
            .map_err(|error| self.wrong(error.span().unwrap_or(0..0), error.message().trim().to_owned()))
    }

    fn a_trait(&self, name: &Spanned<String>) -> Result<Trait, DeckError> {
        Trait::from_id(name.get_ref()).ok_or_else(|| {
            let alike = |t: &Trait| t.id().bytes().zip(name.get_ref().bytes()).take_while(|(a, b)| a == b).count();
            let nearest = match Trait::ALL.iter().max_by_key(|t| alike(t)) {
                Some(t) if alike(t) >= 3 => format!("; did you mean '{}'?", t.id()),
                _ => String::new(),
            };
            self.wrong(name.span(), format!("unknown trait '{}'{nearest}", name.get_ref()))
        })
    }

    fn sum(&self, stated: &Spanned<u16>, counts: impl Iterator<Item = u8>) -> Result<(), DeckError> {
        let (stated, sum) = (stated, counts.map(u16::from).sum::<u16>());
        if sum == *stated.get_ref() {
            return Ok(());
        }
        let message = format!("the file says {} cards, but its counts add up to {sum}", stated.get_ref());
        Err(self.wrong(stated.span(), message))
    }
}

/// Reads an evolution deck; `file` is only for messages.
pub fn parse_deck(file: &str, text: &str) -> Result<Vec<(Card, u8)>, DeckError> {
    let reading = Reading { file, text };
    let deck: DeckFile = reading.parse()?;
    let mut cards: Vec<(Card, u8)> = Vec::new();
    for entry in &deck.card {
        let CardEntry { major, minor, count } = entry.get_ref();
        // NW-COMP-3: two different traits on every card.
        let card = Card::double(reading.a_trait(major)?, reading.a_trait(minor)?);
        if card.minor == Some(card.major) {
            return Err(reading.wrong(major.span(), format!("a card cannot show '{}' twice", major.get_ref())));
        }
        if *count.get_ref() == 0 {
            let message = "a card that is listed needs a count of at least 1".to_owned();
            return Err(reading.wrong(count.span(), message));
        }
        if cards.iter().any(|(known, _)| *known == card) {
            let message = "this card is listed twice; add the counts instead".to_owned();
            return Err(reading.wrong(entry.span(), message));
        }
        cards.push((card, *count.get_ref()));
    }
    reading.sum(&deck.cards, cards.iter().map(|(_, count)| *count))?;
    Catalogue::new(&cards).map_err(|error| reading.wrong(deck.cards.span(), describe_cards(error)))?;
    Ok(cards)
}

/// Reads area cards; `file` is only for messages.
pub fn parse_areas(file: &str, text: &str) -> Result<Vec<(Design, u8)>, DeckError> {
    let reading = Reading { file, text };
    let file: AreasFile = reading.parse()?;
    let mut cards: Vec<(Design, u8)> = Vec::new();
    for entry in &file.area {
        let AreaEntry { id, count, part, .. } = entry.get_ref();
        let parts = part.iter().map(|part| read_part(&reading, part.get_ref())).collect::<Result<Vec<_>, _>>()?;
        let design = match parts[..] {
            [lower] => Design { upper: None, lower },
            [upper, lower] => Design { upper: Some(upper), lower },
            _ => {
                let message = format!("an area card has one or two parts, not {}", parts.len());
                return Err(reading.wrong(entry.span(), message));
            }
        };
        let right = area_id(&design);
        if *id.get_ref() != right {
            let message = format!("an area card is called after its parts: '{right}', not '{}'", id.get_ref());
            return Err(reading.wrong(id.span(), message));
        }
        if *count.get_ref() == 0 {
            let message = "an area that is listed needs a count of at least 1".to_owned();
            return Err(reading.wrong(count.span(), message));
        }
        cards.push((design, *count.get_ref()));
    }
    reading.sum(&file.cards, cards.iter().map(|(_, count)| *count))?;
    Areas::new(&cards).map_err(|error| reading.wrong(file.cards.span(), describe_areas(error)))?;
    Ok(cards)
}

fn read_part(reading: &Reading<'_>, part: &PartEntry) -> Result<Part, DeckError> {
    let name = AreaName::from_id(part.name.get_ref())
        .ok_or_else(|| reading.wrong(part.name.span(), format!("unknown area '{}'", part.name.get_ref())))?;
    let access = match part.access.get_ref().as_str() {
        "all" => Access::All,
        "no_traits" => Access::NoTraits,
        _ => Access::With(reading.a_trait(&part.access)?),
    };
    let swamp = match (&part.max_food, part.accumulates) {
        (Some(most), true) => Some(*most.get_ref()),
        (None, false) => None,
        _ => {
            let message = "`accumulates` and `max_food` belong together".to_owned();
            return Err(reading.wrong(part.name.span(), message));
        }
    };
    Ok(Part { name, access, food: part.food, shelter: part.shelter, swamp })
}

/// Reads the numbers of the traits; `file` is only for messages.
pub fn parse_traits(file: &str, text: &str) -> Result<TraitNumbers, DeckError> {
    let reading = Reading { file, text };
    let file: TraitsFile = reading.parse()?;
    let mut numbers = Trait::ALL.into_iter().fold(Numbers::default(), |numbers, t| numbers.with(t, 0, 0));
    for TraitEntry { id, need, bonus } in &file.r#trait {
        if *need.get_ref() > Numbers::LIMIT {
            let message = format!("a trait adds at most {} to the required food", Numbers::LIMIT);
            return Err(reading.wrong(need.span(), message));
        }
        numbers = numbers.with(reading.a_trait(id)?, *need.get_ref(), *bonus.get_ref());
    }
    for roll in [&file.running_min_roll, &file.horned_min_roll] {
        if !(2..=6).contains(roll.get_ref()) {
            return Err(reading.wrong(roll.span(), "the lowest roll that succeeds is 2 to 6".to_owned()));
        }
    }
    Ok(TraitNumbers {
        numbers,
        running_min_roll: *file.running_min_roll.get_ref(),
        horned_min_roll: *file.horned_min_roll.get_ref(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(deck: &[(Card, u8)], wanted: impl Fn(&Card) -> bool) -> u32 {
        deck.iter().filter(|(card, _)| wanted(card)).map(|(_, count)| u32::from(*count)).sum()
    }

    #[test]
    fn the_decks_are_as_in_the_rulebook() {
        // NW-DECK-1, NW-COMP-1, NW-COMP-3, NW-OPT-DECK
        let full = parse_deck(FULL_29.0, FULL_29.1).expect("the embedded deck is right");
        let certain = parse_deck(CERTAIN_25.0, CERTAIN_25.1).expect("the embedded deck is right");
        for (deck, majors) in [(&full, 23), (&certain, 19)] {
            assert_eq!(count(deck, |_| true), 96);
            let of = |face: fn(&Card) -> Trait| {
                let mut faces: Vec<Trait> = deck.iter().map(|(card, _)| face(card)).collect();
                faces.sort();
                faces.dedup();
                faces
            };
            assert_eq!(of(|card| card.major).len(), majors);
            assert_eq!(of(|card| card.minor.expect("two traits on every card")).len(), 6);
            assert!(count(deck, |card| *card == Card::double(Trait::Piracy, Trait::Swimming)) > 0);
            let most = count(deck, |card| card.shows(Trait::Carnivorous));
            assert!(Trait::ALL.iter().all(|t| count(deck, |card| card.shows(*t)) < most || *t == Trait::Carnivorous));
        }
        let minors = [
            (Trait::Carnivorous, 26),
            (Trait::FatTissue, 18),
            (Trait::Robust, 14),
            (Trait::Swimming, 14),
            (Trait::Nocturnal, 12),
            (Trait::Burrowing, 12),
        ];
        for (t, expected) in minors {
            assert_eq!(count(&full, |card| card.minor == Some(t)), expected, "{t:?}");
        }
        for t in [Trait::Mimicry, Trait::Intelligent, Trait::Flying, Trait::Shelled] {
            assert_eq!((count(&full, |card| card.shows(t)), count(&certain, |card| card.shows(t))), (4, 0), "{t:?}");
        }
    }

    #[test]
    fn the_areas_are_as_in_the_rulebook() {
        // NW-DECK-2, NW-ACC-2, NW-ACC-3, NW-SWAMP-1, NW-OPT-AREAS
        let areas = parse_areas(AREAS.0, AREAS.1).expect("the embedded areas are right");
        assert_eq!(areas.iter().map(|(_, count)| u32::from(*count)).sum::<u32>(), 20);
        assert_eq!(areas.len(), 10);
        let part = |name: AreaName| {
            let all = areas.iter().flat_map(|(design, _)| design.parts().map(|(_, part)| *part).collect::<Vec<_>>());
            all.into_iter().find(|part| part.name == name).expect("every name is on a card")
        };
        let upper = [
            (AreaName::Savanna, Access::With(Trait::Robust)),
            (AreaName::Cave, Access::With(Trait::Nocturnal)),
            (AreaName::Lake, Access::With(Trait::Swimming)),
            (AreaName::Glacier, Access::NoTraits),
        ];
        for name in AreaName::ALL {
            let known = upper.iter().find(|(other, _)| *other == name);
            assert_eq!(part(name).access, known.map_or(Access::All, |(_, access)| *access), "{name:?}");
        }
        let swamp = part(AreaName::Swamp);
        assert_eq!((swamp.food, swamp.swamp), (1, Some(4)));
        assert_eq!(area("cave_mountains").map(|design| area_id(&design)).as_deref(), Some("cave_mountains"));
        assert_eq!(area("cave"), None);
    }

    #[test]
    fn the_numbers_of_the_traits_are_those_of_the_engine() {
        // NW-HUN-1, NW-END-1, NW-OPT-RUNNING-MIN-ROLL, NW-OPT-HORNED-MIN-ROLL
        let read = parse_traits(TRAITS.0, TRAITS.1).expect("the embedded numbers are right");
        assert_eq!(read.numbers, Numbers::default());
        assert_eq!((read.running_min_roll, read.horned_min_roll), (4, 5));
    }

    #[test]
    fn wrong_files_name_the_line() {
        let card = |face: &str| {
            format!("name = \"x\"\ncards = 4\n[[card]]\nmajor = \"{face}\"\nminor = \"swimming\"\ncount = 4\n")
        };
        let decks = [
            (card("swiming"), 4, "did you mean 'swimming'"),
            (card("swimming"), 4, "twice"),
            (card("piracy").replace("cards = 4", "cards = 5"), 2, "add up to 4"),
        ];
        for (text, line, part) in decks {
            let error = parse_deck("mine.toml", &text).expect_err("must be refused");
            assert_eq!(error.line, line, "{error}");
            assert!(error.message.contains(part), "{error}");
        }
        let areas = [
            (AREAS.1.replace("\"steppe\"\ncount", "\"step\"\ncount"), "called after its parts"),
            (AREAS.1.replace("accumulates = true\n", ""), "belong together"),
            (AREAS.1.replace("max_food = 4", "max_food = 0"), "more food"),
            (AREAS.1.replace("\"nocturnal\"", "\"nocturn\""), "did you mean 'nocturnal'"),
            (AREAS.1.replace("cards = 20", "cards = 21"), "add up to 20"),
        ];
        for (text, part) in areas {
            let error = parse_areas("mine.toml", &text).expect_err("must be refused");
            assert!(error.message.contains(part), "{error}");
        }
        let error = parse_traits("mine.toml", &TRAITS.1.replace("need = 2", "need = 9")).expect_err("too much");
        assert!(error.message.contains("at most 5"), "{error}");
    }
}
