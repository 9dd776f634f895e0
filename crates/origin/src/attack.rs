//! Chapter Attack, and The attack step by step.
//!
//! ```text
//! declare (ORI-ATT-1) -> enter (ORI-ATT-2) -> defend (ORI-ATT-3) --+-- Running: die --- escape (ORI-ATT-4) --+
//!                          ^                    ^   |   no defence  |    fails: defend again                 |
//!                          |                    |   v               +-- Tail Loss ----- tail (ORI-ATT-5) ----+
//!                          +---- Mimicry -------+  kill (ORI-ATT-6) ---------------------------------------- +
//!                                                                                                            v
//!                                            after (ORI-ATT-7): the attacker eats -> is stung -> a scavenger eats
//! ```

mod defence;
mod legality;
mod resolution;
mod spoils;

use game::EventSink;

use crate::cards::AnimalId;
use crate::event::{Event, Fact};
use crate::moment::{Attack, AttackStep, Frame};
use crate::sets::AnimalSet;
use crate::state::State;
use crate::traits::{carnivorous, cnidocytes};

impl State {
    // ORI-ATT-1 DECLARE: the card is spent whatever comes (ORI-HUNT-2).
    pub(crate) fn apply_attack(&mut self, attacker: AnimalId, target: AnimalId, sink: &mut impl EventSink<Event>) {
        carnivorous::spend(self.animal_mut(attacker));
        sink.emit(Event::Open(Fact::Attacked { attacker, target }));
        let at = self.animal(target).at();
        let nobody = AnimalSet::EMPTY;
        let mut attack =
            Attack { attacker, target, step: AttackStep::Defend, stung: false, ran: nobody, mimicked: nobody, at };
        self.enter(&mut attack, target);
        self.moment.push(Frame::Attack(attack));
    }

    // ORI-ATT-2 ENTER: from now on this animal is attacked. ORI-AFT-3: it stings even if it loses the card later.
    pub(crate) fn enter(&self, attack: &mut Attack, target: AnimalId) {
        attack.target = target;
        attack.at = self.animal(target).at();
        attack.stung |= cnidocytes::stings(self.animal(target));
        attack.step = AttackStep::Defend;
    }
}
