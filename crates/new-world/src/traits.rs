//! The traits (chapter Traits): one file per card, one line each in the table of `cards`.
//!
//! Most of a trait is data in its [`TraitRules`]. What it does at a moment of the game is a function in its file, called
//! from the chapter of that moment. No file outside this folder names a trait, except for tests and deck data: part of the
//! trait texts is reconstructed, so a better text must change one file. NW-GOLD-1: where a trait contradicts a general
//! rule, the chapter asks the trait's file.

use crate::cards::{Trait, TraitSet};
use crate::options::Options;
use crate::rule::Rule;

pub(crate) mod adaptable;
pub(crate) mod burrowing;
pub(crate) mod camouflage;
pub(crate) mod carnivorous;
pub(crate) mod communication;
pub(crate) mod cooperation;
pub(crate) mod elusive;
pub(crate) mod fat_tissue;
pub(crate) mod flying;
pub(crate) mod harmful_mutation;
pub(crate) mod hibernation;
pub(crate) mod hoofed;
pub(crate) mod horned;
pub(crate) mod intelligent;
pub(crate) mod metamorphosis;
pub(crate) mod mimicry;
pub(crate) mod nocturnal;
pub(crate) mod parasite;
pub(crate) mod piracy;
pub(crate) mod poisonous;
pub(crate) mod repulsive;
pub(crate) mod robust;
mod rotated;
pub(crate) mod running;
pub(crate) mod scavenger;
pub(crate) mod sharp_vision;
pub(crate) mod shelled;
mod shields;
pub(crate) mod stasis;
pub(crate) mod swimming;
pub(crate) mod symbiosis;

pub(crate) use rotated::Rotated;
pub(crate) use shields::Hunter;
pub use shields::{SHIELDS, Shield, Works};

/// What is data about a trait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TraitRules {
    /// Its rule.
    pub rule: Rule,
    /// What it adds to the required food (NW-HUN-1).
    pub extra_need: u8,
    /// Points besides the one for the card (NW-END-1).
    pub bonus: u8,
    /// On how many animals one card lies, and how often on the same.
    pub form: Form,
    /// On whose animals it is played (NW-DEV-5).
    pub host: Host,
    /// What it does when its bearer is attacked.
    pub duty: Duty,
}

/// On how many animals a card lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// On one animal, once.
    Single,
    /// On one animal, any number of times.
    Stackable,
    /// Between two animals.
    Pair,
    /// Between two animals, from one to the other.
    Directed,
}

/// On whose animals a trait is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Host {
    /// The player's own.
    Own,
    /// Another player's.
    Opponent,
    /// Anybody's.
    Anyone,
}

/// What a trait does when its bearer is attacked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Duty {
    /// Nothing.
    None,
    /// It forbids the attack (NW-ATT-4).
    Protects(Shield),
    /// It is resolved while the attack goes on (NW-ATT-6) and must be.
    MustReact,
    /// It may be resolved.
    MayReact,
}

/// The most common trait, from which the files differ.
const PLAIN: TraitRules =
    TraitRules { rule: Rule::NwComp3, extra_need: 0, bonus: 0, form: Form::Single, host: Host::Own, duty: Duty::None };

pub use crate::cards::REGISTRY;

/// Pair traits (NW-PAIR-1).
pub(crate) const PAIRS: TraitSet = all_with(Wanted::Pair);
/// Pair traits with a direction.
pub(crate) const DIRECTED: TraitSet = all_with(Wanted::Directed);
/// Traits that may be on an animal several times; their cards hold fat.
pub(crate) const FAT_SLOTS: TraitSet = all_with(Wanted::Stackable);
/// Traits that forbid an attack (NW-ATT-4).
pub(crate) const PROTECTIVE: TraitSet = all_with(Wanted::Protective);
/// Traits that react to an attack (NW-ATT-6).
pub(crate) const REACTIONS: TraitSet = all_with(Wanted::Reaction);
/// Reactions that must be resolved (NW-TIME-2).
pub(crate) const MUST_REACT: TraitSet = all_with(Wanted::MustReact);
/// Traits that bring an additional action (NW-ADD-1).
pub(crate) const ADDITIONAL: TraitSet = TraitSet::of(&[metamorphosis::CARD, piracy::CARD]);
/// Traits whose card is rotated when it is used (NW-DEV-11).
pub const USED_UP: TraitSet =
    TraitSet::of(&[carnivorous::CARD, metamorphosis::CARD, piracy::CARD, intelligent::SHOWN, shelled::CARD]);
/// Harmful traits (NW-HARM-1).
pub const HARMFUL: TraitSet = all_with(Wanted::Harmful);

// NW-DEV-6: no single trait twice, except Fat Tissue. NW-DEV-9: nothing on Stasis. NW-DEV-10: else everything goes.
/// Traits each of which keeps this one off an animal.
#[inline]
pub(crate) fn barring(options: &Options, face: Trait) -> TraitSet {
    let mut barring = stasis::barring(options).union(scavenger::excluding(options, face));
    if !FAT_SLOTS.contains(face) {
        barring.insert(face);
    }
    barring
}

enum Wanted {
    Pair,
    Directed,
    Stackable,
    Protective,
    Reaction,
    MustReact,
    Harmful,
}

const fn all_with(wanted: Wanted) -> TraitSet {
    let mut set = TraitSet::EMPTY;
    let mut index = 0;
    while index < REGISTRY.len() {
        let rules = &REGISTRY[index];
        let is_wanted = match wanted {
            Wanted::Pair => matches!(rules.form, Form::Pair | Form::Directed),
            Wanted::Directed => matches!(rules.form, Form::Directed),
            Wanted::Stackable => matches!(rules.form, Form::Stackable),
            Wanted::Protective => matches!(rules.duty, Duty::Protects(_)),
            Wanted::Reaction => matches!(rules.duty, Duty::MustReact | Duty::MayReact),
            Wanted::MustReact => matches!(rules.duty, Duty::MustReact),
            Wanted::Harmful => !matches!(rules.host, Host::Own),
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
    fn the_lists_of_the_book_are_complete() {
        // NW-HARM-1, NW-HUN-1, NW-END-1, NW-PAIR-1, NW-ATT-4, NW-ATT-6
        use Trait::{Carnivorous, HarmfulMutation, Parasite, Robust, Stasis};
        assert_eq!(HARMFUL, TraitSet::of(&[Stasis, HarmfulMutation, Parasite]));
        for t in Trait::ALL {
            let extra = match t {
                Parasite => 2,
                Carnivorous | Robust | HarmfulMutation | Stasis => 1,
                _ => 0,
            };
            assert_eq!((t.rules().extra_need, t.rules().bonus), (extra, extra), "{t:?}");
        }
        assert_eq!(PAIRS.len(), 3);
        assert_eq!(PROTECTIVE.len(), 7);
        assert_eq!(REACTIONS.len(), 6);
        assert_eq!(MUST_REACT.len(), 4);
    }
}
