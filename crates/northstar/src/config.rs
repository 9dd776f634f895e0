//! What a game is set up with, checked beforehand (chapter Components and goal).

use game::Seat;

use crate::cards::Card;
use crate::catalogue::{Catalogue, CatalogueError};
use crate::deal::BASE_CARDS;
use crate::options::{Options, Preset};
use crate::rule::Rule;

/// A checked set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    pub(crate) preset: Preset,
    pub(crate) seats: u8,
    pub(crate) options: Options,
    pub(crate) catalogue: Catalogue,
    pub(crate) first: Option<Seat>,
}

/// Why a set-up is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConfigError {
    /// The game is for 2 to 6 players (NS-COMP-10).
    Seats {
        /// The rule that says so.
        rule: Rule,
    },
    /// Too many cards are put aside, or quick play was switched off where it is not free.
    Option {
        /// The rule that refuses it.
        rule: Rule,
    },
    /// The deck cannot be played with.
    Deck(CatalogueError),
}

impl Config {
    /// A game by this book for this many seats with these cards.
    pub fn new(preset: Preset, seats: u8, options: Options, deck: &[(Card, u8)]) -> Result<Self, ConfigError> {
        if !(2..=6).contains(&seats) {
            return Err(ConfigError::Seats { rule: Rule::NsComp10 });
        }
        if !options.quick_play && preset == Preset::Evolution && seats == 6 {
            return Err(ConfigError::Option { rule: Rule::NsVar2 });
        }
        let catalogue = Catalogue::new(deck).map_err(ConfigError::Deck)?;
        // Everybody gets the cards of the first round at least.
        let needed = u16::from(seats) * u16::from(BASE_CARDS + 1) + u16::from(options.remove_cards);
        if u16::from(catalogue.total()) < needed {
            return Err(ConfigError::Option { rule: Rule::NsOptRemoveCards });
        }
        Ok(Self { preset, seats, options, catalogue, first: None })
    }

    /// The same with the first player named beforehand; chance does not choose then.
    pub fn with_first(mut self, first: Option<Seat>) -> Self {
        self.first = first;
        self
    }

    /// The rulebook.
    pub fn preset(&self) -> Preset {
        self.preset
    }

    /// Number of seats.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The options.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The cards.
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// The first player named beforehand.
    pub fn first(&self) -> Option<Seat> {
        self.first
    }
}
