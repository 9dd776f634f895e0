//! Burrowing (NW-T-BURROWING): safe underground while fed.

use super::{Duty, PLAIN, Shield, TraitRules, Works};
use crate::cards::{Trait, TraitSet};
use crate::rule::Rule;

/// The card.
pub(crate) const CARD: Trait = Trait::Burrowing;

// NW-ATT-4: protected unless it is hungry at that moment.
pub(crate) const RULES: TraitRules = TraitRules {
    rule: Rule::NwTBurrowing,
    duty: Duty::Protects(Shield { works: Works::WhileFed, beaten_by: TraitSet::EMPTY }),
    ..PLAIN
};
