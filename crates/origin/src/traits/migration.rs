//! Migration (CON-T-MIGRATION): goes to another location, once a round. The journey is the chapter Migration.

use super::{OF_CONTINENTS, TraitRules};
use crate::animal::Animal;
use crate::cards::Trait;
use crate::rule::Rule;

/// The card.
pub(crate) const CARD: Trait = Trait::Migration;

pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::ConTMigration, used_up: true, ..OF_CONTINENTS };

/// Whether the card works and is not used up.
#[inline]
pub(crate) fn is_ready(animal: &Animal) -> bool {
    animal.has(Trait::Migration) && !animal.spent.contains(Trait::Migration)
}

pub(crate) fn spend(animal: &mut Animal) {
    animal.spent.insert(Trait::Migration);
}
