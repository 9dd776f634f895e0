//! Intelligence (NS-TRAIT-INT): hand cards become food, or open a way to the prey.
//!
//! NS-TRAIT-INT-9: what is printed on the cards given up does not matter.

use super::{Class, DEFENSIVE, TraitRules};
use crate::cards::{Trait, TraitSet};
use crate::options::IntelligenceNegates;
use crate::rule::Rule;

/// Tokens for one card (NS-TRAIT-INT-2).
pub(crate) const TOKENS: u8 = 2;

pub(crate) const RULES: TraitRules =
    TraitRules { rule: Rule::NsTraitInt1, class: Class::Feeding, leaf: false, shield: None };

/// Whether a species with these traits can use hand cards.
#[inline]
pub(crate) fn thinks(traits: TraitSet) -> bool {
    traits.contains(Trait::Intelligence)
}

// NS-TRAIT-INT-5, NS-OPT-INTELLIGENCE-NEGATES: defensive traits, or any.
#[inline]
pub(crate) fn allowed(negates: IntelligenceNegates) -> TraitSet {
    match negates {
        IntelligenceNegates::Defensive => DEFENSIVE,
        IntelligenceNegates::Any => TraitSet::of(&Trait::ALL),
    }
}

/// What can never be negated (NS-TRAIT-INT-7): the attack rests on these two.
pub(crate) const UNTOUCHABLE: TraitSet = TraitSet::of(&[Trait::Carnivore, Trait::Intelligence]);

/// Traits that do something for somebody in the course of an attack and so may be worth a card, wherever they are
/// (NS-TRAIT-INT-8).
pub(crate) const WORTH_NEGATING: TraitSet = TraitSet::of(&[Trait::Scavenger, Trait::Cooperation, Trait::FatTissue]);
