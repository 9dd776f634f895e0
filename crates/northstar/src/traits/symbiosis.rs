//! Symbiosis (NS-TRAIT-SYMB): safe beside a larger neighbour.

use super::{Class, Shield, TraitRules, Works, hard_shell};
use crate::cards::{SpeciesId, Trait, TraitSet};
use crate::rule::Rule;
use crate::state::State;

/// The card.
pub(crate) const CARD: Trait = Trait::Symbiosis;

pub(crate) const RULES: TraitRules = TraitRules {
    rule: Rule::NsTraitSymb1,
    class: Class::Defence,
    leaf: false,
    shield: Some(Shield { works: Works::BesideLarger, beaten_by: TraitSet::EMPTY }),
};

impl State {
    // NS-TRAIT-SYMB-1: the right neighbour, if it is larger. NS-TRAIT-SYMB-2: by printed size, and also if it is the
    // attacker itself.
    #[inline]
    pub(crate) fn guardian(&self, victim: SpeciesId, on: TraitSet) -> Option<SpeciesId> {
        if !on.contains(Trait::Symbiosis) {
            return None;
        }
        // NS-TRAIT-SHELL-2, NS-OPT-SHELL-IN-SYMBIOSIS
        let shell = if self.options.shell_in_symbiosis { hard_shell::bonus(on) } else { 0 };
        self.right_of(victim).filter(|&right| self.one(right).size > self.one(victim).size + shell)
    }
}
