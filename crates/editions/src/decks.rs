//! Decks as data: TOML files in `rulebooks/decks/`, checked when they are loaded, replaceable by the user's own.

use std::ops::Range;
use std::sync::OnceLock;

use origin::{Card, Catalogue, Trait};
use serde::Deserialize;
use thiserror::Error;
use toml::Spanned;

use crate::setup::describe;

const ORIGIN: &str = include_str!("../../../rulebooks/decks/origin.toml");

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
    top: Spanned<String>,
    bottom: Option<Spanned<String>>,
    count: Spanned<u8>,
}

/// One printed set of The Origin of Species (ORI-DECK-1).
pub fn origin_base() -> &'static [(Card, u8)] {
    static DECK: OnceLock<Vec<(Card, u8)>> = OnceLock::new();
    // A test reads the embedded file, so it is known to be right.
    DECK.get_or_init(|| parse_origin("rulebooks/decks/origin.toml", ORIGIN).unwrap_or_default())
}

/// Reads a deck for The Origin of Species; `file` is only for messages.
pub fn parse_origin(file: &str, text: &str) -> Result<Vec<(Card, u8)>, DeckError> {
    let at = |span: Range<usize>, message: String| DeckError {
        file: file.to_owned(),
        line: line_of(text, span.start),
        message,
    };
    let deck: DeckFile =
        toml::from_str(text).map_err(|error| at(error.span().unwrap_or(0..0), error.message().trim().to_owned()))?;
    let face = |name: &Spanned<String>| {
        Trait::BASE.iter().copied().find(|t| t.id() == name.get_ref()).ok_or_else(|| {
            at(name.span(), format!("there is no trait '{}'{}", name.get_ref(), nearest(name.get_ref())))
        })
    };
    let mut cards: Vec<(Card, u8)> = Vec::new();
    for entry in &deck.card {
        let CardEntry { top, bottom, count } = entry.get_ref();
        let card = Card { top: face(top)?, bottom: bottom.as_ref().map(face).transpose()? };
        if card.bottom == Some(card.top) {
            return Err(at(top.span(), format!("a card cannot show '{}' on both faces", top.get_ref())));
        }
        if *count.get_ref() == 0 {
            return Err(at(count.span(), "a card that is listed needs a count of at least 1".to_owned()));
        }
        if cards.iter().any(|(known, _)| *known == card) {
            return Err(at(entry.span(), "this card is listed twice; add the counts instead".to_owned()));
        }
        cards.push((card, *count.get_ref()));
    }
    let sum: u16 = cards.iter().map(|(_, count)| u16::from(*count)).sum();
    if sum != *deck.cards.get_ref() {
        let stated = deck.cards.get_ref();
        return Err(at(deck.cards.span(), format!("the file says {stated} cards, but its counts add up to {sum}")));
    }
    Catalogue::new(&cards, 1).map_err(|error| at(deck.cards.span(), describe(error)))?;
    Ok(cards)
}

pub(crate) fn line_of(text: &str, offset: usize) -> usize {
    text.bytes().take(offset).filter(|byte| *byte == b'\n').count() + 1
}

/// A trait whose name begins alike, as a suggestion.
fn nearest(name: &str) -> String {
    let alike = |t: &Trait| t.id().bytes().zip(name.bytes()).take_while(|(a, b)| a == b).count();
    match Trait::BASE.iter().max_by_key(|t| alike(t)) {
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
        for &t in Trait::BASE {
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
