//! Chapters Extinction, Dealing and End of the game.

use game::{EventSink, Seat};

use crate::animal::Flags;
use crate::cards::AnimalId;
use crate::event::{Death, Event, Fact};
use crate::moment::Step;
use crate::sets::MAX_LINKS;
use crate::state::State;
use crate::traits::{hibernation, regeneration};

impl State {
    // CON-EXT-3: deaths, restoring, the deal, fresh starts, clearing up, each when the one before is done.
    pub(crate) fn extinction(&mut self, sink: &mut impl EventSink<Event>) {
        self.die_out(sink);
        if !self.modules.knows(regeneration::CARD) || !self.restore_from(self.first, sink) {
            self.after_restoring(sink);
        }
    }

    // ORI-END-2: in the last round points are counted now; otherwise cards are dealt and tokens removed.
    pub(crate) fn after_restoring(&mut self, sink: &mut impl EventSink<Event>) {
        if self.last_round {
            return self.finish(sink);
        }
        if self.modules.fresh_animals() > 0 {
            self.moment.refilled = Seat::all(self.seats).filter(|&seat| self.has_nothing(seat)).collect();
        }
        self.deal(sink);
        if !self.place_next() {
            self.end_round(sink);
        }
    }

    pub(crate) fn end_round(&mut self, sink: &mut impl EventSink<Event>) {
        self.clean_up(sink);
        self.moment.step = Step::Done;
    }

    // CON-EXT-1: everybody on the table, whatever the location.
    // ORI-EXT-1: all hungry animals die. ORI-EXT-2: the poisoned too, fed or not. Who dies is settled before anybody is
    // removed, so deaths are simultaneous. ORI-EXT-3: nobody scavenges here.
    fn die_out(&mut self, sink: &mut impl EventSink<Event>) {
        for seat in Seat::all(self.seats) {
            for id in self.row(seat).iter() {
                if let Some(cause) = self.cause_of_death(id) {
                    self.remove_animal(id, cause, sink);
                }
            }
        }
    }

    /// What the animal would die of if extinction came now.
    pub(crate) fn cause_of_death(&self, id: AnimalId) -> Option<Death> {
        let animal = self.animal(id);
        if !animal.is_living() {
            None
        } else if animal.flags.has(Flags::POISONED) {
            Some(Death::Poison)
        } else if !animal.is_fed() {
            Some(Death::Starved)
        } else {
            None
        }
    }

    // ORI-DEAL-1: one card and one more per survivor; CON-T-REGENERATION-5: restored animals and remains bring none.
    // ORI-DEAL-2, CON-EXT-2: a new hand for a player who has neither animals nor cards.
    fn quota(&self, seat: Seat) -> u8 {
        if self.has_nothing(seat) {
            return self.modules.starting_hand();
        }
        let no_survivor = Flags::REMAINS | Flags::RESTORED;
        1 + self.row(seat).iter().filter(|&id| !self.animal(id).flags.has(no_survivor)).count() as u8
    }

    // ORI-DEAL-3: one card at a time, clockwise from the first player, until quotas or the deck are done.
    fn deal(&mut self, sink: &mut impl EventSink<Event>) {
        let mut quotas = game::BySeat::<u8>::default();
        let mut dealt = game::BySeat::<u8>::default();
        for seat in Seat::all(self.seats) {
            quotas[seat] = self.quota(seat);
        }
        let first = self.first;
        loop {
            let mut any = false;
            for seat in first.clockwise(self.seats) {
                if dealt[seat] < quotas[seat] && self.draw(seat, sink) {
                    dealt[seat] += 1;
                    any = true;
                }
            }
            if !any {
                break;
            }
        }
        for seat in first.clockwise(self.seats) {
            sink.emit(Event::Open(Fact::Dealt { seat, cards: dealt[seat], quota: quotas[seat] }));
        }
    }

    // ORI-FAT-2: yellow tokens are not touched.
    // ORI-ROUND-4: food leaves the animals, fat stays, used cards become ready; the mark of a Hibernation card stays.
    fn clean_up(&mut self, sink: &mut impl EventSink<Event>) {
        self.banks = Default::default();
        self.filled = Default::default();
        self.rolled_count = 0;
        for seat in Seat::all(self.seats) {
            for id in self.row(seat).iter() {
                let animal = self.animal_mut(id);
                animal.red = 0;
                animal.blue = 0;
                animal.spent = Default::default();
                // CON-T-CNIDOCYTES-3: paralysis ends with the round.
                animal.flags.set(Flags::PARALYSED | Flags::RESTORED, false);
                hibernation::end_round(animal);
                self.recount_need(id);
            }
        }
        for link in self.live_links.iter() {
            self.links[usize::from(link.0) % MAX_LINKS].spent = false;
        }
        sink.emit(Event::Open(Fact::CleanedUp));
    }
}
