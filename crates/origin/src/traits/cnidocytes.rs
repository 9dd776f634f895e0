//! Cnidocytes (CON-T-CNIDOCYTES): whoever attacks it is paralysed until the end of the round. The sting is a step of the
//! attack (ORI-AFT-1 to ORI-AFT-3).
//!
//! CON-T-CNIDOCYTES-4: it saves nobody from being eaten, and a paralysed animal stays where it is; in the Ocean it stays a
//! swimmer, because that is not a trait.

use super::{OF_CONTINENTS, TraitRules};
use crate::animal::Animal;
use crate::cards::Trait;
use crate::rule::Rule;
/// The trait.
pub(crate) const CARD: Trait = Trait::Cnidocytes;

pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::ConTCnidocytes1, ..OF_CONTINENTS };

// CON-T-CNIDOCYTES-4: it is asked about the attacker alone: the target is eaten as before.
/// Whether whoever attacks this animal is stung (CON-T-CNIDOCYTES-1).
#[inline]
pub(crate) fn stings(target: &Animal) -> bool {
    target.has(CARD)
}
