//! Fat Tissue (NS-TRAIT-FAT): room for food beyond the population.
//!
//! NS-TRAIT-FAT-3: what is stored is fat, whatever it was. NS-TRAIT-FAT-7: it never counts as food; hunger, Burrowing and
//! starvation look at the board alone.

use super::{Class, TraitRules};
use crate::cards::{Trait, TraitSet};
use crate::rule::Rule;
use crate::state::Species;

/// The card.
pub(crate) const CARD: Trait = Trait::FatTissue;

pub(crate) const RULES: TraitRules =
    TraitRules { rule: Rule::NsTraitFat1, class: Class::Feeding, leaf: true, shield: None };

// NS-TRAIT-FAT-3: for food of either kind.
// NS-TRAIT-FAT-1: up to the body size. NS-TRAIT-INT-8: none while the trait is negated.
#[inline]
pub(crate) fn room(species: &Species, on: TraitSet) -> u8 {
    if on.contains(Trait::FatTissue) { species.size.saturating_sub(species.fat) } else { 0 }
}

// NS-TRAIT-FAT-4: fat moves to the board as far as the population allows; the rest stays.
pub(crate) fn transfer(species: &mut Species) -> u8 {
    let moved = species.fat.min(species.pop - species.food);
    species.fat -= moved;
    species.food += moved;
    moved
}
