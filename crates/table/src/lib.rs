//! One table in play. Pure: no I/O, no clock, no threads; terminal, browser and server share it.
//!
//! | module | what it holds |
//! |---|---|
//! | [`table`](mod@table) | [`Table`]: created from a [`Setup`], asked, acted upon |
//! | [`automatic`] | which questions the table answers by itself |
//! | `alike` | questions whose answers all come to the same |
//! | `seeded` | dice from a seed; other sources of chance come from outside |
//! | `progress` | what happens by itself: dice, forced passes, questions with one answer |
//! | [`prompt`] | what is asked of whom |
//! | [`log`] | events with numbers, shown to each viewer as they see them |
//! | `counts` | numbers of their own for every viewer |
//! | [`replay`] | a table from a record |
//! | [`undo`] | taking back |
//! | [`back`] | going back further, by consent |
//! | [`clock`] | time as data |
//! | [`driver`] | bots at the table, and hints |
//! | [`error`] | why something was refused |
//!
//! The state of the game never leaves the table: viewers get a `View`, `SeenEvent`s and a [`Prompt`].

mod alike;
pub mod automatic;
pub mod back;
pub mod clock;
mod counts;
pub mod driver;
pub mod error;
pub mod log;
mod progress;
pub mod prompt;
pub mod replay;
mod seeded;
pub mod table;
pub mod undo;

pub use automatic::Automatic;
pub use clock::{Clocks, Millis, TimeControl};
pub use error::TableError;
pub use game::{NumberedChance, Occupant, OwnedOutcome, RecordEntry};
pub use log::{News, NumberedEvent, Seq};
pub use prompt::{Prompt, Waiting};
pub use replay::{ReplayError, ReplayProblem};
pub use table::{Acted, Setup, Table};
pub use undo::{UndoPolicy, UndoRefused, Undone};
