//! Nocturnal (NW-T-NOCTURNAL): at home in Caves, and hunted only by those who are awake at night too.

use super::{Duty, PLAIN, TraitRules};
use crate::cards::{Trait, TraitSet};
use crate::rule::Rule;

/// The card.
pub(crate) const CARD: Trait = Trait::Nocturnal;

pub(crate) const RULES: TraitRules =
    TraitRules { id: "nocturnal", rule: Rule::NwTNocturnal, duty: Duty::Protects, ..PLAIN };

// NW-ATT-4: only a nocturnal predator, which may attack others too.
#[inline]
pub(crate) fn shields(predator: TraitSet, prey: TraitSet) -> bool {
    prey.contains(CARD) && !predator.contains(CARD)
}
