//! Cnidocytes: a card of the Continents deck whose sting is a step of the attack (ORI-AFT-1 to ORI-AFT-3).

use super::{PLAIN, TraitRules};
use crate::cards::Trait;
use crate::rule::Rule;
use crate::state::Animal;

pub(crate) const RULES: TraitRules = TraitRules { id: "cnidocytes", rule: Rule::OriAft2, ..PLAIN };

/// Whether whoever attacks this animal is stung.
#[inline]
pub(crate) fn stings(target: &Animal) -> bool {
    target.has(Trait::Cnidocytes)
}
