//! The record of a game: chance outcomes and actions in order.
//!
//! Outcomes, not seeds, are written, so that a record replays for ever. Automatic passes and ends of turns are not in it;
//! questions with one possible answer are, as the rules for records ask.

use crate::chance::Outcome;
use crate::seat::Seat;

/// One entry of a record.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum RecordEntry<A> {
    /// A die or a shuffle.
    Chance(OwnedOutcome),
    /// An action or an answer.
    Act {
        /// Whose.
        seat: Seat,
        /// What.
        action: A,
    },
}

/// What chance gave, to keep.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum OwnedOutcome {
    /// The face of the die, from 1.
    Die(u8),
    /// Which card comes first, second, ...
    Order(Vec<u16>),
}

impl OwnedOutcome {
    /// The outcome as a game takes it.
    pub fn as_outcome(&self) -> Outcome<'_> {
        match self {
            Self::Die(face) => Outcome::Die(*face),
            Self::Order(order) => Outcome::Order(order),
        }
    }
}

impl From<Outcome<'_>> for OwnedOutcome {
    fn from(outcome: Outcome<'_>) -> Self {
        match outcome {
            Outcome::Die(face) => Self::Die(face),
            Outcome::Order(order) => Self::Order(order.to_vec()),
        }
    }
}
