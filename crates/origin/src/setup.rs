//! Chapter Set-up: shuffle, deal, roll for the first turn.
//!
//! ORI-COMP-2, ORI-SETUP-2: tokens are not limited, so no supply is kept; only banks and what lies on animals are
//! counted.

use game::{EventSink, Seat, SeatSet};

use crate::catalogue::{Catalogue, Kind, MAX_CARDS};
use crate::event::{Event, Fact};
use crate::moment::Step;
use crate::state::State;

impl State {
    // ORI-COMP-2, ORI-SETUP-2: no supply of tokens is laid out; what is taken is counted where it lies.
    // ORI-SETUP-1, CON-SETUP-3: shuffle all cards, deal to each player from the top.
    pub(crate) fn shuffle_deck(&mut self, order: &[u16], sink: &mut impl EventSink<Event>) {
        let spread = self.catalogue.spread();
        self.deck_len = self.catalogue.played();
        if self.deck_len < self.catalogue.total() {
            self.draw_some(order);
        } else {
            // The order names the top card first; the deck is kept with its top at the end.
            for (place, &card) in order.iter().rev().enumerate() {
                self.put_in_deck(place, spread[usize::from(card)]);
            }
        }
        sink.emit(Event::Open(Fact::Shuffled { cards: self.deck_len }));
        let hand = self.modules.starting_hand();
        for _ in 0..hand {
            for seat in Seat::all(self.seats) {
                self.draw(seat, sink);
            }
        }
        for seat in Seat::all(self.seats) {
            sink.emit(Event::Open(Fact::Dealt { seat, cards: hand, quota: hand }));
        }
        match self.appointed {
            Some(seat) => self.name_first(seat, sink),
            None => {
                self.moment.rolling = SeatSet::all(self.seats);
                self.moment.step = Step::RollFirst(Seat::FIRST);
            }
        }
    }

    // CON-SETUP-2: where only some cards are played with, the first of each group are, and the rest stays in the box.
    fn draw_some(&mut self, order: &[u16]) {
        let spread = self.catalogue.spread();
        let mut taken = [0u16; Catalogue::MAX_GROUPS];
        let mut is_drawn = |catalogue: &Catalogue, kind| {
            let (group, played) = catalogue.group(kind);
            taken[group] += 1;
            taken[group] <= played
        };
        let mut drawn = [Kind(0); MAX_CARDS];
        let mut place = usize::from(self.deck_len);
        for &card in order {
            let kind = spread[usize::from(card)];
            if is_drawn(&self.catalogue, kind) {
                place -= 1;
                drawn[place] = kind;
            } else {
                self.put_in_box(kind);
            }
        }
        for (place, &kind) in drawn.iter().enumerate().take(usize::from(self.deck_len)) {
            self.put_in_deck(place, kind);
        }
    }

    /// The top card of the deck goes to a hand; returns whether there was one.
    pub(crate) fn draw(&mut self, seat: Seat, sink: &mut impl EventSink<Event>) -> bool {
        if self.deck_len == 0 {
            return false;
        }
        self.deck_len -= 1;
        let kind = self.deck_card(usize::from(self.deck_len));
        self.hands[seat].add(kind);
        sink.emit(Event::Drew { seat, card: self.catalogue.card(kind) });
        true
    }

    // CON-SETUP-4: who has travelled last is not known here, so chance decides there too. ORI-SETUP-3: everybody rolls, the highest is first; ties roll again among themselves.
    pub(crate) fn roll_first(&mut self, seat: Seat, die: u8, sink: &mut impl EventSink<Event>) {
        sink.emit(Event::Open(Fact::RolledForFirst { seat, die }));
        match self.roll_off(seat, die, Seat::FIRST) {
            RollOff::Next(next) => self.moment.step = Step::RollFirst(next),
            RollOff::Won(winner) => self.name_first(winner, sink),
        }
    }

    fn name_first(&mut self, seat: Seat, sink: &mut impl EventSink<Event>) {
        self.first = seat;
        self.moment.active = seat;
        self.moment.rolling = SeatSet::EMPTY;
        self.moment.step = Step::Done;
        sink.emit(Event::Open(Fact::FirstPlayer { seat }));
    }

    /// One roll of a roll-off that goes clockwise from `start`: who rolls next, or who has won it.
    pub(crate) fn roll_off(&mut self, seat: Seat, die: u8, start: Seat) -> RollOff {
        self.moment.roll_off[seat] = die;
        let rolling = self.moment.rolling;
        let mut order = start.clockwise(self.seats).filter(|&other| rolling.contains(other));
        let next = order.by_ref().skip_while(|&other| other != seat).nth(1);
        if let Some(next) = next {
            return RollOff::Next(next);
        }
        let best = rolling.iter().map(|other| self.moment.roll_off[other]).max().unwrap_or(0);
        let highest: SeatSet = rolling.iter().filter(|&other| self.moment.roll_off[other] == best).collect();
        self.moment.rolling = highest;
        let first = start.clockwise(self.seats).find(|&other| highest.contains(other)).unwrap_or(seat);
        if highest.len() == 1 { RollOff::Won(first) } else { RollOff::Next(first) }
    }
}

/// How a roll-off goes on.
pub(crate) enum RollOff {
    Next(Seat),
    Won(Seat),
}
