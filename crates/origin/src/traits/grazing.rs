//! Grazing (ORI-T-GRAZING): tramples a token of the bank, once per turn; hunger and sleep do not matter.

use game::{EventSink, Refusals, Seat, Verdict};

use super::{PLAIN, TraitRules};
use crate::cards::{AnimalId, Trait};
use crate::event::{Event, Fact};
use crate::rule::Rule;
use crate::state::State;

/// The card.
pub(crate) const CARD: Trait = Trait::Grazing;

pub(crate) const RULES: TraitRules = TraitRules { id: "grazing", rule: Rule::OriTGrazing, ..PLAIN };

impl State {
    #[inline]
    pub(crate) fn may_graze(&self, id: AnimalId) -> bool {
        self.animal(id).has(Trait::Grazing) && !self.moment.turn.grazed.contains(id) && self.bank_of(id) > 0
    }

    pub(crate) fn check_graze(&self, seat: Seat, id: AnimalId, out: &mut impl Refusals<Rule>) -> Verdict {
        out.refuse_if(!self.owns(seat, id) || !self.may_graze(id), Rule::OriTGrazing)
    }

    pub(crate) fn apply_graze(&mut self, id: AnimalId, sink: &mut impl EventSink<Event>) {
        self.moment.turn.grazed.insert(id);
        *self.bank_of_mut(id) -= 1;
        sink.emit(Event::Open(Fact::Grazed { animal: id }));
    }
}
