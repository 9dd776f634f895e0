//! Warning Call (NS-TRAIT-WARN): protects both neighbours, and not itself (NS-TRAIT-WARN-2).

use super::{Class, Shield, TraitRules, Works};
use crate::cards::{SpeciesId, Trait, TraitSet};
use crate::rule::Rule;
use crate::state::State;

/// The card.
pub(crate) const CARD: Trait = Trait::WarningCall;

pub(crate) const RULES: TraitRules =
    TraitRules { rule: Rule::NsTraitWarn1, class: Class::Defence, leaf: false, shield: Some(SHIELD) };

const SHIELD: Shield = Shield { works: Works::ForNeighbours, beaten_by: TraitSet::of(&[Trait::Ambush]) };

/// Whether the call warns of an attacker with these traits (NS-TRAIT-AMBUSH-1).
#[inline]
pub(crate) fn is_heard(attacker: TraitSet) -> bool {
    SHIELD.holds_against(attacker)
}

impl State {
    // NS-TRAIT-WARN-2: the neighbours of the victim are asked, not the victim.
    // NS-TRAIT-WARN-1: a neighbour that calls, unless Ambush surprises it. NS-TRAIT-WARN-3: the attacker may be that
    // neighbour. NS-TRAIT-INT-6: one negation silences both sides.
    #[inline]
    pub(crate) fn caller(&self, attacker: TraitSet, victim: SpeciesId, negated: TraitSet) -> Option<SpeciesId> {
        if !is_heard(attacker) || negated.contains(Trait::WarningCall) {
            return None;
        }
        let calls = |id: &SpeciesId| self.one(*id).traits.contains(Trait::WarningCall);
        self.left_of(victim).filter(calls).or_else(|| self.right_of(victim).filter(calls))
    }
}
