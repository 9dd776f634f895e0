//! Scavenger (NS-TRAIT-SCAV): meat from every attack in which somebody loses population.
//!
//! NS-TRAIT-SCAV-3: attacker and victim included. NS-TRAIT-SCAV-4: starvation is not an attack, so nothing asks here
//! then.

use super::{Class, TraitRules};
use crate::cards::{Trait, TraitSet};
use crate::rule::Rule;

/// Tokens from the bank (NS-TRAIT-SCAV-1).
pub(crate) const TOKENS: u8 = 1;

pub(crate) const RULES: TraitRules =
    TraitRules { rule: Rule::NsTraitScav1, class: Class::Feeding, leaf: false, shield: None };

// NS-TRAIT-SCAV-4: asked after attacks only.
/// Whether a species with these traits scavenges.
#[inline]
pub(crate) fn scavenges(on: TraitSet) -> bool {
    on.contains(Trait::Scavenger)
}
