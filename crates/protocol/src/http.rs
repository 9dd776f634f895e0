//! Requests and answers outside the socket. All are JSON with `content-type: application/json`.
//!
//! | request | body | answer |
//! |---|---|---|
//! | `GET /api/about` | | [`About`] |
//! | `POST /api/guest` | [`Guest`] | [`Me`], and a cookie or a token |
//! | `GET /api/me` | | [`Me`] |
//! | `POST /api/sign-out` | | nothing |
//! | `GET /api/tables` | | [`MyTables`] |
//! | `POST /api/tables` | [`NewTable`] | [`Opened`] |
//! | `POST /api/invitation` | [`Invitation`] | [`Invited`] |
//! | `POST /api/invite` | [`Invite`] | [`Opened`]; earlier invitations are not valid any longer |
//! | `POST /api/join` | [`Join`] | [`Joined`] |
//! | `GET /api/tables/ID/record` | | the record as text, when the game is over |
//! | `GET /api/socket` | | upgrades to a WebSocket |
//!
//! The lobby, quick match and vacations are in [`crate::lobby`], finished games, ratings and profiles in [`crate::results`],
//! accounts, devices, friends and reports in [`crate::people`], more in [`crate::bots`] and [`crate::mail`].

use game::SeatSet;
use serde::{Deserialize, Serialize};

use crate::id::{PersonId, TableId};
use crate::lobby::Visibility;
use crate::room::{Phase, Place};
use crate::rules::Rules;
use crate::version::Versions;

/// Somebody chooses a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Guest {
    /// 1 to 24 characters, plain text.
    pub name: String,
    /// Whether to answer with a token for the header `Authorization: Bearer …` instead of a cookie: for programs.
    #[serde(default)]
    pub token: bool,
}

/// Who the client is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Me {
    /// The person.
    pub person: PersonId,
    /// The name.
    pub name: String,
    /// Whether they can sign in with it: a guest cannot.
    #[serde(default)]
    pub account: bool,
    /// The token, once, if it was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub token: Option<String>,
}

/// Opens a table; whoever opens it is its host and sits on the first seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// Its rules.
    pub rules: Rules,
    /// Who may come without an invitation; the host can change that with `list` until the game begins.
    #[serde(default)]
    pub visibility: Visibility,
}

/// A table was opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Opened {
    /// Which.
    pub table: TableId,
    /// The secret of its invitation. The link is the address of the page with `#join/TABLE/SECRET` behind it.
    pub invitation: String,
}

/// The host asks for a new invitation to a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Invite {
    /// Which table.
    pub table: TableId,
}

/// Asks what a table one is invited to is like. Nobody is told of it, and no session is needed: a name is chosen with the
/// answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Invitation {
    /// Which table.
    pub table: TableId,
    /// The secret of the invitation.
    pub invitation: String,
}

/// The table one is invited to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Invited {
    /// Who invites.
    pub host: Option<String>,
    /// What goes on.
    pub phase: Phase,
    /// The rules of the table.
    pub rules: Rules,
    /// The seats.
    pub places: Vec<Place>,
    /// Whether the client belongs to the table already. Whoever was sent away and is invited anew does not: they join again.
    pub member: bool,
}

/// Joins a table one is invited to, or one of the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// Which table.
    pub table: TableId,
    /// The secret of the invitation. Nothing is needed for a table that is open for everybody, or for friends of its host; a
    /// bot may leave it out where everybody may join and the host allowed bots.
    #[serde(default)]
    pub invitation: Option<String>,
    /// Whether to watch instead of sitting down on the first free seat.
    #[serde(default)]
    pub watch: bool,
}

/// The table was joined; `hello` follows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Joined {
    /// The seat; nothing for who watches, also because every seat was taken.
    pub seat: Option<game::Seat>,
}

/// The tables of a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MyTables {
    /// First those where a bot plays in the person's seat, then those where it is their turn, the least time first, then the
    /// others, the last changed first.
    pub tables: Vec<MyTable>,
}

/// A table of a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MyTable {
    /// Which.
    pub table: TableId,
    /// What goes on there.
    pub phase: Phase,
    /// What is played.
    pub rules: Rules,
    /// Names of the players in the order of the seats.
    pub players: Vec<String>,
    /// Where the person sits.
    #[serde(default)]
    pub seat: Option<game::Seat>,
    /// Who is asked; nobody where the person watches with a delay.
    #[serde(default)]
    pub asked: SeatSet,
    /// Whether the person is asked.
    pub your_turn: bool,
    /// How much time the person has left if they are asked, otherwise the least of those who are, in milliseconds; nothing
    /// without a clock, or while it stands.
    #[serde(default)]
    pub left_ms: Option<u64>,
    /// The bot that plays in the person's seat until they are back.
    #[serde(default)]
    pub played_by: Option<String>,
    /// Who may come without an invitation.
    #[serde(default)]
    pub visibility: Visibility,
    /// Since when nothing has happened, in milliseconds.
    pub idle_ms: u64,
}

/// What the server is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct About {
    /// The versions it speaks.
    pub protocol: Versions,
    /// The version of the program.
    pub version: String,
    /// The address that invitations begin with.
    pub public_url: String,
    /// Whether others than this machine can reach it.
    pub reachable: bool,
    /// While they cannot: the address of the page in the local network, if the server listened to it at the same port.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lan: Option<String>,
    /// The editions.
    pub editions: Vec<EditionInfo>,
    /// The bots that can have a seat.
    pub bots: Vec<String>,
    /// Whether the server sends mails. If it does not, there is nothing at `/api/mail`.
    #[serde(default)]
    pub mail: bool,
}

/// An edition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EditionInfo {
    /// Its id.
    pub id: String,
    /// The fewest players.
    pub fewest: u8,
    /// The most.
    pub most: u8,
    /// Its options.
    pub options: Vec<OptionInfo>,
}

/// An option of an edition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OptionInfo {
    /// Its name.
    pub name: String,
    /// The id of its rule.
    pub rule: String,
    /// Its values, the printed one first.
    pub values: Vec<String>,
}

/// A request that failed; the status says how badly.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Failure {
    /// What.
    pub error: FailureCode,
    /// The same in English, for whoever writes a client.
    pub message: String,
    /// How many tries there are before one has to wait; with `wrong_sign_in`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tries_left: Option<u32>,
}

/// Kinds of failures.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum FailureCode {
    /// The request is not what it should be (400).
    BadRequest,
    /// The name cannot be used (422).
    BadName,
    /// Somebody signs in with this name, or one that looks like it (409).
    NameTaken,
    /// The password is too short or too long, or is the name (422).
    BadPassword,
    /// Name and password, or name and recovery code, do not go together (403). Which of them is wrong is not told.
    WrongSignIn,
    /// Whoever runs the server keeps the person out for now (403).
    Banned,
    /// The person has an account already (409).
    HasAccount,
    /// Only who has an account can do this (409).
    NoAccount,
    /// The person is no friend (409).
    NoFriend,
    /// There are too many of these already: friends, requests, muted people, invitations, bots (409).
    TooMany,
    /// The text is too long, or has characters that are not seen (422).
    BadText,
    /// The table cannot have these rules (422).
    BadRules,
    /// Nobody is signed in (401).
    SignedOut,
    /// The request comes from another page (403).
    ForeignOrigin,
    /// There is nothing here, or the invitation is not (any longer) valid (404).
    NotFound,
    /// The game is not over yet (409).
    NotOver,
    /// Watching is not allowed at this table (409).
    NoWatching,
    /// The host gave the person's seat to somebody else, and nobody may watch; with an invitation that was made afterwards
    /// they may join again (409).
    Removed,
    /// The rest of this year's vacation is shorter (409).
    NoVacation,
    /// A bot cannot do that, or the table takes no bots from outside (403).
    NotForBots,
    /// The address is none to which mails can be sent (422).
    BadAddress,
    /// Too many requests (429); the header `Retry-After` says when to try again.
    TooFast,
    /// Too many tables, or the storage is away (503); the header `Retry-After` says when to try again.
    Unavailable,
}
