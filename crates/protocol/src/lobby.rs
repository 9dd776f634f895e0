//! Finding a table: the lobby, quick match, and vacations from slow games.
//!
//! | request | body | answer |
//! |---|---|---|
//! | `GET /api/lobby?since=VERSION` | | [`Lobby`]: what has changed since; waits up to 25 s until something has |
//! | `POST /api/quick` | [`QuickWish`] | [`Quick`]; an earlier wish is over |
//! | `GET /api/quick?wait=true` | | [`Quick`]; while it is `waiting`, waits up to 25 s for a change |
//! | `POST /api/quick/leave` | | [`Quick`] |
//! | `GET /api/vacation` | | [`Vacation`] |
//! | `POST /api/vacation` | [`TakeVacation`] | [`Vacation`] |
//! | `POST /api/vacation/end` | | [`Vacation`] |
//!
//! A table of the lobby is joined by `POST /api/join` without an invitation. Nothing here is hidden from anybody who may see
//! the table, and of a table that is watched with a delay nothing is told sooner than to those who watch it.

use serde::{Deserialize, Serialize};

use crate::id::{PersonId, TableId};
use crate::room::Phase;
use crate::rules::{Clock, Rules};

/// Who may come to a table without an invitation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Nobody.
    #[default]
    Link,
    /// Friends of the host.
    Friends,
    /// Everybody.
    Everybody,
}

/// The tables that the client may come to, or what has changed there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Lobby {
    /// What to ask for next with `since`.
    pub version: u64,
    /// Whether `tables` are all there are: what the client knew before is to be forgotten.
    pub complete: bool,
    /// Tables that are new or have changed, each as it is now.
    pub tables: Vec<LobbyTable>,
    /// Tables that are not in the lobby any longer.
    pub gone: Vec<TableId>,
    /// Who is here.
    pub here: Here,
}

/// A table of the lobby: people are awaited, or it is played and may be watched.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LobbyTable {
    /// Which.
    pub table: TableId,
    /// Who may come: friends, or everybody.
    pub visibility: Visibility,
    /// What goes on there: `waiting`, `dealing`, `playing` or `paused`.
    pub phase: Phase,
    /// Its rules; the options are those that are not as printed.
    pub rules: Rules,
    /// The name of the host.
    pub host: Option<String>,
    /// The seats in order.
    pub seats: Vec<LobbySeat>,
    /// Whether it was made by a quick match: the game begins by itself.
    pub quick: bool,
    /// When it was opened, in milliseconds since 1970.
    pub opened_at: u64,
}

/// A seat of a table in the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum LobbySeat {
    /// A free one.
    Open,
    /// A person's.
    Person {
        /// Their name: plain text, never markup.
        name: String,
    },
    /// A bot's.
    Bot {
        /// Which bot.
        plays: String,
    },
}

/// Who is here: looks at the lobby or is connected to a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Here {
    /// How many people.
    pub people: u32,
    /// Those of them who have an account, at most 200, in order of their names. Guests are named at open tables alone.
    pub named: Vec<HerePerson>,
}

/// Somebody who is here.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HerePerson {
    /// Their name: plain text, never markup.
    pub name: String,
    /// Who.
    pub person: PersonId,
}

/// What somebody wants to play with whoever wants the same.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct QuickWish {
    /// Editions, the dearest first; each as printed.
    pub editions: Vec<String>,
    /// How many seats.
    pub seats: u8,
    /// How fast.
    #[serde(default)]
    pub pace: Pace,
    /// After how many seconds free seats are given to bots, 5 to 600; nothing: never.
    #[serde(default)]
    pub bots_after_s: Option<u16>,
}

impl QuickWish {
    /// After how many seconds free seats can be given to bots.
    pub const BOTS_AFTER: core::ops::RangeInclusive<u16> = 5..=600;
}

/// How fast a quick match is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// Half an hour for each player.
    #[default]
    Live,
    /// A day for each move.
    Slow,
    /// No clock.
    Untimed,
}

impl Pace {
    /// The clock of its table.
    pub const fn clock(self) -> Option<Clock> {
        match self {
            Self::Live => Some(Clock::Live { start_ms: 1_800_000, increment_ms: 0 }),
            Self::Slow => Some(Clock::Slow { days: 1 }),
            Self::Untimed => None,
        }
    }
}

/// How it stands with the quick match of a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Quick {
    /// Nothing is looked for, also after a restart of the server.
    Idle,
    /// A table is looked for. Whoever does not ask for a minute is not waiting any longer.
    Waiting {
        /// For how long already, in milliseconds.
        since_ms: u64,
        /// In how many milliseconds bots take the free seats.
        bots_in_ms: Option<u64>,
    },
    /// A table is found, and the person sits there: `hello` follows. The game begins by itself as soon as every seat is taken
    /// and everybody is ready.
    Found {
        /// Which.
        table: TableId,
    },
}

/// Takes a vacation that begins now: at slow tables the person's time stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TakeVacation {
    /// How many days, 1 to 14.
    pub days: u8,
}

impl TakeVacation {
    /// How many days a year.
    pub const A_YEAR: u8 = 14;
}

/// The vacation of a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Vacation {
    /// Until when they are away, in milliseconds since 1970; nothing if they are not.
    pub until: Option<u64>,
    /// How much is left of this year's two weeks, in milliseconds.
    pub left_ms: u64,
}
