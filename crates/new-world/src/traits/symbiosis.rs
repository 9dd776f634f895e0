//! Symbiosis (NW-T-SYMBIOSIS): the guardian shields the ward from attacks, and eats first.

use super::{Duty, Form, PLAIN, Shield, TraitRules, Works};
use crate::animal::Flags;
use crate::cards::{AnimalId, Trait, TraitSet};
use crate::options::{Options, SymbiosisMode};
use crate::rule::Rule;
use crate::sets::LinkSet;
use crate::state::State;

/// The card.
pub(crate) const CARD: Trait = Trait::Symbiosis;

pub(crate) const RULES: TraitRules = TraitRules {
    rule: Rule::NwTSymbiosis,
    form: Form::Directed,
    duty: Duty::Protects(Shield { works: Works::AsWard, beaten_by: TraitSet::EMPTY }),
    ..PLAIN
};

/// Whether the ward must lie to the left of its guardian when the card is placed (NW-OPT-SYMBIOSIS-MODE).
#[inline]
pub(crate) fn ward_lies_left(options: &Options) -> bool {
    options.symbiosis_mode == SymbiosisMode::LeftIsWard
}

impl State {
    /// The cards that shield this animal: those in which it is the ward (NW-ATT-4).
    #[inline]
    pub(crate) fn guarding_links(&self, ward: AnimalId) -> LinkSet {
        let mut guarding = LinkSet::EMPTY;
        if self.animal(ward).flags.has(Flags::WARD) {
            for id in self.animal(ward).links.iter() {
                let link = self.link(id);
                if link.shows == Trait::Symbiosis && link.second == ward {
                    guarding.insert(id);
                }
            }
        }
        guarding
    }

    /// A hungry guardian that keeps the ward from receiving food (NW-OPT-SYMBIOSIS-BLOCKS-FEEDING), leaving out one card.
    #[inline]
    pub(crate) fn hungry_guardian_but(&self, ward: AnimalId, but: LinkSet) -> Option<AnimalId> {
        if !self.animal(ward).flags.has(Flags::WARD) || !self.options.symbiosis_blocks_feeding {
            return None;
        }
        let links = self.guarding_links(ward).without(but);
        links.iter().map(|id| self.link(id).first).find(|&guardian| !self.animal(guardian).is_fed())
    }

    /// The same with all cards.
    #[inline]
    pub(crate) fn hungry_guardian(&self, ward: AnimalId) -> Option<AnimalId> {
        self.hungry_guardian_but(ward, LinkSet::EMPTY)
    }
}
