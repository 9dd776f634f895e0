//! Swimming (NW-T-SWIMMING): at home in Lakes, hunted only by swimmers, who hunt only swimmers.

use super::{Duty, PLAIN, Shield, TraitRules, Works};
use crate::cards::{Trait, TraitSet};
use crate::options::Options;
use crate::rule::Rule;

/// The card.
pub(crate) const CARD: Trait = Trait::Swimming;

// NW-ATT-4: only a swimming predator.
pub(crate) const RULES: TraitRules = TraitRules {
    rule: Rule::NwTSwimming,
    duty: Duty::Protects(Shield { works: Works::Always, beaten_by: TraitSet::of(&[CARD]) }),
    ..PLAIN
};

// NW-OPT-SWIMMING-PREDATOR-RESTRICTED: a swimming predator stays in the water. No trait of the prey, so nothing ignores it.
#[inline]
pub(crate) fn keeps_in_water(options: &Options, predator: TraitSet, prey: TraitSet) -> bool {
    options.swimming_predator_restricted && predator.contains(CARD) && !prey.contains(CARD)
}
