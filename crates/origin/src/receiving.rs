//! Chapter Receiving food: one receive event places tokens on an animal, and may open pair triggers.

use game::EventSink;

use crate::cards::AnimalId;
use crate::event::{Event, Fact, Source};
use crate::state::State;

impl State {
    /// One receive event (ORI-TERM-11): tokens of one cause for one animal. Red tokens leave the bank here. What was
    /// placed opens the pair triggers of the animal (ORI-PAIR-6).
    pub(crate) fn receive(&mut self, id: AnimalId, tokens: u8, source: Source, sink: &mut impl EventSink<Event>) {
        let (mut food, mut fat) = (0, 0);
        // ORI-T-SYMBIOSIS-2: a ward whose guardian is hungry by now loses what was meant for it.
        if self.can_receive(id) {
            // ORI-FOOD-1: one at a time: food while hungry, then fat, else lost. ORI-FOOD-2: also what arrives by itself.
            for _ in 0..tokens {
                let animal = self.animal_mut(id);
                if animal.food() < animal.need {
                    // ORI-FEED-6, ORI-TERM-4: red and blue count alike.
                    if source.is_bank() {
                        animal.red += 1;
                    } else {
                        animal.blue += 1;
                    }
                    food += 1;
                } else if animal.fat_room() > 0 {
                    self.store_fat(id);
                    fat += 1;
                }
            }
        }
        if source.is_bank() {
            *self.bank_of_mut(id) -= food + fat;
        }
        sink.emit(Event::Open(Fact::Received { animal: id, source, food, fat, lost: tokens - food - fat }));
        if food + fat > 0 {
            self.open_triggers(id, source);
        }
    }

    // ORI-FOOD-3: food above the need is removed and does not become fat.
    pub(crate) fn drop_surplus(&mut self, id: AnimalId, sink: &mut impl EventSink<Event>) {
        let animal = self.animal_mut(id);
        let surplus = animal.food().saturating_sub(animal.need);
        if surplus > 0 {
            let blue = surplus.min(animal.blue);
            let red = surplus - blue;
            animal.blue -= blue;
            animal.red -= red;
            sink.emit(Event::Open(Fact::SurplusLost { animal: id, red, blue }));
        }
    }
}
