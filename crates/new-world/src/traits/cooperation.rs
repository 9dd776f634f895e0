//! Cooperation (NW-T-COOPERATION): when one of the two takes food from an area, the other gets a special food.

use super::{Form, PLAIN, TraitRules};
use crate::cards::Trait;
use crate::rule::Rule;

/// The card.
pub(crate) const CARD: Trait = Trait::Cooperation;

pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::NwTCooperation, form: Form::Pair, ..PLAIN };
