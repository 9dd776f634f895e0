//! Herding (CON-T-HERDING): safe while the herd of the location outnumbers its carnivores (ORI-S8).

use super::{PLAIN, TraitRules};
use crate::cards::{Location, Trait};
use crate::rule::Rule;
use crate::state::{Animal, State};

pub(crate) const RULES: TraitRules = TraitRules { id: "herding", rule: Rule::ConTHerding, ..PLAIN };

#[inline]
pub(crate) fn shields(state: &State, target: &Animal) -> bool {
    target.has(Trait::Herding) && herd_holds(state, target.at)
}

// CON-T-HERDING: whoever owns them, hungry or not, the attacker included. CON-OPT-HERDING-EQUAL: whether as many are enough.
#[cold]
fn herd_holds(state: &State, at: Location) -> bool {
    let count = |t: Trait| state.everybody().filter(|&id| state.animal(id).at == at && state.animal(id).has(t)).count();
    let (herd, carnivores) = (count(Trait::Herding), count(Trait::Carnivorous));
    herd > carnivores || (herd == carnivores && state.options.herding_equal_protects)
}
