//! What happens by itself, and how each step is written down.
//!
//! | what the game needs | what the table does | in the record |
//! |---|---|---|
//! | progress, a forced pass, a forced end of turn | `advance` | no |
//! | a die, a shuffle | asks its source of chance | yes |
//! | an answer, and only one is legal | gives it | yes |
//! | an answer, and all come to the same ([`crate::Automatic::Alike`]) | gives the first | yes |
//! | a decision, or the game is over | stops | |

use game::{BadOutcome, ChanceSource, Game, Illegal, Need, Outcome, OwnedOutcome, RecordEntry, Seat};

use crate::log::Seq;
use crate::table::Table;
use crate::undo::Before;

impl<G: Game> Table<G> {
    /// Runs everything that needs no decision.
    pub(crate) fn progress(&mut self) {
        loop {
            self.run_forced();
            let went_on = match self.state.need() {
                Need::Chance(chance) => {
                    let mut buffer = game::NO_ORDER;
                    let outcome = self.chance.answer(chance, &mut buffer);
                    self.resolve(outcome).is_ok()
                }
                Need::Decision(_) | Need::Together(..) => {
                    let answer = self.only_answer().or_else(|| self.alike_answer());
                    answer.is_some_and(|(seat, action)| self.carry_out(seat, action).is_ok())
                }
                Need::Progress | Need::Over => false,
            };
            if !went_on {
                return;
            }
        }
    }

    /// Runs what needs neither chance nor an answer.
    pub(crate) fn run_forced(&mut self) {
        loop {
            let moves_itself = match self.state.need() {
                Need::Progress => true,
                Need::Decision(_) | Need::Together(..) => self.state.is_idle(),
                Need::Chance(_) | Need::Over => false,
            };
            let from = self.log.next();
            if !moves_itself || !self.state.advance(&mut self.log) {
                return;
            }
            self.look_for_reveals(from);
        }
    }

    /// A seat that is asked and has one legal answer, with that answer.
    fn only_answer(&self) -> Option<(Seat, G::Action)> {
        let mut legal = Vec::new();
        self.state.need().asked().iter().find_map(|seat| {
            legal.clear();
            self.state.legal(seat, &mut legal);
            match legal.as_slice() {
                [only] => Some((seat, *only)),
                _ => None,
            }
        })
    }

    /// Whether the seat has at least two legal actions.
    pub(crate) fn has_choice(&self, seat: Seat) -> bool {
        let mut legal = Vec::new();
        self.state.legal(seat, &mut legal);
        legal.len() > 1
    }

    /// Carries out a decision, which can be taken back.
    pub(crate) fn decide(&mut self, seat: Seat, action: G::Action) -> Result<(), Illegal<G::Rule>> {
        let before = self.before(seat);
        self.apply(seat, action, before)
    }

    /// Carries out an action that is not a decision.
    pub(crate) fn carry_out(&mut self, seat: Seat, action: G::Action) -> Result<(), Illegal<G::Rule>> {
        self.apply(seat, action, None)
    }

    fn apply(&mut self, seat: Seat, action: G::Action, before: Option<Before<G>>) -> Result<(), Illegal<G::Rule>> {
        let from = self.log.next();
        self.state.apply(seat, action, &mut self.log)?;
        self.record.push(RecordEntry::Act { seat, action });
        self.remember(before);
        self.look_for_reveals(from);
        Ok(())
    }

    /// Takes the outcome of chance.
    pub(crate) fn resolve(&mut self, outcome: Outcome<'_>) -> Result<(), BadOutcome> {
        self.state.resolve(outcome, &mut self.log)?;
        self.record.push(RecordEntry::Chance(OwnedOutcome::from(outcome)));
        self.history.note_reveal();
        Ok(())
    }

    fn look_for_reveals(&mut self, from: Seq) {
        let (_, events) = self.log.since(from);
        let revealed = events.iter().any(|entry| G::reveals(&entry.event));
        if revealed {
            self.history.note_reveal();
        }
    }
}
