//! Going back further than a player may alone: to where the record was shorter, past dice and what others did.
//!
//! Nobody but the people at the table can allow that, so the table does not ask. The past is not kept for it: it is played
//! again from the record. The same needs for chance give the same outcomes afterwards.

use game::{Game, Need, RecordEntry, Viewer};
use rand_core::Rng;

use crate::clock::Millis;
use crate::log::Seq;
use crate::replay::ReplayError;
use crate::table::{Setup, Table};
use crate::undo::{UndoPolicy, Undone};

impl<G: Game> Table<G> {
    /// Takes back everything after this many entries of the record. Numbers of events go on as after [`Table::undo`].
    pub fn go_back(&mut self, entries: usize, now: Millis) -> Result<Undone, ReplayError<G::Rule>> {
        let undone = self.rewind_to(entries, now)?;
        // What could be taken back alone is decided anew from here on.
        self.history.forget();
        Ok(undone)
    }

    /// Plays the record again up to this many entries.
    pub(crate) fn rewind_to(&mut self, entries: usize, now: Millis) -> Result<Undone, ReplayError<G::Rule>> {
        let entries = entries.min(self.record.len());
        if !self.log.is_whole() {
            self.log = self.played_again()?.log;
        }
        let past = self.played_up_to(entries)?;
        let from: Seq = self.log.number_at(past.log.len());
        self.counts.rewind::<G>(self.log.since(from).1);
        self.log.rewind(from);
        let undone = Undone { entries: self.record.len() - entries, from };
        self.record.truncate(entries);
        self.drawn = self.record.iter().filter(|entry| matches!(entry, RecordEntry::Chance(_))).count() as u64;
        (self.state, self.chance) = (past.state, past.chance);
        self.set_clocks_running(now);
        Ok(undone)
    }

    /// Keeps only the last events if [`UndoPolicy::StrictReplayed`] keeps no states either: who wants older ones gets them
    /// from the record, played again. [`Table::seen_since`] lacks them then; [`Table::news`] does not.
    pub fn drop_old_events(&mut self) {
        if self.history.policy() == UndoPolicy::StrictReplayed {
            self.log.drop_old();
        }
    }

    /// The table as its record tells it, with all events.
    pub(crate) fn played_again(&self) -> Result<Self, ReplayError<G::Rule>> {
        self.played_up_to(self.record.len())
    }

    fn played_up_to(&self, entries: usize) -> Result<Self, ReplayError<G::Rule>> {
        let setup = Setup {
            config: self.config.clone(),
            occupants: self.occupants.clone(),
            seed: 0,
            undo: self.history.policy(),
            automatic: self.automatic,
            clocks: None,
        };
        Self::replay_all(self.position.clone(), setup, self.chance.boxed_clone(), &self.record[..entries])
    }

    /// Whether several seats decide at the same time, or did and one of them has not finished.
    pub fn is_together(&self) -> bool {
        matches!(self.state.need(), Need::Together(..))
    }

    /// For tests of secrecy: changes everything that the viewer cannot see into something else that they could not
    /// distinguish. What was decided before cannot be taken back any more.
    #[doc(hidden)]
    pub fn another_world(&mut self, viewer: Viewer, rng: &mut impl Rng) {
        if let (false, Ok(again)) = (self.log.is_whole(), self.played_again()) {
            self.log = again.log;
        }
        self.state = G::determinize(&self.state.view(viewer), rng);
        // The record belongs to the world as it was, so from here on former states are kept.
        self.set_undo_policy(UndoPolicy::Strict);
    }

    /// What is counted of the state for statistics of the game. Nothing of it may be told before the game is over.
    pub fn count<T>(&self, look: impl FnOnce(&G) -> T) -> T {
        look(&self.state)
    }
}
