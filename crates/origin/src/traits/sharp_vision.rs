//! Sharp Vision (ORI-T-SHARP-VISION): sees through Camouflage (ORI-S4) and does nothing else. Any animal may have it.

use super::{PLAIN, TraitRules};
use crate::rule::Rule;

pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::OriTSharpVision, ..PLAIN };
