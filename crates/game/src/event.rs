//! Facts sent to a sink, and the viewers they are shown to.

use serde::{Deserialize, Serialize};

use crate::seat::Seat;

/// Takes the events of a game in order.
pub trait EventSink<E> {
    /// Whether anybody listens; work that only serves events may be left out otherwise.
    const LISTENS: bool = true;

    /// Takes one event.
    fn emit(&mut self, event: E);
}

/// Nobody listens: compiles to nothing, for playouts.
impl<E> EventSink<E> for () {
    const LISTENS: bool = false;

    #[inline(always)]
    fn emit(&mut self, _event: E) {}
}

impl<E> EventSink<E> for Vec<E> {
    fn emit(&mut self, event: E) {
        self.push(event);
    }
}

/// Somebody who sees the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A player, with what they alone may see.
    Seat(Seat),
    /// Somebody who sees only what everybody sees.
    Spectator,
}

impl Viewer {
    /// Whether the viewer sits on this seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}
