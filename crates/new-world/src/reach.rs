//! Who could get what, by what lies open on the table: for bots and for interfaces that show reach.

use crate::access::Taking;
use crate::areas::Place;
use crate::cards::AnimalId;
use crate::state::State;
use crate::traits::{carnivorous, intelligent};

impl State {
    /// Whether the animal could attack this prey as the table stands, whoever's turn it is (NW-ATT-3, NW-ATT-4); whether it
    /// has attacked already or has room is asked apart.
    pub fn could_attack(&self, predator: AnimalId, prey: AnimalId) -> bool {
        self.is_here(predator)
            && self.is_here(prey)
            && carnivorous::is_predator(self.animal(predator))
            && self.finds_prey(predator, prey, intelligent::is_ready(self.animal(predator)))
    }

    /// Whether the animal is a predator that may still attack in this phase and could eat (NW-ATT-1, NW-ATT-2).
    pub fn is_on_the_hunt(&self, predator: AnimalId) -> bool {
        self.is_here(predator) && self.is_ready_predator(predator) && self.can_receive(predator)
    }

    /// Whether the animal may take food from this area (NW-ACC-1).
    pub fn reaches_food(&self, animal: AnimalId, place: Place) -> bool {
        self.is_here(animal) && self.can_reach(animal, place, Taking::Food)
    }
}
