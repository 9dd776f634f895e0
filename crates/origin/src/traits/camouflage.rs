//! Camouflage (ORI-T-CAMOUFLAGE): seen only by sharp eyes.

use super::{PLAIN, TraitRules};
use crate::cards::{Trait, TraitSet};
use crate::rule::Rule;

pub(crate) const RULES: TraitRules = TraitRules { id: "camouflage", rule: Rule::OriTCamouflage, ..PLAIN };

// ORI-S4: the attacker needs Sharp Vision.
#[inline]
pub(crate) fn shields(attacker: TraitSet, target: TraitSet) -> bool {
    target.contains(Trait::Camouflage) && !attacker.contains(Trait::SharpVision)
}
