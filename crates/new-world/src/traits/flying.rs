//! Flying (NW-T-FLYING): caught only by a predator with fewer trait cards.

use super::{Duty, PLAIN, Shield, TraitRules, Works};
use crate::cards::{Trait, TraitSet};
use crate::rule::Rule;

/// The card.
pub(crate) const CARD: Trait = Trait::Flying;

// NW-ATT-4: pair and harmful traits count on both sides.
pub(crate) const RULES: TraitRules = TraitRules {
    rule: Rule::NwTFlying,
    duty: Duty::Protects(Shield { works: Works::UnlessFewerCards, beaten_by: TraitSet::EMPTY }),
    ..PLAIN
};
