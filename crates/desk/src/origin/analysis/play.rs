//! The game that goes on from a free position: the cards that do not lie on the table make the deck, the hands are empty.

use game::ChanceSource;
use notation::origin::Origin;
use origin::{Card, Position, State, Trait};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use super::Board;
use crate::analysis::PlayOn;
use crate::saved::Saved;

impl Board {
    /// The game that begins here, ready to be opened. `None` if it cannot be set up.
    pub fn play_on(&self, with: &PlayOn) -> Option<Saved> {
        let config = editions::module_config(self.modules(), self.seats(), self.position.options, None).ok()?;
        let deck = self.deck(config.catalogue().list().collect(), with.seed);
        let position = Position { first: with.you, turn: with.you, deck: deck.clone(), ..self.position.clone() };
        let state = State::from_position(&position).ok()?;
        with.game::<Origin>(&config, &state, |views| notation::origin::position_from(views, &deck))
    }

    /// What is left of the printed cards: for every trait on the table one that shows it is gone, for every animal any.
    fn deck(&self, printed: Vec<(Card, u8)>, seed: u64) -> Vec<Card> {
        let mut cards: Vec<Card> = printed.iter().flat_map(|(card, count)| (0..*count).map(move |_| *card)).collect();
        let seats = &self.position.seats;
        let traits = |seat: &origin::position::PositionSeat| -> Vec<Trait> {
            let stacks = seat.animals.iter().flat_map(|animal| animal.stack.iter().map(|card| card.shows));
            stacks.chain(seat.links.iter().map(|link| link.shows)).collect()
        };
        for shows in seats.iter().flat_map(traits) {
            if let Some(place) = cards.iter().position(|card| card.shows(shows)) {
                cards.remove(place);
            }
        }
        let animals: usize = seats.iter().map(|seat| seat.animals.len()).sum();
        let mut order: Vec<u16> = (0..=u16::MAX).take(cards.len()).collect();
        Xoshiro256PlusPlus::seed_from_u64(seed).shuffle(&mut order);
        order.iter().skip(animals).filter_map(|place| cards.get(usize::from(*place)).copied()).collect()
    }
}
