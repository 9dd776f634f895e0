//! Who could get what, by what lies open on the table: for bots and for interfaces that show reach.

use game::Seat;

use crate::access::Taking;
use crate::areas::Place;
use crate::cards::AnimalId;
use crate::sets::AnimalSet;
use crate::state::State;
use crate::traits::{carnivorous, intelligent};

/// Who could attack whom across the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Exposure {
    /// The predators that could attack an animal of somebody else.
    pub hunters: AnimalSet,
    /// The animals that somebody else's predator could attack.
    pub prey: AnimalSet,
}

impl State {
    /// Whether the animal could attack this prey as the table stands, whoever's turn it is (NW-ATT-3, NW-ATT-4); whether it
    /// has attacked already or has room is asked apart.
    pub fn could_attack(&self, predator: AnimalId, prey: AnimalId) -> bool {
        self.is_here(predator)
            && self.is_here(prey)
            && carnivorous::is_predator(self.animal(predator))
            && self.finds_prey(self.hunter(predator), prey, intelligent::is_ready(self.animal(predator)))
    }

    /// Who could attack an animal of somebody else, and who could be attacked so, whoever's turn it is.
    pub fn exposure(&self) -> Exposure {
        let mut exposure = Exposure::default();
        for (predator, owner) in self.predators() {
            let clever = intelligent::is_ready(self.animal(predator));
            let hunter = self.hunter(predator);
            for prey in self.everyone.iter().filter(|&prey| self.animal(prey).owner != owner) {
                if self.finds_prey(hunter, prey, clever) {
                    exposure.hunters.insert(predator);
                    exposure.prey.insert(prey);
                }
            }
        }
        exposure
    }

    /// The animals of a seat that somebody else's predator could attack.
    pub fn exposed_animals(&self, seat: Seat) -> AnimalSet {
        let mut exposed = AnimalSet::EMPTY;
        for (predator, _) in self.predators().filter(|(_, owner)| *owner != seat) {
            let clever = intelligent::is_ready(self.animal(predator));
            let hunter = self.hunter(predator);
            for &prey in self.row(seat) {
                if !exposed.contains(prey) && self.finds_prey(hunter, prey, clever) {
                    exposed.insert(prey);
                }
            }
        }
        exposed
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
