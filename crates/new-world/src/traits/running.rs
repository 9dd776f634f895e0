//! Running (NW-T-RUNNING): when attacked, a die decides whether it gets away.

use super::{Duty, PLAIN, TraitRules};
use crate::cards::Trait;
use crate::options::Options;
use crate::rule::Rule;

/// The card.
pub(crate) const CARD: Trait = Trait::Running;
/// The die.
pub(crate) const SIDES: u8 = 6;

pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::NwTRunning, duty: Duty::MustReact, ..PLAIN };

// NW-OPT-RUNNING-MIN-ROLL: 4, 5 and 6 escape.
pub(crate) fn escapes(options: &Options, die: u8) -> bool {
    die >= options.running_min_roll
}
