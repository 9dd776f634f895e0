//! Camouflage (NW-T-CAMOUFLAGE): seen only by sharp eyes.

use super::{Duty, PLAIN, Shield, TraitRules, Works};
use crate::cards::{Trait, TraitSet};
use crate::rule::Rule;

/// The card.
pub(crate) const CARD: Trait = Trait::Camouflage;

// NW-ATT-4: the predator needs Sharp Vision.
pub(crate) const RULES: TraitRules = TraitRules {
    rule: Rule::NwTCamouflage,
    duty: Duty::Protects(Shield { works: Works::Always, beaten_by: TraitSet::of(&[Trait::SharpVision]) }),
    ..PLAIN
};
