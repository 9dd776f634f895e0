//! What a bot is.

use game::{Game, Seat};

/// A player that is a program.
pub trait Bot<G: Game>: Send {
    /// Its name in the registry.
    fn name(&self) -> &'static str;

    /// Chooses one of the legal actions of the seat from what the seat sees. `legal` is never empty.
    ///
    /// The seat is given because a view does not say in general who its viewer is, and several seats may be asked at
    /// once.
    fn choose(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action;
}
