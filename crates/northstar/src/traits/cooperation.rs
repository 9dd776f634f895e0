//! Cooperation (NS-TRAIT-COOP): when this species takes food, its right neighbour takes some too.
//!
//! NS-TRAIT-COOP-8: the right neighbour is one of the same row. NS-TRAIT-COOP-3: any take does it, whatever its cause.

use super::{Class, TraitRules};
use crate::cards::{Trait, TraitSet};
use crate::options::CooperationTrigger;
use crate::rule::Rule;

/// The card.
pub(crate) const CARD: Trait = Trait::Cooperation;

/// The most species in a chain; no deck has that many of these cards.
pub(crate) const MAX_CHAIN: usize = 32;

/// Tokens offered to the neighbour by one trigger (NS-TRAIT-COOP-1).
pub(crate) const OFFER: u8 = 1;

pub(crate) const RULES: TraitRules =
    TraitRules { rule: Rule::NsTraitCoop1, class: Class::Feeding, leaf: false, shield: None };

// NS-TRAIT-COOP-3: any take, whatever its cause.
// NS-TRAIT-COOP-2, NS-OPT-COOPERATION-TRIGGER: once per take, or once per token.
#[inline]
pub(crate) fn triggers(on: TraitSet, tokens: u8, trigger: CooperationTrigger) -> u8 {
    match trigger {
        _ if !on.contains(Trait::Cooperation) => 0,
        CooperationTrigger::PerTake => tokens.min(1),
        CooperationTrigger::PerToken => tokens,
    }
}
