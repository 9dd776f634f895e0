//! Adaptable (NW-T-ADAPTABLE): goes everywhere, Glaciers included.

use super::{PLAIN, TraitRules};
use crate::cards::{Trait, TraitSet};
use crate::rule::Rule;

pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::NwTAdaptable, ..PLAIN };

// NW-ACC-4: access to all areas.
/// The traits that open every area.
pub(crate) const ROAMING: TraitSet = TraitSet::of(&[Trait::Adaptable]);
