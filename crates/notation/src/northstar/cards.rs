//! Cards and traits of the species-board family as words (section 3.1): `trait:number`.

use core::fmt;

use northstar::{Card, Deck, Trait};

use crate::place::{Fault, Place, Reading};
use crate::spelling::did_you_mean;

/// A card as a scenario names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CardName {
    /// Any card.
    Any,
    /// This card.
    Face(Card),
    /// A card with this trait, whatever its number.
    Shows(Trait),
}

/// The card `word` names.
pub(crate) fn card_name(word: &str, place: Place) -> Reading<CardName> {
    if word == "any" {
        return Ok(CardName::Any);
    }
    if word.contains('/') {
        return Err(Fault::new(place, "a card of this edition is written 'trait:number'"));
    }
    let Some((name, number)) = word.split_once(':') else { return Ok(CardName::Shows(trait_named(word, place)?)) };
    let shows = trait_named(name, place)?;
    let limit = northstar::catalogue::MAX_NUMBER;
    let food = number.parse().ok().filter(|food| (-limit..=limit).contains(food));
    let at = place.right(name.chars().count() + 1);
    let food = food.ok_or_else(|| Fault::new(at, format!("'{number}' is not a number from -{limit} to {limit}")))?;
    Ok(CardName::Face(Card { shows, food }))
}

/// A card named in full.
pub(crate) fn exact_card(word: &str, place: Place) -> Reading<Card> {
    match card_name(word, place)? {
        CardName::Face(card) => Ok(card),
        _ => Err(Fault::new(place, "a card must be named here with its number, as in horns:3")),
    }
}

/// A trait by its id.
pub(crate) fn trait_named(word: &str, place: Place) -> Reading<Trait> {
    Trait::from_id(word).ok_or_else(|| {
        let known = Trait::ALL.iter().map(|t| t.id());
        Fault::new(place, format!("unknown trait '{word}'")).maybe_help(did_you_mean(word, known))
    })
}

/// The card as written.
pub(crate) struct Written(pub(crate) Card);

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.0.shows.id(), self.0.food)
    }
}

impl CardName {
    pub(crate) fn text(self) -> String {
        match self {
            Self::Any => "any".to_owned(),
            Self::Face(card) => Written(card).to_string(),
            Self::Shows(t) => t.id().to_owned(),
        }
    }

    /// Whether the card could be meant.
    pub(crate) fn fits(self, card: Card) -> bool {
        match self {
            Self::Any => true,
            Self::Face(face) => face == card,
            Self::Shows(t) => t == card.shows,
        }
    }
}

/// Whether these are the cards named: each name takes a card, the exact ones first.
pub(crate) fn is_hand(names: &[CardName], cards: &[Card]) -> bool {
    let mut left = cards.to_vec();
    let mut ordered = names.to_vec();
    game::order::sort_by_key(&mut ordered, |name| match name {
        CardName::Face(_) => 0,
        CardName::Shows(_) => 1,
        CardName::Any => 2,
    });
    names.len() == cards.len()
        && ordered.iter().all(|name| match left.iter().position(|card| name.fits(*card)) {
            Some(place) => {
                left.swap_remove(place);
                true
            }
            None => false,
        })
}

/// A card with this trait and a number that is printed with it.
pub(crate) fn some_card_with(t: Trait) -> Card {
    let printed = editions::northstar::deck(Deck::Northstar129).iter().map(|(card, _)| *card);
    printed.into_iter().find(|card| card.shows == t).unwrap_or(Card { shows: t, food: 0 })
}

/// Cards whose faces cannot matter: with a trait that the scenario does not mention.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Arbitrary([Card; 2]);

impl Arbitrary {
    /// Two kinds of cards that `mentions` does not know. Two, so that one can take the place of the other.
    pub(crate) fn new(mentions: impl Fn(Trait) -> bool) -> Self {
        let mut order = Trait::ALL;
        game::order::sort_by_key(&mut order, |&t| mentions(t));
        Self([order[0], order[1]].map(some_card_with))
    }

    /// The card at this place of a row of arbitrary cards.
    pub(crate) fn card(&self, place: usize) -> Card {
        self.0[place % 2]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_read_and_written_alike() {
        for (card, _) in editions::northstar::deck(Deck::Northstar129) {
            assert_eq!(exact_card(&Written(*card).to_string(), Place::START), Ok(*card));
        }
        let fault = card_name("horsn:3", Place::START).expect_err("mistyped");
        assert_eq!(fault.help.as_deref(), Some("did you mean 'horns'?"));
        let fault = card_name("horns:x", Place::START).expect_err("no number");
        assert_eq!(fault.place.column, 7);
    }

    #[test]
    fn a_hand_is_compared_without_order() {
        let card = |text| exact_card(text, Place::START).expect("a card");
        let hand = [card("horns:3"), card("horns:1"), card("ambush:-2")];
        let names = [CardName::Any, CardName::Shows(Trait::Horns), CardName::Face(hand[0])];
        assert!(is_hand(&names, &hand));
        assert!(!is_hand(&names[..2], &hand));
    }
}
