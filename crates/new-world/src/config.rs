//! What a game is set up with, checked beforehand (chapters Components and Variants).

use game::Seat;

use crate::areas::{Areas, AreasError};
use crate::cards::Card;
use crate::catalogue::{Catalogue, CatalogueError, Numbers};
use crate::options::{EPOCHS, HAND_LIMIT, Options, Variant};
use crate::rule::Rule;
use crate::setup::first_cards;

/// A checked set-up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    pub(crate) seats: u8,
    pub(crate) options: Options,
    pub(crate) catalogue: Catalogue,
    pub(crate) areas: Areas,
    pub(crate) numbers: Numbers,
    pub(crate) first: Option<Seat>,
}

/// Why a set-up is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConfigError {
    /// The game is for 2 to 4 players.
    Seats {
        /// The rule that says so.
        rule: Rule,
    },
    /// Options that do not go together, or not with this many players.
    Options {
        /// The rule that says so.
        rule: Rule,
    },
    /// The deck cannot be played with.
    Deck(CatalogueError),
    /// The area cards cannot be played with.
    Areas(AreasError),
}

impl Config {
    /// A game for this many seats with these cards and areas.
    pub fn new(seats: u8, options: Options, cards: &[(Card, u8)], areas: Areas) -> Result<Self, ConfigError> {
        // NW-COMP-4
        if !(2..=4).contains(&seats) {
            return Err(ConfigError::Seats { rule: Rule::NwComp4 });
        }
        let disaster = options.variant == Variant::Disaster;
        // NW-VAR-MIX-1: Disaster redefines set-up, hand and length, so it goes with none of the others.
        if disaster && (options.epochs != EPOCHS || options.hand_limit != Some(HAND_LIMIT)) {
            return Err(ConfigError::Options { rule: Rule::NwVarMix1 });
        }
        let face_up = seats + u8::from(disaster);
        if areas.total() < face_up {
            return Err(ConfigError::Areas(AreasError::TooFewCards { cards: areas.total(), needed: face_up }));
        }
        // NW-VAR-LEN-1: as many epochs as the area cards last.
        if !disaster && !(1..=areas.total() - face_up).contains(&options.epochs) {
            return Err(ConfigError::Options { rule: Rule::NwOptEpochs });
        }
        for (roll, rule) in
            [(options.running_min_roll, Rule::NwOptRunningMinRoll), (options.horned_min_roll, Rule::NwOptHornedMinRoll)]
        {
            if !(2..=6).contains(&roll) {
                return Err(ConfigError::Options { rule });
            }
        }
        let catalogue = Catalogue::new(cards).map_err(ConfigError::Deck)?;
        let needed = u16::from(seats) * u16::from(first_cards(options.variant));
        let cards = u16::from(catalogue.total());
        if cards < needed {
            return Err(ConfigError::Deck(CatalogueError::TooFewCards { cards, needed }));
        }
        Ok(Self { seats, options, catalogue, areas, numbers: Numbers::default(), first: None })
    }

    /// The same with the first player named beforehand (NW-SETUP-6).
    pub fn with_first(mut self, first: Option<Seat>) -> Self {
        self.first = first.filter(|seat| seat.index() < usize::from(self.seats));
        self
    }

    /// The same with other numbers for the traits.
    pub fn with_numbers(mut self, numbers: Numbers) -> Self {
        self.numbers = numbers;
        self
    }

    /// Number of seats.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The options.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The evolution cards.
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// The area cards.
    pub fn areas(&self) -> &Areas {
        &self.areas
    }

    /// The first player named beforehand.
    pub fn first(&self) -> Option<Seat> {
        self.first
    }
}
