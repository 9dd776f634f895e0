//! Carnivorous (NW-T-CARNIVOROUS): makes a predator, which attacks once a phase. The attack itself is the chapter Attack.

use super::{PLAIN, TraitRules};
use crate::animal::{Animal, Flags};
use crate::cards::Trait;
use crate::rule::Rule;

/// The card.
pub(crate) const CARD: Trait = Trait::Carnivorous;

pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::NwTCarnivorous, extra_need: 1, bonus: 1, ..PLAIN };

/// Special food for a kill (NW-ATT-8).
pub(crate) const KILL: u8 = 2;

/// Whether it is a predator.
#[inline]
pub(crate) fn is_predator(animal: &Animal) -> bool {
    animal.has(CARD)
}

/// Whether it has attacked in this phase (NW-ATT-2).
#[inline]
pub(crate) fn has_attacked(animal: &Animal) -> bool {
    animal.rotated.contains(CARD)
}

// NW-ATT-R2: the card is rotated whatever the outcome.
#[inline]
pub(crate) fn mark_attack(animal: &mut Animal) {
    animal.rotated.insert(CARD);
    animal.flags.set(Flags::ATTACKED, true);
}

// NW-ATT-2: an animal that has attacked gets a new card rotated.
#[inline]
pub(crate) fn mark_new_card(animal: &mut Animal, shows: Trait) {
    if shows == CARD && animal.flags.has(Flags::ATTACKED) {
        animal.rotated.insert(CARD);
    }
}
