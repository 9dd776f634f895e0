//! Chapter Hunger: who can receive food, and what happens to a token that arrives.

use game::EventSink;

use crate::cards::AnimalId;
use crate::event::{Event, Fact, Source};
use crate::state::State;
use crate::traits::shelled;

impl State {
    // NW-HUN-7: room for it, no hungry guardian, not in its shell. NW-HUN-4: a fed animal only has its free slots.
    #[inline]
    pub(crate) fn can_receive(&self, id: AnimalId) -> bool {
        let animal = self.animal(id);
        animal.capacity() > 0 && !shelled::is_inside(animal) && self.hungry_guardian(id).is_none()
    }

    /// Tokens of one cause for one animal. Ordinary food leaves its area here. What was placed may open triggers.
    pub(crate) fn receive(&mut self, id: AnimalId, tokens: u8, source: Source, sink: &mut impl EventSink<Event>) {
        let (mut food, mut fat) = (0, 0);
        let area = source.area();
        if self.can_receive(id) {
            // NW-HUN-5: food while hungry, then fat, the rest is not taken. NW-HUN-8: nobody is asked about the slot.
            for _ in 0..tokens {
                let animal = self.animal_mut(id);
                if animal.tokens() < animal.need {
                    if area.is_some() {
                        animal.food += 1;
                    } else {
                        animal.special += 1;
                    }
                    food += 1;
                } else if animal.fat_room() > 0 {
                    self.store_fat(id);
                    fat += 1;
                }
            }
        }
        if let Some(held) = area.and_then(|area| self.tokens_at_mut(area)) {
            held.food -= food + fat;
        }
        sink.emit(Event::Open(Fact::Received { animal: id, source, food, fat, lost: tokens - food - fat }));
        if food + fat > 0 {
            self.open_triggers(id, source);
        }
    }
}
