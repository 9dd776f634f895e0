//! The traits that forbid an attack (NS-ATT-5), as data: when each works, and what of an attacker overcomes it.
//!
//! Each is a field of its trait's line in the registry. Legality, forecasts and whoever explains the rules read it here.
//! Hard Shell is not among them: it is measured with the size (NS-ATT-4).

use super::{REGISTRY, burrowing, climbing, defensive_herding, symbiosis, warning_call};
use crate::cards::{Trait, TraitSet};
use crate::state::Species;

/// A trait that forbids an attack. Its rule is the trait's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shield {
    /// When it works.
    pub works: Works,
    /// Traits of an attacker, each of which overcomes it.
    pub beaten_by: TraitSet,
}

/// When a trait forbids an attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Works {
    /// Always.
    Always,
    /// While its bearer has as much food as population.
    WhileFull,
    /// While the attacker is not the more numerous.
    UnlessOutnumbered,
    /// Beside a larger neighbour.
    BesideLarger,
    /// Always, for the neighbours of its bearer.
    ForNeighbours,
}

/// The traits that forbid an attack, in the order of the table of refusals.
pub const SHIELDS: [Trait; 5] =
    [climbing::CARD, defensive_herding::CARD, burrowing::CARD, symbiosis::CARD, warning_call::CARD];

impl Trait {
    /// How the trait forbids an attack.
    #[inline]
    pub const fn shield(self) -> Option<Shield> {
        REGISTRY[self as usize].shield
    }
}

/// Those that need nobody but their bearer; neighbours are asked elsewhere.
const OWN: TraitSet = all_that(Works::Always).union(WHILE_FULL).union(UNLESS_OUTNUMBERED);
const WHILE_FULL: TraitSet = all_that(Works::WhileFull);
const UNLESS_OUTNUMBERED: TraitSet = all_that(Works::UnlessOutnumbered);

const fn all_that(wanted: Works) -> TraitSet {
    let mut set = TraitSet::EMPTY;
    let mut index = 0;
    while index < REGISTRY.len() {
        if let Some(shield) = REGISTRY[index].shield
            && shield.works as u8 == wanted as u8
        {
            set.insert(Trait::ALL[index]);
        }
        index += 1;
    }
    set
}

/// What each trait of an attacker overcomes.
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

/// The traits of a victim that forbid the attack by themselves. Both sets of traits come without what is negated.
#[inline]
pub(crate) fn own_shields(attacker: &Species, own: TraitSet, victim: &Species, other: TraitSet) -> TraitSet {
    let mut shields = other.intersection(OWN);
    if shields.is_empty() {
        return shields;
    }
    for beats in own.intersection(OVERCOMING).iter() {
        shields = shields.without(OVERCOMES[beats as usize]);
    }
    // NS-TRAIT-BURROW-2: food on the board counts, fat does not. NS-TRAIT-BURROW-3: a species that has lost population may
    // be full now.
    if victim.food != victim.pop {
        shields = shields.without(WHILE_FULL);
    }
    // NS-TRAIT-HERD-2: real populations, as they are before Horns; Pack Hunting counts for size only.
    if attacker.pop > victim.pop {
        shields = shields.without(UNLESS_OUTNUMBERED);
    }
    shields
}

impl Shield {
    /// Whether the attacker has nothing against it.
    #[inline]
    pub(crate) fn holds_against(self, attacker: TraitSet) -> bool {
        !attacker.meets(self.beaten_by)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_names_every_shield_once() {
        // NS-ATT-5
        let with: Vec<Trait> = Trait::ALL.into_iter().filter(|t| t.shield().is_some()).collect();
        assert_eq!((TraitSet::of(&SHIELDS), SHIELDS.len()), (TraitSet::of(&with), with.len()));
    }
}
