//! Communication (ORI-T-COMMUNICATION): when one of the two takes from the bank, the other takes too.

use super::{Form, PLAIN, TraitRules};
use crate::cards::{AnimalId, Trait};
use crate::event::Source;
use crate::rule::Rule;

pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::OriTCommunication, form: Form::Pair, ..PLAIN };

/// Whether the card reacts to food from this source: only to red tokens.
#[inline]
pub(crate) fn reacts(shows: Trait, source: Source) -> bool {
    shows == Trait::Communication && source.is_bank()
}

/// What the partner receives, if this is the card: a red token from the bank.
#[inline]
pub(crate) fn gives(shows: Trait, from: AnimalId) -> Option<Source> {
    (shows == Trait::Communication).then_some(Source::Communication(from))
}
