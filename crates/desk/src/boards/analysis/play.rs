//! The game that goes on from a free position: the cards that do not lie on the table make the deck, and the hands are
//! dealt from it.

use game::{ChanceSource, Seat};
use northstar::{Card, Position, State};
use notation::northstar::Boards;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use super::Board;
use crate::analysis::PlayOn;
use crate::saved::Saved;

impl Board {
    /// The game that begins here, ready to be opened. `None` if it cannot be set up.
    pub fn play_on(&self, with: &PlayOn) -> Option<Saved> {
        let options = self.position.options;
        let config = editions::northstar::config(self.preset(), self.seats(), options, None).ok()?;
        let mut deck = self.deck(config.catalogue().list().collect(), with.seed);
        let mut position = Position { first: with.you, turn: with.you, ..self.position.clone() };
        for seat in Seat::all(self.seats()) {
            let cards = usize::from(self.hand(seat)).min(deck.len());
            position.seats[seat.index()].hand = deck.drain(..cards).collect();
        }
        // A smaller game is played with fewer cards.
        deck.truncate(deck.len().saturating_sub(usize::from(options.remove_cards)));
        position.deck.clone_from(&deck);
        let state = State::from_position(&position).ok()?;
        with.game::<Boards>(&config, &state, |views| notation::northstar::position_from(views, &deck))
    }

    /// What is left of the printed cards, shuffled: for every trait on the table one that shows it is gone.
    fn deck(&self, printed: Vec<(Card, u8)>, seed: u64) -> Vec<Card> {
        let mut cards: Vec<Card> = printed.iter().flat_map(|(card, count)| (0..*count).map(move |_| *card)).collect();
        let species = self.position.seats.iter().flat_map(|seat| &seat.species);
        for shown in species.flat_map(|species| &species.traits) {
            if let Some(place) = cards.iter().position(|card| card.shows == shown.shows) {
                cards.remove(place);
            }
        }
        let mut order: Vec<u16> = (0..=u16::MAX).take(cards.len()).collect();
        Xoshiro256PlusPlus::seed_from_u64(seed).shuffle(&mut order);
        order.iter().filter_map(|place| cards.get(usize::from(*place)).copied()).collect()
    }
}
