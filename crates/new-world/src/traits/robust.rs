//! Robust (NW-T-ROBUST): needs more, at home in Savannas, hunted only by the robust.

use super::{Duty, PLAIN, Shield, TraitRules, Works};
use crate::cards::{Trait, TraitSet};
use crate::rule::Rule;

/// The card.
pub(crate) const CARD: Trait = Trait::Robust;

// NW-ATT-4: only a robust predator, which may attack anything.
pub(crate) const RULES: TraitRules = TraitRules {
    rule: Rule::NwTRobust,
    extra_need: 1,
    bonus: 1,
    duty: Duty::Protects(Shield { works: Works::Always, beaten_by: TraitSet::of(&[CARD]) }),
    ..PLAIN
};
