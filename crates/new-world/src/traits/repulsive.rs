//! Repulsive (NW-T-REPULSIVE): is discarded, and the attack ends with nothing for the predator.

use super::{Duty, PLAIN, TraitRules};
use crate::cards::{Trait, TraitSet};
use crate::options::Options;
use crate::rule::Rule;

/// The card.
pub(crate) const CARD: Trait = Trait::Repulsive;

pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::NwTRepulsive, duty: Duty::MayReact, ..PLAIN };

/// The reactions that must be resolved besides those that always must (NW-OPT-REPULSIVE-OPTIONAL).
#[inline]
pub(crate) fn duties(options: &Options) -> TraitSet {
    if options.repulsive_optional { TraitSet::EMPTY } else { TraitSet::of(&[CARD]) }
}
