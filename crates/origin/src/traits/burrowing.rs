//! Burrowing (ORI-T-BURROWING): safe underground while fed.

use super::{PLAIN, TraitRules};
use crate::cards::{Trait, TraitSet};
use crate::rule::Rule;

pub(crate) const RULES: TraitRules = TraitRules { id: "burrowing", rule: Rule::OriTBurrowing, ..PLAIN };

// ORI-S7: only while fed; asleep counts as fed, stored fat does not.
#[inline]
pub(crate) fn shields(target: TraitSet, is_fed: bool) -> bool {
    target.contains(Trait::Burrowing) && is_fed
}
