//! Chapter Set-up: shuffle and lay out the areas, shuffle and deal the cards, name the first player.
//!
//! NW-COMP-1, NW-COMP-2: tokens are not limited, so no supply is kept; only what lies on areas and animals is counted.
//! NW-SETUP-7: nobody has animals.

use game::{EventSink, Seat};

use crate::areas::{AreaCard, AreaKind, Tokens};
use crate::event::{Event, Fact};
use crate::moment::Step;
use crate::options::{HAND_LIMIT, Variant};
use crate::state::State;

/// Cards each player gets in a Disaster (NW-VAR-DIS-2).
const DISASTER_HAND: u8 = 20;

/// Cards each player gets at the start (NW-SETUP-4).
pub(crate) const fn first_cards(variant: Variant) -> u8 {
    match variant {
        Variant::Standard | Variant::RandomMutations => HAND_LIMIT,
        Variant::Disaster => DISASTER_HAND,
    }
}

impl State {
    // NW-COMP-2: no supply of tokens is laid out; what is taken is counted where it lies.
    // NW-SETUP-1: the area deck, then the row, the rest leaves the game. NW-VAR-DIS-2: in a Disaster no deck, a longer row
    // and tokens at once. NW-SETUP-3: else no tokens yet.
    pub(crate) fn shuffle_areas(&mut self, order: &[u16], sink: &mut impl EventSink<Event>) {
        let disaster = self.options.variant == Variant::Disaster;
        let spread = self.areas.spread();
        let cards = |place: &u16| spread[usize::from(*place) % spread.len()];
        let in_deck = if disaster { 0 } else { usize::from(self.options.epochs) };
        let in_row = usize::from(self.seats) + usize::from(disaster);
        let (deck, rest) = order.split_at(in_deck.min(order.len()));
        let (row, out) = rest.split_at(in_row.min(rest.len()));
        for (place, kind) in out.iter().chain(deck.iter().rev()).map(cards).enumerate() {
            self.area_deck[place] = kind;
        }
        self.areas_out = out.len() as u8;
        self.area_deck_len = deck.len() as u8;
        sink.emit(Event::Open(Fact::AreasShuffled { deck: self.area_deck_len, out: self.areas_out }));
        for kind in row.iter().map(cards) {
            self.lay_area(kind, sink);
        }
        if disaster {
            self.fill_areas(sink);
        }
        self.moment.step = Step::Shuffle;
    }

    fn lay_area(&mut self, kind: AreaKind, sink: &mut impl EventSink<Event>) {
        let nth = self.free_number(kind);
        self.put_area(AreaCard { kind, nth, upper: Tokens::default(), lower: Tokens::default() });
        sink.emit(Event::Open(Fact::AreaEntered { kind, nth }));
    }

    // NW-SETUP-4: six to each player; NW-VAR-RM-1: into the gene pools. NW-VAR-DIS-2: twenty, and the rest leaves.
    pub(crate) fn shuffle_deck(&mut self, order: &[u16], sink: &mut impl EventSink<Event>) {
        let spread = self.catalogue.spread();
        // The order names the top card first; the deck is kept with its top at the end.
        for (place, &card) in order.iter().rev().enumerate() {
            self.deck[place] = spread[usize::from(card) % spread.len()];
        }
        self.deck_len = order.len() as u8;
        sink.emit(Event::Open(Fact::Shuffled { cards: self.deck_len }));
        for _ in 0..first_cards(self.options.variant) {
            for seat in Seat::all(self.seats) {
                self.draw_card(seat, sink);
            }
        }
        if self.options.variant == Variant::Disaster {
            self.cards_out = self.deck_len;
            self.deck_len = 0;
            sink.emit(Event::Open(Fact::CardsLeft { cards: self.cards_out }));
        }
        // NW-SETUP-6: somebody was named, or a die decides.
        match self.appointed {
            Some(seat) => self.name_first(seat, false, sink),
            None => self.moment.step = Step::RollFirst,
        }
    }

    // NW-SETUP-7: the game begins with empty rows.
    pub(crate) fn name_first(&mut self, seat: Seat, by_die: bool, sink: &mut impl EventSink<Event>) {
        self.first = seat;
        self.moment.active = seat;
        self.moment.step = Step::Done;
        sink.emit(Event::Open(Fact::FirstPlayer { seat, by_die }));
    }
}
