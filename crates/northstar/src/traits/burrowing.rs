//! Burrowing (NS-TRAIT-BURROW): safe while it is full.

use super::{Class, Shield, TraitRules, Works};
use crate::cards::{Trait, TraitSet};
use crate::rule::Rule;

/// The card.
pub(crate) const CARD: Trait = Trait::Burrowing;

pub(crate) const RULES: TraitRules = TraitRules {
    rule: Rule::NsTraitBurrow1,
    class: Class::Defence,
    leaf: false,
    shield: Some(Shield { works: Works::WhileFull, beaten_by: TraitSet::EMPTY }),
};
