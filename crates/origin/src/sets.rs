//! Sets of animals and of pair cards as bits.

use core::fmt;

use crate::cards::{AnimalId, LinkId};

/// The numbers an animal can have.
pub(crate) const MAX_ANIMALS: usize = 256;
/// The most animals of one game. No printed deck has so many cards; with a larger one, another animal is refused.
pub const MOST_ANIMALS: u8 = 254;
/// The most pair cards on the table; a deck with more pair faces is refused when it is loaded.
pub const MAX_LINKS: usize = 64;

/// A set of animals.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct AnimalSet([u64; 4]);

impl AnimalSet {
    /// No animal.
    pub const EMPTY: Self = Self([0; 4]);

    /// Whether the animal is in it.
    #[inline]
    pub const fn contains(&self, animal: AnimalId) -> bool {
        self.0[(animal.0 >> 6) as usize] & (1 << (animal.0 & 63)) != 0
    }

    /// Puts the animal in.
    #[inline]
    pub const fn insert(&mut self, animal: AnimalId) {
        self.0[(animal.0 >> 6) as usize] |= 1 << (animal.0 & 63);
    }

    /// Takes the animal out.
    #[inline]
    pub const fn remove(&mut self, animal: AnimalId) {
        self.0[(animal.0 >> 6) as usize] &= !(1 << (animal.0 & 63));
    }

    /// Whether nobody is in it.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    /// How many are in it.
    #[inline]
    pub const fn len(&self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones() + self.0[3].count_ones()
    }

    /// Its animals, oldest first: the order of a row.
    #[inline]
    pub fn iter(&self) -> AnimalIter {
        let words = self.0;
        let last = if words[1] | words[2] | words[3] == 0 { 0 } else { 192 };
        AnimalIter { words, bits: words[0], base: 0, last }
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

/// Goes through a set of animals, oldest first.
pub struct AnimalIter {
    words: [u64; 4],
    /// What is left of the word at hand.
    bits: u64,
    /// The number of the first animal of that word.
    base: u8,
    /// The same of the last word to look at. Most sets end in the first word.
    last: u8,
}

impl Iterator for AnimalIter {
    type Item = AnimalId;

    #[inline(always)]
    fn next(&mut self) -> Option<AnimalId> {
        while self.bits == 0 {
            if self.base == self.last {
                return None;
            }
            self.base += 64;
            self.bits = self.words[usize::from(self.base >> 6)];
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

game::travels_as_list!(AnimalSet of AnimalId);
game::travels_as_list!(LinkSet of LinkId);
