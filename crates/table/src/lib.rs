//! One table in play. Pure: no I/O, no clock, no threads; terminal, browser and server share it.
//!
//! | module | what it holds |
//! |---|---|
//! | [`table`](mod@table) | [`Table`]: created from a [`Setup`], asked, acted upon |
//! | `alike` | questions whose answers all come to the same |
//! | `progress` | what happens by itself: dice, forced passes, questions with one answer |
//! | [`prompt`] | what is asked of whom |
//! | [`log`] | events with numbers, shown to each viewer as they see them |
//! | [`replay`] | a table from a record |
//! | [`undo`] | taking back |
//! | [`clock`] | time as data |
//! | [`driver`] | bots at the table, and hints |
//! | [`error`] | why something was refused |
//!
//! The state of the game never leaves the table: viewers get a `View`, `SeenEvent`s and a [`Prompt`].

mod alike;
pub mod clock;
pub mod driver;
pub mod error;
pub mod log;
mod progress;
pub mod prompt;
pub mod replay;
pub mod table;
pub mod undo;

pub use alike::Automatic;
pub use clock::{Clocks, Millis, TimeControl};
pub use error::TableError;
pub use game::{Occupant, OwnedOutcome, RecordEntry};
pub use log::{News, NumberedEvent, Seq};
pub use prompt::{Prompt, Waiting};
pub use replay::{ReplayError, ReplayProblem};
pub use table::{Acted, Setup, Table};
pub use undo::{UndoPolicy, UndoRefused, Undone};
