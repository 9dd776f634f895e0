//! Burrowing (ORI-T-BURROWING): safe underground while fed.

use super::{PLAIN, Shield, TraitRules, Works};
use crate::cards::TraitSet;
use crate::rule::Rule;

pub(crate) const RULES: TraitRules = TraitRules {
    rule: Rule::OriTBurrowing,
    // ORI-S7: only while fed; asleep counts as fed, stored fat does not.
    shield: Some(Shield { rule: Rule::OriS7, works: Works::WhileFed, beaten_by: TraitSet::EMPTY }),
    ..PLAIN
};
