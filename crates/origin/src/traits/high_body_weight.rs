//! High Body Weight (ORI-T-HIGH-BODY-WEIGHT): needs more, is worth more, and yields only to its like.

use super::{PLAIN, Shield, TraitRules, Works};
use crate::cards::{Trait, TraitSet};
use crate::rule::Rule;

pub(crate) const RULES: TraitRules = TraitRules {
    rule: Rule::OriTHighBodyWeight,
    extra_need: 1,
    bonus: 1,
    // ORI-S6: the attacker must be as heavy.
    shield: Some(Shield { rule: Rule::OriS6, works: Works::Always, beaten_by: TraitSet::of(&[Trait::HighBodyWeight]) }),
    ..PLAIN
};
