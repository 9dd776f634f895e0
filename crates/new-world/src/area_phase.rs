//! Chapters Areas and Swamps: a new area from the left, tokens on all of them, and what deaths do to Swamps.

use game::EventSink;

use crate::areas::{AreaCard, AreaKind, MAX_ROW, Place, Tokens};
use crate::event::{Event, Fact};
use crate::state::State;

impl State {
    // NW-AREA-1: the top card of the area deck comes to the left end.
    pub(crate) fn enter_area(&mut self, sink: &mut impl EventSink<Event>) {
        let Some(left) = self.area_deck_len.checked_sub(1) else { return };
        let kind = self.area_deck[usize::from(self.areas_out + left)];
        self.area_deck_len = left;
        let nth = self.free_number(kind);
        let card = AreaCard { kind, nth, upper: Tokens::default(), lower: Tokens::default() };
        self.put_area(card);
        sink.emit(Event::Open(Fact::AreaEntered { kind, nth }));
    }

    // NW-SETUP-2: new cards enter at the left.
    pub(crate) fn put_area(&mut self, card: AreaCard) {
        let len = usize::from(self.area_row_len).min(MAX_ROW - 1);
        self.area_row.copy_within(0..len, 1);
        self.area_row[0] = card;
        self.area_row_len = len as u8 + 1;
    }

    // NW-AREA-6: the lowest number that no card in the row with one of its names has.
    pub(crate) fn free_number(&self, kind: AreaKind) -> u8 {
        let design = self.areas.design(kind);
        let taken = |nth: u8| {
            self.area_cards().iter().any(|card| {
                card.nth == nth && self.areas.design(card.kind).parts().any(|(_, part)| design.has(part.name))
            })
        };
        (0..).find(|&nth| !taken(nth)).unwrap_or(0)
    }

    // NW-AREA-2: every symbol of every area has its token; what is left over counts. NW-AREA-3: both parts. NW-AREA-4,
    // NW-SWAMP-2: a Swamp keeps what it has, and only an empty one gets the food of its bright symbol (NW-SWAMP-1).
    pub(crate) fn fill_areas(&mut self, sink: &mut impl EventSink<Event>) {
        for index in 0..usize::from(self.area_row_len) {
            let card = self.area_row[index];
            let design = *self.areas.design(card.kind);
            for (half, part) in design.parts() {
                let tokens = self.area_row[index].tokens_mut(half);
                let before = *tokens;
                if part.swamp.is_none() || tokens.food == 0 {
                    tokens.food = tokens.food.max(part.food);
                }
                tokens.shelter = tokens.shelter.max(part.shelter);
                if *tokens != before {
                    let (place, tokens) = (Place { name: part.name, nth: card.nth }, *tokens);
                    sink.emit(Event::Open(Fact::AreaHolds { place, tokens }));
                }
            }
        }
    }

    // NW-SWAMP-3: a death puts one food on each Swamp, up to what it holds. NW-SWAMP-4: it can be taken at once.
    pub(crate) fn feed_swamps(&mut self, sink: &mut impl EventSink<Event>) {
        for index in 0..usize::from(self.area_row_len) {
            let card = self.area_row[index];
            let design = *self.areas.design(card.kind);
            for (half, part) in design.parts() {
                let Some(most) = part.swamp else { continue };
                let tokens = self.area_row[index].tokens_mut(half);
                if tokens.food < most {
                    tokens.food += 1;
                    let (place, tokens) = (Place { name: part.name, nth: card.nth }, *tokens);
                    sink.emit(Event::Open(Fact::AreaHolds { place, tokens }));
                }
            }
        }
    }

    // NW-SETUP-2, NW-AREA-5: the right-most card goes, and its tokens with it.
    pub(crate) fn discard_area(&mut self, sink: &mut impl EventSink<Event>) {
        let Some(last) = self.area_row_len.checked_sub(1) else { return };
        let kind = self.area_row[usize::from(last)].kind;
        self.area_row_len = last;
        self.area_discards[usize::from(self.area_discards_len) % self.area_discards.len()] = kind;
        self.area_discards_len += 1;
        sink.emit(Event::Open(Fact::AreaDiscarded { kind }));
    }
}
