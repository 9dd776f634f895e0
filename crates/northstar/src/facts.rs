//! What lies open on the table, read without building a view: for programs that look at millions of tables.

use core::hash::{Hash, Hasher};

use game::{Fingerprint, Seat, Viewer};

use crate::cards::{SpeciesId, TraitSet};
use crate::moment::Phase;
use crate::state::{MAX_SPECIES, State};
use crate::traits::carnivore;

/// A species as it is, with what lies face down.
#[derive(Clone, Copy, Debug)]
pub struct SpeciesFacts {
    /// Which one.
    pub id: SpeciesId,
    /// Whose.
    pub owner: Seat,
    /// Population.
    pub pop: u8,
    /// Body size.
    pub size: u8,
    /// Tokens on the board.
    pub food: u8,
    /// Tokens on Fat Tissue.
    pub fat: u8,
    /// Its traits, face up or down.
    pub traits: TraitSet,
    /// How many cards lie on it.
    pub cards: u8,
    /// Whether it is a carnivore.
    pub hunts: bool,
}

/// Who could attack whom across the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exposure {
    prey: [bool; MAX_SPECIES],
    meat: [u16; MAX_SPECIES],
}

impl Exposure {
    /// Whether a carnivore of somebody else could attack this species.
    #[inline]
    pub fn is_prey(&self, id: SpeciesId) -> bool {
        self.prey[usize::from(id.0) % MAX_SPECIES]
    }

    /// The sizes of all that this carnivore could attack among the species of others, together.
    #[inline]
    pub fn meat(&self, hunter: SpeciesId) -> u16 {
        self.meat[usize::from(hunter.0) % MAX_SPECIES]
    }
}

impl State {
    /// A species on the table.
    #[inline]
    pub fn facts(&self, id: SpeciesId) -> SpeciesFacts {
        let species = self.one(id);
        SpeciesFacts {
            id,
            owner: species.owner,
            pop: species.pop,
            size: species.size,
            food: species.food,
            fat: species.fat,
            traits: species.traits,
            cards: species.count,
            hunts: carnivore::hunts(species.traits),
        }
    }

    /// The species of a seat from left to right.
    #[inline]
    pub fn species_of(&self, seat: Seat) -> impl Iterator<Item = SpeciesFacts> {
        self.row(seat).map(|id| self.facts(id))
    }

    /// Every species on the table.
    #[inline]
    pub fn all_species(&self) -> impl Iterator<Item = SpeciesFacts> {
        self.everybody_from(Seat::FIRST).map(|id| self.facts(id))
    }

    /// Whether this carnivore could attack without paying, whoever's turn it is (NS-ATT-4, NS-ATT-5).
    #[inline]
    pub fn could_attack(&self, hunter: SpeciesId, prey: SpeciesId) -> bool {
        hunter != prey && carnivore::hunts(self.one(hunter).traits) && self.lies_open(hunter, prey)
    }

    /// Who could attack a species of somebody else without paying, whoever's turn it is.
    pub fn exposure(&self) -> Exposure {
        let mut exposure = Exposure { prey: [false; MAX_SPECIES], meat: [0; MAX_SPECIES] };
        for hunter in self.everybody_from(Seat::FIRST).filter(|&id| carnivore::hunts(self.one(id).traits)) {
            let owner = self.one(hunter).owner;
            for seat in Seat::all(self.seats).filter(|&seat| seat != owner) {
                for prey in self.row(seat).filter(|&prey| self.lies_open(hunter, prey)) {
                    exposure.prey[usize::from(prey.0) % MAX_SPECIES] = true;
                    exposure.meat[usize::from(hunter.0) % MAX_SPECIES] += u16::from(self.one(prey).size);
                }
            }
        }
        exposure
    }

    /// Number of seats.
    pub fn seats_at_the_table(&self) -> u8 {
        self.seats
    }

    /// Cards in a hand.
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.hands[seat].len()
    }

    /// Cards in the deck.
    pub fn deck_size(&self) -> u8 {
        self.deck_len()
    }

    /// Cards the game is played with.
    pub fn cards_in_the_game(&self) -> u8 {
        self.catalogue.total()
    }

    /// Tokens on the watering hole.
    pub fn watering_hole(&self) -> u16 {
        self.watering_hole
    }

    /// The round, from 1.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// Whether this round is fixed as the last.
    pub fn is_last_round(&self) -> bool {
        self.last_round.is_some_and(|last| last <= self.round)
    }

    /// First player of the round.
    pub fn first_player(&self) -> Seat {
        self.first
    }

    /// A number that is equal for tables that look the same to the viewer, and as good as always different otherwise.
    pub fn fingerprint(&self, viewer: Viewer) -> u64 {
        let mut print = Fingerprint::default();
        self.moment.hash(&mut print);
        (self.round, self.first, self.last_round, self.watering_hole).hash(&mut print);
        (self.deck_len(), self.discard_len).hash(&mut print);
        let sealing = !self.sealed.is_empty() && self.moment.phase == Phase::Play;
        for seat in Seat::all(self.seats) {
            let own = viewer.is(seat);
            if sealing && !own {
                // NS-VAR-4: what was played in this quick-play phase is not seen.
                continue;
            }
            (self.hands[seat].len(), self.food_cards[seat].is_some()).hash(&mut print);
            for id in self.row(seat) {
                let species = self.one(id);
                (id, species.pop, species.size, species.food, species.fat, species.leaves).hash(&mut print);
                let open = if own { species.count } else { species.count - species.facedown };
                (species.count, species.facedown, &species.cards[..usize::from(open)]).hash(&mut print);
            }
            if own {
                (seat, self.screens[seat], self.food_cards[seat]).hash(&mut print);
                let hand = &self.hands[seat];
                hand.kinds().for_each(|kind| (kind, hand.count(kind)).hash(&mut print));
            }
        }
        print.finish()
    }
}
