//! The traits (chapter Traits): one file per card, one line each in the table of `cards`.
//!
//! Most of a trait is data in its [`TraitRules`]. What it does at a moment of the game is a function in its file, called
//! from the chapter of that moment. No file outside this folder names a trait, except for tests and deck data.

use crate::cards::{Trait, TraitSet};
use crate::modules::Module;
use crate::rule::Rule;

pub(crate) mod aedificator;
pub(crate) mod burrowing;
pub(crate) mod camouflage;
pub(crate) mod carnivorous;
pub(crate) mod cnidocytes;
pub(crate) mod communication;
pub(crate) mod cooperation;
pub(crate) mod fat_tissue;
pub(crate) mod grazing;
pub(crate) mod herding;
pub(crate) mod hibernation;
pub(crate) mod high_body_weight;
pub(crate) mod migration;
pub(crate) mod mimicry;
pub(crate) mod neoplasm;
pub(crate) mod parasite;
pub(crate) mod phoresy;
pub(crate) mod piracy;
pub(crate) mod poisonous;
pub(crate) mod recombination;
pub(crate) mod regeneration;
pub(crate) mod running;
pub(crate) mod scavenger;
pub(crate) mod sharp_vision;
mod shields;
mod spent;
pub(crate) mod swimming;
pub(crate) mod symbiosis;
pub(crate) mod tail_loss;

pub use herding::herd_holds;
pub(crate) use shields::{Hunter, any_works};
pub use shields::{Prey, SHIELDS, Shield, Works, keep_off};
pub(crate) use spent::Spent;

/// What is data about a trait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TraitRules {
    /// Its rule, the first one if it has several.
    pub rule: Rule,
    /// The module that brings it; none for the base game.
    pub module: Option<Module>,
    /// What it adds to the need (ORI-TERM-5).
    pub extra_need: u8,
    /// Points besides the one for the card (ORI-SCORE-1).
    pub bonus: u8,
    /// On how many animals one card lies, and how often on the same.
    pub form: Form,
    /// On whose animals it is played (ORI-DEV-8).
    pub host: Host,
    /// Traits it never shares an animal with (ORI-DEV-11).
    pub excludes: TraitSet,
    /// The static defence that it gives.
    pub shield: Option<Shield>,
    /// Whether its card can be used up for the round (ORI-TERM-9). Hibernation is not among them: it rests longer.
    pub used_up: bool,
}

/// On how many animals a card lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// On one animal, once.
    Single,
    /// On one animal, any number of times.
    Stackable,
    /// On two animals.
    Pair,
    /// On two animals, from one to the other.
    Directed,
}

/// On whose animals a trait is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Host {
    /// The player's own.
    Own,
    /// Another player's.
    Opponent,
}

/// The most common trait, from which the files differ.
const PLAIN: TraitRules = TraitRules {
    rule: Rule::OriTerm3,
    module: None,
    extra_need: 0,
    bonus: 0,
    form: Form::Single,
    host: Host::Own,
    excludes: TraitSet::EMPTY,
    shield: None,
    used_up: false,
};

/// The same of Continents.
const OF_CONTINENTS: TraitRules = TraitRules { module: Some(Module::Continents), ..PLAIN };

pub use crate::cards::REGISTRY;

/// The traits that a module brings, or the base game.
pub(crate) const fn of_module(module: Option<Module>) -> TraitSet {
    let mut set = TraitSet::EMPTY;
    let mut index = 0;
    while index < REGISTRY.len() {
        let is_its = match (REGISTRY[index].module, module) {
            (None, None) => true,
            (Some(brings), Some(module)) => brings as u8 == module as u8,
            _ => false,
        };
        if is_its {
            set.insert(Trait::ALL[index]);
        }
        index += 1;
    }
    set
}

/// Pair traits.
pub(crate) const PAIRS: TraitSet = all_with(Wanted::Pair);
/// Pair traits with a direction.
pub(crate) const DIRECTED: TraitSet = all_with(Wanted::Directed);
/// Traits whose card can be used up for the round (ORI-TERM-9).
pub(crate) const USED_UP: TraitSet = all_with(Wanted::UsedUp);
/// Traits that may be on an animal several times; their cards hold fat.
pub(crate) const FAT_SLOTS: TraitSet = all_with(Wanted::Stackable);
/// Traits that bring a side action (ORI-FEED-3).
pub(crate) const SIDE_ACTIONS: TraitSet =
    TraitSet::of(&[piracy::CARD, grazing::CARD, hibernation::CARD, recombination::CARD]);
/// Traits that ask more of their host than most (CON-LOC-4, CON-T-REGENERATION-1).
pub(crate) const CHOOSY: TraitSet = TraitSet::of(&[swimming::CARD, regeneration::CARD]);

/// Traits that ask something of every other on their animal (CON-T-REGENERATION-2).
pub(crate) const LIMITING: TraitSet = TraitSet::of(&[regeneration::CARD]);
/// Single traits that are played on the player's own animals.
pub(crate) const COMMON: TraitSet = all_with(Wanted::Common);

// ORI-DEV-7: no single trait twice, except Fat Tissue; CON-T-NEOPLASM-4: disabled ones count. ORI-DEV-11: never both of an
// excluding couple.
/// What an animal may have that keeps the trait off.
#[inline]
pub(crate) fn barred_by(t: Trait) -> TraitSet {
    static BARS: [TraitSet; REGISTRY.len()] = {
        let mut bars = [TraitSet::EMPTY; REGISTRY.len()];
        let mut index = 0;
        while index < REGISTRY.len() {
            bars[index] = REGISTRY[index].excludes;
            if !FAT_SLOTS.contains(Trait::ALL[index]) {
                bars[index].insert(Trait::ALL[index]);
            }
            index += 1;
        }
        bars
    };
    BARS[t as usize]
}

/// Traits that add to the need.
pub(crate) const NEEDY: TraitSet = NEED_ONE.union(NEED_TWO);
const NEED_ONE: TraitSet = all_with(Wanted::NeedBit(1));
const NEED_TWO: TraitSet = all_with(Wanted::NeedBit(2));

/// What a set of active traits adds to the need (ORI-TERM-5): the numbers in the corners of the cards (ORI-COMP-3).
#[inline]
pub(crate) const fn extra_need(active: TraitSet) -> u8 {
    // Most animals have none of them.
    if !active.meets(NEEDY) {
        return 0;
    }
    (active.intersection(NEED_ONE).len() + 2 * active.intersection(NEED_TWO).len()) as u8
}

enum Wanted {
    Common,
    Pair,
    Directed,
    Stackable,
    UsedUp,
    NeedBit(u8),
}

const fn all_with(wanted: Wanted) -> TraitSet {
    let mut set = TraitSet::EMPTY;
    let mut index = 0;
    while index < REGISTRY.len() {
        let rules = &REGISTRY[index];
        let is_wanted = match wanted {
            Wanted::Common => matches!((rules.form, rules.host), (Form::Single | Form::Stackable, Host::Own)),
            Wanted::Pair => matches!(rules.form, Form::Pair | Form::Directed),
            Wanted::Directed => matches!(rules.form, Form::Directed),
            Wanted::Stackable => matches!(rules.form, Form::Stackable),
            Wanted::UsedUp => rules.used_up,
            Wanted::NeedBit(bit) => rules.extra_need & bit != 0,
        };
        if is_wanted {
            set.insert(Trait::ALL[index]);
        }
        index += 1;
    }
    set
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exclusion_is_mutual() {
        for t in Trait::ALL {
            for other in t.rules().excludes.iter() {
                assert!(other.rules().excludes.contains(t), "{t:?} and {other:?}");
            }
        }
    }

    #[test]
    fn needs_add_up() {
        // ORI-TERM-5
        for t in Trait::ALL {
            assert_eq!(extra_need(TraitSet::of(&[t])), t.rules().extra_need, "{t:?}");
        }
        let all = TraitSet::of(&Trait::ALL);
        assert_eq!(extra_need(all), Trait::ALL.iter().map(|t| t.rules().extra_need).sum::<u8>());
    }
}
