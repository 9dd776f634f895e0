//! Which cards of an animal are used up for the round (ORI-TERM-9): a bit for each trait whose card can be.

use super::REGISTRY;
use crate::cards::{Trait, TraitSet};

/// Traits of an animal whose card is used up for the round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Spent(u8);

/// The bit of each trait; none for those that are never used up.
const BITS: [u8; REGISTRY.len()] = {
    let mut bits = [0; REGISTRY.len()];
    let (mut index, mut next) = (0, 0);
    while index < REGISTRY.len() {
        if REGISTRY[index].used_up {
            assert!(next < u8::BITS, "the set has no room for every card that is used up");
            bits[index] = 1 << next;
            next += 1;
        }
        index += 1;
    }
    bits
};

impl Spent {
    /// None.
    pub(crate) const NONE: Self = Self(0);

    #[inline]
    pub(crate) const fn contains(self, t: Trait) -> bool {
        self.0 & BITS[t as usize] != 0
    }

    #[inline]
    pub(crate) const fn insert(&mut self, t: Trait) {
        self.0 |= BITS[t as usize];
    }

    #[inline]
    pub(crate) const fn remove(&mut self, t: Trait) {
        self.0 &= !BITS[t as usize];
    }

    /// As a set of traits.
    pub(crate) fn traits(self) -> TraitSet {
        let mut set = TraitSet::EMPTY;
        Trait::ALL.into_iter().filter(|t| self.contains(*t)).for_each(|t| set.insert(t));
        set
    }

    /// Those of a set that can be used up.
    pub(crate) fn of(traits: TraitSet) -> Self {
        let mut spent = Self::NONE;
        traits.iter().for_each(|t| spent.insert(t));
        spent
    }
}
