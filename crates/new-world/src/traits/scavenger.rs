//! Scavenger (NW-T-SCAVENGER): eats after every death in an attack.

use game::Seat;

use super::{PLAIN, TraitRules};
use crate::cards::{AnimalId, Trait, TraitSet};
use crate::moment::Scavenge;
use crate::options::{Options, ScavengerMode};
use crate::rule::Rule;
use crate::state::State;
use crate::traits::carnivorous;

const CARD: Trait = Trait::Scavenger;

pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::NwTScavenger, ..PLAIN };

/// Whether the two traits of an animal exclude each other.
#[inline]
pub(crate) fn excludes(options: &Options, traits: TraitSet, new: Trait) -> bool {
    traits.meets(excluding(options, new))
}

/// The traits that exclude this one (NW-OPT-SCAVENGER-EXCLUDES-CARNIVOROUS).
#[inline]
pub(crate) fn excluding(options: &Options, new: Trait) -> TraitSet {
    if !options.scavenger_excludes_carnivorous {
        return TraitSet::EMPTY;
    }
    match new {
        CARD => TraitSet::of(&[carnivorous::CARD]),
        carnivorous::CARD => TraitSet::of(&[CARD]),
        _ => TraitSet::EMPTY,
    }
}

impl State {
    // NW-TIME-4: clockwise from the active player. Within a row from the left, but a ward after its guardian. NW-FEED-8: a
    // player who has passed is not left out. NW-OPT-SCAVENGER-MODE: every one, or the first that can eat.
    pub(crate) fn next_scavenger(&self, scavenge: &Scavenge) -> Option<AnimalId> {
        if self.options.scavenger_mode == ScavengerMode::FirstClockwise && !scavenge.served.is_empty() {
            return None;
        }
        let eats = |&id: &AnimalId| self.animal(id).has(CARD) && !scavenge.served.contains(id) && self.can_receive(id);
        let start: Seat = self.moment.active;
        start.clockwise(self.seats).find_map(|seat| self.row(seat).iter().copied().find(eats))
    }
}
