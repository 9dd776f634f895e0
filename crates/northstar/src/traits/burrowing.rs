//! Burrowing (NS-TRAIT-BURROW): safe while it is full.

use super::{Class, TraitRules};
use crate::cards::{Trait, TraitSet};
use crate::rule::Rule;
use crate::state::Species;

/// The card.
pub(crate) const CARD: Trait = Trait::Burrowing;

pub(crate) const RULES: TraitRules =
    TraitRules { id: "burrowing", rule: Rule::NsTraitBurrow1, class: Class::Defence, leaf: false };

// NS-TRAIT-BURROW-2: food on the board counts, fat does not. NS-TRAIT-BURROW-3: a species that has lost population may
// be full now.
#[inline]
pub(crate) fn shields(victim: &Species, on: TraitSet) -> bool {
    on.contains(Trait::Burrowing) && victim.food == victim.pop
}
