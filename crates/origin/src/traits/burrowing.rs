//! Burrowing (ORI-T-BURROWING): safe underground while fed.

use super::{PLAIN, TraitRules};
use crate::cards::Trait;
use crate::rule::Rule;
use crate::state::Animal;

pub(crate) const RULES: TraitRules = TraitRules { id: "burrowing", rule: Rule::OriTBurrowing, ..PLAIN };

// ORI-S7: only while fed; asleep counts as fed, stored fat does not.
#[inline]
pub(crate) fn shields(target: &Animal) -> bool {
    target.has(Trait::Burrowing) && target.is_fed()
}
