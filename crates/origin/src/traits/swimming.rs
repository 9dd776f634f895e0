//! Swimming (ORI-T-SWIMMING): swimmers and land animals cannot attack each other. In Continents it leads into the Ocean
//! (CON-LOC-3).

use super::{PLAIN, Shield, TraitRules, Works};
use crate::animal::Animal;
use crate::cards::{Card, Location, Trait, TraitSet};
use crate::rule::Rule;

/// The card.
pub(crate) const CARD: Trait = Trait::Swimming;

pub(crate) const RULES: TraitRules = TraitRules {
    rule: Rule::OriTSwimming,
    // ORI-S5: works both ways. CON-LOC-9: also ashore.
    shield: Some(Shield { rule: Rule::OriS5, works: Works::BothWays, beaten_by: TraitSet::of(&[CARD]) }),
    ..PLAIN
};

/// Whether a card shows it.
#[inline]
pub(crate) fn is_one(shows: Trait) -> bool {
    shows == Trait::Swimming
}

/// Whether it is among these traits.
pub(crate) fn is_among(traits: TraitSet) -> bool {
    traits.contains(Trait::Swimming)
}

/// Whether it is printed on a card.
pub(crate) fn is_on(card: Card) -> bool {
    card.shows(Trait::Swimming)
}

/// Whether the animal swims: by a card that works, or because it lives in the Ocean (CON-LOC-4).
#[inline]
pub(crate) fn swims(animal: &Animal) -> bool {
    animal.has(Trait::Swimming)
}

// CON-LOC-4: an animal that lives in the Ocean swims without a card, and gets none.
/// Whether this card has no place on the animal.
#[inline]
pub(crate) fn is_needless(animal: &Animal, face: Trait) -> bool {
    is_one(face) && animal.at() == Location::OCEAN
}
