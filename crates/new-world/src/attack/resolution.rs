//! How an attack ends (NW-ATT-R4), and how an animal leaves the table (NW-ATT-R5), here and in the extinction phase.

use game::EventSink;

use crate::animal::Flags;
use crate::cards::AnimalId;
use crate::event::{Death, Event, Fact, Hidden, Source};
use crate::moment::{Attack, AttackStep, Frame, Scavenge};
use crate::sets::AnimalSet;
use crate::state::State;
use crate::traits::{carnivorous, poisonous};

impl State {
    // NW-ATT-8: the predator receives up to two special; the prey is still there.
    pub(crate) fn feast(&mut self, mut attack: Attack, sink: &mut impl EventSink<Event>) {
        attack.step = AttackStep::Kill;
        self.set_attack(attack);
        self.receive(attack.predator, carnivorous::KILL, Source::Hunt, sink);
    }

    // NW-ATT-R4: poison is marked, the prey dies.
    pub(crate) fn kill(&mut self, mut attack: Attack, sink: &mut impl EventSink<Event>) {
        attack.step = AttackStep::End;
        self.set_attack(attack);
        let Attack { predator, prey, .. } = attack;
        if poisonous::poisons(self.animal(prey)) {
            self.animal_mut(predator).flags.set(Flags::POISONED, true);
            sink.emit(Event::Open(Fact::Poisoned { animal: predator }));
        }
        self.die_in_attack(prey, Death::Eaten { by: predator }, sink);
    }

    // NW-ATT-9: an animal that dies in an attack feeds Swamps and scavengers.
    pub(crate) fn die_in_attack(&mut self, id: AnimalId, cause: Death, sink: &mut impl EventSink<Event>) {
        self.die(id, cause, sink);
        self.moment.push(Frame::Scavenge(Scavenge { served: AnimalSet::EMPTY }));
    }

    /// One scavenger after another; the frame is popped when none is left.
    pub(crate) fn feed_scavengers(&mut self, mut scavenge: Scavenge, sink: &mut impl EventSink<Event>) {
        match self.next_scavenger(&scavenge) {
            Some(id) => {
                scavenge.served.insert(id);
                if let Some(frame) = self.moment.top_mut() {
                    *frame = Frame::Scavenge(scavenge);
                }
                self.receive(id, 1, Source::Scavenging, sink);
            }
            None => self.moment.pop(),
        }
    }

    /// An animal leaves the table: pair cards (NW-PAIR-5), then its single traits, then its own card; its tokens go back
    /// to the supply, and each Swamp gets a food (NW-SWAMP-3).
    pub(crate) fn die(&mut self, id: AnimalId, cause: Death, sink: &mut impl EventSink<Event>) {
        for link in self.animal(id).links.iter() {
            self.discard_link(link, sink);
        }
        sink.emit(Event::Open(Fact::Died { animal: id, cause }));
        // NW-ATT-R5: with its traits, and its tokens return to the supply.
        while let Some((kind, _)) = self.detach(id, 0) {
            self.discard(kind);
        }
        let (owner, kind) = (self.animal(id).owner, self.animal(id).kind);
        self.discard_unseen(owner, kind, self.witness_of(id));
        self.reshuffle.lay(id, false);
        let card = self.catalogue.card(kind);
        sink.emit(Event::Discarded { card, from: Hidden::Animal(owner, id), open: self.options.open_discards });
        self.rows[owner].remove(id);
        self.everyone.remove(id);
        self.animal_mut(id).flags = Flags::new(0);
        self.feed_swamps(sink);
    }
}
