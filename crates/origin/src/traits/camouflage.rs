//! Camouflage (ORI-T-CAMOUFLAGE): seen only by sharp eyes.

use super::{PLAIN, Shield, TraitRules, Works};
use crate::cards::{Trait, TraitSet};
use crate::rule::Rule;

pub(crate) const RULES: TraitRules = TraitRules {
    rule: Rule::OriTCamouflage,
    // ORI-S4: the attacker needs Sharp Vision.
    shield: Some(Shield { rule: Rule::OriS4, works: Works::Always, beaten_by: TraitSet::of(&[Trait::SharpVision]) }),
    ..PLAIN
};
