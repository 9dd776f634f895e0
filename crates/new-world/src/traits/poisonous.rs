//! Poisonous (NW-T-POISONOUS): whoever eats it dies at the start of extinction.

use super::{PLAIN, TraitRules};
use crate::animal::Animal;
use crate::cards::Trait;
use crate::rule::Rule;

pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::NwTPoisonous, ..PLAIN };

// NW-ATT-R4: only when it is eaten; it cannot be ignored.
pub(crate) fn poisons(prey: &Animal) -> bool {
    prey.has(Trait::Poisonous)
}
