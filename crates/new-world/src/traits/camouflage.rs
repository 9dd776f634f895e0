//! Camouflage (NW-T-CAMOUFLAGE): seen only by sharp eyes.

use super::{Duty, PLAIN, TraitRules, sharp_vision};
use crate::cards::{Trait, TraitSet};
use crate::rule::Rule;

/// The card.
pub(crate) const CARD: Trait = Trait::Camouflage;

pub(crate) const RULES: TraitRules =
    TraitRules { id: "camouflage", rule: Rule::NwTCamouflage, duty: Duty::Protects, ..PLAIN };

// NW-ATT-4: the predator needs Sharp Vision.
#[inline]
pub(crate) fn shields(predator: TraitSet, prey: TraitSet) -> bool {
    prey.contains(CARD) && !sharp_vision::sees(predator)
}
