//! Chapter Set-up: shuffle, put cards aside, choose the first player.

use game::{EventSink, Seat};

use crate::event::{Event, Fact};
use crate::moment::Step;
use crate::state::State;

impl State {
    // NS-SETUP-4: all cards become the deck. NS-SETUP-6, NS-SETUP-8, NS-OPT-REMOVE-CARDS: some are put aside unseen and
    // never come back; they lie below the deck, where no draw and no reshuffle reaches.
    pub(crate) fn shuffle_deck(&mut self, order: &[u16], sink: &mut impl EventSink<Event>) {
        let spread = self.catalogue.spread();
        // The order names the top card first; the deck is kept with its top at the end.
        for (place, &card) in order.iter().rev().enumerate() {
            self.deck[place] = spread[usize::from(card)];
        }
        self.deck_end = self.catalogue.total();
        self.removed = self.options.remove_cards.min(self.deck_end);
        sink.emit(Event::Open(Fact::Shuffled { cards: self.deck_len(), removed: self.removed }));
        match self.appointed {
            Some(seat) => self.name_first(seat, sink),
            None => self.moment.step = Step::FirstPlayer,
        }
    }

    // NS-SETUP-5, NS-COMP-3: the first player gets the marker.
    pub(crate) fn name_first(&mut self, seat: Seat, sink: &mut impl EventSink<Event>) {
        self.first = seat;
        self.moment.active = seat;
        self.moment.step = Step::Done;
        sink.emit(Event::Open(Fact::FirstPlayer { seat }));
    }
}
