//! Bots at the table, and hints. The table runs no bot itself: whoever holds it lends the choice.

use game::{Game, Occupant, Seat, Viewer};

use crate::clock::Millis;
use crate::error::TableError;
use crate::table::{Acted, Table};

impl<G: Game> Table<G> {
    /// A bot that is asked, if one is.
    pub fn next_bot(&self) -> Option<Seat> {
        self.state.need().asked().iter().find(|&seat| self.occupant(seat).is_some_and(Occupant::is_bot))
    }

    /// Lets the next bot decide once: `choose` gets its seat, what it sees and what is legal. `None` if no bot is asked.
    pub fn bot_turn(
        &mut self,
        now: Millis,
        choose: impl FnOnce(Seat, &G::View, &[G::Action]) -> G::Action,
    ) -> Option<Result<Acted, TableError<G::Rule>>> {
        let seat = self.next_bot()?;
        let action = self.hint(seat, choose)?;
        Some(self.act(seat, action, now))
    }

    /// Lets bots decide until a person is asked and no bot, or the game is over. Returns how often a bot decided.
    pub fn run_bots(
        &mut self,
        now: Millis,
        mut choose: impl FnMut(Seat, &G::View, &[G::Action]) -> G::Action,
    ) -> Result<usize, TableError<G::Rule>> {
        let mut decisions = 0;
        while let Some(acted) = self.bot_turn(now, &mut choose) {
            acted?;
            decisions += 1;
        }
        Ok(decisions)
    }

    /// What `choose` would do on this seat, from what the seat sees; nothing happens. `None` if the seat is not asked.
    pub fn hint(
        &self,
        seat: Seat,
        choose: impl FnOnce(Seat, &G::View, &[G::Action]) -> G::Action,
    ) -> Option<G::Action> {
        let prompt = self.prompt(seat)?;
        Some(choose(seat, &self.view(Viewer::Seat(seat)), &prompt.legal))
    }
}
