//! Sharp Vision (NW-T-SHARP-VISION): a predator with it ignores Camouflage.

use super::{PLAIN, TraitRules};
use crate::cards::{Trait, TraitSet};
use crate::rule::Rule;

pub(crate) const RULES: TraitRules = TraitRules { id: "sharp_vision", rule: Rule::NwTSharpVision, ..PLAIN };

/// Whether the predator sees what hides.
#[inline]
pub(crate) fn sees(predator: TraitSet) -> bool {
    predator.contains(Trait::SharpVision)
}
