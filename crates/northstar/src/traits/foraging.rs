//! Foraging (NS-TRAIT-FORAGE): one plant more with every take of plants. NS-TRAIT-FORAGE-4: meat is not a plant.

use super::{Class, TraitRules};
use crate::cards::{Food, Trait, TraitSet};
use crate::rule::Rule;

pub(crate) const RULES: TraitRules =
    TraitRules { rule: Rule::NsTraitForage1, class: Class::Feeding, leaf: false, shield: None };

// NS-TRAIT-FORAGE-4: plants only.
// NS-TRAIT-FORAGE-2: whatever the take comes from. NS-TRAIT-FORAGE-3: one token per take, not per token.
#[inline]
pub(crate) fn extra(on: TraitSet, food: Food) -> u8 {
    u8::from(food == Food::Plant && on.contains(Trait::Foraging))
}
