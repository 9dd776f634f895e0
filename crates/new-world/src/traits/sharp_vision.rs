//! Sharp Vision (NW-T-SHARP-VISION): a predator with it ignores Camouflage.

use super::{PLAIN, TraitRules};
use crate::rule::Rule;

pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::NwTSharpVision, ..PLAIN };
