//! Chapters The attack step by step and Attack rules.
//!
//! ```text
//! A1 declare, A2 negate, A3 legality   one action, refused as a whole       legality
//! A4 pay                               a question for each card             here
//! A5 horns, A6 attacker extinct?       A7 loss, A8 victim extinct?          resolution
//! A9 meat, A10 scavengers, A11 end                                         resolution
//! ```

use game::{ActionList, EventSink, Refusals, Seat, Verdict};

use crate::action::{Action, Negations};
use crate::cards::{Card, SpeciesId};
use crate::event::{Event, Fact};
use crate::moment::{Attack, AttackStep, Frame};
use crate::rule::Rule;
use crate::state::State;

mod legality;
mod resolution;

pub(crate) use legality::{is_larger, measured};

impl State {
    // NS-ATT-A1, NS-ATT-3, NS-FSM-5: the attack is the main feeding of the turn, also if Intelligence opened the way.
    pub(crate) fn apply_attack(
        &mut self,
        seat: Seat,
        attacker: SpeciesId,
        victim: SpeciesId,
        negate: Negations,
        sink: &mut impl EventSink<Event>,
    ) {
        self.moment.turn.main = true;
        self.moment.turn.acted = true;
        sink.emit(Event::Open(Fact::Attacked { attacker, victim, negated: negate.traits }));
        let step = match negate.price() {
            0 => AttackStep::Horns,
            cards => AttackStep::Pay(cards),
        };
        let meat = self.one(victim).size;
        let attack = Attack { attacker, seat, victim, negated: negate.traits, step, meat, losses: 0 };
        self.moment.push(Frame::Attack(attack));
    }

    pub(crate) fn legal_payments(&self, seat: Seat, actions: &mut ActionList<Action>) {
        actions.extend(self.hands[seat].kinds().map(|kind| Action::Pay { card: self.catalogue.card(kind) }));
    }

    /// What a payment is refused for; `asked` is whether the seat has something to pay.
    pub(crate) fn check_payment(&self, seat: Seat, asked: bool, card: Card, out: &mut impl Refusals<Rule>) -> Verdict {
        out.refuse_if(!asked || self.in_hand(seat, card).is_none(), Rule::NsTraitInt4)
    }

    // NS-ATT-A4: the cards are discarded face up.
    pub(crate) fn apply_payment(&mut self, mut attack: Attack, card: Card, sink: &mut impl EventSink<Event>) {
        self.spend_card(attack.seat, attack.attacker, card, sink);
        attack.step = match attack.step {
            AttackStep::Pay(left) if left > 1 => AttackStep::Pay(left - 1),
            _ => AttackStep::Horns,
        };
        self.set_attack(attack);
    }

    /// Writes an attack back to its frame, which is the outermost one.
    pub(crate) fn set_attack(&mut self, attack: Attack) {
        self.moment.frames[0] = Some(Frame::Attack(attack));
    }
}
