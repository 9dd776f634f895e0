//! Chapters Extinction and End of feeding.
//!
//! NS-EXT-6: a player who has no species left stays in the game with hand and screen, and gets a new one in the next
//! deal. NS-EXT-8: cards are drawn for a dead species in the last round too.

use game::{EventSink, Seat};

use crate::cards::SpeciesId;
use crate::event::{Death, Event, Fact};
use crate::moment::{Draw, Frame, Step};
use crate::state::{NONE, State};

impl State {
    // NS-EXT-6: hand and screen stay. NS-EXT-8: the cards are drawn in the last round too.
    // NS-EXT-1: a species without population is gone at once. NS-EXT-2: its traits are discarded, then as many cards are
    // drawn. NS-EXT-3, NS-TRAIT-FAT-6: food and fat go behind the owner's screen. NS-EXT-4: the row closes up.
    pub(crate) fn die_out(&mut self, id: SpeciesId, death: Death, sink: &mut impl EventSink<Event>) {
        let species = *self.one(id);
        let tokens = species.food + species.fat;
        for &kind in &species.cards[..usize::from(species.count)] {
            self.discard_card(kind);
        }
        self.screens[species.owner] += u16::from(tokens);
        self.remove_species(id);
        sink.emit(Event::Open(Fact::DiedOut { species: id, death, tokens, cards: species.count }));
        if species.count > 0 {
            let draw = Draw { seat: species.owner, left: species.count, drawn: 0, shuffle: false };
            self.moment.push(Frame::Draw(draw));
        }
    }

    // NS-P5E-1, NS-P5E-5: hungry species shrink to what they have eaten, in turn order and from left to right. A
    // species that has been dealt with is no longer hungry, so the first hungry one is always the next.
    pub(crate) fn starve_next(&mut self, sink: &mut impl EventSink<Event>) {
        let hungry = self.everybody_from(self.first).find(|&id| self.one(id).is_hungry());
        match hungry {
            None => self.end_feeding(sink),
            Some(id) => {
                let species = self.one_mut(id);
                species.pop = species.food;
                let pop = species.pop;
                sink.emit(Event::Open(Fact::Starved { species: id, pop }));
                if pop == 0 {
                    self.die_out(id, Death::Starved, sink);
                }
            }
        }
    }

    // NS-P5E-2: food goes behind the screens, fat stays. NS-P5E-3: so does the food on the watering hole. NS-P5E-4: the
    // marker passes to the left.
    fn end_feeding(&mut self, sink: &mut impl EventSink<Event>) {
        for seat in Seat::all(self.seats) {
            let mut tokens = 0;
            let mut next = self.rows[seat].first;
            while next != NONE {
                let species = self.one_mut(SpeciesId(next));
                tokens += u16::from(core::mem::take(&mut species.food));
                next = species.right;
            }
            self.screens[seat] += tokens;
            sink.emit(Event::Open(Fact::FoodScored { seat, tokens }));
        }
        self.first = self.first.next(self.seats);
        self.moment.active = self.first;
        self.moment.step = Step::Done;
        sink.emit(Event::Open(Fact::MarkerPassed { seat: self.first }));
    }
}
