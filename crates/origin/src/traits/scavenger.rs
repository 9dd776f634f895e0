//! Scavenger (ORI-T-SCAVENGER): after every kill exactly one scavenger in the game eats.

use game::Seat;

use super::{PLAIN, TraitRules};
use crate::cards::{AnimalId, Location, Trait, TraitSet};
use crate::rule::Rule;
use crate::state::State;

pub(crate) const RULES: TraitRules =
    TraitRules { rule: Rule::OriTScavenger1, excludes: TraitSet::of(&[Trait::Carnivorous]), ..PLAIN };

impl State {
    // ORI-T-SCAVENGER-2: clockwise from the attacker's owner; the first player with a scavenger that can eat.
    pub(crate) fn scavenging_seat(&self, hunter: Seat, at: Location) -> Option<Seat> {
        hunter.clockwise(self.seats).find(|&seat| self.scavengers(seat, at).next().is_some())
    }

    /// The scavengers of a seat that could eat from a kill in this location.
    pub(crate) fn scavengers(&self, seat: Seat, at: Location) -> impl Iterator<Item = AnimalId> {
        self.row(seat).iter().filter(move |&id| {
            let animal = self.animal(id);
            animal.has(Trait::Scavenger) && animal.at() == at && self.can_receive(id)
        })
    }
}
