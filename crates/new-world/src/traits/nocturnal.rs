//! Nocturnal (NW-T-NOCTURNAL): at home in Caves, and hunted only by those who are awake at night too.

use super::{Duty, PLAIN, Shield, TraitRules, Works};
use crate::cards::{Trait, TraitSet};
use crate::rule::Rule;

/// The card.
pub(crate) const CARD: Trait = Trait::Nocturnal;

// NW-ATT-4: only a nocturnal predator, which may attack others too.
pub(crate) const RULES: TraitRules = TraitRules {
    rule: Rule::NwTNocturnal,
    duty: Duty::Protects(Shield { works: Works::Always, beaten_by: TraitSet::of(&[CARD]) }),
    ..PLAIN
};
