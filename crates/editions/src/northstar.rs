//! The species-board game: its decks as data, and from what a person asks for to a checked set-up.

use std::sync::OnceLock;

use game::{RuleId, Seat};
use northstar::catalogue::MAX_NUMBER;
use northstar::{
    Card, Catalogue, CatalogueError, Config, ConfigError, Deck, OPTIONS, OptionError, Options, Preset, Trait,
};

use crate::decks::{DeckError, in_file, wrong};
use crate::edition::{Edition, Family};
use crate::setup::SetupError;
use crate::toml::{self, Fault};

const FILES: [(&str, &str); 3] = [
    ("rulebooks/decks/northstar-129.toml", include_str!("../../../rulebooks/decks/northstar-129.toml")),
    ("rulebooks/decks/edition-110.toml", include_str!("../../../rulebooks/decks/edition-110.toml")),
    ("rulebooks/decks/course-2016.toml", include_str!("../../../rulebooks/decks/course-2016.toml")),
];

/// The cards of a deck.
pub fn deck(deck: Deck) -> &'static [(Card, u8)] {
    static DECKS: [OnceLock<Vec<(Card, u8)>>; 3] = [OnceLock::new(), OnceLock::new(), OnceLock::new()];
    let place = deck as usize % FILES.len();
    let (file, text) = FILES[place];
    // A test reads the embedded files, so they are known to be right.
    DECKS[place].get_or_init(|| parse_deck(file, text).unwrap_or_default())
}

/// Copies of a trait in the printed deck (NS-COMP-1).
fn printed_count(t: Trait) -> usize {
    if t == Trait::Carnivore { 17 } else { 7 }
}

/// Reads a deck for the species-board game (NS-DECK-2, NS-DECK-3); `file` is only for messages.
pub fn parse_deck(file: &str, text: &str) -> Result<Vec<(Card, u8)>, DeckError> {
    read_deck(text).map_err(|fault| in_file(file, text, fault))
}

fn read_deck(text: &str) -> Result<Vec<(Card, u8)>, Fault> {
    let deck = toml::parse(text)?;
    deck.only(&["name", "cards", "custom", "card"])?;
    deck.text("name")?;
    let (stated, custom) = (deck.number::<u16>("cards")?, deck.flag("custom")?);
    let mut cards: Vec<(Card, u8)> = Vec::new();
    let mut listed: Vec<Trait> = Vec::new();
    for entry in deck.some_tables("card")? {
        entry.only(&["trait", "food"])?;
        let (shows, food) = (entry.text("trait")?, entry.numbers::<i64>("food")?);
        let name = shows.value;
        let t = Trait::from_id(name).ok_or_else(|| wrong(shows.at, format!("unknown trait '{name}'")))?;
        if listed.contains(&t) {
            return Err(wrong(shows.at, format!("'{name}' is listed twice; put all its numbers in one line")));
        }
        listed.push(t);
        let (count, right) = (food.value.len(), printed_count(t));
        if !custom && count != right {
            return Err(wrong(food.at, format!("'{name}' has {count} cards, not {right}; `custom = true` allows it")));
        }
        for number in food.value {
            let limit = i64::from(MAX_NUMBER);
            let food = i8::try_from(number.value).ok().filter(|_| number.value.abs() <= limit);
            let food = food.ok_or_else(|| wrong(number.at, format!("numbers go from -{limit} to {limit}")))?;
            let card = Card { shows: t, food };
            match cards.iter_mut().find(|(known, _)| *known == card) {
                Some((_, count)) => *count += 1,
                None => cards.push((card, 1)),
            }
        }
    }
    if !custom && listed.len() != Trait::ALL.len() {
        return Err(wrong(stated.at, "a trait is missing; `custom = true` allows it"));
    }
    let sum: u16 = cards.iter().map(|(_, count)| u16::from(*count)).sum();
    if sum != stated.value {
        return Err(wrong(stated.at, format!("the file says {} cards, but it lists {sum} numbers", stated.value)));
    }
    Catalogue::new(&cards).map_err(|error| wrong(stated.at, describe(error)))?;
    Ok(cards)
}

/// The preset an edition stands for.
pub fn preset(edition: Edition) -> Option<Preset> {
    match edition.family() {
        Family::Boards(preset) => Some(preset),
        Family::Origin(_) | Family::NewWorld => None,
    }
}

/// The edition a preset belongs to.
pub fn edition(preset: Preset) -> Edition {
    match preset {
        Preset::Evolution => Edition::Evolution,
        Preset::NaturalSelection => Edition::NaturalSelection,
    }
}

/// Options of the species-board game from names and values, for this many players.
pub fn options<'a>(
    preset: Preset,
    seats: u8,
    given: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<Options, SetupError> {
    let mut options = Options::printed(preset, seats);
    for (name, value) in given {
        options.set(preset, seats, name, value).map_err(|error| {
            let spec = OPTIONS.iter().find(|spec| spec.name == name);
            match (error, spec) {
                (OptionError::Value(rule) | OptionError::Fixed(rule), Some(spec)) => {
                    let known = match error {
                        OptionError::Fixed(_) => "nothing else with so many players".to_owned(),
                        _ => spec.values.join(" or "),
                    };
                    SetupError::BadOptionValue { name: spec.name, value: value.to_owned(), known, rule: rule.id() }
                }
                _ => SetupError::UnknownOption {
                    edition: edition(preset),
                    name: name.to_owned(),
                    known: OPTIONS.iter().map(|spec| spec.name).collect::<Vec<_>>().join(", "),
                },
            }
        })?;
    }
    Ok(options)
}

/// A game with the deck that the options name.
pub fn config(preset: Preset, seats: u8, options: Options, first: Option<Seat>) -> Result<Config, SetupError> {
    config_with(deck(options.deck), preset, seats, options, first)
}

/// A game with a deck of the user's own.
pub fn config_with(
    deck: &[(Card, u8)],
    preset: Preset,
    seats: u8,
    options: Options,
    first: Option<Seat>,
) -> Result<Config, SetupError> {
    let edition = edition(preset);
    let config = Config::new(preset, seats, options, deck).map_err(|error| match error {
        ConfigError::Seats { rule } => SetupError::Seats {
            edition,
            given: seats,
            least: *edition.seats().start(),
            most: *edition.seats().end(),
            rule: rule.id(),
        },
        ConfigError::Option { rule } => {
            let name = OPTIONS.iter().find(|spec| spec.rule == rule).map_or("quick_play", |spec| spec.name);
            let value = options.get(name).map_or_else(String::new, |value| value.to_string());
            let known = "what this deck and this many players allow".to_owned();
            SetupError::BadOptionValue { name, value, known, rule: rule.id() }
        }
        ConfigError::Deck(error) => SetupError::Deck(describe(error)),
    })?;
    Ok(config.with_first(first))
}

/// A sentence about a list of cards that cannot be played with.
fn describe(error: CatalogueError) -> String {
    match error {
        CatalogueError::TooManyKinds => format!("it has more than {} different cards", Catalogue::MAX_KINDS),
        CatalogueError::TooManyCards => format!("it has more than {} cards", northstar::catalogue::MAX_CARDS),
        CatalogueError::TooManyLinks(t) => format!("it has too many cards with '{}'", t.id()),
        CatalogueError::Number(card) => format!("{} is not a valid number for a card", card.food),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_printed_deck_is_as_in_the_rulebook() {
        // NS-COMP-1, NS-COMP-2, NS-DECK-1, NS-DECK-2, NS-DECK-3
        let deck = parse_deck(FILES[0].0, FILES[0].1).expect("the embedded deck is right");
        let of =
            |t: Trait| deck.iter().filter(|(card, _)| card.shows == t).map(|(_, n)| usize::from(*n)).sum::<usize>();
        assert!(Trait::ALL.into_iter().all(|t| of(t) == printed_count(t)));
        assert_eq!(deck.iter().map(|(_, n)| u32::from(*n)).sum::<u32>(), 129);
        assert_eq!(deck.iter().map(|(card, n)| i32::from(card.food) * i32::from(*n)).sum::<i32>(), 416);
        assert_eq!(deck.iter().map(|(card, _)| card.food).min(), Some(-3));
        assert_eq!(deck.iter().map(|(card, _)| card.food).max(), Some(9));
    }

    #[test]
    fn the_other_decks_can_be_played_with() {
        // NS-DECK-4, NS-DECK-5, NS-OPT-DECK
        let cards = |(file, text): (&str, &str)| {
            let deck = parse_deck(file, text).expect("the embedded deck is right");
            deck.iter().map(|(_, n)| u32::from(*n)).sum::<u32>()
        };
        assert_eq!(FILES.map(cards), [129, 110, 122]);
        let without = deck(Deck::Course2016).iter().all(|(card, _)| card.shows != Trait::Intelligence);
        assert!(without);
        for (place, known) in Deck::ALL.into_iter().enumerate() {
            assert!(FILES[place].0.contains(known.id()));
        }
    }

    #[test]
    fn a_wrong_deck_names_the_line() {
        let one = "name = \"x\"\ncards = 1\n[[card]]\n";
        let cases = [
            (format!("{one}trait = \"hornes\"\nfood = [1]\n"), 4, "unknown trait"),
            (format!("{one}trait = \"horns\"\nfood = [1]\n"), 5, "not 7"),
            (one.replace("[[card]]", "custom = true\n[[card]]") + "trait = \"horns\"\nfood = [21]\n", 6, "-20 to 20"),
            (one.replace("[[card]]", "custom = true\n[[card]]") + "trait = \"horns\"\nfood = [1, 2]\n", 2, "lists 2"),
            (format!("{one}trait = \"horns\"\nfoods = [1]\n"), 5, "unknown field"),
        ];
        for (text, line, part) in cases {
            let error = parse_deck("mine.toml", &text).expect_err("must be refused");
            assert_eq!(error.line, line, "{error}");
            assert!(error.message.contains(part), "{error}");
        }
    }

    #[test]
    fn refusals_of_a_set_up_cite_rules() {
        // NS-COMP-10, NS-VAR-2, NS-OPT-REMOVE-CARDS
        let preset = Preset::Evolution;
        for seats in [1, 7] {
            let error = config(preset, seats, Options::printed(preset, seats), None).expect_err("not for so many");
            assert_eq!(error.rule(), Some("NS-COMP-10"));
        }
        let error = options(preset, 6, [("quick_play", "false")]).expect_err("no choice");
        assert_eq!(error.rule(), Some("NS-VAR-2"));
        let many = options(preset, 2, [("remove_cards", "125")]).expect("a number");
        assert_eq!(config(preset, 2, many, None).expect_err("no cards left").rule(), Some("NS-OPT-REMOVE-CARDS"));
        let error = options(preset, 2, [("remove", "5")]).expect_err("no such option");
        assert!(error.to_string().contains("remove_cards"), "{error}");
    }
}
