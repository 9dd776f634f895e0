//! Chapter Attack (NW-FSM-3).
//!
//! ```text
//! declare (NW-ATT-R1) -> rotate (NW-ATT-R2) -> react (NW-ATT-R3) --+-- Running: die -------- escapes ----------+
//!                                               ^   |   none left  |     fails: react again                   |
//!                                               |   |              +-- Horned: die --------- predator dies ----+
//!                                               |   v              +-- Elusive (a card), Repulsive, Shelled ---+
//!                              Mimicry ---------+  success (NW-ATT-R4): the predator eats -> the prey dies ----+
//!                                                                                                             v
//!                                              death (NW-ATT-R5): Swamps, then scavengers -> end (NW-ATT-R6)
//! ```

mod legality;
mod reactions;
mod resolution;

use game::EventSink;

use crate::cards::{AnimalId, CardRef};
use crate::event::{Event, Fact};
use crate::moment::{Attack, AttackStep, Frame};
use crate::sets::AnimalSet;
use crate::state::State;
use crate::traits::{REACTIONS, carnivorous, intelligent};

impl State {
    // NW-ATT-R1: predator, prey and what is ignored. NW-ATT-R2: the card is rotated whatever comes, and Intelligent is used
    // if it was declared. NW-FSM-3: from here the attack goes on step by step.
    pub(crate) fn apply_attack(
        &mut self,
        predator: AnimalId,
        prey: AnimalId,
        mutation: Option<CardRef>,
        intelligence: Option<CardRef>,
        sink: &mut impl EventSink<Event>,
    ) {
        carnivorous::mark_attack(self.animal_mut(predator));
        if intelligence.is_some() {
            intelligent::spend(self.animal_mut(predator));
        }
        sink.emit(Event::Open(Fact::Attacked { predator, prey, mutation, intelligence }));
        let ignored = match intelligence {
            Some(CardRef::Single { shows, .. }) if REACTIONS.contains(shows) => Some((prey, shows)),
            _ => None,
        };
        let nobody = AnimalSet::EMPTY;
        let step = AttackStep::React;
        let attack = Attack { predator, prey, step, ignored, ran: nobody, gored: nobody, mimicked: nobody };
        self.moment.push(Frame::Attack(attack));
    }
}
