//! Modules: a game is the base game and the modules played with it, each with traits of its own.
//!
//! A trait says in its line of the registry to which module it belongs; the lists of traits follow from that.

use crate::cards::{Trait, TraitSet};
use crate::traits::REGISTRY;

/// What can be added to the base game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Module {
    /// Continents: three locations, migration and eight traits.
    Continents,
}

impl Module {
    /// Every module.
    pub const ALL: [Self; 1] = [Self::Continents];
}

/// The modules of a game; the base game has none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Modules(u8);

const _: () = assert!(Module::ALL.len() <= u8::BITS as usize, "the set has no room for every module");

impl Modules {
    /// The base game alone.
    pub const BASE: Self = Self(0);

    /// The same with one more.
    #[must_use]
    pub const fn with(self, module: Module) -> Self {
        Self(self.0 | 1 << module as u8)
    }

    /// Whether the module is played with.
    #[inline]
    pub const fn has(self, module: Module) -> bool {
        self.0 & 1 << module as u8 != 0
    }

    /// The traits of the base game and of these modules.
    pub const fn traits(self) -> TraitSet {
        let mut set = TraitSet::EMPTY;
        let mut index = 0;
        while index < REGISTRY.len() {
            let is_played = match REGISTRY[index].module {
                None => true,
                Some(module) => self.has(module),
            };
            if is_played {
                set.insert(Trait::ALL[index]);
            }
            index += 1;
        }
        set
    }
}

/// The traits of a set as a list, in the order of [`Trait`].
pub(crate) const fn list<const COUNT: usize>(traits: TraitSet) -> [Trait; COUNT] {
    let mut list = [Trait::ALL[0]; COUNT];
    let (mut index, mut place) = (0, 0);
    while index < Trait::ALL.len() {
        if traits.contains(Trait::ALL[index]) {
            list[place] = Trait::ALL[index];
            place += 1;
        }
        index += 1;
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn traits_belong_to_the_base_game_or_to_a_module() {
        // ORI-COMP-3, CON-DECK-1
        let all = Module::ALL.into_iter().fold(Modules::BASE, Modules::with);
        assert_eq!(all.traits().len() as usize, Trait::ALL.len());
        assert_eq!((Trait::BASE.len(), Trait::EXPANSION.len()), (19, 8));
        assert!(Trait::EXPANSION.iter().all(|t| t.rules().module == Some(Module::Continents)));
        assert!(Trait::BASE.iter().all(|t| Modules::BASE.traits().contains(*t)));
    }
}
