//! Where animals live: one land in the base game, two continents and the Ocean in Continents (chapter Locations).
//!
//! The base game is the case of one location: what differs between the editions is asked here, and the chapters go through
//! the locations there are.

use serde::{Deserialize, Serialize};

use crate::cards::{Location, Trait};
use crate::food_bank::Amount;
use crate::modules::{Module, Modules};
use crate::options::{CONTINENTS_OPTIONS, OPTIONS, OptionSpec, Options};

/// The world a game is played in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum World {
    /// The Origin of Species: one land.
    #[default]
    Pangea,
    /// Continents: Laurasia, Gondwana and the Ocean (CON-LOC-1).
    Continents,
}

impl World {
    /// The modules it is played with.
    pub const fn modules(self) -> Modules {
        match self {
            Self::Pangea => Modules::BASE,
            Self::Continents => Modules::BASE.with(Module::Continents),
        }
    }

    /// Its locations, in the order in which their banks are filled (CON-FOOD-1).
    pub const fn locations(self) -> &'static [Location] {
        match self {
            Self::Pangea => &[Location::ONLY],
            Self::Continents => &[Location::LAURASIA, Location::GONDWANA, Location::OCEAN],
        }
    }

    // CON-LOC-2: new animals come to a continent, never straight into the Ocean.
    /// Where a new animal may be placed.
    pub const fn homes(self) -> &'static [Location] {
        match self {
            Self::Pangea => &[Location::ONLY],
            Self::Continents => &[Location::LAURASIA, Location::GONDWANA],
        }
    }

    /// Whether this is a location of it.
    #[inline]
    pub const fn has(self, at: Location) -> bool {
        (at.0 as usize) < self.locations().len()
    }

    /// Whether there is an Ocean, into which swimmers go (CON-LOC-3).
    #[inline]
    pub const fn has_ocean(self) -> bool {
        self.modules().has(Module::Continents)
    }

    /// Whether cards of the expansion are played with: where they cannot be, nobody looks for them.
    #[inline]
    pub(crate) const fn has_expansion(self) -> bool {
        self.modules().has(Module::Continents)
    }

    /// The traits of its cards.
    pub const fn traits(self) -> &'static [Trait] {
        match self {
            Self::Pangea => Trait::BASE,
            Self::Continents => &Trait::ALL,
        }
    }

    /// Whether cards with this trait are played with.
    pub(crate) fn knows(self, shows: Trait) -> bool {
        self.modules().traits().contains(shows)
    }

    // ORI-SETUP-1, ORI-DEAL-2: six. CON-SETUP-3, CON-EXT-2: ten.
    /// Cards dealt at the start, and to a player who has lost everything.
    pub const fn starting_hand(self) -> u8 {
        match self {
            Self::Pangea => 6,
            Self::Continents => 10,
        }
    }

    /// How many of the new cards a player who had lost everything places as animals at once (CON-EXT-2).
    pub(crate) const fn fresh_animals(self) -> u8 {
        match self {
            Self::Pangea => 0,
            Self::Continents => 2,
        }
    }

    // ORI-BANK-2, CON-FOOD-2
    /// What fills the bank of a location.
    pub const fn food(self, seats: u8, at: Location, options: &Options) -> Amount {
        match self {
            Self::Pangea => Amount::on_pangea(seats),
            Self::Continents => Amount::on_continents(seats, at, options),
        }
    }

    /// The options of its games, in the order of the rulebook.
    pub const fn options(self) -> &'static [OptionSpec] {
        match self {
            Self::Pangea => OPTIONS,
            Self::Continents => CONTINENTS_OPTIONS,
        }
    }
}
