//! Cards, what is printed on them, and the species they are played on (chapter Components and goal).

use serde::{Deserialize, Serialize};

use crate::traits::{self, TraitRules};

game::traits! {
    /// A trait as printed on a card.
    pub enum Trait: TraitRules in traits {
        Ambush: ambush,
        Burrowing: burrowing,
        Carnivore: carnivore,
        Climbing: climbing,
        Cooperation: cooperation,
        DefensiveHerding: defensive_herding,
        FatTissue: fat_tissue,
        Fertile: fertile,
        Foraging: foraging,
        HardShell: hard_shell,
        Horns: horns,
        Intelligence: intelligence,
        LongNeck: long_neck,
        PackHunting: pack_hunting,
        Scavenger: scavenger,
        Symbiosis: symbiosis,
        WarningCall: warning_call,
    }
}

game::trait_set! {
    /// A set of traits.
    pub struct TraitSet(u32) of Trait
}

game::travels_by_id!(Trait);
game::travels_as_list!(TraitSet of Trait);

impl TraitSet {
    /// Every set that can be made of its traits, the empty one first.
    pub(crate) fn subsets(self) -> impl Iterator<Item = Self> {
        let mut next = Some(0);
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Card {
    /// The trait.
    pub shows: Trait,
    /// The plant-food number in the corner; counts only on the watering hole (NS-P2-3).
    pub food: i8,
}

/// A species by its number. A seat numbers its own species, so that nobody can infer from a number what others did in
/// secret (NS-VAR-4); a number is used again only after a seat has used up all of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SpeciesId(pub u8);

/// An end of a row, or a place that a new species must not take.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Growth {
    /// Population.
    Population,
    /// Body size.
    Size,
}

/// The side of a token that matters when it is taken (NS-COMP-7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
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
