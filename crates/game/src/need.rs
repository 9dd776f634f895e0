//! What a game waits for.

use crate::chance::Chance;
use crate::seat::{Seat, SeatSet};

/// What must come from outside before the game can go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need<D> {
    /// One seat decides.
    Decision(D),
    /// Several seats decide at the same time, in any order; these have not answered yet.
    Together(SeatSet, D),
    /// A die or a shuffle.
    Chance(Chance),
    /// Nothing is asked: the game stands between two points and goes on by itself when the driver
    /// calls `advance`.
    Progress,
    /// The game is over.
    Over,
}

impl<D: Ask> Need<D> {
    /// Whether this seat is asked now.
    pub fn asks(&self, seat: Seat) -> bool {
        match self {
            Self::Decision(decision) => decision.seat() == seat,
            Self::Together(seats, _) => seats.contains(seat),
            Self::Chance(_) | Self::Progress | Self::Over => false,
        }
    }

    /// Everybody who is asked now.
    pub fn asked(&self) -> SeatSet {
        match self {
            Self::Decision(decision) => SeatSet::only(decision.seat()),
            Self::Together(seats, _) => *seats,
            Self::Chance(_) | Self::Progress | Self::Over => SeatSet::EMPTY,
        }
    }
}

/// A decision knows whom it asks and whether it is the action of a turn or the answer to a question.
pub trait Ask {
    /// The seat that is asked (of several: the one this copy is about).
    fn seat(&self) -> Seat;

    /// Whether an answer to a question is wanted, not an action of a turn.
    fn is_question(&self) -> bool;
}
