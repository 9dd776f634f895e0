//! Horned (NW-T-HORNED): when attacked, a die decides whether the predator dies.

use super::{Duty, PLAIN, TraitRules};
use crate::cards::Trait;
use crate::options::Options;
use crate::rule::Rule;

/// The card.
pub(crate) const CARD: Trait = Trait::Horned;
/// The die.
pub(crate) const SIDES: u8 = 6;

pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::NwTHorned, duty: Duty::MustReact, ..PLAIN };

// NW-OPT-HORNED-MIN-ROLL: 5 and 6 kill.
pub(crate) fn kills(options: &Options, die: u8) -> bool {
    die >= options.horned_min_roll
}
