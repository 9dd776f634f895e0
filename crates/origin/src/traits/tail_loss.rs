//! Tail Loss (ORI-T-TAIL-LOSS): gives up a card and lives; the attacker gets one token instead of two.

use super::{PLAIN, TraitRules};
use crate::animal::Animal;
use crate::cards::{AnimalId, CardRef, Trait};
use crate::options::TailLossScope;
use crate::rule::Rule;
use crate::state::State;

pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::OriTTailLoss1, ..PLAIN };

#[inline]
pub(crate) fn is_usable(target: &Animal) -> bool {
    target.has(Trait::TailLoss)
}

/// Whether this card is the Tail Loss card itself (ORI-OPT-TAIL-LOSS-SCOPE).
pub(crate) fn is_tail(card: CardRef) -> bool {
    matches!(card, CardRef::Stack { shows: Trait::TailLoss, .. })
}

impl State {
    // ORI-T-TAIL-LOSS-1: any trait card of the animal, single or pair. ORI-T-TAIL-LOSS-2: cards are named, so two
    // Fat Tissue cards are two choices.
    pub(crate) fn tail_loss_cards(&self, id: AnimalId) -> impl Iterator<Item = CardRef> {
        let stack =
            self.stack(id).enumerate().map(|(place, card)| CardRef::Stack { shows: card.shows(), place: place as u8 });
        let pairs = self.links_of(id).iter().map(CardRef::Pair);
        let tail_only = self.options.tail_loss_scope == TailLossScope::TailOnly;
        stack.chain(pairs).filter(move |&card| !tail_only || is_tail(card))
    }

    /// Whether the animal has this card.
    pub(crate) fn has_card(&self, id: AnimalId, card: CardRef) -> bool {
        match card {
            CardRef::Stack { shows, place } => {
                self.stack(id).nth(usize::from(place)).is_some_and(|c| c.shows() == shows)
            }
            CardRef::Pair(link) => usize::from(link.0) < crate::sets::MAX_LINKS && self.links_of(id).contains(link),
        }
    }
}
