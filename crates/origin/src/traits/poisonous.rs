//! Poisonous (ORI-T-POISONOUS): whoever eats it dies in this round's extinction.

use super::{PLAIN, TraitRules};
use crate::animal::Animal;
use crate::cards::Trait;
use crate::rule::Rule;

pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::OriTPoisonous, ..PLAIN };

/// Whether eating this animal is deadly. Being poisoned itself does not make it poisonous.
#[inline]
pub(crate) fn poisons(eaten: &Animal) -> bool {
    eaten.has(Trait::Poisonous)
}
