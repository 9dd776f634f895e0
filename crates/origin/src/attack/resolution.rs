//! How an attack ends: ORI-ATT-4 ESCAPE (nothing happens to the prey), ORI-ATT-5 TAIL, ORI-ATT-6 KILL. And how an animal
//! leaves the table, here and in the extinction phase.

use game::EventSink;

use crate::animal::{Animal, Flags};
use crate::cards::{AnimalId, CardRef};
use crate::event::{Death, Event, Fact};
use crate::moment::Attack;
use crate::state::State;
use crate::traits::{poisonous, regeneration};

impl State {
    // ORI-ATT-5 TAIL: the card goes to the owner's pile; then need, surplus and sleep are looked at again. Nothing is
    // poisoned by a tail.
    pub(crate) fn lose_tail(&mut self, id: AnimalId, card: CardRef, sink: &mut impl EventSink<Event>) {
        match card {
            CardRef::Stack { place, .. } => {
                let Some((kind, shows)) = self.detach(id, place) else { return };
                sink.emit(Event::Open(Fact::TailLost { animal: id, shows }));
                sink.emit(Event::Open(Fact::CardDiscarded { animal: id, shows, place }));
                self.discard(self.animal(id).owner(), kind);
                self.wake_without_card(id, sink);
                self.drop_surplus(id, sink);
                self.die_of_neoplasm(id, sink);
            }
            CardRef::Pair(link) => {
                let shows = self.link(link).shows;
                sink.emit(Event::Open(Fact::TailLost { animal: id, shows }));
                self.discard_link(link, sink);
            }
        }
    }

    // ORI-ATT-6 KILL: the carnivore may be poisoned; the prey is gone with all its cards and tokens.
    pub(crate) fn kill(&mut self, attack: &Attack, sink: &mut impl EventSink<Event>) {
        let Attack { attacker, target, .. } = *attack;
        if poisonous::poisons(self.animal(target)) {
            self.animal_mut(attacker).flags.set(Flags::POISONED, true);
            sink.emit(Event::Open(Fact::Poisoned { animal: attacker }));
        }
        if regeneration::works(self.animal(target)) {
            self.leave_remains(target, attacker, sink);
        } else {
            self.remove_animal(target, Death::Eaten { by: attacker }, sink);
        }
    }

    /// An animal leaves the table: pair cards (ORI-PAIR-1), then its single traits from the bottom, then its own card, all
    /// to the pile of its owner (ORI-EXT-1).
    pub(crate) fn remove_animal(&mut self, id: AnimalId, cause: Death, sink: &mut impl EventSink<Event>) {
        for link in self.links_of(id).iter() {
            self.discard_link(link, sink);
        }
        sink.emit(Event::Open(Fact::Died { animal: id, cause }));
        let owner = self.animal(id).owner();
        while let Some((kind, _)) = self.detach(id, 0) {
            self.discard(owner, kind);
        }
        self.discard_face_down(owner, self.animal(id).kind);
        self.rows[owner].remove(id);
        self.everyone.remove(id);
        // Nothing is left by which an animal that is gone could be judged.
        *self.animal_mut(id) = Animal::NOBODY;
    }
}
