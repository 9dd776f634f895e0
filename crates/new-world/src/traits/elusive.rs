//! Elusive (NW-T-ELUSIVE): gives up a card and lives; the predator gets one food instead of two.

use super::{Duty, PLAIN, TraitRules};
use crate::cards::Trait;
use crate::rule::Rule;

/// The card.
pub(crate) const CARD: Trait = Trait::Elusive;
/// Special food for the predator (NW-ATT-R3).
pub(crate) const SCRAP: u8 = 1;

pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::NwTElusive, duty: Duty::MustReact, ..PLAIN };
