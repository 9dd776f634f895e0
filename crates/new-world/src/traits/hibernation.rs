//! Hibernating (NW-T-HIBERNATION): gives up its card in extinction and counts as fed.

use super::{PLAIN, TraitRules};
use crate::cards::{AnimalId, Trait};
use crate::options::Variant;
use crate::rule::Rule;
use crate::state::State;

/// The card.
pub(crate) const CARD: Trait = Trait::Hibernation;

pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::NwTHibernation, ..PLAIN };

impl State {
    // NW-EXT-3: a hungry animal, not in the final epoch unless NW-OPT-HIBERNATION-IN-FINAL-EPOCH says so; in a Disaster
    // never (NW-VAR-DIS-5).
    pub(crate) fn may_hibernate(&self, id: AnimalId) -> bool {
        let animal = self.animal(id);
        animal.has(CARD) && !animal.is_fed() && self.hibernation_is_allowed()
    }

    /// Whether anybody may hibernate in this epoch.
    pub(crate) fn hibernation_is_allowed(&self) -> bool {
        self.options.variant != Variant::Disaster && (!self.is_final() || self.options.hibernation_in_final_epoch)
    }
}
