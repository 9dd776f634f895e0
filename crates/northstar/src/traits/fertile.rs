//! Fertile (NS-TRAIT-FERT): multiplies where food was left over.

use super::{Class, TraitRules};
use crate::cards::Trait;
use crate::rule::Rule;
use crate::state::{Species, TRACK};

/// The card.
pub(crate) const CARD: Trait = Trait::Fertile;

pub(crate) const RULES: TraitRules =
    TraitRules { rule: Rule::NsTraitFert1, class: Class::Other, leaf: true, shield: None };

// NS-TRAIT-FERT-1: with at least one token on the watering hole. NS-TRAIT-FERT-2: never above 6. NS-TRAIT-FERT-3: it is
// not a choice. Returns whether the population grew.
pub(crate) fn multiply(species: &mut Species, watering_hole: u16) -> bool {
    let grows = watering_hole > 0 && species.pop < TRACK;
    species.pop += u8::from(grows);
    grows
}
