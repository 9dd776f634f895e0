//! Cards, what is printed on them, and the species they are played on (chapter Components and goal).

use crate::traits::{self, TraitRules};

/// A trait as printed on a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names are those of the cards")]
pub enum Trait {
    Ambush,
    Burrowing,
    Carnivore,
    Climbing,
    Cooperation,
    DefensiveHerding,
    FatTissue,
    Fertile,
    Foraging,
    HardShell,
    Horns,
    Intelligence,
    LongNeck,
    PackHunting,
    Scavenger,
    Symbiosis,
    WarningCall,
}

impl Trait {
    /// Every trait, in the order of the rulebook.
    pub const ALL: [Self; 17] = [
        Self::Ambush,
        Self::Burrowing,
        Self::Carnivore,
        Self::Climbing,
        Self::Cooperation,
        Self::DefensiveHerding,
        Self::FatTissue,
        Self::Fertile,
        Self::Foraging,
        Self::HardShell,
        Self::Horns,
        Self::Intelligence,
        Self::LongNeck,
        Self::PackHunting,
        Self::Scavenger,
        Self::Symbiosis,
        Self::WarningCall,
    ];

    /// The trait with this id (`fat_tissue`).
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|t| t.id() == id)
    }

    /// Its id in decks, scenarios and records.
    pub const fn id(self) -> &'static str {
        self.rules().id
    }

    /// Everything that is data about it.
    #[inline]
    pub const fn rules(self) -> &'static TraitRules {
        &traits::REGISTRY[self as usize]
    }
}

game::trait_set! {
    /// A set of traits.
    pub struct TraitSet(u32) of Trait
}

impl TraitSet {
    /// Every set that can be made of its traits, the empty one first.
    pub(crate) fn subsets(self) -> impl Iterator<Item = Self> {
        let mut next = Some(0u32);
        core::iter::from_fn(move || {
            let bits = next?;
            let following = (bits | !self.0).wrapping_add(1) & self.0;
            next = (following != 0).then_some(following);
            Some(Self(bits))
        })
    }
}

impl FromIterator<Trait> for TraitSet {
    fn from_iter<I: IntoIterator<Item = Trait>>(traits: I) -> Self {
        let mut set = Self::EMPTY;
        traits.into_iter().for_each(|t| set.insert(t));
        set
    }
}

/// A card by what is printed on it (NS-COMP-2). Cards with the same face are the same to everybody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card {
    /// The trait.
    pub shows: Trait,
    /// The plant-food number in the corner; counts only on the watering hole (NS-P2-3).
    pub food: i8,
}

/// A species by its number. A seat numbers its own species, so that nobody can infer from a number what others did in
/// secret (NS-VAR-4); a number is used again only after a seat has used up all of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SpeciesId(pub u8);

/// An end of a row, or a place that a new species must not take.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum End {
    /// Left of all others.
    Left,
    /// Right of all others.
    Right,
    /// Right of this species. Never legal unless it is the last one; exists so that its refusal can be explained
    /// (NS-P3-4).
    After(SpeciesId),
}

/// A track of a species board (NS-COMP-6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Growth {
    /// Population.
    Population,
    /// Body size.
    Size,
}

/// The side of a token that matters when it is taken (NS-COMP-7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Food {
    /// Plants.
    Plant,
    /// Meat.
    Meat,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subsets_are_all_and_each_once() {
        let set = TraitSet::of(&[Trait::Ambush, Trait::Horns, Trait::WarningCall]);
        let mut all: Vec<TraitSet> = set.subsets().collect();
        assert_eq!(all[0], TraitSet::EMPTY);
        all.sort();
        all.dedup();
        assert_eq!(all.len(), 8);
        assert!(all.iter().all(|subset| subset.without(set).is_empty()));
        assert_eq!(TraitSet::EMPTY.subsets().count(), 1);
    }
}
