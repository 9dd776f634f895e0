//! Static evaluation of a table.

use game::{Game, Seat};

/// A game whose tables can be evaluated.
///
/// The evaluation is that of a player on the seat: it may use what they see (`state.view(Viewer::Seat(seat))`), not the
/// rest of the state. Hidden cards come in only because the state was drawn at random from their view.
pub trait Evaluate: Game {
    /// How good the table looks to the seat; more is better. Only differences mean anything.
    fn evaluate(&self, seat: Seat) -> f64;
}
