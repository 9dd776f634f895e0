//! What a game is set up with, checked beforehand (chapter Components and goal).

use game::Seat;

use crate::cards::Card;
use crate::catalogue::{Catalogue, CatalogueError, Draw};
use crate::modules::Modules;
use crate::options::Options;
use crate::rule::Rule;

/// A checked set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    pub(crate) modules: Modules,
    pub(crate) seats: u8,
    pub(crate) options: Options,
    pub(crate) catalogue: Catalogue,
    pub(crate) first: Option<Seat>,
}

/// Why a set-up is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConfigError {
    /// The game is for 2 to 8 players.
    Seats {
        /// The rule that says so.
        rule: Rule,
    },
    /// An option is not for this many players.
    Option {
        /// Its rule.
        rule: Rule,
    },
    /// The deck cannot be played with.
    Deck(CatalogueError),
}

impl Config {
    /// A game with these modules for this many seats with these cards, each as often as there are sets; all of them, or
    /// what is drawn from them.
    pub fn new(
        modules: Modules,
        seats: u8,
        options: Options,
        cards: &[(Card, u8)],
        draw: Option<&Draw>,
    ) -> Result<Self, ConfigError> {
        let sets = modules.sets(seats).map_err(|rule| ConfigError::Seats { rule })?;
        if let Some(rule) = modules.refuses(seats, &options) {
            return Err(ConfigError::Option { rule });
        }
        let mut catalogue = Catalogue::new(cards, sets).map_err(ConfigError::Deck)?;
        if let Some(draw) = draw {
            catalogue = catalogue.with_draw(draw).map_err(ConfigError::Deck)?;
        }
        let needed = u16::from(seats) * u16::from(modules.starting_hand());
        let cards = catalogue.played();
        if cards < needed {
            return Err(ConfigError::Deck(CatalogueError::TooFewCards { cards, needed }));
        }
        Ok(Self { modules, seats, options, catalogue, first: None })
    }

    /// The same with the first player named beforehand; nobody rolls for it.
    pub fn with_first(mut self, first: Option<Seat>) -> Self {
        self.first = first;
        self
    }

    /// The modules it is played with.
    pub fn modules(&self) -> Modules {
        self.modules
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
