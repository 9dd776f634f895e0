//! The messages between a client and a table: the only types that travel.
//!
//! | module | what it holds |
//! |---|---|
//! | [`wire`] | [`Wire`]: what may be sent, and nothing else |
//! | [`version`] | versions of the protocol, and what an older client is told |
//! | [`id`] | names of tables, people and requests; secrets as text |
//! | [`rules`] | the rules of a table: edition, seats, options, clock, watching |
//! | [`room`] | the room around a table: who sits where, who is there, what the table is asked |
//! | [`to_server`] | what a client says over its socket |
//! | [`to_client`] | what it is told |
//! | [`talk`] | what is said at a table |
//! | [`http`] | requests and answers outside the socket: names, tables, invitations |
//! | [`people`] | the same for accounts, devices, friends, reports |
//! | [`bots`] | requests about bots from outside |
//! | [`mail`] | requests about mails |
//! | [`lobby`] | finding a table: the lobby, quick match, vacations |
//! | [`results`] | finished games, ratings, profiles, leaderboards |
//! | `schema` | the same as JSON Schema, for `docs/protocol`; with the feature `schema` alone |
//!
//! Everything is JSON. Views and seen events are those of the engines; actions are in the words of the notation
//! (`docs/notation.md`). What a seat may not see has no place in any of these types.

pub mod bots;
pub mod http;
pub mod id;
pub mod lobby;
pub mod mail;
pub mod people;
pub mod results;
pub mod room;
pub mod rules;
#[cfg(feature = "schema")]
pub mod schema;
pub mod talk;
pub mod to_client;
pub mod to_server;
pub mod version;
pub mod wire;

pub use id::{ActionId, Bytes32, DeviceId, Id, PersonId, TableId};
pub use lobby::Visibility;
pub use room::{Asked, Clocks, DealInfo, Occupant, Phase, Place, Presence, Request, RequestKind, Room, Vote};
pub use rules::{Clock, Rules, Watching};
pub use talk::{Phrase, TalkLine, TalkRoom, Words};
pub use to_client::{Broken, Event, News, Notice, Prompt, Refusal, ToClient, ToClientOf, Why, You};
pub use to_server::{NewOccupant, ToServer};
pub use version::{NEWEST, OLDEST, Versions};
pub use wire::{Wire, text};
