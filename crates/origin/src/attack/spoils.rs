//! ORI-ATT-7 AFTER: the attacker eats, is stung, and a scavenger gets its share, in this order (ORI-AFT-1).

use game::EventSink;

use crate::animal::Flags;
use crate::event::{Event, Fact, Source};
use crate::moment::{Attack, AttackResult, AttackStep, Frame, Scavenge};
use crate::state::State;
use crate::traits::carnivorous;

impl State {
    // ORI-AFT-1: food first; then the sting, then the scavenger.
    pub(crate) fn feed_attacker(&mut self, mut attack: Attack, result: AttackResult, sink: &mut impl EventSink<Event>) {
        attack.step = AttackStep::Sting(result);
        self.set_attack(attack);
        match result {
            AttackResult::Kill => self.receive(attack.attacker, carnivorous::KILL, Source::Hunt, sink),
            AttackResult::Tail => self.receive(attack.attacker, carnivorous::TAIL, Source::Tail, sink),
            AttackResult::Escape => {}
        }
    }

    // ORI-AFT-2: paralysed until the end of the round, even if the attack failed or was turned elsewhere.
    // CON-T-CNIDOCYTES-2: its traits and pair cards do nothing, and its need is 1.
    pub(crate) fn sting_attacker(
        &mut self,
        mut attack: Attack,
        result: AttackResult,
        sink: &mut impl EventSink<Event>,
    ) {
        attack.step = AttackStep::Leftovers(result);
        self.set_attack(attack);
        if attack.stung {
            self.animal_mut(attack.attacker).flags.set(Flags::PARALYSED, true);
            sink.emit(Event::Open(Fact::Paralysed { animal: attack.attacker }));
            self.recount_need(attack.attacker);
            self.drop_surplus(attack.attacker, sink);
        }
    }

    // ORI-T-SCAVENGER-1: after a kill, and only then, one scavenger eats.
    pub(crate) fn call_scavenger(&mut self, mut attack: Attack, result: AttackResult) {
        attack.step = AttackStep::End;
        self.set_attack(attack);
        let hunter = self.animal(attack.attacker).owner();
        if result == AttackResult::Kill
            && let Some(seat) = self.scavenging_seat(hunter, attack.at)
        {
            self.moment.push(Frame::Scavenge(Scavenge { seat, at: attack.at }));
        }
    }
}
