//! Cooperation (ORI-T-COOPERATION): when one of the two gets food, the other gets a blue token.

use super::{Form, PLAIN, TraitRules};
use crate::cards::{AnimalId, Trait};
use crate::event::Source;
use crate::rule::Rule;

pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::OriTCooperation, form: Form::Pair, ..PLAIN };

/// Whether the card reacts to food: to any token, red or blue.
#[inline]
pub(crate) fn reacts(shows: Trait, _source: Source) -> bool {
    shows == Trait::Cooperation
}

/// What the partner receives, if this is the card: a blue token from the supply.
#[inline]
pub(crate) fn gives(shows: Trait, from: AnimalId) -> Option<Source> {
    (shows == Trait::Cooperation).then_some(Source::Cooperation(from))
}
