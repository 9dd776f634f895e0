//! What happens by itself, and how each step is written down.
//!
//! | what the game needs | what the table does | in the record |
//! |---|---|---|
//! | progress, a forced pass, a forced end of turn ([`Automatic::passes`]) | `advance` | no |
//! | a die, a shuffle | asks its source of chance | yes |
//! | an answer, and there is nothing to decide ([`Automatic::answer`]) | gives it | yes |
//! | a decision, or the game is over | stops | |

#[cfg(doc)]
use crate::automatic::Automatic;
use game::{BadOutcome, Game, Illegal, Need, Outcome, OwnedOutcome, RecordEntry, Seat};

use crate::log::{GROWTH, Seq};
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
                    let outcome = self.chance.draw(self.drawn, chance, &mut buffer);
                    self.resolve(outcome).is_ok()
                }
                Need::Decision(_) | Need::Together(..) => {
                    let answer = self.automatic.answer(&self.state);
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
            let from = self.log.next();
            if !self.automatic.passes(&self.state) || !self.state.advance(&mut self.log) {
                return;
            }
            self.note_events(from);
        }
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
        self.write_down(RecordEntry::Act { seat, action });
        self.remember(before);
        self.note_events(from);
        Ok(())
    }

    /// Takes the outcome of chance.
    pub(crate) fn resolve(&mut self, outcome: Outcome<'_>) -> Result<(), BadOutcome> {
        let from = self.log.next();
        self.state.resolve(outcome, &mut self.log)?;
        self.write_down(RecordEntry::Chance(OwnedOutcome::from(outcome)));
        self.drawn += 1;
        self.history.note_reveal();
        self.note_events(from);
        Ok(())
    }

    /// Adds an entry to the record, which makes room for a few more at a time: twice as many as there are would be mostly
    /// empty at thousands of tables.
    fn write_down(&mut self, entry: RecordEntry<G::Action>) {
        if self.record.len() == self.record.capacity() {
            self.record.reserve_exact(GROWTH);
        }
        self.record.push(entry);
    }

    /// Counts what each viewer saw of the events since this number, and looks whether something was revealed.
    fn note_events(&mut self, from: Seq) {
        let (_, events) = self.log.since(from);
        self.counts.note::<G>(events);
        if events.iter().any(|entry| G::reveals(&entry.event)) {
            self.history.note_reveal();
        }
    }
}
