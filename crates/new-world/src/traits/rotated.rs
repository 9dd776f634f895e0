//! Which cards of an animal are rotated because they were used in this phase (NW-DEV-11): a bit for each trait whose card
//! can be.

use super::{REGISTRY, USED_UP};
use crate::cards::{Trait, TraitSet};

/// Traits of an animal whose card is rotated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Rotated(u8);

/// The bit of each trait; none for those that are never rotated.
const BITS: [u8; REGISTRY.len()] = {
    let mut bits = [0; REGISTRY.len()];
    let (mut index, mut next) = (0, 0);
    while index < REGISTRY.len() {
        if USED_UP.contains(Trait::ALL[index]) {
            assert!(next < u8::BITS, "the set has no room for every card that is rotated");
            bits[index] = 1 << next;
            next += 1;
        }
        index += 1;
    }
    bits
};

impl Rotated {
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
        USED_UP.iter().filter(|t| self.contains(*t)).for_each(|t| set.insert(t));
        set
    }

    /// Those of a set that can be rotated.
    pub(crate) fn of(traits: TraitSet) -> Self {
        let mut rotated = Self::NONE;
        traits.iter().for_each(|t| rotated.insert(t));
        rotated
    }
}
