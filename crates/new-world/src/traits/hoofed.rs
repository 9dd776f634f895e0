//! Hoofed (NW-T-HOOFED): when it takes food from an area it may destroy another one there.

use super::{PLAIN, TraitRules};
use crate::animal::Animal;
use crate::cards::Trait;
use crate::rule::Rule;

pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::NwTHoofed, ..PLAIN };

/// Whether it has hooves.
#[inline]
pub(crate) fn tramples(animal: &Animal) -> bool {
    animal.has(Trait::Hoofed)
}
