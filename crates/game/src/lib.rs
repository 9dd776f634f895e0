//! The contract every edition of Pangea fulfils.
//!
//! | module | what it holds |
//! |---|---|
//! | [`bits`] | sets of traits and of states, made by macros |
//! | [`seat`] | places at the table, sets of them, data kept per seat |
//! | [`need`] | what a game waits for: a decision, several at once, chance, its own progress, nothing |
//! | [`chance`] | dice and shuffles as needs, their outcomes, and sources of outcomes |
//! | [`event`] | facts sent to a sink, and the viewers they are shown to |
//! | [`fingerprint`] | a number that stands for what a viewer sees |
//! | [`rule`] | rule ids as types |
//! | [`refusal`] | why an action is not legal: the first reason or all of them |
//! | [`occupant`] | who sits on a seat |
//! | `hand` | the cards of a hand, counted by kind |
//! | [`order`] | sorting of short lists |
//! | [`record`] | what a played game is made of: outcomes of chance and actions, in order |
//! | [`standing`] | points, tie-breaks and winners |
//! | `travel` | how seats, sets and traits are written where they travel |
//! | `schema` | how they are described, for documentation |
//! | [`contract`] | the trait [`Game`] that ties them together |
//!
//! Nothing in this crate knows a game.

pub mod bits;
pub mod chance;
pub mod contract;
pub mod event;
pub mod fingerprint;
mod hand;
pub mod need;
pub mod occupant;
pub mod order;
pub mod record;
pub mod refusal;
pub mod rule;
mod schema;
pub mod seat;
pub mod standing;
mod travel;

pub use chance::{
    BadOutcome, Chance, ChanceSource, MAX_SHUFFLE, NO_ORDER, NumberedChance, OrderBuffer, Outcome, below,
};
pub use contract::{ActionList, Game};
pub use event::{EventSink, Viewer};
pub use fingerprint::Fingerprint;
pub use need::{Ask, Need};
pub use occupant::Occupant;
pub use record::{OwnedOutcome, RecordEntry};
pub use refusal::{AllReasons, FirstReason, Illegal, Reason, Refusals, Verdict};
pub use rule::RuleId;
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use standing::Standings;

// For the macros of this crate.
#[cfg(feature = "schema")]
#[doc(hidden)]
pub use schemars;
#[doc(hidden)]
pub use serde;
