//! Evolution cards, their faces, and the animals they become (chapter Components).

use crate::traits::{self, TraitRules};

/// A trait as printed on a card (NW-COMP-3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names are those of the cards")]
pub enum Trait {
    Carnivorous,
    FatTissue,
    Swimming,
    Robust,
    Nocturnal,
    Burrowing,
    Hibernation,
    Poisonous,
    Metamorphosis,
    Piracy,
    Elusive,
    Repulsive,
    Horned,
    Running,
    Adaptable,
    Hoofed,
    Communication,
    Cooperation,
    Symbiosis,
    Scavenger,
    Camouflage,
    SharpVision,
    Stasis,
    HarmfulMutation,
    Parasite,
    Mimicry,
    Intelligent,
    Flying,
    Shelled,
}

impl Trait {
    /// How many there are.
    pub const COUNT: usize = 29;

    /// Every trait.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Carnivorous,
        Self::FatTissue,
        Self::Swimming,
        Self::Robust,
        Self::Nocturnal,
        Self::Burrowing,
        Self::Hibernation,
        Self::Poisonous,
        Self::Metamorphosis,
        Self::Piracy,
        Self::Elusive,
        Self::Repulsive,
        Self::Horned,
        Self::Running,
        Self::Adaptable,
        Self::Hoofed,
        Self::Communication,
        Self::Cooperation,
        Self::Symbiosis,
        Self::Scavenger,
        Self::Camouflage,
        Self::SharpVision,
        Self::Stasis,
        Self::HarmfulMutation,
        Self::Parasite,
        Self::Mimicry,
        Self::Intelligent,
        Self::Flying,
        Self::Shelled,
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

/// A card by what is printed on it. Cards with the same faces are the same to everybody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct AnimalId(pub u8);

/// A pair card on the table, by its place in the list of pair cards; a place is used again after the card has left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LinkId(pub u8);

/// One trait card of an animal. Whoever discards or ignores names a card, not a trait (NW-DEV-7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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
