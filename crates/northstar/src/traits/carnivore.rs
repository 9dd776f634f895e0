//! Carnivore (NS-TRAIT-CARN): attacks instead of grazing. NS-TRAIT-CARN-1: the attack is a chapter of its own.

use super::{Class, TraitRules};
use crate::cards::{Food, Trait, TraitSet};
use crate::rule::Rule;

pub(crate) const RULES: TraitRules =
    TraitRules { rule: Rule::NsTraitCarn1, class: Class::Carnivore, leaf: false, shield: None };

/// Whether a species with these traits hunts.
#[inline]
pub(crate) fn hunts(traits: TraitSet) -> bool {
    traits.contains(Trait::Carnivore)
}

// NS-COMP-7: the side of a token matters while it is taken, and only here. NS-TRAIT-CARN-2, NS-FEED-13: a carnivore never takes plants, by whatever way they come. NS-TRAIT-CARN-3: what lies on
// Fat Tissue is neither plant nor meat any more, so nothing asks here when it moves.
#[inline]
pub(crate) fn can_eat(traits: TraitSet, food: Food) -> bool {
    food == Food::Meat || !hunts(traits)
}
