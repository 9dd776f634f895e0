//! The room around a table: who sits where, who is there, what the table is asked, how much time is left.
//!
//! The room is open to everybody at the table, watchers included; whoever watches with a delay is told it with that delay.
//! It is sent whole whenever it changes.

use game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::id::{Bytes32, PersonId, TableId};
use crate::lobby::Visibility;
use crate::rules::Rules;

/// The room around a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Room {
    /// Grows with every change; a room with a lower number is out of date.
    pub version: u64,
    /// Which table.
    pub table: TableId,
    /// What goes on.
    pub phase: Phase,
    /// The rules of this table.
    pub rules: Rules,
    /// Who may come without an invitation.
    #[serde(default)]
    pub visibility: Visibility,
    /// Whether it was made by a quick match: the game begins by itself as soon as everybody is ready.
    #[serde(default)]
    pub quick: bool,
    /// The seats in order.
    pub places: Vec<Place>,
    /// The seat of the host, who may change rules and seats before the game; nobody's if the host has left.
    pub host: Option<Seat>,
    /// The names of those who watch.
    pub watchers: Vec<String>,
    /// What was published about the dice.
    pub deal: DealInfo,
    /// What the table is asked to agree to.
    pub request: Option<Request>,
    /// The table at which the same people play again.
    pub next_table: Option<TableId>,
}

/// What goes on at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People sit down; the game has not begun.
    Waiting,
    /// Everybody is ready: the players' words for the dice are awaited, for ten seconds at most.
    Dealing,
    /// The game is played.
    Playing,
    /// The game is paused until everybody is ready to go on.
    Paused,
    /// The game is over.
    Over,
    /// The table was closed before its game was over.
    Closed,
    /// Something is wrong with this table on the server; it has been set aside, and its record is kept.
    SetAside,
}

/// A seat with who sits there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Place {
    /// Which seat.
    pub seat: Seat,
    /// Who sits there.
    pub occupant: Occupant,
    /// Whether they are ready to begin, or to go on after a pause; a bot always is, nobody never.
    pub ready: bool,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody.
    Open,
    /// A person, or a bot from outside, which plays over the same protocol.
    Person {
        /// Who.
        person: PersonId,
        /// Their name: plain text, never markup.
        name: String,
        /// Whether they are there.
        presence: Presence,
        /// The bot that plays for them until they take their seat back, because their time was up or they left.
        played_by: Option<String>,
        /// The name of the person whose bot it is; nothing for a person. Such a bot has no vote and is no host.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot_of: Option<String>,
    },
    /// A bot of the server.
    Bot {
        /// Its name.
        name: String,
        /// Which bot: `hatchling`, `forager`, `hunter` or `apex`, with a style after a `+` if it has one.
        plays: String,
    },
}

/// Whether a person is there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// Connected.
    Here,
    /// Not connected for some seconds.
    Reconnecting,
    /// Gone, or played for by a bot.
    Away,
}

/// What was published about the dice of this game (`docs/dice.md`).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DealInfo {
    /// Which deal of this table.
    pub number: u32,
    /// The commitment to the seed of the server, published before anybody can be ready.
    pub commitment: Bytes32,
    /// The sealed word of each seat that gave one, known when the game begins.
    pub sealed: Vec<SeatBytes>,
    /// The words that were opened.
    pub words: Vec<SeatBytes>,
    /// The seed of the server, once the game is over.
    pub seed: Option<Bytes32>,
}

/// Bytes that belong to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatBytes {
    /// Whose.
    pub seat: Seat,
    /// The bytes.
    pub bytes: Bytes32,
}

/// What the people at the table are asked to agree to. Clocks stand still meanwhile; one "no" ends it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Request {
    /// Its number; answers name it.
    pub number: u32,
    /// Who asks.
    pub by: Seat,
    /// What for.
    pub kind: RequestKind,
    /// Who has a vote, and who has agreed. Bots, also those from outside, and seats that a bot plays have none.
    pub votes: Vec<Vote>,
}

/// What the table can be asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum RequestKind {
    /// To take back the last decision of the seat that asks, with everything that followed.
    Undo,
    /// A pause.
    Pause,
    /// Another game with the same people.
    Rematch,
}

/// Somebody who is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Vote {
    /// Who.
    pub seat: Seat,
    /// Whether they have agreed already.
    pub agreed: bool,
}

/// Whom the game waits for, and how much time is left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Asked {
    /// Who is asked.
    pub seats: SeatSet,
    /// The clocks, if the game is timed.
    pub clocks: Option<Clocks>,
}

/// The clocks as they stood when the message was sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Clocks {
    /// Whose clocks run.
    pub running: SeatSet,
    /// What each seat has left, in milliseconds, in the order of the seats: for the whole game, or, where a move has days, for
    /// this move.
    pub left_ms: Vec<u64>,
    /// What a seat whose person came back after their time was up has for this one decision.
    pub decision_ms: Option<u64>,
    /// How long the first part of each decision is that costs nothing and has not passed yet.
    pub free_ms: u64,
    /// Seats whose people are on vacation: their time stands, in slow games.
    #[serde(default)]
    pub vacation: SeatSet,
}
