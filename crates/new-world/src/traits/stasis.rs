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
    options.stasis_blocks_traits && traits.contains(Trait::Stasis)
}
