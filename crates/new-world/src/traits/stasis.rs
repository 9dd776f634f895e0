//! Stasis (NW-T-STASIS): no new trait for its bearer; played on anybody's animal.

use super::{Host, PLAIN, TraitRules};
use crate::cards::{Trait, TraitSet};
use crate::options::Options;
use crate::rule::Rule;

pub(crate) const RULES: TraitRules =
    TraitRules { rule: Rule::NwTStasis, extra_need: 1, bonus: 1, host: Host::Anyone, ..PLAIN };

// NW-DEV-9: single, pair and harmful traits alike; NW-OPT-STASIS-BLOCKS-TRAITS.
#[inline]
pub(crate) fn bars(options: &Options, traits: TraitSet) -> bool {
    traits.meets(barring(options))
}

/// The traits of an animal that keep every other off it.
#[inline]
pub(crate) fn barring(options: &Options) -> TraitSet {
    const CARD: TraitSet = TraitSet::of(&[Trait::Stasis]);
    if options.stasis_blocks_traits { CARD } else { TraitSet::EMPTY }
}
