//! Defensive Herding (NS-TRAIT-HERD): only the more numerous attack it.

use super::{Class, TraitRules};
use crate::cards::{Trait, TraitSet};
use crate::rule::Rule;
use crate::state::Species;

/// The card.
pub(crate) const CARD: Trait = Trait::DefensiveHerding;

pub(crate) const RULES: TraitRules =
    TraitRules { id: "defensive_herding", rule: Rule::NsTraitHerd1, class: Class::Defence, leaf: false };

// NS-TRAIT-HERD-2: real populations, as they are before Horns; Pack Hunting counts for size only.
#[inline]
pub(crate) fn shields(attacker: &Species, victim: &Species, on: TraitSet) -> bool {
    on.contains(Trait::DefensiveHerding) && attacker.pop <= victim.pop
}
