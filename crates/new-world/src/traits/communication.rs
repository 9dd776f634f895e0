//! Communication (NW-T-COMMUNICATION): when one of the two takes food from an area, the other takes one there too.

use super::{Form, PLAIN, TraitRules};
use crate::cards::Trait;
use crate::rule::Rule;

/// The card.
pub(crate) const CARD: Trait = Trait::Communication;

// NW-PAIR-2: a card between two neighbours.
pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::NwTCommunication, form: Form::Pair, ..PLAIN };
