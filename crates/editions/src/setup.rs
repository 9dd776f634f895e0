//! From what a person asks for to a checked set-up.

use game::{RuleId, Seat};
use origin::{Card, CatalogueError, Config, ConfigError, Draw, Modules, OptionError, Options};
use thiserror::Error;

use crate::decks;
use crate::edition::Edition;

/// Why a game cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// No edition has this id.
    #[error("unknown edition '{given}'; available: {known}")]
    UnknownEdition {
        /// What was asked for.
        given: String,
        /// Those that exist.
        known: String,
    },
    /// Not for this many players.
    #[error("{edition} is for {least} to {most} players, not {given} ({rule})")]
    Seats {
        /// The edition.
        edition: Edition,
        /// What was asked for.
        given: u8,
        /// The least.
        least: u8,
        /// The most.
        most: u8,
        /// The rule that says so.
        rule: &'static str,
    },
    /// No such option.
    #[error("{edition} has no option '{name}'; it has: {known}")]
    UnknownOption {
        /// The edition.
        edition: Edition,
        /// What was asked for.
        name: String,
        /// Those that exist.
        known: String,
    },
    /// No such value.
    #[error("'{value}' is not a valid value for '{name}'; it can be {known} ({rule})")]
    BadOptionValue {
        /// The option.
        name: &'static str,
        /// What was asked for.
        value: String,
        /// Those that exist.
        known: String,
        /// The rule of the option.
        rule: &'static str,
    },
    /// The option is for another number of players.
    #[error("the option '{name}' cannot be '{value}' with {given} players ({rule})")]
    OptionForOthers {
        /// The option.
        name: &'static str,
        /// What was asked for.
        value: &'static str,
        /// The number of players.
        given: u8,
        /// The rule of the option.
        rule: &'static str,
    },
    /// The deck cannot be played with.
    #[error("this deck cannot be used: {0}")]
    Deck(String),
}

impl SetupError {
    /// The rule that refuses it, if one does.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Seats { rule, .. } | Self::BadOptionValue { rule, .. } | Self::OptionForOthers { rule, .. } => {
                Some(rule)
            }
            _ => None,
        }
    }
}

/// The edition with this id.
pub fn playable(id: &str) -> Result<Edition, SetupError> {
    let known = || Edition::ALL.map(Edition::id).join(", ");
    Edition::from_id(id).ok_or_else(|| SetupError::UnknownEdition { given: id.to_owned(), known: known() })
}

/// Options of The Origin of Species from names and values.
pub fn origin_options<'a>(given: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Options, SetupError> {
    module_options(Modules::BASE, given)
}

/// Options of an edition of the family origin from names and values.
pub fn module_options<'a>(
    modules: Modules,
    given: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<Options, SetupError> {
    let mut options = Options::default();
    for (name, value) in given {
        options.set(modules, name, value).map_err(|error| match error {
            OptionError::Unknown => SetupError::UnknownOption {
                edition: Edition::of_modules(modules),
                name: name.to_owned(),
                known: modules.options().map(|spec| spec.name).collect::<Vec<_>>().join(", "),
            },
            OptionError::BadValue(spec) => SetupError::BadOptionValue {
                name: spec.name,
                value: value.to_owned(),
                known: spec.values.join(" or "),
                rule: spec.rule.id(),
            },
        })?;
    }
    Ok(options)
}

/// A game of The Origin of Species with the printed deck.
pub fn origin_config(seats: u8, options: Options, first: Option<Seat>) -> Result<Config, SetupError> {
    module_config(Modules::BASE, seats, options, first)
}

/// A game of The Origin of Species with a deck of the user's own (one set of it).
pub fn origin_config_with(
    set: &[(Card, u8)],
    seats: u8,
    options: Options,
    first: Option<Seat>,
) -> Result<Config, SetupError> {
    module_config_with(Modules::BASE, set, seats, options, first)
}

/// A game of Continents with the printed decks (CON-SETUP-1).
pub fn continents_config(seats: u8, options: Options, first: Option<Seat>) -> Result<Config, SetupError> {
    module_config(Modules::CONTINENTS, seats, options, first)
}

/// A game with these modules and the printed cards.
pub fn module_config(modules: Modules, seats: u8, options: Options, first: Option<Seat>) -> Result<Config, SetupError> {
    let (cards, draw) = decks::printed(modules, seats, &options);
    checked(modules, &cards, draw, seats, options, first)
}

/// A game with these modules and a deck of the user's own: one set in the base game, all cards with an expansion.
pub fn module_config_with(
    modules: Modules,
    cards: &[(Card, u8)],
    seats: u8,
    options: Options,
    first: Option<Seat>,
) -> Result<Config, SetupError> {
    checked(modules, cards, None, seats, options, first)
}

fn checked(
    modules: Modules,
    cards: &[(Card, u8)],
    draw: Option<&Draw>,
    seats: u8,
    options: Options,
    first: Option<Seat>,
) -> Result<Config, SetupError> {
    let config = Config::new(modules, seats, options, cards, draw);
    let config = config.map_err(|error| refused(Edition::of_modules(modules), seats, &options, error))?;
    Ok(config.with_first(first))
}

fn refused(edition: Edition, seats: u8, options: &Options, error: ConfigError) -> SetupError {
    match error {
        ConfigError::Seats { rule } => SetupError::Seats {
            edition,
            given: seats,
            least: *edition.seats().start(),
            most: *edition.seats().end(),
            rule: rule.id(),
        },
        ConfigError::Option { rule } => {
            let spec = edition.modules().and_then(|modules| modules.options().find(|spec| spec.rule == rule));
            SetupError::OptionForOthers {
                name: spec.map_or("", |spec| spec.name),
                value: spec.map_or("", |spec| options.get(spec)),
                given: seats,
                rule: rule.id(),
            }
        }
        ConfigError::Deck(error) => SetupError::Deck(describe(error)),
    }
}

/// A sentence about a list of cards that cannot be played with.
pub(crate) fn describe(error: CatalogueError) -> String {
    match error {
        CatalogueError::TooManyKinds => {
            format!("it has more than {} different cards", origin::Catalogue::MAX_KINDS)
        }
        CatalogueError::TooManyCards { cards, limit } => format!("it has {cards} cards; at most {limit} fit a game"),
        CatalogueError::TooManyAlike { cards, limit } => {
            format!("{cards} of its cards are alike or can lie on one animal; at most {limit} fit a game")
        }
        CatalogueError::TooManyPairs { cards, limit } => {
            format!("{cards} of its cards show a pair trait; at most {limit} fit a game")
        }
        CatalogueError::TooFewCards { cards, needed } => {
            format!("it has {cards} cards; the first hands alone take {needed}")
        }
        CatalogueError::SameFaceTwice(t) => format!("a card shows '{}' on both faces", t.id()),
        CatalogueError::TooFewToDraw => "more cards are to be drawn from it than it has".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_set_serves_up_to_four_players_and_two_serve_up_to_eight() {
        // ORI-COMP-1, ORI-SETUP-4
        for seats in 2..=8 {
            let config = origin_config(seats, Options::default(), None).expect("2 to 8 players");
            assert_eq!(config.catalogue().total(), if seats <= 4 { 84 } else { 168 });
        }
        for (seats, rule) in [(0, "ORI-COMP-1"), (1, "ORI-COMP-1"), (9, "ORI-SETUP-4")] {
            let error = origin_config(seats, Options::default(), None).expect_err("not for so many");
            assert_eq!(error.rule(), Some(rule));
        }
    }

    #[test]
    fn continents_takes_one_or_two_of_each_set() {
        // CON-SETUP-1, CON-SETUP-2, CON-OPT-TWO-PLAYER-REDUCED, CON-OPT-EXPANSION-SETS
        let cards = |seats, change: &dyn Fn(&mut Options)| {
            let mut options = Options::default();
            change(&mut options);
            continents_config(seats, options, None).map(|config| config.catalogue().played())
        };
        assert_eq!(cards(2, &|_| {}), Ok(63));
        assert_eq!(cards(2, &|options| options.two_player_reduced = false), Ok(126));
        for seats in 3..=8 {
            assert_eq!(cards(seats, &|_| {}), Ok(if seats <= 4 { 126 } else { 210 }));
            let advanced = cards(seats, &|options| options.expansion_sets = 2);
            match advanced {
                Ok(count) => assert_eq!((count, seats >= 5), (252, true)),
                Err(error) => assert_eq!((error.rule(), seats <= 4), (Some("CON-OPT-EXPANSION-SETS"), true)),
            }
        }
        for seats in [0, 1, 9] {
            let error = continents_config(seats, Options::default(), None).expect_err("not for so many");
            assert_eq!(error.rule(), Some("CON-SETUP-1"));
        }
    }

    #[test]
    fn wrong_options_are_named_with_what_would_be_right() {
        let error = origin_options([("mimicry", "PerRound")]).expect_err("no such option");
        assert!(error.to_string().contains("mimicry_limit"), "{error}");
        let error = origin_options([("mimicry_limit", "Always")]).expect_err("no such value");
        assert!(error.to_string().contains("PerRound or PerAttack"), "{error}");
        assert_eq!(error.rule(), Some("ORI-OPT-MIMICRY-LIMIT"));
    }

    #[test]
    fn editions_are_known_by_their_ids() {
        for edition in Edition::ALL {
            assert_eq!(playable(edition.id()), Ok(edition));
        }
        assert!(matches!(playable("orgin"), Err(SetupError::UnknownEdition { .. })));
    }
}
