//! Everything a player can try to do: commands of a turn, and answers to questions (chapter Decisions).

use serde::{Deserialize, Serialize};

use crate::cards::{Card, End, Growth, SpeciesId, Trait, TraitSet};

/// A command or an answer. Any combination can be written, also one that is not legal: `why_not` explains it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// This card goes face down on the watering hole (NS-DEC-1).
    FoodCard {
        /// The card.
        card: Card,
    },
    /// Play: a card becomes a trait, face down (NS-P3-3).
    PlayTrait {
        /// The card.
        card: Card,
        /// The species that gets it.
        on: SpeciesId,
    },
    /// Play: a card is discarded for a new species (NS-P3-4).
    NewSpecies {
        /// The card.
        card: Card,
        /// Where it is placed.
        end: End,
    },
    /// Play: a card is discarded for population or size (NS-P3-5).
    Grow {
        /// The card.
        card: Card,
        /// Which track.
        growth: Growth,
        /// Whose.
        species: SpeciesId,
    },
    /// Play: a trait is discarded (NS-P3-6).
    Drop {
        /// Which one.
        drops: Trait,
        /// From whom.
        from: SpeciesId,
    },
    /// Feeding: a token from the watering hole (NS-FEED-2).
    Feed {
        /// Who eats.
        species: SpeciesId,
    },
    /// Feeding: an attack (NS-ATT-A1).
    Attack {
        /// The carnivore.
        attacker: SpeciesId,
        /// The prey.
        victim: SpeciesId,
        /// The traits ignored through Intelligence, a hand card for each (NS-ATT-A2).
        negate: Negations,
    },
    /// Feeding: a hand card for two tokens (NS-TRAIT-INT-2).
    Intelligence {
        /// Who eats.
        species: SpeciesId,
        /// The card discarded.
        card: Card,
    },
    /// Feeds nobody in this turn.
    Pass,
    /// Ends the player's turn.
    EndTurn,
    /// Answer: this card is discarded for a negated trait (NS-ATT-A4).
    Pay {
        /// The card.
        card: Card,
    },
    /// Answer: this leaf trait acts next (NS-DEC-3).
    Leaf {
        /// The trait.
        acts: Trait,
        /// Of which species.
        of: SpeciesId,
    },
    /// Answer: the default order for all leaf traits that are left (NS-P4-3).
    DefaultOrder,
    /// Answer: this many spare tokens go on Fat Tissue (NS-DEC-5).
    Store {
        /// How many.
        tokens: u8,
    },
    /// Answer: who gets the last token of the watering hole (NS-DEC-6).
    Scarce {
        /// Who.
        first: Scarce,
    },
}

/// The traits that an attacker names to ignore.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Negations {
    /// The traits.
    pub traits: TraitSet,
    /// Whether one of them was named twice, which is never legal (NS-TRAIT-INT-7).
    pub twice: bool,
}

impl Negations {
    /// Nothing is ignored.
    pub const NONE: Self = Self { traits: TraitSet::EMPTY, twice: false };

    /// These traits are ignored.
    pub fn of(traits: TraitSet) -> Self {
        Self { traits, twice: false }
    }

    /// Cards to be discarded for them.
    pub fn price(self) -> u8 {
        self.traits.len() as u8 + u8::from(self.twice)
    }
}

/// Who gets a token that is too few for two (NS-TAKE-10).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Scarce {
    /// The species that takes, through Foraging.
    Forage,
    /// Its right neighbour, through Cooperation.
    Neighbour,
}

impl Action {
    /// Whether it answers a question, as opposed to a command of a turn.
    pub fn is_answer(self) -> bool {
        matches!(
            self,
            Self::Pay { .. } | Self::Leaf { .. } | Self::DefaultOrder | Self::Store { .. } | Self::Scarce { .. }
        )
    }
}
