//! What lies open on the table, read without building a view: for programs that look at millions of tables.

use core::hash::{Hash, Hasher};

use game::{Fingerprint, Seat, Viewer};

use crate::animal::Flags;
use crate::cards::{AnimalId, Trait, TraitSet};
use crate::state::State;
use crate::traits::carnivorous;

/// An animal as everybody sees it.
#[derive(Clone, Copy, Debug)]
pub struct AnimalFacts {
    /// Which one.
    pub id: AnimalId,
    /// Whose.
    pub owner: Seat,
    /// Its traits, single and pair.
    pub traits: TraitSet,
    /// Trait cards on it, pair cards included.
    pub cards: u8,
    /// Food it requires (NW-HUN-1).
    pub need: u8,
    /// Tokens on it (NW-HUN-2).
    pub tokens: u8,
    /// Fat stored.
    pub fat: u8,
    /// Places for fat, filled or not.
    pub fat_slots: u8,
    /// Would not starve now (NW-HUN-3).
    pub fed: bool,
    /// Has a shelter.
    pub sheltered: bool,
    /// Dies at the start of this epoch's extinction.
    pub poisoned: bool,
}

impl State {
    /// An animal on the table.
    #[inline]
    pub fn facts(&self, id: AnimalId) -> AnimalFacts {
        let animal = self.animal(id);
        AnimalFacts {
            id,
            owner: animal.owner,
            traits: animal.traits,
            cards: animal.cards,
            need: animal.need,
            tokens: animal.tokens(),
            fat: animal.fat,
            fat_slots: animal.fat_slots,
            fed: animal.is_fed(),
            sheltered: animal.flags.has(Flags::SHELTERED),
            poisoned: animal.flags.has(Flags::POISONED),
        }
    }

    /// The animals of a seat, left to right.
    #[inline]
    pub fn animals_of(&self, seat: Seat) -> impl Iterator<Item = AnimalFacts> {
        self.row(seat).iter().map(|&id| self.facts(id))
    }

    /// All animals on the table.
    #[inline]
    pub fn all_animals(&self) -> impl Iterator<Item = AnimalFacts> {
        self.everyone.iter().map(|id| self.facts(id))
    }

    /// The predators on the table with their owners.
    #[inline]
    pub fn predators(&self) -> impl Iterator<Item = (AnimalId, Seat)> {
        let hunts = |id: &AnimalId| carnivorous::is_predator(self.animal(*id));
        self.everyone.iter().filter(hunts).map(|id| (id, self.animal(id).owner))
    }

    /// The traits on the cards of an animal, one for each card, pair cards at both ends.
    pub fn cards_on(&self, id: AnimalId) -> impl Iterator<Item = Trait> {
        let links = self.animal(id).links;
        self.stack(id).map(|card| card.shows).chain(links.iter().map(|link| self.link(link).shows))
    }

    /// Cards in a hand and in a gene pool.
    pub fn cards_held(&self, seat: Seat) -> u8 {
        self.hands[seat].len() + self.pools[seat].len()
    }

    /// The epoch, from 1.
    pub fn epoch(&self) -> u8 {
        self.epoch
    }

    /// Whether this epoch is the final one.
    pub fn is_last_epoch(&self) -> bool {
        self.epoch > 0 && self.is_final()
    }

    /// Who holds the first-player token.
    pub fn first_player(&self) -> Seat {
        self.first
    }

    /// A number that is equal for tables that look the same to the viewer, and as good as always different otherwise.
    pub fn fingerprint(&self, viewer: Viewer) -> u64 {
        let mut print = Fingerprint::default();
        self.moment.hash(&mut print);
        (self.epoch, self.first, self.deck_len, self.discards_len).hash(&mut print);
        self.area_cards().hash(&mut print);
        for seat in Seat::all(self.seats) {
            (self.hands[seat].len(), self.pools[seat].len()).hash(&mut print);
            for &id in self.row(seat) {
                let animal = self.animal(id);
                (id, animal.food, animal.special, animal.fat, animal.rotated).hash(&mut print);
                print.write_u8(animal.flags.bits());
                for card in self.stack(id) {
                    (card.shows, card.kind(), card.has_fat()).hash(&mut print);
                }
            }
        }
        for id in self.live_links.iter() {
            let link = self.link(id);
            (id, link.shows, link.kind, link.first, link.second).hash(&mut print);
        }
        if let Viewer::Seat(seat) = viewer {
            seat.hash(&mut print);
            let hand = &self.hands[seat];
            hand.kinds().for_each(|kind| (kind, hand.count(kind)).hash(&mut print));
        }
        print.finish()
    }
}
