//! Flying (NW-T-FLYING): caught only by a predator with fewer trait cards.

use super::{Duty, PLAIN, TraitRules};
use crate::animal::Animal;
use crate::cards::Trait;
use crate::rule::Rule;

/// The card.
pub(crate) const CARD: Trait = Trait::Flying;

pub(crate) const RULES: TraitRules = TraitRules { id: "flying", rule: Rule::NwTFlying, duty: Duty::Protects, ..PLAIN };

// NW-ATT-4: pair and harmful traits count on both sides.
#[inline]
pub(crate) fn shields(predator: &Animal, prey: &Animal) -> bool {
    prey.has(CARD) && predator.cards >= prey.cards
}
