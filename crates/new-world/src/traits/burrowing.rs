//! Burrowing (NW-T-BURROWING): safe underground while fed.

use super::{Duty, PLAIN, TraitRules};
use crate::cards::{Trait, TraitSet};
use crate::rule::Rule;

/// The card.
pub(crate) const CARD: Trait = Trait::Burrowing;

pub(crate) const RULES: TraitRules =
    TraitRules { id: "burrowing", rule: Rule::NwTBurrowing, duty: Duty::Protects, ..PLAIN };

// NW-ATT-4: protected unless it is hungry at that moment.
#[inline]
pub(crate) fn shields(prey: TraitSet, prey_is_fed: bool) -> bool {
    prey.contains(CARD) && prey_is_fed
}
