//! Chapter Locations: how animals come into the Ocean and out of it, and what happens to their links.
//!
//! CON-LOC-1: every animal is in exactly one location, and shares it with the animals of all players there. CON-LOC-7:
//! effects between animals ask both for their location, and those on a bank take that of the animal.

use game::{EventSink, Seat};

use crate::cards::{AnimalId, Location};
use crate::catalogue::Kind;
use crate::event::{Event, Fact};
use crate::state::State;
use crate::traits::swimming;

impl State {
    // CON-LOC-3: with all its traits, at once; the Swimming card goes on top of the pile. CON-LOC-4: so nothing is left that
    // could be disabled, exchanged or lost.
    pub(crate) fn enter_ocean(&mut self, id: AnimalId, sink: &mut impl EventSink<Event>) {
        self.relocate(id, Location::OCEAN, sink);
        self.cut_links(sink);
        self.discard_swimming(id, sink);
    }

    /// The animal is elsewhere from now on. Its links are looked at when everybody has arrived.
    pub(crate) fn relocate(&mut self, id: AnimalId, to: Location, sink: &mut impl EventSink<Event>) {
        let from = self.animal(id).at();
        self.animal_mut(id).whereabouts.set_at(to);
        self.recount_need(id);
        sink.emit(Event::Open(Fact::Moved { animal: id, from, to }));
    }

    // CON-LOC-6: pair cards between animals that have parted are discarded.
    pub(crate) fn cut_links(&mut self, sink: &mut impl EventSink<Event>) {
        for id in self.live_links.iter() {
            let link = *self.link(id);
            if self.animal(link.first).at() != self.animal(link.second).at() {
                self.discard_link(id, sink);
            }
        }
    }

    // CON-MIG-4: on top of the owner's pile.
    pub(crate) fn discard_swimming(&mut self, id: AnimalId, sink: &mut impl EventSink<Event>) {
        let Some(place) = self.stack(id).position(|card| swimming::is_one(card.shows())) else { return };
        let place = place as u8;
        let Some((kind, shows)) = self.detach(id, place) else { return };
        sink.emit(Event::Open(Fact::CardDiscarded { animal: id, shows, place }));
        self.discard(self.animal(id).owner(), kind);
    }

    /// Where in the list of discarded cards the top-most Swimming card of this pile lies.
    fn swimming_in_pile(&self, seat: Seat) -> Option<usize> {
        self.discards().iter().rposition(|card| card.seat() == seat && swimming::is_on(self.catalogue.card(card.kind)))
    }

    /// Whether the pile of the seat holds a Swimming card.
    pub(crate) fn can_take_swimming(&self, seat: Seat) -> bool {
        self.swimming_in_pile(seat).is_some()
    }

    // CON-MIG-5: the top-most card with a Swimming face, shown as Swimming, on top of the stack; the limit of Regeneration
    // does not matter. CON-LOC-9: it keeps the card ashore.
    pub(crate) fn take_swimming(&mut self, id: AnimalId, sink: &mut impl EventSink<Event>) {
        let seat = self.animal(id).owner();
        let Some(place) = self.swimming_in_pile(seat) else { return };
        let taken = self.discards()[place];
        let kind = taken.kind;
        self.discards_mut().copy_within(place + 1.., place);
        self.discards_len -= 1;
        self.discard_sizes[seat] -= 1;
        if !taken.is_seen() {
            self.take_for_seen(seat, kind);
        }
        self.attach_on_top(id, kind, swimming::CARD);
        sink.emit(Event::Open(Fact::SwimmingTaken {
            animal: id,
            card: self.catalogue.card(kind),
            shows: swimming::CARD,
        }));
    }

    /// A card left the pile that the others had not seen there. To them it is the one they had seen, if there is one like
    /// it, and what they do not know is what that one is now.
    fn take_for_seen(&mut self, seat: Seat, kind: Kind) {
        if let Some(like) =
            self.discards_mut().iter_mut().rfind(|card| card.seat() == seat && card.kind == kind && card.is_seen())
        {
            like.forget();
        }
    }
}
