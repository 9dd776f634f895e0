//! Pack Hunting (NS-TRAIT-PACK): the whole pack counts when it attacks.

use super::{Class, TraitRules};
use crate::cards::{Trait, TraitSet};
use crate::rule::Rule;
use crate::state::Species;

pub(crate) const RULES: TraitRules =
    TraitRules { rule: Rule::NsTraitPack1, class: Class::Carnivore, leaf: false, shield: None };

// NS-TRAIT-PACK-2: the population before Horns unless NS-OPT-MEASURED-AFTER-HORNS, and only for the attacker.
#[inline]
pub(crate) fn bonus(attacker: &Species, on: TraitSet) -> u8 {
    if on.contains(Trait::PackHunting) { attacker.pop } else { 0 }
}
