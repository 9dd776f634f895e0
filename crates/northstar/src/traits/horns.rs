//! Horns (NS-TRAIT-HORNS): its attacker loses population, before eating (NS-TRAIT-HORNS-2).

use super::{Class, TraitRules};
use crate::cards::{Trait, TraitSet};
use crate::rule::Rule;

/// The card.
pub(crate) const CARD: Trait = Trait::Horns;

pub(crate) const RULES: TraitRules =
    TraitRules { rule: Rule::NsTraitHorns1, class: Class::Defence, leaf: false, shield: None };

// NS-TRAIT-HORNS-5: the set comes without what is negated.
#[inline]
pub(crate) fn gore(victim: TraitSet) -> bool {
    victim.contains(Trait::Horns)
}
