//! Chapters The food card and Leaf traits and food: chosen in secret by all at once, turned up together.

use game::{ActionList, EventSink, Refusals, Seat, SeatSet, Verdict};

use crate::action::Action;
use crate::cards::Card;
use crate::event::{Event, Fact};
use crate::moment::Step;
use crate::rule::Rule;
use crate::state::State;

impl State {
    pub(crate) fn begin_food_cards(&mut self) {
        self.moment.step = if self.without_food_card().is_empty() { Step::Done } else { Step::Together };
    }

    // NS-P2-1: everybody lays one card. NS-P2-4: but not from an empty hand.
    pub(crate) fn without_food_card(&self) -> SeatSet {
        Seat::all(self.seats).filter(|&seat| self.food_cards[seat].is_none() && self.hands[seat].len() > 0).collect()
    }

    pub(crate) fn legal_food_cards(&self, seat: Seat, actions: &mut ActionList<Action>) {
        actions.extend(self.hands[seat].kinds().map(|kind| Action::FoodCard { card: self.catalogue.card(kind) }));
    }

    // NS-P2-1: a card of the player's hand. NS-P2-5: as long as somebody is choosing, a choice may be changed; then it
    // is final.
    pub(crate) fn check_food_card(&self, seat: Seat, card: Option<Card>, out: &mut impl Refusals<Rule>) -> Verdict {
        let in_hand = card.is_some_and(|card| self.in_hand(seat, card).is_some());
        out.refuse_if(!in_hand, Rule::NsP21)?;
        out.refuse_if(self.moment.step != Step::Together, Rule::NsP25)
    }

    // NS-P2-2: the card stays face down; that it was laid can be seen.
    pub(crate) fn apply_food_card(&mut self, seat: Seat, card: Card, sink: &mut impl EventSink<Event>) {
        let Some(kind) = self.in_hand(seat, card) else { return };
        if let Some(earlier) = self.food_cards[seat].take() {
            self.hands[seat].add(earlier);
        }
        self.hands[seat].remove(kind);
        self.food_cards[seat] = Some(kind);
        self.moment.answered.insert(seat);
        sink.emit(Event::FoodCardChosen { seat, card });
        if self.without_food_card().is_empty() {
            self.moment.step = Step::Done;
        }
    }

    // NS-P4-4: all numbers are added up first, then applied as far as possible. NS-P2-3: the traits do nothing here.
    // NS-P4-5: the cards are discarded.
    pub(crate) fn reveal_food(&mut self, sink: &mut impl EventSink<Event>) {
        let mut sum = 0i16;
        for seat in self.first.clockwise(self.seats) {
            if let Some(kind) = self.food_cards[seat].take() {
                let card = self.catalogue.card(kind);
                sum += i16::from(card.food);
                self.discard_card(kind);
                self.reshuffle.show(seat, kind);
                sink.emit(Event::Open(Fact::FoodCardRevealed { seat, card }));
            }
        }
        // NS-COMP-2: the numbers of the cards. NS-INV-5: never below nothing.
        self.watering_hole = self.watering_hole.saturating_add_signed(sum);
        sink.emit(Event::Open(Fact::WateringHoleFilled { sum, tokens: self.watering_hole }));
        self.moment.step = Step::Done;
    }
}
