//! The traits (chapter Traits): one file per card, one line each in the table of `cards`.
//!
//! What a trait does at a moment of the game is a function in its file, called from the chapter of that moment. No file
//! outside this folder names a trait, except for tests and deck data.

use crate::cards::{Trait, TraitSet};
use crate::rule::Rule;

pub(crate) mod ambush;
pub(crate) mod burrowing;
pub(crate) mod carnivore;
pub(crate) mod climbing;
pub(crate) mod cooperation;
pub(crate) mod defensive_herding;
pub(crate) mod fat_tissue;
pub(crate) mod fertile;
pub(crate) mod foraging;
pub(crate) mod hard_shell;
pub(crate) mod horns;
pub(crate) mod intelligence;
pub(crate) mod long_neck;
pub(crate) mod pack_hunting;
pub(crate) mod scavenger;
mod shields;
pub(crate) mod symbiosis;
pub(crate) mod warning_call;

pub(crate) use shields::own_shields;
pub use shields::{SHIELDS, Shield, Works};

/// What is data about a trait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TraitRules {
    /// Its rule, the first one if it has several.
    pub rule: Rule,
    /// The colour of its card.
    pub class: Class,
    /// Whether it carries the leaf mark and acts before the food cards are turned up (NS-P4-1).
    pub leaf: bool,
    /// How it forbids an attack (NS-ATT-5).
    pub shield: Option<Shield>,
}

/// The colour of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// Defence.
    Defence,
    /// Hunting.
    Carnivore,
    /// Feeding.
    Feeding,
    /// Anything else.
    Other,
}

pub use crate::cards::REGISTRY;

/// Traits of the class defence.
pub const DEFENSIVE: TraitSet = all_with(Wanted::Defence);
/// Traits that act before the food cards are turned up.
pub const LEAVES: TraitSet = all_with(Wanted::Leaf);

enum Wanted {
    Defence,
    Leaf,
}

const fn all_with(wanted: Wanted) -> TraitSet {
    let mut set = TraitSet::EMPTY;
    let mut index = 0;
    while index < REGISTRY.len() {
        let rules = &REGISTRY[index];
        let is_wanted = match wanted {
            Wanted::Defence => matches!(rules.class, Class::Defence),
            Wanted::Leaf => rules.leaf,
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
    fn seven_traits_defend_and_three_have_leaves() {
        // NS-TRAIT-INT-5, NS-P4-1
        assert_eq!(DEFENSIVE.len(), 7);
        let leaves: Vec<&str> = LEAVES.iter().map(Trait::id).collect();
        assert_eq!(leaves, ["fat_tissue", "fertile", "long_neck"]);
    }
}
