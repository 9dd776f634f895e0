//! What is asked of whom.

use game::{Seat, SeatSet};

/// What a seat is asked, with everything it may answer: a decision `D` and actions `A` of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prompt<D, A> {
    /// Who is asked.
    pub seat: Seat,
    /// What about.
    pub decision: D,
    /// Whether an answer to a question is wanted, not an action of a turn.
    pub is_question: bool,
    /// What is legal: at least two actions, unless a record was replayed up to here or the table hides that there is one
    /// ([`crate::Automatic::Open`]).
    pub legal: Vec<A>,
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waiting<D> {
    /// For [`crate::Table::start`]: the set-up has not been made, or a record ended before a die.
    Start,
    /// For a decision.
    Decision {
        /// Who has not answered yet.
        asked: SeatSet,
        /// What about.
        decision: D,
    },
    /// For nothing: the game is over.
    Over,
}
