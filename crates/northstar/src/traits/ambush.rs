//! Ambush (NS-TRAIT-AMBUSH): the prey's neighbours call in vain. NS-TRAIT-AMBUSH-2: it helps against nothing else.

use super::{Class, TraitRules};
use crate::cards::{Trait, TraitSet};
use crate::rule::Rule;

pub(crate) const RULES: TraitRules =
    TraitRules { id: "ambush", rule: Rule::NsTraitAmbush1, class: Class::Carnivore, leaf: false };

/// Whether an attacker with these traits ignores Warning Call.
#[inline]
pub(crate) fn surprises(attacker: TraitSet) -> bool {
    attacker.contains(Trait::Ambush)
}
