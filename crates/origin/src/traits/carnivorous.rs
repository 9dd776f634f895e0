//! Carnivorous (ORI-T-CARNIVOROUS): hunts once a round. The hunt itself is the chapter Attack.

use super::{PLAIN, TraitRules};
use crate::animal::Animal;
use crate::cards::{Trait, TraitSet};
use crate::rule::Rule;

/// The card.
pub(crate) const CARD: Trait = Trait::Carnivorous;

pub(crate) const RULES: TraitRules = TraitRules {
    rule: Rule::OriTCarnivorous,
    extra_need: 1,
    bonus: 1,
    excludes: TraitSet::of(&[Trait::Scavenger]),
    used_up: true,
    ..PLAIN
};

/// Blue tokens for a kill (ORI-HUNT-1).
pub(crate) const KILL: u8 = 2;
/// Blue tokens for a lost tail (ORI-ATT-7).
pub(crate) const TAIL: u8 = 1;

/// Whether it has the card at all.
#[inline]
pub(crate) fn has_card(animal: &Animal) -> bool {
    animal.traits.contains(Trait::Carnivorous)
}

/// Whether it hunts.
#[inline]
pub(crate) fn hunts(animal: &Animal) -> bool {
    animal.has(Trait::Carnivorous)
}

// ORI-HUNT-2: the card is used up for the round, also if the attack fails.
#[inline]
pub(crate) fn is_spent(animal: &Animal) -> bool {
    animal.spent.contains(Trait::Carnivorous)
}

#[inline]
pub(crate) fn spend(animal: &mut Animal) {
    animal.spent.insert(Trait::Carnivorous);
}
