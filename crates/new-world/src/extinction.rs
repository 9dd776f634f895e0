//! Chapter Extinction (NW-FSM-4). NW-TIME-1: poison, fat and hibernation work here, all other traits in feeding.
//!
//! ```text
//! poison -> fat? (each owner) -> hibernation? (each owner) -> starve -+-> final epoch: points
//!                                                                     +-> clean up -> discard area -> draw -> hand limit
//! ```

use game::{EventSink, Seat};

use crate::animal::Flags;
use crate::cards::{AnimalId, CardRef};
use crate::event::{Death, Event, Fact};
use crate::moment::Step;
use crate::row;
use crate::state::State;
use crate::traits::hibernation;

impl State {
    // NW-FSM-4: poison, fat, hibernation, starvation. NW-TIME-1: these traits work now and no others.
    // NW-EXT-1: every poisoned predator dies first. NW-EXT-4: then fat, then hibernation.
    pub(crate) fn begin_extinction(&mut self, sink: &mut impl EventSink<Event>) {
        self.remove_all(Death::Poison, sink, |state, id| state.animal(id).flags.has(Flags::POISONED));
        self.ask_for_fat(None);
    }

    /// All animals for which it holds die. Who dies is settled before anybody is removed: one death changes nothing for
    /// the others but their pair cards. NW-EXT-6: each death feeds the Swamps, and nobody scavenges.
    fn remove_all(&mut self, cause: Death, sink: &mut impl EventSink<Event>, doomed: impl Fn(&Self, AnimalId) -> bool) {
        for seat in self.first.clockwise(self.seats) {
            let row = self.rows[seat];
            for &id in row.order() {
                if doomed(self, id) {
                    self.die(id, cause, sink);
                }
            }
        }
    }

    /// The animals from the one after `last` on: owners clockwise from the first player, rows from the left.
    fn next_asked(&self, last: Option<AnimalId>, wanted: impl Fn(&Self, AnimalId) -> bool) -> Option<AnimalId> {
        let mut passed_last = last.is_none();
        for seat in self.first.clockwise(self.seats) {
            let row = self.row(seat);
            let start = match last {
                Some(last) if !passed_last => match row::place(row, last) {
                    Some(place) => {
                        passed_last = true;
                        place + 1
                    }
                    None => continue,
                },
                _ => 0,
            };
            if let Some(&id) = row[start..].iter().find(|&&id| wanted(self, id)) {
                return Some(id);
            }
        }
        None
    }

    // NW-EXT-2: each hungry animal whose fat would save it.
    pub(crate) fn ask_for_fat(&mut self, last: Option<AnimalId>) {
        match self.next_asked(last, |state, id| state.saving_fat(id).is_some()) {
            Some(id) => self.moment.step = Step::SpendFat(id),
            None => self.ask_for_hibernation(None),
        }
    }

    // NW-EXT-3: each animal that is still hungry and could hibernate.
    pub(crate) fn ask_for_hibernation(&mut self, last: Option<AnimalId>) {
        self.moment.step = match self.next_asked(last, Self::may_hibernate) {
            Some(id) => Step::Hibernate(id),
            None => Step::Starve,
        };
    }

    pub(crate) fn spend_fat(&mut self, id: AnimalId, sink: &mut impl EventSink<Event>) {
        let count = self.saving_fat(id).unwrap_or(0);
        for _ in 0..count {
            self.burn_fat(id);
        }
        self.animal_mut(id).flags.set(Flags::SAVED, true);
        sink.emit(Event::Open(Fact::FatSpent { animal: id, count }));
    }

    pub(crate) fn hibernate(&mut self, id: AnimalId, sink: &mut impl EventSink<Event>) {
        self.animal_mut(id).flags.set(Flags::SAVED, true);
        sink.emit(Event::Open(Fact::Hibernated { animal: id }));
        self.discard_card(id, CardRef::only(hibernation::CARD), sink);
    }

    // NW-EXT-5: all hungry animals die. NW-EXT-7: in the final epoch points follow, else clean-up, areas and cards.
    pub(crate) fn starve(&mut self, sink: &mut impl EventSink<Event>) {
        self.remove_all(Death::Starved, sink, |state, id| !state.animal(id).is_fed());
        if self.is_final() {
            self.finish(sink);
        } else {
            self.clean_up(sink);
            self.discard_area(sink);
            self.begin_draw(sink);
        }
    }

    // NW-EXT-8: tokens and shelters leave the animals, fat stays, rotated cards are straightened.
    fn clean_up(&mut self, sink: &mut impl EventSink<Event>) {
        for seat in Seat::all(self.seats) {
            let row = self.rows[seat];
            for &id in row.order() {
                let animal = self.animal_mut(id);
                animal.food = 0;
                animal.special = 0;
                animal.rotated = crate::traits::Rotated::NONE;
                for flag in [Flags::SHELTERED, Flags::SHELLED_IN, Flags::ATTACKED, Flags::SAVED] {
                    animal.flags.set(flag, false);
                }
            }
        }
        sink.emit(Event::Open(Fact::CleanedUp));
    }
}
