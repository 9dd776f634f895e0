//! Cards, their faces, and the animals they become (chapter Terms; ORI-TERM-3, ORI-COMP-3).

use serde::{Deserialize, Serialize};

use crate::traits::{self, TraitRules};

game::traits! {
    /// A trait as printed on a card.
    pub enum Trait: TraitRules in traits {
        Carnivorous: carnivorous,
        FatTissue: fat_tissue,
        Swimming: swimming,
        Running: running,
        Mimicry: mimicry,
        Scavenger: scavenger,
        Symbiosis: symbiosis,
        Piracy: piracy,
        TailLoss: tail_loss,
        Grazing: grazing,
        HighBodyWeight: high_body_weight,
        Hibernation: hibernation,
        Poisonous: poisonous,
        Communication: communication,
        Cooperation: cooperation,
        Burrowing: burrowing,
        Camouflage: camouflage,
        SharpVision: sharp_vision,
        Parasite: parasite,
        Migration: migration,
        Neoplasm: neoplasm,
        Phoresy: phoresy,
        Regeneration: regeneration,
        Recombination: recombination,
        Herding: herding,
        Aedificator: aedificator,
        Cnidocytes: cnidocytes,
    }
}

impl Trait {
    /// Whether one card of it lies on two animals.
    pub const fn is_pair(self) -> bool {
        traits::PAIRS.contains(self)
    }
}

game::trait_set! {
    /// A set of traits.
    pub struct TraitSet(u64) of Trait
}

game::travels_by_id!(Trait);
game::travels_as_list!(TraitSet of Trait);

/// A card by what is printed on it. Cards with the same faces are the same to everybody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Card {
    /// The upper or only trait.
    pub top: Trait,
    /// The lower trait of a card with two.
    pub bottom: Option<Trait>,
}

impl Card {
    /// A card with one trait.
    pub const fn single(top: Trait) -> Self {
        Self { top, bottom: None }
    }

    /// A card with two traits.
    pub const fn double(top: Trait, bottom: Trait) -> Self {
        Self { top, bottom: Some(bottom) }
    }

    /// Whether the trait is printed on it.
    pub fn shows(self, t: Trait) -> bool {
        self.top == t || self.bottom == Some(t)
    }

    /// Its one or two traits.
    pub fn faces(self) -> impl Iterator<Item = Trait> {
        let (mut next, mut last) = (Some(self.top), self.bottom);
        core::iter::from_fn(move || core::mem::replace(&mut next, last.take()))
    }
}

/// An animal, numbered in the order of play; numbers are never used again.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AnimalId(pub u8);

/// A pair card on the table, by its place in the list of pair cards; a place is used again after the card has left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LinkId(pub u8);

/// Where an animal lives. The base game is the case of one location.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Location(pub u8);

impl Location {
    /// The only location of the base game.
    pub const ONLY: Self = Self(0);
    /// A continent (CON-LOC-1).
    pub const LAURASIA: Self = Self(0);
    /// The other continent.
    pub const GONDWANA: Self = Self(1);
    /// The Ocean.
    pub const OCEAN: Self = Self(2);
    /// How many there are at most.
    pub const COUNT: usize = 3;

    /// Its place in lists of banks.
    #[inline]
    pub const fn index(self) -> usize {
        if self.0 as usize >= Self::COUNT { Self::COUNT - 1 } else { self.0 as usize }
    }
}

/// One trait card of an animal: a single trait by its place in the stack, or a pair card.
///
/// The owner names a card, not a trait (ORI-T-TAIL-LOSS-2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum CardRef {
    /// The single trait at this place of the stack, 0 at the bottom (ORI-TERM-13).
    Stack {
        /// The trait it shows.
        shows: Trait,
        /// Its place, counted from the bottom.
        place: u8,
    },
    /// A pair card.
    Pair(LinkId),
}

/// Which of two cards of the same trait stays on an animal (CON-T-RECOMBINATION-3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Kept {
    /// The one that is given to it.
    Arriving,
    /// The one it has.
    Own,
}

impl Kept {
    /// Both.
    pub const BOTH: [Self; 2] = [Self::Arriving, Self::Own];
}
