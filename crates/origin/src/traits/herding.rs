//! Herding (CON-T-HERDING): safe while the herd of the location outnumbers its carnivores (ORI-S8).

use super::{OF_CONTINENTS, Shield, TraitRules, Works};
use crate::cards::{Location, Trait, TraitSet};
use crate::options::Options;
use crate::rule::Rule;
use crate::state::State;

pub(crate) const RULES: TraitRules = TraitRules {
    rule: Rule::ConTHerding,
    shield: Some(Shield { rule: Rule::OriS8, works: Works::InHerd, beaten_by: TraitSet::EMPTY }),
    ..OF_CONTINENTS
};

// CON-T-HERDING: whoever owns them, hungry or not, the attacker included. CON-OPT-HERDING-EQUAL: whether as many are enough.
/// Whether the herd of a location holds, by the active traits of the animals that are there.
pub fn herd_holds(options: &Options, there: impl Iterator<Item = TraitSet>) -> bool {
    let (mut herd, mut carnivores) = (0, 0);
    for traits in there {
        herd += u8::from(traits.contains(Trait::Herding));
        carnivores += u8::from(traits.contains(Trait::Carnivorous));
    }
    herd > carnivores || (herd == carnivores && options.herding_equal_protects)
}

impl State {
    #[cold]
    pub(crate) fn herd_holds_at(&self, at: Location) -> bool {
        let there = self.everybody().map(|id| self.animal(id)).filter(|animal| animal.at() == at);
        herd_holds(&self.options, there.map(|animal| animal.active))
    }
}
