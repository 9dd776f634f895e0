//! Grazing (ORI-T-GRAZING): tramples a token of the bank, once per turn; hunger and sleep do not matter.

use game::{EventSink, Reason, Refusals, Seat, Verdict};

use super::{PLAIN, TraitRules};
use crate::cards::{AnimalId, Trait};
use crate::event::{Event, Fact};
use crate::rule::Rule;
use crate::state::State;

/// The card.
pub(crate) const CARD: Trait = Trait::Grazing;

pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::OriTGrazing, ..PLAIN };

/// Whether a card shows it.
#[inline]
pub(crate) fn is_one(shows: Trait) -> bool {
    shows == Trait::Grazing
}

impl State {
    #[inline]
    pub(crate) fn may_graze(&self, id: AnimalId) -> bool {
        self.animal(id).has(Trait::Grazing) && !self.moment.turn.grazed.contains(id) && self.bank_of(id) > 0
    }

    pub(crate) fn check_graze(&self, seat: Seat, id: AnimalId, out: &mut impl Refusals<Rule>) -> Verdict {
        let cause = Some(id.0);
        if !self.owns(seat, id) {
            return out.add(Reason { rule: Rule::OriTGrazing, cause });
        }
        self.check_remains(id, out)?;
        // CON-LOC-7: the bank of its own location.
        self.check_active(id, Trait::Grazing, out)?;
        if self.may_graze(id) { Verdict::Continue(()) } else { out.add(Reason { rule: Rule::OriTGrazing, cause }) }
    }

    pub(crate) fn apply_graze(&mut self, id: AnimalId, sink: &mut impl EventSink<Event>) {
        self.moment.turn.grazed.insert(id);
        *self.bank_of_mut(id) -= 1;
        sink.emit(Event::Open(Fact::Grazed { animal: id }));
    }
}
