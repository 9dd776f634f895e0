//! Running (ORI-T-RUNNING): when attacked, a die decides; 4, 5 and 6 escape.

use super::{PLAIN, TraitRules};
use crate::animal::Animal;
use crate::cards::Trait;
use crate::moment::Attack;
use crate::rule::Rule;

pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::OriTRunning, ..PLAIN };

/// The lowest face that escapes, and the faces of the die: three of six.
pub(crate) const ESCAPES_FROM: u8 = 4;
pub(crate) const SIDES: u8 = 6;

// ORI-T-RUNNING: one roll per attack per card.
#[inline]
pub(crate) fn is_usable(attack: &Attack, target: &Animal) -> bool {
    target.has(Trait::Running) && !attack.ran.contains(attack.target)
}
