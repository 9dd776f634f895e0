//! Aedificator (CON-T-AEDIFICATOR): two more tokens for the bank of its location in every food phase.

use game::EventSink;

use super::{OF_CONTINENTS, TraitRules};
use crate::cards::Trait;
use crate::event::{Event, Fact};
use crate::rule::Rule;
use crate::state::State;
/// The trait.
pub(crate) const CARD: Trait = Trait::Aedificator;

pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::ConTAedificator, ..OF_CONTINENTS };

const TOKENS: u8 = 2;

impl State {
    pub(crate) fn build_with_aedificators(&mut self, sink: &mut impl EventSink<Event>) {
        for id in self.everybody() {
            if self.animal(id).has(CARD) {
                let at = self.animal(id).at();
                *self.bank_of_mut(id) += TOKENS;
                sink.emit(Event::Open(Fact::BankGrew { animal: id, at, tokens: TOKENS }));
            }
        }
    }
}
