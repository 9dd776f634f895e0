//! Swimming (ORI-T-SWIMMING): swimmers and land animals cannot attack each other.

use super::{PLAIN, TraitRules};
use crate::cards::{Trait, TraitSet};
use crate::rule::Rule;

pub(crate) const RULES: TraitRules = TraitRules { id: "swimming", rule: Rule::OriTSwimming, ..PLAIN };

// ORI-S5: works both ways.
#[inline]
pub(crate) fn shields(attacker: TraitSet, target: TraitSet) -> bool {
    attacker.contains(Trait::Swimming) != target.contains(Trait::Swimming)
}
