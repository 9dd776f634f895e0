//! Decks as data: TOML files in `rulebooks/decks/`, checked when they are loaded, replaceable by the user's own.

use std::borrow::Cow;
use std::sync::OnceLock;

use origin::{Card, Catalogue, Draw, Module, Modules, Options, Trait, TraitSet};
use thiserror::Error;

use crate::setup::describe;
use crate::toml::{self, At, Fault, Table};

const ORIGIN: &str = include_str!("../../../rulebooks/decks/origin.toml");
const CONTINENTS: &str = include_str!("../../../rulebooks/decks/continents.toml");

/// What is wrong with a deck file, and where.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{file}:{line}: {message}")]
pub struct DeckError {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub message: String,
}

#[derive(Clone, Copy)]
struct GameEntry {
    players: [u8; 2],
    base_sets: u8,
    expansion_sets: u8,
}

/// The expansion Continents, and what its games are played with.
pub struct Expansion {
    /// One expansion (CON-DECK-1).
    pub cards: Vec<(Card, u8)>,
    games: Vec<GameEntry>,
    reduced: Option<(u8, Draw)>,
}

/// The printed expansion Continents.
pub fn continents() -> &'static Expansion {
    static DECK: OnceLock<Expansion> = OnceLock::new();
    // A test reads the embedded file, so it is known to be right.
    DECK.get_or_init(|| {
        parse_expansion(Modules::CONTINENTS, "rulebooks/decks/continents.toml", CONTINENTS).unwrap_or(Expansion {
            cards: Vec::new(),
            games: Vec::new(),
            reduced: None,
        })
    })
}

impl Expansion {
    /// All cards shuffled together for this many players (CON-SETUP-1); nothing if the printed game is not for that
    /// many.
    pub fn shuffled_with(&self, base: &[(Card, u8)], seats: u8, expansion_sets: u8) -> Option<Vec<(Card, u8)>> {
        let fits = |game: &&GameEntry| {
            (game.players[0]..=game.players[1]).contains(&seats) && game.expansion_sets == expansion_sets
        };
        let game = self.games.iter().find(fits)?;
        let sets = |cards: &[(Card, u8)], sets: u8| -> Vec<(Card, u8)> {
            cards.iter().map(|(card, count)| (*card, count * sets)).collect()
        };
        let mut cards = sets(base, game.base_sets);
        cards.extend(sets(&self.cards, game.expansion_sets));
        Some(cards)
    }

    /// The part of the cards that this many players take if they play with fewer (CON-SETUP-2).
    pub fn reduced(&self, seats: u8) -> Option<&Draw> {
        self.reduced.as_ref().filter(|(players, _)| *players == seats).map(|(_, draw)| draw)
    }
}

/// One printed set of The Origin of Species (ORI-DECK-1).
pub fn origin_base() -> &'static [(Card, u8)] {
    static DECK: OnceLock<Vec<(Card, u8)>> = OnceLock::new();
    // A test reads the embedded file, so it is known to be right.
    DECK.get_or_init(|| parse_origin("rulebooks/decks/origin.toml", ORIGIN).unwrap_or_default())
}

/// The printed expansion of a module.
fn of(module: Module) -> &'static Expansion {
    match module {
        Module::Continents => continents(),
    }
}

/// How often there is each card.
pub type Cards = Cow<'static, [(Card, u8)]>;

/// The printed cards of a game with these modules, and what is drawn from them if not all are played with.
pub fn printed(modules: Modules, seats: u8, options: &Options) -> (Cards, Option<&'static Draw>) {
    let (mut cards, mut draw) = (Cow::Borrowed(origin_base()), None);
    for expansion in modules.iter().map(of) {
        // The engine refuses what is not for this many players, whatever the cards.
        let shuffled = expansion.shuffled_with(&cards, seats, options.expansion_sets);
        cards = Cow::Owned(shuffled.unwrap_or_else(|| expansion.cards.clone()));
        // CON-OPT-TWO-PLAYER-REDUCED
        draw = expansion.reduced(seats).filter(|_| options.two_player_reduced);
    }
    (cards, draw)
}

/// Reads a deck for a game with these modules: one set of the base game, or all cards of a game with an expansion. `file`
/// is only for messages.
pub fn parse(modules: Modules, file: &str, text: &str) -> Result<Vec<(Card, u8)>, DeckError> {
    if modules == Modules::BASE {
        return parse_origin(file, text);
    }
    parse_expansion(modules, file, text).map(|expansion| expansion.cards)
}

/// Reads a deck for The Origin of Species; `file` is only for messages.
pub fn parse_origin(file: &str, text: &str) -> Result<Vec<(Card, u8)>, DeckError> {
    let read = || {
        let deck = read(text)?;
        let cards = cards_of(&deck, Modules::BASE.traits())?;
        match deck.table_if_any("reduced")? {
            Some(reduced) => Err(wrong(reduced.at, "only the deck of Continents has parts")),
            None => Ok(cards),
        }
    };
    read().map_err(|fault| in_file(file, text, fault))
}

fn parse_expansion(modules: Modules, file: &str, text: &str) -> Result<Expansion, DeckError> {
    let read = || {
        let deck = read(text)?;
        let cards = cards_of(&deck, modules.traits())?;
        let games = deck.tables("game")?.into_iter().map(game).collect::<Result<_, _>>()?;
        let reduced = deck.table_if_any("reduced")?.map(reduced).transpose()?;
        Ok(Expansion { cards, games, reduced })
    };
    read().map_err(|fault| in_file(file, text, fault))
}

fn read(text: &str) -> Result<Table, Fault> {
    let deck = toml::parse(text)?;
    deck.only(&["name", "cards", "card", "game", "reduced"])?;
    deck.text("name")?;
    Ok(deck)
}

fn game(entry: &Table) -> Result<GameEntry, Fault> {
    entry.only(&["players", "base_sets", "expansion_sets"])?;
    let players = entry.numbers("players")?;
    let [fewest, most] = players.value[..] else { return Err(wrong(players.at, "players: the fewest and the most")) };
    Ok(GameEntry {
        players: [fewest.value, most.value],
        base_sets: entry.number("base_sets")?.value,
        expansion_sets: entry.number("expansion_sets")?.value,
    })
}

fn reduced(entry: &Table) -> Result<(u8, Draw), Fault> {
    entry.only(&["players", "base", "kinds"])?;
    let mut kinds: Vec<(Trait, u8)> = Vec::new();
    let listed = entry.table_if_any("kinds")?.ok_or_else(|| wrong(entry.at, "missing field `kinds`"))?;
    for (name, count) in listed.all_numbers()? {
        kinds.push((Trait::from_id(name).ok_or_else(|| wrong(count.at, "a kind is not a trait"))?, count.value));
    }
    Ok((entry.number("players")?.value, Draw { kinds, others: entry.number("base")?.value }))
}

pub(crate) fn wrong(at: usize, message: impl Into<String>) -> Fault {
    Fault { at, message: message.into() }
}

pub(crate) fn in_file(file: &str, text: &str, fault: Fault) -> DeckError {
    DeckError { file: file.to_owned(), line: line_of(text, fault.at), message: fault.message }
}

/// The cards of a file, checked; their faces are among these traits.
fn cards_of(deck: &Table, traits: TraitSet) -> Result<Vec<(Card, u8)>, Fault> {
    let face = |name: At<&str>| {
        let unknown = || wrong(name.at, format!("unknown trait '{}'{}", name.value, nearest(name.value, traits)));
        traits.iter().find(|t| t.id() == name.value).ok_or_else(unknown)
    };
    let stated = deck.number::<u16>("cards")?;
    let mut cards: Vec<(Card, u8)> = Vec::new();
    for entry in deck.some_tables("card")? {
        entry.only(&["top", "bottom", "count"])?;
        let (top, bottom, count) = (entry.text("top")?, entry.text_if_any("bottom")?, entry.number::<u8>("count")?);
        let card = Card { top: face(top)?, bottom: bottom.map(face).transpose()? };
        if card.bottom == Some(card.top) {
            return Err(wrong(top.at, format!("a card cannot show '{}' on both faces", top.value)));
        }
        if count.value == 0 {
            return Err(wrong(count.at, "a card that is listed needs a count of at least 1"));
        }
        if cards.iter().any(|(known, _)| *known == card) {
            return Err(wrong(entry.at, "this card is listed twice; add the counts instead"));
        }
        cards.push((card, count.value));
    }
    let sum: u16 = cards.iter().map(|(_, count)| u16::from(*count)).sum();
    if sum != stated.value {
        return Err(wrong(stated.at, format!("the file says {} cards, but its counts add up to {sum}", stated.value)));
    }
    Catalogue::new(&cards, 1).map_err(|error| wrong(stated.at, describe(error)))?;
    Ok(cards)
}

/// The line of a byte of a text, from 1.
pub(crate) fn line_of(text: &str, offset: usize) -> usize {
    text.bytes().take(offset).filter(|byte| *byte == b'\n').count() + 1
}

/// A trait whose name begins alike, as a suggestion.
fn nearest(name: &str, traits: TraitSet) -> String {
    let alike = |t: Trait| t.id().bytes().zip(name.bytes()).take_while(|(a, b)| a == b).count();
    match traits.iter().max_by_key(|t| alike(*t)) {
        Some(t) if alike(t) >= 3 => format!("; did you mean '{}'?", t.id()),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_printed_deck_is_as_in_the_rulebook() {
        // ORI-DECK-1
        let deck = parse_origin("origin.toml", ORIGIN).expect("the embedded deck is right");
        let faces = |t: Trait| deck.iter().filter(|(card, _)| card.shows(t)).map(|(_, n)| u32::from(*n)).sum::<u32>();
        assert_eq!(deck.iter().map(|(_, count)| u32::from(*count)).sum::<u32>(), 84);
        for t in Modules::BASE.traits().iter() {
            let expected = match t {
                Trait::Carnivorous => 24,
                Trait::FatTissue => 28,
                Trait::Swimming | Trait::HighBodyWeight | Trait::Parasite | Trait::Cooperation => 8,
                _ => 4,
            };
            assert_eq!(faces(t), expected, "{t:?}");
        }
        assert_eq!(deck.iter().filter(|(card, _)| card.bottom.is_none()).map(|(_, n)| u32::from(*n)).sum::<u32>(), 32);
    }

    #[test]
    fn the_printed_expansion_is_as_in_the_rulebook() {
        // CON-DECK-1
        let deck =
            parse_expansion(Modules::CONTINENTS, "continents.toml", CONTINENTS).expect("the embedded deck is right");
        let count = |wanted: &dyn Fn(&Card) -> bool| -> u32 {
            deck.cards.iter().filter(|(card, _)| wanted(card)).map(|(_, n)| u32::from(*n)).sum()
        };
        assert_eq!(count(&|_| true), 42);
        for t in Trait::ALL {
            let (main, side) = match t {
                Trait::Herding | Trait::Migration => (8, 0),
                Trait::Regeneration => (6, 0),
                Trait::Phoresy | Trait::Cnidocytes | Trait::Recombination | Trait::Aedificator | Trait::Neoplasm => {
                    (4, 0)
                }
                Trait::Swimming => (0, 18),
                Trait::Carnivorous => (0, 12),
                Trait::Cooperation => (0, 8),
                Trait::Communication => (0, 4),
                _ => (0, 0),
            };
            assert_eq!(count(&|card| card.top == t), main, "{t:?} above");
            assert_eq!(count(&|card| card.bottom == Some(t)), side, "{t:?} below");
        }
    }

    #[test]
    fn two_players_take_half_of_each_kind() {
        // CON-SETUP-2
        let deck = continents();
        let draw = deck.reduced(2).expect("a smaller deck for two");
        assert!(deck.reduced(3).is_none());
        assert_eq!(draw.others, 42);
        assert_eq!(draw.kinds.iter().map(|(_, count)| count).sum::<u8>(), 21);
        for &(kind, count) in &draw.kinds {
            let cards: u8 = deck.cards.iter().filter(|(card, _)| card.top == kind).map(|(_, n)| n).sum();
            assert_eq!(count * 2, cards, "{kind:?}");
        }
    }

    #[test]
    fn a_wrong_deck_names_the_line() {
        let cases = [
            ("name = \"x\"\ncards = 4\n[[card]]\ntop = \"swiming\"\ncount = 4\n", 4, "did you mean 'swimming'"),
            ("name = \"x\"\ncards = 5\n[[card]]\ntop = \"swimming\"\ncount = 4\n", 2, "add up to 4"),
            ("name = \"x\"\ncards = 4\n[[card]]\ntop = \"swimming\"\ncount = 0\n", 5, "at least 1"),
            ("name = \"x\"\ncards = 4\n[[card]]\ntop = \"swimming\"\ncount = \"4\"\n", 5, "invalid type"),
            ("name = \"x\"\ncards = 4\n[[card]]\ntop = \"swimming\"\nnumber = 4\n", 5, "unknown field"),
            ("name = \"x\"\ncards = 4\n[[card]\ntop = \"swimming\"\n", 3, ""),
            (
                "name = \"x\"\ncards = 4\n[[card]]\ntop = \"running\"\nbottom = \"running\"\ncount = 4\n",
                4,
                "both faces",
            ),
        ];
        for (text, line, part) in cases {
            let error = parse_origin("mine.toml", text).expect_err("must be refused");
            assert_eq!(error.line, line, "{error}");
            assert!(error.message.contains(part), "{error}");
            assert!(error.to_string().starts_with("mine.toml:"), "{error}");
        }
    }
}
