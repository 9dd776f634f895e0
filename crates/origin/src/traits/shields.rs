//! The static defences that traits give (ORI-S3 to ORI-S8), as data: when each works, and what of an attacker overcomes it.
//!
//! Each is a field of its trait's line in the registry. Legality, forecasts and whoever explains the rules read it here.

use game::RuleId;

use super::REGISTRY;
use crate::cards::{Trait, TraitSet};
use crate::rule::Rule;

/// A static defence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shield {
    /// Its rule in the chapter Static defences; of several that work the lowest is named.
    pub rule: Rule,
    /// When it works.
    pub works: Works,
    /// Traits of an attacker, each of which overcomes it.
    pub beaten_by: TraitSet,
}

/// When a static defence works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Works {
    /// Always.
    Always,
    /// Always, and it keeps its bearer from attacking those who do not have it.
    BothWays,
    /// While its bearer is fed.
    WhileFed,
    /// While the herd of its location holds (CON-T-HERDING).
    InHerd,
    /// For the second animal of the pair card.
    AsWard,
}

/// What of a prey is not among its traits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Prey {
    /// Whether it is fed.
    pub fed: bool,
    /// Whether the herd of its location holds: [`crate::traits::herd_holds`].
    pub in_herd: bool,
    /// Whether it is the ward of a card that shields it.
    pub ward: bool,
}

impl Trait {
    /// The static defence that the trait gives.
    #[inline]
    pub const fn shield(self) -> Option<Shield> {
        REGISTRY[self as usize].shield
    }
}

/// The traits that give a static defence, in the order of its chapter.
pub const SHIELDS: [Trait; ALL.len() as usize] = {
    let mut table = [Trait::ALL[0]; ALL.len() as usize];
    let (mut found, mut rule) = (0, 0);
    while rule < Rule::ALL.len() {
        let mut index = 0;
        while index < REGISTRY.len() {
            if let Some(shield) = REGISTRY[index].shield
                && shield.rule as usize == rule
            {
                table[found] = Trait::ALL[index];
                found += 1;
            }
            index += 1;
        }
        rule += 1;
    }
    table
};

const ALL: TraitSet = all_that(&[Works::Always, Works::BothWays, Works::WhileFed, Works::InHerd, Works::AsWard]);
/// Those that work always.
const ALWAYS: TraitSet = all_that(&[Works::Always, Works::BothWays]);
const BOTH_WAYS: TraitSet = all_that(&[Works::BothWays]);
const WHILE_FED: TraitSet = all_that(&[Works::WhileFed]);
const IN_HERD: TraitSet = all_that(&[Works::InHerd]);
const AS_WARD: TraitSet = all_that(&[Works::AsWard]);
/// Those that are traits of the prey itself and leave their bearer free to attack.
const ONE_WAY: TraitSet = ALL.without(BOTH_WAYS).without(AS_WARD);

const fn all_that(wanted: &[Works]) -> TraitSet {
    let mut set = TraitSet::EMPTY;
    let mut index = 0;
    while index < REGISTRY.len() {
        if let Some(shield) = REGISTRY[index].shield {
            let mut way = 0;
            while way < wanted.len() {
                if wanted[way] as u8 == shield.works as u8 {
                    set.insert(Trait::ALL[index]);
                }
                way += 1;
            }
        }
        index += 1;
    }
    set
}

/// Traits that overcome a defence.
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
/// What each trait overcomes.
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

/// A hunter, with the defences that it overcomes.
#[derive(Clone, Copy)]
pub(crate) struct Hunter {
    traits: TraitSet,
    overcomes: TraitSet,
}

impl Hunter {
    /// A hunter with these active traits.
    #[inline]
    pub(crate) fn new(traits: TraitSet) -> Self {
        let beats = traits.intersection(OVERCOMING).iter();
        Self { traits, overcomes: beats.fold(TraitSet::EMPTY, |all, t| all.union(OVERCOMES[t as usize])) }
    }

    /// The defences that are in its way if the prey has these traits. Some of them work only at times.
    #[inline]
    pub(crate) fn obstacles(self, prey: TraitSet) -> TraitSet {
        let differ = self.traits.without(prey).union(prey.without(self.traits));
        prey.intersection(ONE_WAY).without(self.overcomes).union(differ.intersection(BOTH_WAYS))
    }
}

/// Whether one of these defences works now.
#[inline(always)]
pub(crate) fn any_works(obstacles: TraitSet, is_fed: impl FnOnce() -> bool, in_herd: impl FnOnce() -> bool) -> bool {
    obstacles.meets(ALWAYS) || (obstacles.meets(WHILE_FED) && is_fed()) || (obstacles.meets(IN_HERD) && in_herd())
}

/// Whether a static defence keeps a hunter with these traits off a prey with those: for forecasts about animals that are
/// not on the table. Locations need a table: ask `why_not`.
pub fn keep_off(hunter: TraitSet, prey: TraitSet, is: Prey) -> bool {
    is.ward || any_works(Hunter::new(hunter).obstacles(prey), || is.fed, || is.in_herd)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_the_chapter() {
        // ORI-S3, ORI-S4, ORI-S5, ORI-S6, ORI-S7, ORI-S8
        let rules: Vec<Rule> = SHIELDS.iter().filter_map(|t| Some(t.shield()?.rule)).collect();
        assert_eq!(rules, [Rule::OriS3, Rule::OriS4, Rule::OriS5, Rule::OriS6, Rule::OriS7, Rule::OriS8]);
    }

    #[test]
    fn a_forecast_knows_every_defence() {
        let of = |t: Trait| TraitSet::of(&[t]);
        let none = TraitSet::EMPTY;
        let is = Prey { fed: true, in_herd: true, ward: false };
        for t in SHIELDS {
            let shield = t.shield().expect("a shield");
            let guarded = Prey { ward: shield.works == Works::AsWard, ..is };
            assert!(keep_off(none, of(t), guarded), "{t:?}");
            for beats in shield.beaten_by.iter() {
                assert!(!keep_off(of(beats), of(t), guarded), "{t:?} against {beats:?}");
            }
        }
        let alone = Prey::default();
        assert!(!keep_off(none, of(Trait::Burrowing), alone) && !keep_off(none, of(Trait::Herding), alone));
        assert!(keep_off(of(Trait::Swimming), none, alone), "a swimmer stays in the water");
    }
}
