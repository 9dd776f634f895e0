//! Long Neck (NS-TRAIT-NECK): eats before the food cards are turned up.
//!
//! NS-TRAIT-NECK-2, NS-TRAIT-NECK-3: it is a take of plants like any other, so Foraging and Cooperation follow, and a
//! carnivore gets nothing from it.

use super::{Class, TraitRules};
use crate::cards::Trait;
use crate::rule::Rule;

/// The card.
pub(crate) const CARD: Trait = Trait::LongNeck;

// NS-TRAIT-NECK-2, NS-TRAIT-NECK-3: a take of plants like any other, which a carnivore cannot eat.
/// Tokens from the bank (NS-TRAIT-NECK-1).
pub(crate) const TOKENS: u8 = 1;

pub(crate) const RULES: TraitRules =
    TraitRules { rule: Rule::NsTraitNeck1, class: Class::Feeding, leaf: true, shield: None };
