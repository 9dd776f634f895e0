//! Decks, areas and trait numbers of New World as data.
//!
//! Part of this edition is reconstructed, so everything that is a number lives in `rulebooks/decks/new-world*.toml` and can
//! be put right, or replaced by files of the user's own, without a change of code.

use std::sync::OnceLock;

use new_world::options::DeckChoice;
use new_world::{
    Access, AreaName, Areas, AreasError, Card, Catalogue, CatalogueError, Design, Numbers, Options, Part, Trait,
};

use crate::decks::{DeckError, in_file, wrong};
use crate::toml::{self, At, Fault, Table};

const FULL_29: (&str, &str) =
    ("rulebooks/decks/new-world.toml", include_str!("../../../rulebooks/decks/new-world.toml"));
const CERTAIN_25: (&str, &str) =
    ("rulebooks/decks/new-world-certain-25.toml", include_str!("../../../rulebooks/decks/new-world-certain-25.toml"));
const AREAS: (&str, &str) =
    ("rulebooks/decks/new-world-areas.toml", include_str!("../../../rulebooks/decks/new-world-areas.toml"));
const TRAITS: (&str, &str) =
    ("rulebooks/decks/new-world-traits.toml", include_str!("../../../rulebooks/decks/new-world-traits.toml"));

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

fn a_trait(name: At<&str>) -> Result<Trait, Fault> {
    Trait::from_id(name.value).ok_or_else(|| {
        let alike = |t: &Trait| t.id().bytes().zip(name.value.bytes()).take_while(|(a, b)| a == b).count();
        let nearest = match Trait::ALL.iter().max_by_key(|t| alike(t)) {
            Some(t) if alike(t) >= 3 => format!("; did you mean '{}'?", t.id()),
            _ => String::new(),
        };
        wrong(name.at, format!("unknown trait '{}'{nearest}", name.value))
    })
}

fn check_sum(stated: At<u16>, counts: impl Iterator<Item = u8>) -> Result<(), Fault> {
    let sum = counts.map(u16::from).sum::<u16>();
    if sum == stated.value {
        return Ok(());
    }
    Err(wrong(stated.at, format!("the file says {} cards, but its counts add up to {sum}", stated.value)))
}

/// Reads an evolution deck; `file` is only for messages.
pub fn parse_deck(file: &str, text: &str) -> Result<Vec<(Card, u8)>, DeckError> {
    read_deck(text).map_err(|fault| in_file(file, text, fault))
}

fn read_deck(text: &str) -> Result<Vec<(Card, u8)>, Fault> {
    let deck = toml::parse(text)?;
    deck.only(&["name", "cards", "card"])?;
    deck.text("name")?;
    let stated = deck.number::<u16>("cards")?;
    let mut cards: Vec<(Card, u8)> = Vec::new();
    for entry in deck.some_tables("card")? {
        entry.only(&["major", "minor", "count"])?;
        let (major, minor, count) = (entry.text("major")?, entry.text("minor")?, entry.number::<u8>("count")?);
        // NW-COMP-3: two different traits on every card.
        let card = Card::double(a_trait(major)?, a_trait(minor)?);
        if card.minor == Some(card.major) {
            return Err(wrong(major.at, format!("a card cannot show '{}' twice", major.value)));
        }
        if count.value == 0 {
            return Err(wrong(count.at, "a card that is listed needs a count of at least 1"));
        }
        if cards.iter().any(|(known, _)| *known == card) {
            return Err(wrong(entry.at, "this card is listed twice; add the counts instead"));
        }
        cards.push((card, count.value));
    }
    check_sum(stated, cards.iter().map(|(_, count)| *count))?;
    Catalogue::new(&cards).map_err(|error| wrong(stated.at, describe_cards(error)))?;
    Ok(cards)
}

/// Reads area cards; `file` is only for messages.
pub fn parse_areas(file: &str, text: &str) -> Result<Vec<(Design, u8)>, DeckError> {
    read_areas(text).map_err(|fault| in_file(file, text, fault))
}

fn read_areas(text: &str) -> Result<Vec<(Design, u8)>, Fault> {
    let file = toml::parse(text)?;
    file.only(&["name", "cards", "area"])?;
    file.text("name")?;
    let stated = file.number::<u16>("cards")?;
    let mut cards: Vec<(Design, u8)> = Vec::new();
    for entry in file.some_tables("area")? {
        entry.only(&["id", "count", "certainty", "part"])?;
        entry.text_if_any("certainty")?;
        let (id, count) = (entry.text("id")?, entry.number::<u8>("count")?);
        let parts = entry.some_tables("part")?.into_iter().map(read_part).collect::<Result<Vec<_>, _>>()?;
        let design = match parts[..] {
            [lower] => Design { upper: None, lower },
            [upper, lower] => Design { upper: Some(upper), lower },
            _ => return Err(wrong(entry.at, format!("an area card has one or two parts, not {}", parts.len()))),
        };
        let right = area_id(&design);
        if id.value != right {
            let message = format!("an area card is called after its parts: '{right}', not '{}'", id.value);
            return Err(wrong(id.at, message));
        }
        if count.value == 0 {
            return Err(wrong(count.at, "an area that is listed needs a count of at least 1"));
        }
        cards.push((design, count.value));
    }
    check_sum(stated, cards.iter().map(|(_, count)| *count))?;
    Areas::new(&cards).map_err(|error| wrong(stated.at, describe_areas(error)))?;
    Ok(cards)
}

fn read_part(part: &Table) -> Result<Part, Fault> {
    part.only(&["name", "access", "food", "shelter", "accumulates", "max_food"])?;
    let (name, access) = (part.text("name")?, part.text("access")?);
    let area = AreaName::from_id(name.value).ok_or_else(|| wrong(name.at, format!("unknown area '{}'", name.value)))?;
    let access = match access.value {
        "all" => Access::All,
        "no_traits" => Access::NoTraits,
        _ => Access::With(a_trait(access)?),
    };
    let swamp = match (part.number_if_any("max_food")?, part.flag("accumulates")?) {
        (Some(most), true) => Some(most.value),
        (None, false) => None,
        _ => return Err(wrong(name.at, "`accumulates` and `max_food` belong together")),
    };
    Ok(Part { name: area, access, food: part.number("food")?.value, shelter: part.number("shelter")?.value, swamp })
}

/// Reads the numbers of the traits; `file` is only for messages.
pub fn parse_traits(file: &str, text: &str) -> Result<TraitNumbers, DeckError> {
    read_traits(text).map_err(|fault| in_file(file, text, fault))
}

fn read_traits(text: &str) -> Result<TraitNumbers, Fault> {
    let file = toml::parse(text)?;
    file.only(&["name", "running_min_roll", "horned_min_roll", "trait"])?;
    file.text("name")?;
    let mut numbers = Trait::ALL.into_iter().fold(Numbers::default(), |numbers, t| numbers.with(t, 0, 0));
    for entry in file.tables("trait")? {
        entry.only(&["id", "need", "bonus"])?;
        let (id, need, bonus) = (entry.text("id")?, entry.number::<u8>("need")?, entry.number::<u8>("bonus")?);
        if need.value > Numbers::LIMIT {
            return Err(wrong(need.at, format!("a trait adds at most {} to the required food", Numbers::LIMIT)));
        }
        numbers = numbers.with(a_trait(id)?, need.value, bonus.value);
    }
    let roll = |key| {
        let roll = file.number::<u8>(key)?;
        let right = (2..=6).contains(&roll.value);
        if right { Ok(roll.value) } else { Err(wrong(roll.at, "the lowest roll that succeeds is 2 to 6")) }
    };
    Ok(TraitNumbers { numbers, running_min_roll: roll("running_min_roll")?, horned_min_roll: roll("horned_min_roll")? })
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
