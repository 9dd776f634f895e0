//! Symbiosis (ORI-T-SYMBIOSIS): the guardian shields the ward from attacks, and eats first.

use super::{Form, PLAIN, Shield, TraitRules, Works};
use crate::animal::Flags;
use crate::cards::{AnimalId, Trait, TraitSet};
use crate::rule::Rule;
use crate::state::State;

// ORI-T-SYMBIOSIS-3: the guardian has neither a benefit nor a restriction, so nothing here asks about its cards.
pub(crate) const RULES: TraitRules = TraitRules {
    rule: Rule::OriTSymbiosis1,
    form: Form::Directed,
    // ORI-S3: whether the guardian is fed or not.
    shield: Some(Shield { rule: Rule::OriS3, works: Works::AsWard, beaten_by: TraitSet::EMPTY }),
    ..PLAIN
};

impl State {
    /// The guardian of an active Symbiosis that shields this animal (ORI-T-SYMBIOSIS-1, ORI-S3).
    #[inline]
    pub(crate) fn guardian(&self, ward: AnimalId) -> Option<AnimalId> {
        self.guardians(ward).next()
    }

    // ORI-T-SYMBIOSIS-2: while any guardian is hungry the ward receives nothing.
    #[inline]
    pub(crate) fn hungry_guardian(&self, ward: AnimalId) -> Option<AnimalId> {
        self.guardians(ward).find(|&guardian| !self.animal(guardian).is_fed())
    }

    #[inline]
    fn guardians(&self, ward: AnimalId) -> impl Iterator<Item = AnimalId> {
        let animal = self.animal(ward);
        let links = if animal.flags.has(Flags::WARD) { self.links_of(ward) } else { Default::default() };
        links.iter().filter_map(move |id| {
            let link = self.link(id);
            let shields = link.shows == Trait::Symbiosis && link.second == ward && self.link_is_active(link);
            shields.then_some(link.first)
        })
    }
}
