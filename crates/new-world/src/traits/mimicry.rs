//! Mimicry (NW-T-MIMICRY): turns the attack to another animal of the same owner, if the predator could attack that one.

use super::{Duty, PLAIN, TraitRules};
use crate::cards::{AnimalId, Trait};
use crate::moment::Attack;
use crate::rule::Rule;
use crate::state::State;

/// The card.
pub(crate) const CARD: Trait = Trait::Mimicry;

pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::NwTMimicry, duty: Duty::MustReact, ..PLAIN };

impl State {
    // NW-ATT-R3: another animal of the same owner, not the predator, that it could attack without ignoring anything:
    // neither a Harmful Mutation of the new prey nor Intelligent counts.
    pub(crate) fn mimicry_targets(&self, attack: &Attack) -> impl Iterator<Item = AnimalId> {
        let (predator, prey) = (attack.predator, attack.prey);
        let owner = self.animal(prey).owner;
        let hunter = self.hunter(predator);
        self.row(owner).iter().copied().filter(move |&other| {
            other != prey && self.can_be_chosen(hunter, other) && self.shields(hunter, other).is_none()
        })
    }
}
