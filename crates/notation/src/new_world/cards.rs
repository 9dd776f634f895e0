//! Cards and traits of New World as words (section 3.1): `major/minor`, or one face.

use core::fmt;

use new_world::{Card, Trait};

use crate::place::{Cause, Fault, Place, Reading};
use crate::spelling::did_you_mean;

/// A card as a scenario names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CardName {
    /// Any card.
    Any,
    /// The card with these two traits.
    Faces(Card),
    /// A card that shows this trait.
    Shows(Trait),
}

/// The card `word` names.
pub(crate) fn card_name(word: &str, place: Place) -> Reading<CardName> {
    if word == "any" {
        return Ok(CardName::Any);
    }
    if word.contains(':') {
        return Err(Fault::new(place, "cards with numbers belong to the editions with species boards"));
    }
    let Some((major, minor)) = word.split_once('/') else { return Ok(CardName::Shows(trait_named(word, place)?)) };
    let right = place.right(major.chars().count() + 1);
    let (major, minor) = (trait_named(major, place)?, trait_named(minor, right)?);
    if major == minor {
        return Err(Fault::new(right, "no card has the same trait twice"));
    }
    Ok(CardName::Faces(Card::double(major, minor)))
}

/// A card named in full: one trait or two.
pub(crate) fn exact_card(word: &str, place: Place) -> Reading<Card> {
    match card_name(word, place)? {
        CardName::Faces(card) => Ok(card),
        CardName::Shows(face) => Ok(Card::single(face)),
        CardName::Any => Err(Fault::new(place, "a card must be named here; 'any' is not enough")),
    }
}

/// A trait by its id.
pub(crate) fn trait_named(word: &str, place: Place) -> Reading<Trait> {
    Trait::from_id(word).ok_or_else(|| {
        let known = Trait::ALL.iter().map(|t| t.id());
        let fault = Fault::new(place, format!("unknown trait '{word}'")).maybe_help(did_you_mean(word, known));
        fault.because(Cause::Trait(word.to_owned()))
    })
}

/// The card as written: `major/minor`, or its only face.
pub(crate) struct Written(pub(crate) Card);

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.major.id())?;
        match self.0.minor {
            Some(minor) => write!(f, "/{}", minor.id()),
            None => Ok(()),
        }
    }
}

/// Several cards as written.
pub(crate) fn written(cards: impl IntoIterator<Item = Card>) -> Vec<String> {
    cards.into_iter().map(|card| Written(card).to_string()).collect()
}

impl CardName {
    pub(crate) fn text(self) -> String {
        match self {
            Self::Any => "any".to_owned(),
            Self::Faces(card) => Written(card).to_string(),
            Self::Shows(face) => face.id().to_owned(),
        }
    }
}

/// Whether these are the cards named: each name takes a card, the exact ones first.
pub(crate) fn is_hand(names: &[CardName], cards: &[Card]) -> bool {
    let mut left = cards.to_vec();
    let mut take = |wanted: &dyn Fn(Card) -> bool| match left.iter().position(|card| wanted(*card)) {
        Some(place) => {
            left.swap_remove(place);
            true
        }
        None => false,
    };
    let rank = |name: &CardName| match *name {
        CardName::Faces(_) => 0,
        CardName::Shows(face) if cards.contains(&Card::single(face)) => 0,
        CardName::Shows(_) => 1,
        CardName::Any => 2,
    };
    let mut ordered = names.to_vec();
    game::order::sort_by_key(&mut ordered, rank);
    names.len() == cards.len()
        && ordered.iter().all(|name| match *name {
            CardName::Any => take(&|_| true),
            CardName::Faces(card) => take(&|other| other == card),
            CardName::Shows(face) => take(&|other| other == Card::single(face)) || take(&|other| other.shows(face)),
        })
}

/// Cards whose faces cannot matter: with a single trait that the scenario does not mention and that harms nobody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Arbitrary([Card; 2]);

impl Arbitrary {
    /// Two kinds of cards that `mentions` does not know. Two, so that one can take the place of the other.
    pub(crate) fn new(mentions: impl Fn(Trait) -> bool) -> Self {
        let mut order: Vec<Trait> = Trait::ALL.into_iter().filter(|t| !t.is_pair() && !t.is_harmful()).collect();
        game::order::sort_by_key(&mut order, |&t| mentions(t));
        let card = |place: usize| Card::single(order.get(place).copied().unwrap_or(Trait::Swimming));
        Self([card(0), card(1)])
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
        for (card, _) in editions::new_world_decks::deck(new_world::options::DeckChoice::Full29) {
            assert_eq!(exact_card(&Written(*card).to_string(), Place::START), Ok(*card));
        }
        let fault = card_name("piracy/swiming", Place::START).expect_err("mistyped");
        assert_eq!((fault.place.column, fault.help.as_deref()), (8, Some("did you mean 'swimming'?")));
        assert!(card_name("piracy/piracy", Place::START).is_err());
        assert!(card_name("tail_loss", Place::START).is_err(), "of another edition");
    }

    #[test]
    fn arbitrary_cards_are_not_mentioned_and_neither_pairs_nor_harmful() {
        let arbitrary = Arbitrary::new(|t| matches!(t, Trait::Carnivorous | Trait::FatTissue));
        for place in 0..2 {
            let card = arbitrary.card(place);
            assert!(!card.major.is_pair() && !card.major.is_harmful() && card.minor.is_none());
            assert!(!card.shows(Trait::Carnivorous) && !card.shows(Trait::FatTissue));
        }
        assert_ne!(arbitrary.card(0), arbitrary.card(1));
    }

    #[test]
    fn a_hand_is_compared_without_order() {
        let hand = [Card::single(Trait::Swimming), Card::double(Trait::Piracy, Trait::Swimming)];
        assert!(is_hand(&[CardName::Shows(Trait::Swimming), CardName::Shows(Trait::Piracy)], &hand));
        assert!(is_hand(&[CardName::Any, CardName::Faces(hand[1])], &hand));
        assert!(!is_hand(&[CardName::Any], &hand));
        assert!(!is_hand(&[CardName::Any, CardName::Shows(Trait::Horned)], &hand));
    }
}
