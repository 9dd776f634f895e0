//! Sets of animals and of pair cards as bits, and what is kept per seat of this edition.

use core::fmt;
use core::ops::{Index, IndexMut};

use game::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::cards::{AnimalId, LinkId};

/// The most animals on the table at once; there another one is refused. The printed deck has not so many cards.
pub const MAX_ANIMALS: usize = 128;
/// The most pair cards on the table; a deck with more pair faces is refused when it is loaded.
pub const MAX_LINKS: usize = 64;
/// The most seats of this edition (NW-COMP-4).
pub const MAX_PLAYERS: usize = 4;

/// A set of animals.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct AnimalSet([u64; 2]);

impl AnimalSet {
    /// No animal.
    pub const EMPTY: Self = Self([0; 2]);

    #[inline]
    const fn word(animal: AnimalId) -> usize {
        (animal.0 >> 6) as usize & 1
    }

    /// Whether the animal is in it.
    #[inline]
    pub const fn contains(&self, animal: AnimalId) -> bool {
        self.0[Self::word(animal)] & (1 << (animal.0 & 63)) != 0
    }

    /// Puts the animal in.
    #[inline]
    pub const fn insert(&mut self, animal: AnimalId) {
        self.0[Self::word(animal)] |= 1 << (animal.0 & 63);
    }

    /// Takes the animal out.
    #[inline]
    pub const fn remove(&mut self, animal: AnimalId) {
        self.0[Self::word(animal)] &= !(1 << (animal.0 & 63));
    }

    /// Whether nobody is in it.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// Whether every animal is in it.
    #[inline]
    pub const fn is_full(&self) -> bool {
        self.0[0] & self.0[1] == u64::MAX
    }

    /// How many are in it.
    #[inline]
    pub const fn len(&self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones()
    }

    /// Its animals by number.
    #[inline]
    pub fn iter(&self) -> AnimalIter {
        AnimalIter { bits: self.0[0], base: 0, rest: self.0[1] }
    }
}

impl FromIterator<AnimalId> for AnimalSet {
    fn from_iter<I: IntoIterator<Item = AnimalId>>(animals: I) -> Self {
        let mut set = Self::EMPTY;
        for animal in animals {
            set.insert(animal);
        }
        set
    }
}

impl fmt::Debug for AnimalSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Goes through a set of animals by number.
pub struct AnimalIter {
    bits: u64,
    base: u8,
    rest: u64,
}

impl Iterator for AnimalIter {
    type Item = AnimalId;

    #[inline(always)]
    fn next(&mut self) -> Option<AnimalId> {
        if self.bits == 0 {
            if self.rest == 0 {
                return None;
            }
            self.bits = self.rest;
            self.rest = 0;
            self.base = 64;
        }
        let bit = self.bits.trailing_zeros() as u8;
        self.bits &= self.bits - 1;
        Some(AnimalId(self.base + bit))
    }
}

game::place_set! {
    /// A set of pair cards.
    pub struct LinkSet of LinkId: MAX_LINKS
}

/// One value for each of the four seats this edition can have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct PerSeat<T>(pub [T; MAX_PLAYERS]);

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        // The mask is always a no-op; it tells the compiler that the index is in range.
        &self.0[seat.index() & (MAX_PLAYERS - 1)]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index() & (MAX_PLAYERS - 1)]
    }
}

game::travels_as_list!(AnimalSet of AnimalId);
game::travels_as_list!(LinkSet of LinkId);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_animals_goes_over_both_words() {
        let all: AnimalSet = [0, 5, 63, 64, 127].map(AnimalId).into_iter().collect();
        assert_eq!(all.iter().map(|id| id.0).collect::<Vec<_>>(), [0, 5, 63, 64, 127]);
        assert_eq!(all.len(), 5);
    }

    #[test]
    fn a_link_out_of_range_is_in_no_set() {
        let mut set = LinkSet::EMPTY;
        set.insert(LinkId(3));
        assert!(!set.contains(LinkId(67)));
        assert_eq!(set.first_free(), Some(LinkId(0)));
    }
}
