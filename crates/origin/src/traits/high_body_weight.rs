//! High Body Weight (ORI-T-HIGH-BODY-WEIGHT): needs more, is worth more, and yields only to its like.

use super::{PLAIN, TraitRules};
use crate::cards::{Trait, TraitSet};
use crate::rule::Rule;

pub(crate) const RULES: TraitRules =
    TraitRules { id: "high_body_weight", rule: Rule::OriTHighBodyWeight, extra_need: 1, bonus: 1, ..PLAIN };

// ORI-S6: the attacker must be as heavy.
#[inline]
pub(crate) fn shields(attacker: TraitSet, target: TraitSet) -> bool {
    target.contains(Trait::HighBodyWeight) && !attacker.contains(Trait::HighBodyWeight)
}
