//! Why something was refused. Nothing has changed then.

use game::{Illegal, RuleId, Seat};
use thiserror::Error;

/// Why the table refused something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum TableError<R: RuleId> {
    /// The number of players is not that of the seats.
    #[error("{given} players for {seats} seats")]
    Players {
        /// Seats of the game.
        seats: u8,
        /// Players named.
        given: usize,
    },
    /// The set-up has not been made.
    #[error("the game has not begun")]
    NotStarted,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// Somebody else is asked.
    #[error("{seat} is not asked")]
    NotAsked {
        /// Who tried.
        seat: Seat,
    },
    /// The rules forbid it.
    #[error("{0}")]
    Illegal(Illegal<R>),
}
