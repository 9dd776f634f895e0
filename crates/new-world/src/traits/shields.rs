//! The protective traits (NW-ATT-4), as data: when each works, and what of a predator overcomes it.
//!
//! Each is the duty in its trait's line of the registry. Legality, forecasts and whoever explains the rules read it here.

use super::{Duty, REGISTRY, burrowing, camouflage, flying, nocturnal, robust, swimming, symbiosis};
use crate::animal::Animal;
use crate::cards::{AnimalId, Trait, TraitSet};

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

const WHILE_FED: TraitSet = all_that(Works::WhileFed);
const UNLESS_FEWER_CARDS: TraitSet = all_that(Works::UnlessFewerCards);

const fn all_that(wanted: Works) -> TraitSet {
    let mut set = TraitSet::EMPTY;
    let mut index = 0;
    while index < SHIELDS.len() {
        if let Some(shield) = SHIELDS[index].shield()
            && shield.works as u8 == wanted as u8
        {
            set.insert(SHIELDS[index]);
        }
        index += 1;
    }
    set
}

/// What each trait of a predator overcomes.
static OVERCOMES: [TraitSet; REGISTRY.len()] = {
    let mut table = [TraitSet::EMPTY; REGISTRY.len()];
    let mut index = 0;
    while index < REGISTRY.len() {
        let mut place = 0;
        while place < SHIELDS.len() {
            if let Some(shield) = SHIELDS[place].shield()
                && shield.beaten_by.contains(Trait::ALL[index])
            {
                table[index].insert(SHIELDS[place]);
            }
            place += 1;
        }
        index += 1;
    }
    table
};

/// The traits that overcome something.
const OVERCOMING: TraitSet = {
    let mut set = TraitSet::EMPTY;
    let mut index = 0;
    while index < SHIELDS.len() {
        if let Some(shield) = SHIELDS[index].shield() {
            set = set.union(shield.beaten_by);
        }
        index += 1;
    }
    set
};

/// A predator as the protective traits see it.
#[derive(Clone, Copy)]
pub(crate) struct Hunter {
    pub(crate) id: AnimalId,
    pub(crate) traits: TraitSet,
    overcomes: TraitSet,
    cards: u8,
}

impl Hunter {
    #[inline]
    pub(crate) fn new(id: AnimalId, predator: &Animal) -> Self {
        let beats = predator.traits.intersection(OVERCOMING).iter();
        let overcomes = beats.fold(TraitSet::EMPTY, |all, t| all.union(OVERCOMES[t as usize]));
        Self { id, traits: predator.traits, overcomes, cards: predator.cards }
    }

    /// The cards of a prey that keep the predator off; pair cards are asked elsewhere.
    #[inline]
    pub(crate) fn kept_off_by(self, prey: &Animal) -> TraitSet {
        let mut shields = prey.traits.intersection(OWN).without(self.overcomes);
        if !prey.is_fed() {
            shields = shields.without(WHILE_FED);
        }
        // Pair and harmful traits count on both sides.
        if self.cards < prey.cards {
            shields = shields.without(UNLESS_FEWER_CARDS);
        }
        shields
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
