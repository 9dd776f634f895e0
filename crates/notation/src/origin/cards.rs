//! Cards and traits of the family origin as words (section 3.1).

use core::fmt;

use origin::{Card, Modules, Trait};

use crate::place::{Cause, Fault, Place, Reading};
use crate::spelling::did_you_mean;

/// A card as a scenario names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CardName {
    /// Any card.
    Any,
    /// The card with these two faces.
    Faces(Card),
    /// A card that shows this trait.
    Shows(Trait),
}

/// The card `word` names.
pub(crate) fn card_name(word: &str, place: Place, modules: Modules) -> Reading<CardName> {
    if word == "any" {
        return Ok(CardName::Any);
    }
    if word.contains(':') {
        return Err(Fault::new(place, "cards with numbers belong to the editions with species boards"));
    }
    let Some((top, bottom)) = word.split_once('/') else {
        return Ok(CardName::Shows(trait_named(word, place, modules)?));
    };
    let below = place.right(top.chars().count() + 1);
    let (top, bottom) = (trait_named(top, place, modules)?, trait_named(bottom, below, modules)?);
    if top == bottom {
        return Err(Fault::new(below, "no card has the same trait on both faces"));
    }
    Ok(CardName::Faces(Card::double(top, bottom)))
}

/// A card named in full: one face or two.
pub(crate) fn exact_card(word: &str, place: Place, modules: Modules) -> Reading<Card> {
    match card_name(word, place, modules)? {
        CardName::Faces(card) => Ok(card),
        CardName::Shows(face) => Ok(Card::single(face)),
        CardName::Any => Err(Fault::new(place, "a card must be named here; 'any' is not enough")),
    }
}

/// A trait of the edition by its id.
pub(crate) fn trait_named(word: &str, place: Place, modules: Modules) -> Reading<Trait> {
    let known = modules.traits().iter().map(Trait::id);
    match Trait::from_id(word) {
        Some(found) if modules.knows(found) => Ok(found),
        Some(_) => Err(Fault::new(place, format!("the trait '{word}' is not in this edition"))),
        None => {
            let fault = Fault::new(place, format!("unknown trait '{word}'")).maybe_help(did_you_mean(word, known));
            Err(fault.because(Cause::Trait(word.to_owned())))
        }
    }
}

/// The card as written: `top/bottom`, or its only face.
pub(crate) struct Written(pub(crate) Card);

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.top.id())?;
        match self.0.bottom {
            Some(bottom) => write!(f, "/{}", bottom.id()),
            None => Ok(()),
        }
    }
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
    let is_exact = |name: &CardName| match *name {
        CardName::Any => false,
        CardName::Faces(_) => true,
        CardName::Shows(face) => cards.contains(&Card::single(face)),
    };
    let rank = |name: &CardName| if is_exact(name) { 0 } else { 1 + u8::from(*name == CardName::Any) };
    let mut ordered = names.to_vec();
    game::order::sort_by_key(&mut ordered, rank);
    names.len() == cards.len()
        && ordered.iter().all(|name| match *name {
            CardName::Any => take(&|_| true),
            CardName::Faces(card) => take(&|other| other == card),
            CardName::Shows(face) => take(&|other| other == Card::single(face)) || take(&|other| other.shows(face)),
        })
}

/// Cards whose faces cannot matter: printed with one single trait that the scenario does not mention.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Arbitrary([Card; 2]);

impl Arbitrary {
    /// Two kinds of cards that `mentions` does not know. Two, so that one can take the place of the other.
    pub(crate) fn new(modules: Modules, mentions: impl Fn(Trait) -> bool) -> Self {
        let printed = |t: &Trait| editions::decks::origin_base().iter().any(|(card, _)| *card == Card::single(*t));
        let singles = || Modules::BASE.traits().iter().filter(|t| !t.is_pair());
        let mut order: Vec<Trait> = singles().filter(printed).collect();
        order.extend(singles().filter(|t| !printed(t)));
        // Where there is an Ocean a Swimming card matters in a discard pile.
        let matters = |t: Trait| modules.has_ocean() && t == Trait::Swimming;
        game::order::sort_by_key(&mut order, |&t| (matters(t), mentions(t)));
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
        for (card, _) in editions::decks::origin_base() {
            let text = Written(*card).to_string();
            assert_eq!(exact_card(&text, Place::START, Modules::BASE), Ok(*card));
        }
        let fault = card_name("camouflage/fat_tisue", Place::START, Modules::BASE).expect_err("mistyped");
        assert_eq!((fault.place.column, fault.help.as_deref()), (12, Some("did you mean 'fat_tissue'?")));
        assert!(card_name("herding", Place::START, Modules::BASE).is_err(), "of another edition");
        assert!(card_name("herding", Place::START, Modules::CONTINENTS).is_ok());
    }

    #[test]
    fn arbitrary_cards_are_not_mentioned_and_not_pairs() {
        let arbitrary = Arbitrary::new(Modules::BASE, |t| matches!(t, Trait::Swimming | Trait::Running));
        for place in 0..2 {
            let card = arbitrary.card(place);
            assert!(!card.top.is_pair() && card.bottom.is_none());
            assert!(!card.shows(Trait::Swimming) && !card.shows(Trait::Running));
        }
        assert_ne!(arbitrary.card(0), arbitrary.card(1));
    }

    #[test]
    fn a_hand_is_compared_without_order() {
        let hand = [Card::single(Trait::Swimming), Card::double(Trait::Camouflage, Trait::FatTissue)];
        assert!(is_hand(&[CardName::Shows(Trait::Camouflage), CardName::Any], &hand));
        assert!(is_hand(&[CardName::Faces(hand[1]), CardName::Shows(Trait::Swimming)], &hand));
        assert!(!is_hand(&[CardName::Any], &hand));
        assert!(!is_hand(&[CardName::Any, CardName::Shows(Trait::Piracy)], &hand));
    }
}
