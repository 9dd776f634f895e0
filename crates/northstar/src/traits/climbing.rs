//! Climbing (NS-TRAIT-CLIMB): only climbers reach climbers.

use super::{Class, Shield, TraitRules, Works};
use crate::cards::{Trait, TraitSet};
use crate::rule::Rule;

/// The card.
pub(crate) const CARD: Trait = Trait::Climbing;

// NS-TRAIT-CLIMB-2: a climbing carnivore follows. NS-TRAIT-CLIMB-3: both sets come without what is negated, so a negated
// Climbing counts for nobody and the way up is open.
pub(crate) const RULES: TraitRules = TraitRules {
    rule: Rule::NsTraitClimb1,
    class: Class::Defence,
    leaf: false,
    shield: Some(Shield { works: Works::Always, beaten_by: TraitSet::of(&[CARD]) }),
};
