//! Defensive Herding (NS-TRAIT-HERD): only the more numerous attack it.

use super::{Class, Shield, TraitRules, Works};
use crate::cards::{Trait, TraitSet};
use crate::rule::Rule;

/// The card.
pub(crate) const CARD: Trait = Trait::DefensiveHerding;

pub(crate) const RULES: TraitRules = TraitRules {
    rule: Rule::NsTraitHerd1,
    class: Class::Defence,
    leaf: false,
    shield: Some(Shield { works: Works::UnlessOutnumbered, beaten_by: TraitSet::EMPTY }),
};
