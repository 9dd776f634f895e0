//! Chapters Dealing and End of the game: boards, cards, and the deck that runs out.
//!
//! NS-P3-13: cards are drawn while dealing and after an extinction, and at no other time.

use game::EventSink;

use crate::catalogue::{Kind, MAX_CARDS};
use crate::event::{Event, Fact};
use crate::moment::{Draw, Frame, Phase, Step};
use crate::options::ExactExhaustion;
use crate::state::State;

/// Cards dealt besides one for each species (NS-P1-2).
pub(crate) const BASE_CARDS: u8 = 3;

impl State {
    // NS-P1-1: a player without species gets one. NS-P1-3: then cards are dealt in turn order, to one seat after
    // another.
    pub(crate) fn begin_deal(&mut self, sink: &mut impl EventSink<Event>) {
        for seat in self.first.clockwise(self.seats) {
            if self.rows[seat].len == 0
                && let Some(species) = self.add_species(seat, false)
            {
                sink.emit(Event::Open(Fact::BoardGiven { seat, species }));
            }
        }
        self.moment.active = self.first;
        self.moment.step = Step::Deal;
        self.deal_to_active();
    }

    // NS-P1-2: three cards, and one for each species.
    fn deal_to_active(&mut self) {
        let seat = self.moment.active;
        let left = BASE_CARDS + self.rows[seat].len;
        self.moment.push(Frame::Draw(Draw { seat, left, drawn: 0, shuffle: false }));
    }

    // NS-P3-13: cards are drawn in a deal and after an extinction only. NS-P1-6: the hand has no limit.
    /// Draws until the cards are there, none are left, or the discard pile must be shuffled; true if that is needed.
    pub(crate) fn run_draw(&mut self, mut draw: Draw, sink: &mut impl EventSink<Event>) -> bool {
        while !draw.shuffle && draw.left > 0 {
            if self.deck_len() == 0 {
                // NS-END-7: the need is what counts. NS-P1-5: with both piles empty there is nothing to deal.
                self.fix_last_round(sink);
                draw.shuffle = self.discard_len > 0;
                if draw.shuffle {
                    break;
                }
                draw.left = 0;
                break;
            }
            self.deck_end -= 1;
            let kind = self.deck[usize::from(self.deck_end)];
            self.hands[draw.seat].add(kind);
            self.reshuffle.draw(draw.seat, kind);
            sink.emit(Event::Drew { seat: draw.seat, card: self.catalogue.card(kind) });
            draw.left -= 1;
            draw.drawn += 1;
            // NS-END-4, NS-END-5, NS-OPT-EXACT-EXHAUSTION: by the Russian book the last card itself is the end.
            if self.deck_len() == 0 && self.options.exact_exhaustion == ExactExhaustion::OnEmpty {
                self.fix_last_round(sink);
                draw.shuffle = self.discard_len > 0;
            }
        }
        if draw.shuffle {
            if let Some(frame) = self.moment.top_mut() {
                *frame = Frame::Draw(draw);
            }
            return true;
        }
        self.moment.pop();
        if self.moment.step == Step::Deal {
            self.dealt(draw, sink);
        }
        false
    }

    fn dealt(&mut self, draw: Draw, sink: &mut impl EventSink<Event>) {
        let quota = BASE_CARDS + self.rows[draw.seat].len;
        sink.emit(Event::Open(Fact::Dealt { seat: draw.seat, cards: draw.drawn, quota }));
        let next = draw.seat.next(self.seats);
        if next == self.first {
            self.moment.step = Step::Done;
        } else {
            self.moment.active = next;
            self.deal_to_active();
        }
    }

    // NS-END-1: in the deal this round is the last. NS-END-2, NS-EXT-5: otherwise the next one. NS-END-3: only once.
    fn fix_last_round(&mut self, sink: &mut impl EventSink<Event>) {
        if self.last_round.is_none() {
            let round = if self.moment.phase == Phase::Deal { self.round } else { self.round.saturating_add(1) };
            self.last_round = Some(round);
            sink.emit(Event::Open(Fact::LastRoundFixed { round }));
        }
    }

    // NS-P1-4: the whole discard pile becomes the deck.
    pub(crate) fn reshuffle(&mut self, order: &[u16], sink: &mut impl EventSink<Event>) {
        self.note_reshuffle();
        let base = usize::from(self.removed);
        for (place, &card) in order.iter().rev().enumerate() {
            self.deck[(base + place) % MAX_CARDS] = self.discard[usize::from(card) % MAX_CARDS];
        }
        self.deck_end = self.removed + self.discard_len;
        self.discard[..usize::from(self.discard_len)].fill(Kind(0));
        self.discard_len = 0;
        sink.emit(Event::Open(Fact::Reshuffled { cards: self.deck_len() }));
        if let Some(Frame::Draw(draw)) = self.moment.top_mut() {
            draw.shuffle = false;
        }
    }
}
