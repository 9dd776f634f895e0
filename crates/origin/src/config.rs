//! What a game is set up with, checked beforehand (chapter Components and goal).

use game::Seat;

use crate::cards::Card;
use crate::catalogue::{Catalogue, CatalogueError, Draw};
use crate::options::Options;
use crate::rule::Rule;
use crate::world::World;

/// A checked set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    pub(crate) world: World,
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
    /// A game for this many seats with these cards; `set` is one printed set.
    pub fn new(seats: u8, options: Options, set: &[(Card, u8)]) -> Result<Self, ConfigError> {
        let sets = Self::sets(seats)?;
        let catalogue = Catalogue::new(set, sets).map_err(ConfigError::Deck)?;
        Self::with_catalogue(World::Pangea, seats, options, catalogue)
    }

    /// A game of Continents for this many seats with these cards: all of them, or what is drawn from them.
    pub fn continents(
        seats: u8,
        options: Options,
        cards: &[(Card, u8)],
        draw: Option<&Draw>,
    ) -> Result<Self, ConfigError> {
        // CON-SETUP-1: two to eight players.
        if !(2..=8).contains(&seats) {
            return Err(ConfigError::Seats { rule: Rule::ConSetup1 });
        }
        // CON-OPT-EXPANSION-SETS: only a large table shuffles a second expansion in.
        if seats < 5 && options.expansion_sets > 1 {
            return Err(ConfigError::Option { rule: Rule::ConOptExpansionSets });
        }
        let mut catalogue = Catalogue::new(cards, 1).map_err(ConfigError::Deck)?;
        if let Some(draw) = draw {
            catalogue = catalogue.with_draw(draw).map_err(ConfigError::Deck)?;
        }
        Self::with_catalogue(World::Continents, seats, options, catalogue)
    }

    fn with_catalogue(world: World, seats: u8, options: Options, catalogue: Catalogue) -> Result<Self, ConfigError> {
        let needed = u16::from(seats) * u16::from(world.starting_hand());
        let cards = u16::from(catalogue.played());
        if cards < needed {
            return Err(ConfigError::Deck(CatalogueError::TooFewCards { cards, needed }));
        }
        Ok(Self { world, seats, options, catalogue, first: None })
    }

    /// How many printed sets a game for this many seats takes.
    pub fn sets(seats: u8) -> Result<u8, ConfigError> {
        // ORI-COMP-1: two to four players with one set. ORI-SETUP-4: five to eight with two.
        match seats {
            2..=4 => Ok(1),
            5..=8 => Ok(2),
            0 | 1 => Err(ConfigError::Seats { rule: Rule::OriComp1 }),
            _ => Err(ConfigError::Seats { rule: Rule::OriSetup4 }),
        }
    }

    /// The same with the first player named beforehand; nobody rolls for it.
    pub fn with_first(mut self, first: Option<Seat>) -> Self {
        self.first = first;
        self
    }

    /// The world it is played in.
    pub fn world(&self) -> World {
        self.world
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
