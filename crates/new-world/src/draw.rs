//! Chapter Extinction, the last steps: drawing and the hand limit.

use game::{ActionList, EventSink, Refusals, Seat, SeatSet, Verdict};

use crate::action::Action;
use crate::cards::Card;
use crate::event::{Event, Fact, Hidden};
use crate::memory::Witness;
use crate::moment::Step;
use crate::options::HAND_LIMIT;
use crate::rule::Rule;
use crate::state::State;

/// Cards drawn besides one for each animal (NW-EXT-9).
const DRAW: u8 = 2;

impl State {
    // NW-EXT-9: animals and two. NW-EXT-10: without animals up to six cards in hand; the gene pool counts as the hand
    // (NW-VAR-RM-7), and without a hand limit it stays six (NW-VAR-HAND-1).
    fn quota(&self, seat: Seat) -> u8 {
        let animals = self.rows[seat].len();
        if animals == 0 { HAND_LIMIT.saturating_sub(self.stock(seat)) } else { animals + DRAW }
    }

    pub(crate) fn begin_draw(&mut self, sink: &mut impl EventSink<Event>) {
        for seat in self.first.clockwise(self.seats) {
            let cards = self.quota(seat);
            self.moment.due[seat] = cards;
            sink.emit(Event::Open(Fact::Draws { seat, cards }));
        }
        self.draw_on(sink);
    }

    // NW-EXT-9: each player the whole number, beginning with the first player. NW-EXT-12: an empty deck is replaced by the
    // shuffled discard pile; if that is empty too, nothing more is drawn.
    pub(crate) fn draw_on(&mut self, sink: &mut impl EventSink<Event>) {
        for seat in self.first.clockwise(self.seats) {
            while self.moment.due[seat] > 0 {
                if self.deck_len == 0 && self.discards_len > 0 {
                    self.moment.step = Step::Reshuffle;
                    return;
                }
                self.moment.due[seat] -= 1;
                if self.deck_len > 0 {
                    self.draw_card(seat, sink);
                }
            }
        }
        self.trim_pools(sink);
        self.moment.step = if self.above_limit().is_empty() { Step::Done } else { Step::HandLimit };
    }

    /// The top card of the deck goes to a hand, or unseen to the bottom of a gene pool.
    pub(crate) fn draw_card(&mut self, seat: Seat, sink: &mut impl EventSink<Event>) {
        let Some(left) = self.deck_len.checked_sub(1) else { return };
        self.deck_len = left;
        let kind = self.deck[usize::from(self.cards_out + left)];
        self.reshuffle.draw(seat, kind, !self.has_pools());
        if self.has_pools() {
            self.pools[seat].add_below(kind);
            sink.emit(Event::Open(Fact::PoolGrew { seat }));
        } else {
            self.hands[seat].add(kind);
            sink.emit(Event::Drew { seat, card: self.catalogue.card(kind) });
        }
    }

    pub(crate) fn reshuffle(&mut self, order: &[u16], sink: &mut impl EventSink<Event>) {
        self.note_reshuffle();
        for (place, &card) in order.iter().rev().enumerate() {
            let card = self.discards[usize::from(card) % self.discards.len()];
            self.deck[usize::from(self.cards_out) + place] = card.kind;
        }
        self.deck_len = self.discards_len;
        self.discards_len = 0;
        sink.emit(Event::Open(Fact::Reshuffled { cards: self.deck_len }));
        self.draw_on(sink);
    }

    // NW-VAR-RM-7: the excess is discarded unseen, the newest cards first.
    fn trim_pools(&mut self, sink: &mut impl EventSink<Event>) {
        let Some(limit) = self.options.hand_limit else { return };
        for seat in self.first.clockwise(self.seats) {
            while self.pools[seat].len() > limit {
                let Some(kind) = self.pools[seat].take_bottom() else { break };
                let was_new = self.reshuffle.new.trim_pool(seat);
                self.discard_unseen(seat, kind, Witness::NOBODY.new_if(was_new));
                let (card, open) = (self.catalogue.card(kind), self.options.open_discards);
                sink.emit(Event::Discarded { card, from: Hidden::Pool(seat), open });
            }
        }
    }

    /// Who has more cards than the limit allows (NW-EXT-11); nobody without a limit (NW-VAR-HAND-1).
    pub(crate) fn above_limit(&self) -> SeatSet {
        let Some(limit) = self.options.hand_limit else { return SeatSet::EMPTY };
        Seat::all(self.seats).filter(|&seat| self.hands[seat].len() > limit).collect()
    }

    pub(crate) fn legal_discards(&self, seat: Seat, actions: &mut ActionList<Action>) {
        let cards = self.hands[seat].kinds().map(|kind| self.catalogue.card(kind));
        actions.extend(cards.map(|card| Action::DiscardHand { card }));
    }

    pub(crate) fn check_discard(&self, seat: Seat, card: Card, out: &mut impl Refusals<Rule>) -> Verdict {
        out.refuse_if(self.in_hand(seat, card).is_none(), Rule::NwExt11)
    }

    // NW-EXT-11: of the player's choice, one at a time, each player independently.
    pub(crate) fn apply_discard(&mut self, seat: Seat, card: Card, sink: &mut impl EventSink<Event>) {
        let Some(kind) = self.in_hand(seat, card) else { return };
        let may_be_new = self.take_from_hand(seat, kind);
        self.discard_unseen(seat, kind, Witness::seat(seat).new_if(may_be_new));
        sink.emit(Event::Discarded { card, from: Hidden::Hand(seat), open: self.options.open_discards });
        if self.above_limit().is_empty() {
            self.moment.step = Step::Done;
        }
    }
}
