//! Evolution cards, their faces, and the animals they become (chapter Components).

use serde::{Deserialize, Serialize};

use crate::traits::{self, TraitRules};

game::traits! {
    /// A trait as printed on a card (NW-COMP-3).
    pub enum Trait: TraitRules in traits {
        Carnivorous: carnivorous,
        FatTissue: fat_tissue,
        Swimming: swimming,
        Robust: robust,
        Nocturnal: nocturnal,
        Burrowing: burrowing,
        Hibernation: hibernation,
        Poisonous: poisonous,
        Metamorphosis: metamorphosis,
        Piracy: piracy,
        Elusive: elusive,
        Repulsive: repulsive,
        Horned: horned,
        Running: running,
        Adaptable: adaptable,
        Hoofed: hoofed,
        Communication: communication,
        Cooperation: cooperation,
        Symbiosis: symbiosis,
        Scavenger: scavenger,
        Camouflage: camouflage,
        SharpVision: sharp_vision,
        Stasis: stasis,
        HarmfulMutation: harmful_mutation,
        Parasite: parasite,
        Mimicry: mimicry,
        Intelligent: intelligent,
        Flying: flying,
        Shelled: shelled,
    }
}

impl Trait {
    /// Whether one card of it lies between two animals (NW-PAIR-1).
    #[inline]
    pub const fn is_pair(self) -> bool {
        traits::PAIRS.contains(self)
    }

    /// Whether it harms its bearer (NW-HARM-1).
    pub const fn is_harmful(self) -> bool {
        !matches!(self.rules().host, traits::Host::Own)
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
    /// The major trait.
    pub major: Trait,
    /// The minor trait. Every card of a deck has one; a card of a position may be known by one face only.
    pub minor: Option<Trait>,
}

impl Card {
    /// A card of which one face matters.
    pub const fn single(major: Trait) -> Self {
        Self { major, minor: None }
    }

    /// A card with both its traits (NW-COMP-3).
    pub const fn double(major: Trait, minor: Trait) -> Self {
        Self { major, minor: Some(minor) }
    }

    /// Whether the trait is printed on it.
    #[inline]
    pub fn shows(self, t: Trait) -> bool {
        self.major == t || self.minor == Some(t)
    }

    /// Its traits.
    #[inline]
    pub fn faces(self) -> impl Iterator<Item = Trait> {
        core::iter::once(self.major).chain(self.minor)
    }
}

/// An animal on the table, by its place in the list of animals; a place is used again only after all others were.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AnimalId(pub u8);

/// A pair card on the table, by its place in the list of pair cards; a place is used again after the card has left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LinkId(pub u8);

/// One trait card of an animal. Whoever discards or ignores names a card, not a trait (NW-DEV-7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum CardRef {
    /// A single trait.
    Single {
        /// The trait it shows.
        shows: Trait,
        /// Which of the cards that show it, from 0 in the order of placement; only Fat Tissue can have several.
        nth: u8,
    },
    /// A pair card.
    Pair(LinkId),
}

impl CardRef {
    /// The only card of the animal that shows this single trait.
    pub const fn only(shows: Trait) -> Self {
        Self::Single { shows, nth: 0 }
    }
}
