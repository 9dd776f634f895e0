//! Intelligent (NW-T-INTELLIGENT): once a phase the predator ignores one protective or reaction trait of its prey.

use super::{PLAIN, TraitRules};
use crate::animal::Animal;
use crate::cards::Trait;
use crate::rule::Rule;

const CARD: Trait = Trait::Intelligent;

/// The card, for what everybody sees of it.
pub(crate) const SHOWN: Trait = CARD;

pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::NwTIntelligent, ..PLAIN };

/// Whether the predator can use it in this attack.
#[inline]
pub(crate) fn is_ready(predator: &Animal) -> bool {
    predator.has(CARD) && !predator.rotated.contains(CARD)
}

// NW-ATT-R2: used when declared.
pub(crate) fn spend(predator: &mut Animal) {
    predator.rotated.insert(CARD);
}
