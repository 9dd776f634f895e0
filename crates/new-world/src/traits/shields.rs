//! The protective traits (NW-ATT-4), as data: when each works, and what of a predator overcomes it.
//!
//! Each is the duty in its trait's line of the registry. Legality, forecasts and whoever explains the rules read it here.

use super::{Duty, REGISTRY, burrowing, camouflage, flying, nocturnal, robust, swimming, symbiosis};
use crate::animal::Animal;
use crate::cards::{Trait, TraitSet};

/// How a trait forbids an attack. Its rule is the trait's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shield {
    /// When it works.
    pub works: Works,
    /// Traits of a predator, each of which overcomes it.
    pub beaten_by: TraitSet,
}

/// When a trait forbids an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Works {
    /// Always.
    Always,
    /// While its bearer is fed.
    WhileFed,
    /// Unless the predator has fewer trait cards.
    UnlessFewerCards,
    /// For the second animal of the pair card.
    AsWard,
}

/// The protective traits in the order of the table.
pub const SHIELDS: [Trait; 7] =
    [camouflage::CARD, nocturnal::CARD, burrowing::CARD, robust::CARD, swimming::CARD, symbiosis::CARD, flying::CARD];

/// Those that are cards of one animal.
const OWN: TraitSet = TraitSet::of(&SHIELDS).without(TraitSet::of(&[symbiosis::CARD]));

impl Trait {
    /// How the trait forbids an attack.
    #[inline]
    pub const fn shield(self) -> Option<Shield> {
        match REGISTRY[self as usize].duty {
            Duty::Protects(shield) => Some(shield),
            Duty::None | Duty::MustReact | Duty::MayReact => None,
        }
    }
}

/// The cards of a prey that keep the predator off; pair cards are asked elsewhere.
#[inline]
pub(crate) fn own_shields(predator: &Animal, prey: &Animal) -> TraitSet {
    let mut shields = prey.traits.intersection(OWN);
    for t in shields.iter() {
        if !t.shield().is_some_and(|shield| shield.forbids(predator, prey)) {
            shields.remove(t);
        }
    }
    shields
}

impl Shield {
    #[inline]
    fn forbids(self, predator: &Animal, prey: &Animal) -> bool {
        !predator.traits.meets(self.beaten_by)
            && match self.works {
                Works::Always => true,
                Works::WhileFed => prey.is_fed(),
                // Pair and harmful traits count on both sides.
                Works::UnlessFewerCards => predator.cards >= prey.cards,
                Works::AsWard => false,
            }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::traits::PROTECTIVE;

    #[test]
    fn the_table_names_every_protective_trait_once() {
        // NW-ATT-4
        assert_eq!((TraitSet::of(&SHIELDS), SHIELDS.len()), (PROTECTIVE, PROTECTIVE.len() as usize));
        assert!(SHIELDS.iter().all(|t| t.shield().is_some()));
        assert!(SHIELDS.iter().all(|t| OWN.contains(*t) != (t.shield().map(|s| s.works) == Some(Works::AsWard))));
    }
}
