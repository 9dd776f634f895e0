//! One table online, from the waiting room to the rematch: a plain machine that is stepped.
//!
//! | module | what it holds |
//! |---|---|
//! | [`input`] | what happens to a room: people, devices, bots, time |
//! | [`output`] | what it wants: entries stored, messages sent, bots asked |
//! | [`room`](mod@room) | [`Room`]: opened, stepped |
//! | [`restore`] | a room from its journal |
//! | `journal` | what is written: facts |
//! | `facts` | how each fact changes the room; the same when it happens and when it is read again |
//! | `wishes` | whether what somebody asks for is allowed, and which fact it is |
//! | `settle` | what follows by itself: time that is up, votes that are complete, bots that are late |
//! | `people` | who belongs to the table, who sits where, who is there |
//! | `clocks` | how much time is left |
//! | `requests` | requests that were answered already |
//! | `digest` | a number for what everybody sees, to be written down |
//! | `play` | the game, whatever the edition |
//! | `second` | the position that is kept back for those who watch later |
//! | `thinking` | bots that are asked |
//! | [`talk`] | who speaks where, and who may read it |
//! | `quick` | tables of quick matches, whose games begin by themselves |
//! | `slow` | slow games: whose turn it is, people on vacation |
//! | [`ended`] | what came of the game |
//! | `telling` | what each device is told |
//!
//! A room knows no socket, no storage, no thread and no clock. Whoever owns it gives it one input at a time, stores what it
//! wants stored, and only then sends what it wants sent: nobody sees what could be lost.

mod clocks;
mod digest;
pub mod ended;
mod facts;
pub mod input;
mod journal;
pub mod output;
mod people;
mod play;
mod quick;
mod requests;
pub mod restore;
pub mod room;
mod second;
mod settle;
mod slow;
pub mod talk;
mod telling;
#[cfg(test)]
mod tests;
mod thinking;
mod wishes;

pub use ended::{Finished, FinishedSeat};
pub use input::{Device, Input};
pub use journal::{Owner, Quick, Sitting, without_name};
pub use output::{Append, Effect, Entry, Output, Parcel, Think};
pub use play::Job;
pub use restore::RestoreError;
pub use room::{Given, Opening, Room};
pub use slow::Turn;
pub use talk::Reading;
