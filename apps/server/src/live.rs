//! Tables in memory: one task for each, and the way to them.
//!
//! | module | what it is |
//! |---|---|
//! | [`letter`] | what is brought to a table, and what a connection is sent |
//! | [`registry`] | which tables are in memory; makes the task of a table when somebody asks for it |
//! | [`actor`] | the task of one table: steps its room, stores, then sends |
//! | [`opening`] | how a table comes to be |
//! | [`loader`] | brings tables from the store, many at once |
//! | [`loading`] | a room from its journal |
//! | [`storing`] | what a room wants stored, as the store takes it |
//! | [`finishing`] | what came of a game, as it is kept |
//! | [`listing`] | what a table says of itself in the lobby |
//! | [`slow`] | slow games: time by the clock on the wall |
//! | [`talks`] | what is said at tables |
//! | [`bus`] | how connections and tables find each other |
//!
//! No cycle of waiting: sockets wait for a table, a table waits for the writer of the store, the writer waits for nobody; a
//! table never waits for a socket or a bot.

pub mod actor;
pub mod bus;
pub mod finishing;
pub mod letter;
pub mod listing;
pub mod loader;
pub mod loading;
pub mod opening;
pub mod registry;
pub mod slow;
pub mod storing;
pub mod talks;
