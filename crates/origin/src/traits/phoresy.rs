//! Phoresy (CON-T-PHORESY): travels along with a migrant (CON-MIG-6), never alone.

use super::{OF_CONTINENTS, TraitRules};
use crate::animal::Animal;
use crate::cards::Trait;
use crate::rule::Rule;

/// The card.
pub(crate) const CARD: Trait = Trait::Phoresy;

pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::ConTPhoresy, ..OF_CONTINENTS };

/// Whether it can travel along.
#[inline]
pub(crate) fn follows(animal: &Animal) -> bool {
    animal.has(Trait::Phoresy)
}
