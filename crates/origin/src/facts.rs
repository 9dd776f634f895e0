//! What lies open on the table, read without building a view: for programs that look at millions of tables.

use core::hash::{Hash, Hasher};

use game::{Fingerprint, Seat, Viewer};

use crate::animal::Flags;
use crate::cards::{AnimalId, Location, Trait, TraitSet};
use crate::sets::AnimalSet;
use crate::state::State;
use crate::traits::carnivorous;

/// An animal as everybody sees it.
#[derive(Clone, Copy, Debug)]
pub struct AnimalFacts {
    /// Which one.
    pub id: AnimalId,
    /// Whose.
    pub owner: Seat,
    /// Where.
    pub at: Location,
    /// Its traits, single and pair, active or not.
    pub traits: TraitSet,
    /// Those that work (ORI-TERM-8).
    pub active: TraitSet,
    /// Tokens it needs (ORI-TERM-5).
    pub need: u8,
    /// Tokens on it.
    pub food: u8,
    /// Fat stored.
    pub fat: u8,
    /// Places for fat, filled or not.
    pub fat_slots: u8,
    /// Asleep.
    pub hibernating: bool,
    /// Dies in this round's extinction.
    pub poisoned: bool,
    /// Only its traits are left.
    pub remains: bool,
    /// Its Carnivorous card can still be used in this round.
    pub hunts: bool,
}

impl AnimalFacts {
    /// Whether it would not starve now (ORI-TERM-6).
    #[inline]
    pub fn is_fed(&self) -> bool {
        self.hibernating || self.food >= self.need
    }
}

/// Who could attack whom across the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Exposure {
    /// The hunters that could attack an animal of somebody else.
    pub hunters: AnimalSet,
    /// The animals that somebody else's hunter could attack.
    pub prey: AnimalSet,
}

impl State {
    /// An animal on the table.
    #[inline]
    pub fn facts(&self, id: AnimalId) -> AnimalFacts {
        let animal = self.animal(id);
        AnimalFacts {
            id,
            owner: animal.owner(),
            at: animal.at(),
            traits: animal.traits,
            active: animal.active,
            need: animal.need,
            food: animal.food(),
            fat: animal.fat,
            fat_slots: animal.fat_slots,
            hibernating: animal.is_hibernating(),
            poisoned: animal.flags.has(Flags::POISONED),
            remains: animal.flags.has(Flags::REMAINS),
            hunts: carnivorous::hunts(animal) && !carnivorous::is_spent(animal),
        }
    }

    /// The animals of a seat.
    #[inline]
    pub fn animals_of(&self, seat: Seat) -> impl Iterator<Item = AnimalFacts> {
        self.row(seat).iter().map(|id| self.facts(id))
    }

    /// All animals on the table.
    #[inline]
    pub fn all_animals(&self) -> impl Iterator<Item = AnimalFacts> {
        self.everybody().map(|id| self.facts(id))
    }

    /// The carnivores on the table whose card works, with their owners.
    #[inline]
    pub fn carnivores(&self) -> impl Iterator<Item = (AnimalId, Seat)> {
        let hunts = |id: &AnimalId| carnivorous::hunts(self.animal(*id));
        self.everybody().filter(hunts).map(|id| (id, self.animal(id).owner()))
    }

    /// Who could attack an animal of somebody else, and who could be attacked so, whoever's turn it is (ORI-S1 to ORI-S8).
    pub fn exposure(&self) -> Exposure {
        let mut exposure = Exposure::default();
        for (hunter, owner) in self.carnivores() {
            for prey in self.preys_of(hunter).filter(|&prey| self.animal(prey).owner() != owner) {
                exposure.hunters.insert(hunter);
                exposure.prey.insert(prey);
            }
        }
        exposure
    }

    /// The traits on the cards of an animal, one for each card, pair cards at both ends.
    pub fn cards_on(&self, id: AnimalId) -> impl Iterator<Item = Trait> {
        let links = self.links_of(id);
        self.stack(id).map(|card| card.shows()).chain(links.iter().map(|link| self.link(link).shows))
    }

    /// Whether nothing static keeps this hunter off, whoever's turn it is (ORI-S1 to ORI-S8).
    #[inline]
    pub fn could_attack(&self, hunter: AnimalId, prey: AnimalId) -> bool {
        carnivorous::hunts(self.animal(hunter)) && !self.is_shielded(hunter, prey)
    }

    /// Cards in a hand.
    pub fn hand_size(&self, seat: Seat) -> u16 {
        self.hands[seat].len()
    }

    /// Cards in the deck.
    pub fn deck_size(&self) -> u16 {
        self.deck_len
    }

    /// Cards the game is played with.
    pub fn cards_in_the_game(&self) -> u16 {
        self.catalogue.total()
    }

    /// Tokens in all banks.
    pub fn food_in_banks(&self) -> u8 {
        self.banks.iter().sum()
    }

    /// The round, from 1.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Whether this round is the last.
    pub fn is_last_round(&self) -> bool {
        self.last_round
    }

    /// First player of the round.
    pub fn first_player(&self) -> Seat {
        self.first
    }

    /// A number that is equal for tables that look the same to the viewer, and as good as always different otherwise.
    pub fn fingerprint(&self, viewer: Viewer) -> u64 {
        let mut print = Fingerprint::default();
        self.moment.hash(&mut print);
        (self.round, self.first, self.last_round, self.deck_len).hash(&mut print);
        (self.banks, self.rolled_count).hash(&mut print);
        for seat in Seat::all(self.seats) {
            (self.hands[seat].len(), self.discard_sizes[seat]).hash(&mut print);
        }
        for id in self.everybody() {
            let animal = self.animal(id);
            (id, animal.owner(), animal.at(), self.heading(id)).hash(&mut print);
            (animal.red, animal.blue, animal.fat, animal.hibernated, animal.spent).hash(&mut print);
            print.write_u8(animal.flags.bits());
            for card in self.stack(id) {
                (card.shows(), card.kind(), card.has_fat()).hash(&mut print);
            }
        }
        for id in self.live_links.iter() {
            let link = self.link(id);
            (id, link.shows, link.kind, link.first, link.second, link.spent).hash(&mut print);
        }
        if let Viewer::Seat(seat) = viewer {
            seat.hash(&mut print);
            let hand = &self.hands[seat];
            hand.kinds().for_each(|kind| (kind, hand.count(kind)).hash(&mut print));
        }
        print.finish()
    }
}
