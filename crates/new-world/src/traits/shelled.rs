//! Shelled (NW-T-SHELLED): once a phase it hides in its shell; then nobody attacks it and it receives no food.

use super::{Duty, PLAIN, TraitRules};
use crate::animal::{Animal, Flags};
use crate::cards::Trait;
use crate::rule::Rule;

/// The card.
pub(crate) const CARD: Trait = Trait::Shelled;

pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::NwTShelled, duty: Duty::MayReact, ..PLAIN };

/// Whether the card can be used in this phase.
#[inline]
pub(crate) fn is_ready(animal: &Animal) -> bool {
    !animal.rotated.contains(CARD)
}

/// Whether the animal is in its shell until the end of the phase.
#[inline]
pub(crate) fn is_inside(animal: &Animal) -> bool {
    animal.flags.has(Flags::SHELLED_IN)
}

pub(crate) fn withdraw(animal: &mut Animal) {
    animal.rotated.insert(CARD);
    animal.flags.set(Flags::SHELLED_IN, true);
}
