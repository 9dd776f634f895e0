//! CON-EXT-2: a player who had neither animals nor cards before the deal places two of the new cards as animals at
//! once.

use game::{ActionList, EventSink, Refusals, Seat, SeatSet, Verdict};

use crate::action::Action;
use crate::cards::{Card, Location};
use crate::event::Event;
use crate::moment::Step;
use crate::rule::Rule;
use crate::state::State;

impl State {
    // CON-T-REGENERATION-8: a restored animal is one.
    pub(crate) fn has_nothing(&self, seat: Seat) -> bool {
        self.hands[seat].len() == 0 && !self.row(seat).iter().any(|id| self.animal(id).is_living())
    }

    /// How many animals the seat would place at once.
    fn fresh_animals(&self, seat: Seat) -> u8 {
        let cards = u8::try_from(self.hands[seat].len()).unwrap_or(u8::MAX);
        self.modules.fresh_animals().min(cards).min(self.animals_to_come())
    }

    /// Asks the next seat that places animals; returns whether there is one.
    pub(crate) fn place_next(&mut self) -> bool {
        let waiting = self.moment.refilled;
        let mut order = self.first.clockwise(self.seats);
        let Some(seat) = order.find(|&seat| waiting.contains(seat) && self.fresh_animals(seat) > 0) else {
            self.moment.refilled = SeatSet::EMPTY;
            return false;
        };
        self.moment.active = seat;
        self.moment.step = Step::Place(self.fresh_animals(seat));
        true
    }

    pub(crate) fn legal_placing(&self, seat: Seat, actions: &mut ActionList<Action>) {
        for kind in self.hands[seat].kinds() {
            let card = self.catalogue.card(kind);
            actions.extend(self.modules.homes().iter().map(|&at| Action::Place { card, at }));
        }
    }

    pub(crate) fn check_placing(&self, seat: Seat, card: Card, at: Location, out: &mut impl Refusals<Rule>) -> Verdict {
        out.refuse_if(self.in_hand(seat, card).is_none() || !self.modules.homes().contains(&at), Rule::ConExt2)
    }

    pub(crate) fn apply_placing(
        &mut self,
        seat: Seat,
        card: Card,
        at: Location,
        left: u8,
        sink: &mut impl EventSink<Event>,
    ) {
        self.play_animal(seat, card, at, sink);
        if left > 1 {
            self.moment.step = Step::Place(left - 1);
        } else {
            self.moment.refilled.remove(seat);
            if !self.place_next() {
                self.moment.step = Step::ClearUp;
            }
        }
    }
}
