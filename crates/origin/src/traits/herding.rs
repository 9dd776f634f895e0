//! Herding: a card of the Continents deck that the static defences of the base book already name (ORI-S8).

use super::{PLAIN, TraitRules};
use crate::cards::{Location, Trait};
use crate::rule::Rule;
use crate::state::{Animal, State};

pub(crate) const RULES: TraitRules = TraitRules { id: "herding", rule: Rule::OriS8, ..PLAIN };

// ORI-S8: at least as many herd animals as carnivores in the location.
#[inline]
pub(crate) fn shields(state: &State, target: &Animal) -> bool {
    target.has(Trait::Herding) && herd_holds(state, target.at)
}

#[cold]
fn herd_holds(state: &State, at: Location) -> bool {
    let count = |t: Trait| state.everybody().filter(|&id| state.animal(id).at == at && state.animal(id).has(t)).count();
    count(Trait::Herding) >= count(Trait::Carnivorous)
}
