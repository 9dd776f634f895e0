//! What nobody at the table may look at, for tools that look at everything.

use game::Seat;

use crate::areas::Design;
use crate::cards::{AnimalId, Card};
use crate::state::State;

impl State {
    /// The deck, top card first.
    pub fn deck_from_top(&self) -> impl Iterator<Item = Card> {
        let from = usize::from(self.cards_out);
        let deck = &self.deck[from..from + usize::from(self.deck_len)];
        deck.iter().rev().map(|&kind| self.catalogue.card(kind))
    }

    /// Evolution cards out of the game.
    pub fn cards_out_of_the_game(&self) -> impl Iterator<Item = Card> {
        self.deck[..usize::from(self.cards_out)].iter().map(|&kind| self.catalogue.card(kind))
    }

    /// The area deck, top card first.
    pub fn area_deck_from_top(&self) -> impl Iterator<Item = &Design> {
        let from = usize::from(self.areas_out);
        let deck = &self.area_deck[from..from + usize::from(self.area_deck_len)];
        deck.iter().rev().map(|&kind| self.areas.design(kind))
    }

    /// Area cards out of the game.
    pub fn areas_out_of_the_game(&self) -> impl Iterator<Item = &Design> {
        self.area_deck[..usize::from(self.areas_out)].iter().map(|&kind| self.areas.design(kind))
    }

    /// The discard pile, the oldest card first.
    pub fn discard_pile(&self) -> impl Iterator<Item = Card> {
        self.discards[..usize::from(self.discards_len)].iter().map(|card| self.catalogue.card(card.kind))
    }

    /// A gene pool, top card first.
    pub fn pool_from_top(&self, seat: Seat) -> impl Iterator<Item = Card> {
        self.pools[seat].cards().iter().map(|&kind| self.catalogue.card(kind))
    }

    /// The card under an animal that is on the table.
    pub fn card_under(&self, id: AnimalId) -> Option<Card> {
        self.is_here(id).then(|| self.catalogue.card(self.animal(id).kind))
    }
}
