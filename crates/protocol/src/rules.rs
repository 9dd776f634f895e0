//! The rules of a table: what is played, by how many, with which clock, and who may watch.

use std::collections::BTreeMap;

use editions::{Deal, Edition, SetupError};
use serde::{Deserialize, Serialize};

/// The rules of a table. The host changes them until the game begins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Rules {
    /// The id of the edition: `origin`, `continents`, `evolution`, `natural-selection` or `new-world`.
    pub edition: String,
    /// How many seats the table has.
    pub seats: u8,
    /// Options that are not as printed, by name. `GET /api/about` lists all.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// How much time each player has; none: as much as they like. `{"start_ms":…,"increment_ms":…}` for a game that is played
    /// at once, `{"days":…}` for one over days.
    #[serde(default)]
    pub clock: Option<Clock>,
    /// Who may watch, and how much later.
    #[serde(default)]
    pub watching: Watching,
}

/// How much time each player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged, deny_unknown_fields)]
pub enum Clock {
    /// For the whole game.
    Live {
        /// At the start, in milliseconds.
        start_ms: u64,
        /// What each decision adds, in milliseconds.
        increment_ms: u64,
    },
    /// For each move: nobody has to be there.
    Slow {
        /// How many days: 1, 2 or 3.
        days: u8,
    },
}

impl Clock {
    /// The least and the most time at the start: ten seconds and three hours.
    pub const START: core::ops::RangeInclusive<u64> = 10_000..=10_800_000;
    /// The most that a decision adds: three minutes.
    pub const INCREMENT: core::ops::RangeInclusive<u64> = 0..=180_000;

    /// The days that a move can have.
    pub const DAYS: core::ops::RangeInclusive<u8> = 1..=3;

    /// Whether a table may have this clock.
    pub fn is_possible(&self) -> bool {
        match self {
            Self::Live { start_ms, increment_ms } => {
                Self::START.contains(start_ms) && Self::INCREMENT.contains(increment_ms)
            }
            Self::Slow { days } => Self::DAYS.contains(days),
        }
    }

    /// How much time each move has, if it is a slow one.
    pub const fn per_move_ms(&self) -> Option<u64> {
        match self {
            Self::Live { .. } => None,
            Self::Slow { days } => Some(*days as u64 * 24 * 60 * 60 * 1_000),
        }
    }
}

/// Who may watch a table. A watcher never sees hidden cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Watching {
    /// Nobody.
    Nobody,
    /// Whoever has the invitation, at once.
    #[default]
    AtOnce,
    /// Whoever has the invitation, three minutes later.
    Delayed,
}

impl Watching {
    /// How much later watchers see what happens, in milliseconds.
    pub const fn delay_ms(self) -> u64 {
        match self {
            Self::Nobody | Self::AtOnce => 0,
            Self::Delayed => 180_000,
        }
    }
}

/// Why a table cannot have these rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RulesError {
    /// There is no such edition.
    Edition(String),
    /// The edition cannot be played so.
    SetUp(SetupError),
    /// The clock has too little or too much time.
    Clock,
}

impl core::fmt::Display for RulesError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Edition(id) => write!(f, "there is no edition '{id}'"),
            Self::SetUp(error) => error.fmt(f),
            Self::Clock => write!(
                f,
                "a clock has 10 seconds to 3 hours at the start and adds 3 minutes at most, or has 1 to 3 days a move"
            ),
        }
    }
}

impl core::error::Error for RulesError {}

impl Rules {
    /// Whether the game is played over days.
    pub fn is_slow(&self) -> bool {
        matches!(self.clock, Some(Clock::Slow { .. }))
    }

    /// The game these rules describe, if it can be played.
    pub fn deal(&self) -> Result<Deal, RulesError> {
        let edition = Edition::from_id(&self.edition).ok_or_else(|| RulesError::Edition(self.edition.clone()))?;
        if self.clock.is_some_and(|clock| !clock.is_possible()) {
            return Err(RulesError::Clock);
        }
        let options = self.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        Deal::new(edition, self.seats, options).map_err(RulesError::SetUp)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rules(edition: &str, seats: u8) -> Rules {
        let (options, clock, watching) = (BTreeMap::new(), None, Watching::default());
        Rules { edition: edition.to_owned(), seats, options, clock, watching }
    }

    #[test]
    fn only_games_that_can_be_played_are_dealt() {
        assert!(rules("origin", 8).deal().is_ok());
        assert!(matches!(rules("new-world", 5).deal(), Err(RulesError::SetUp(_))));
        assert_eq!(rules("orgin", 2).deal().map(|_| ()), Err(RulesError::Edition("orgin".to_owned())));
        for clock in [Clock::Live { start_ms: 1, increment_ms: 0 }, Clock::Slow { days: 0 }, Clock::Slow { days: 4 }] {
            let clock = Some(clock);
            assert_eq!(Rules { clock, ..rules("origin", 2) }.deal().map(|_| ()), Err(RulesError::Clock));
        }
    }

    #[test]
    fn a_clock_is_one_kind_or_the_other() {
        let read = |text: &str| serde_json::from_str::<Clock>(text);
        let live = Clock::Live { start_ms: 60_000, increment_ms: 0 };
        assert_eq!(read(r#"{"start_ms":60000,"increment_ms":0}"#).expect("a clock"), live);
        assert_eq!(read(r#"{"days":2}"#).expect("a clock"), Clock::Slow { days: 2 });
        assert_eq!(serde_json::to_string(&Clock::Slow { days: 2 }).expect("text"), r#"{"days":2}"#);
        for wrong in [r#"{"days":2,"start_ms":1}"#, r#"{"start_ms":60000,"increment_ms":0,"days":1}"#, "{}"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
