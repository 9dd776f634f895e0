//! Regeneration (CON-T-REGENERATION): an eaten animal leaves its traits behind and comes back. How it does stands in
//! `continents::remains`.

use super::{NEEDY, OF_CONTINENTS, TraitRules};
use crate::animal::Animal;
use crate::cards::{AnimalId, Trait, TraitSet};
use crate::rule::Rule;
use crate::state::State;

pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::ConTRegeneration1, ..OF_CONTINENTS };

/// The card.
pub(crate) const CARD: Trait = Trait::Regeneration;

/// The most traits of an animal with it, itself among them (CON-T-REGENERATION-2).
const LIMIT: usize = 2;

/// Whether an animal that is eaten now leaves remains. CON-T-REGENERATION-9: not if the card is disabled or the animal
/// paralysed; and only the eaten regenerate.
#[inline]
pub(crate) fn works(animal: &Animal) -> bool {
    animal.has(Trait::Regeneration)
}

/// Whether it is among these traits.
pub(crate) fn is_among(traits: TraitSet) -> bool {
    traits.contains(Trait::Regeneration)
}

/// Whether its limits apply to a new trait of the animal.
#[inline]
pub(crate) fn matters(animal: &Animal, new: Trait) -> bool {
    new == Trait::Regeneration || animal.traits.contains(Trait::Regeneration)
}

impl State {
    /// Which limit forbids the animal a new trait, if one does. A pair card counts as one for each of its animals, and a
    /// disabled card like any other.
    pub(crate) fn regeneration_limit(&self, id: AnimalId, new: Trait) -> Option<Rule> {
        let animal = self.animal(id);
        if !matters(animal, new) {
            return None;
        }
        let comes = new == Trait::Regeneration;
        let has_room = self.stack(id).count() + (self.links_of(id).len() as usize) < LIMIT;
        if comes {
            // CON-T-REGENERATION-1: besides at most one trait, which adds no need.
            (!has_room || animal.traits.meets(NEEDY)).then_some(Rule::ConTRegeneration1)
        } else {
            // CON-T-REGENERATION-2: nothing that adds need, and two in total.
            (!has_room || NEEDY.contains(new)).then_some(Rule::ConTRegeneration2)
        }
    }
}
