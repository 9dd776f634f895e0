//! Hard Shell (NS-TRAIT-SHELL): counts as larger when it is attacked.
//!
//! NS-TRAIT-SHELL-2: nowhere else. Meat, Symbiosis, fat and its own attacks go by the printed size.

use super::{Class, TraitRules};
use crate::cards::{Trait, TraitSet};
use crate::rule::Rule;

/// The card.
pub(crate) const CARD: Trait = Trait::HardShell;

/// What it adds (NS-TRAIT-SHELL-1).
const BONUS: u8 = 4;

pub(crate) const RULES: TraitRules =
    TraitRules { rule: Rule::NsTraitShell1, class: Class::Defence, leaf: false, shield: None };

/// What the shell adds to the size of a victim with these traits.
#[inline]
pub(crate) fn bonus(victim: TraitSet) -> u8 {
    if victim.contains(Trait::HardShell) { BONUS } else { 0 }
}
