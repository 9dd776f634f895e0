//! Taking back: free until something hidden appeared or somebody else decided.
//!
//! Before each decision the table keeps the state. What happened by itself after the decision (forced passes, questions
//! with one answer) goes back with it.

use std::collections::VecDeque;

use game::{Game, NumberedChance, Occupant, RecordEntry, Seat, SeatSet};
use thiserror::Error;

use crate::clock::Millis;
use crate::log::Seq;
use crate::table::Table;

/// What may be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum UndoPolicy {
    /// The seat's own last decision, if nothing hidden was revealed and nobody else decided since.
    #[default]
    Strict,
    /// The same for a table among thousands: no former state is kept, it is played again from the record when it is wanted.
    StrictReplayed,
    /// Everything up to the person's last decision, also dice, cards drawn and moves of bots; for solo play. The same dice
    /// fall again.
    Casual,
}

/// Why nothing was taken back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum UndoRefused {
    /// The seat has not decided anything that is still known.
    #[error("there is nothing to undo")]
    NothingToUndo,
    /// A die was rolled, cards were drawn or shuffled, or something was uncovered since.
    #[error("something hidden has been revealed since")]
    HiddenRevealed,
    /// Somebody else has decided since.
    #[error("someone else has decided since")]
    OthersActed,
}

/// What was taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Undone {
    /// How many entries left the record.
    pub entries: usize,
    /// Events from this number on have not happened.
    pub from: Seq,
}

/// The most decisions a casual table keeps.
const KEPT: usize = 128;

/// Decisions that may be taken back, the oldest first.
pub(crate) struct History<G> {
    policy: UndoPolicy,
    decisions: VecDeque<Before<G>>,
    /// Who decided something that can never be taken back any more.
    sealed: SeatSet,
}

/// The table before a decision.
pub(crate) struct Before<G> {
    seat: Seat,
    /// The state and the source of chance; nothing, and no room for it, where they are played again.
    kept: Option<Box<(G, Box<dyn NumberedChance>)>>,
    seq: Seq,
    entries: usize,
}

impl<G> History<G> {
    pub(crate) fn new(policy: UndoPolicy) -> Self {
        Self { policy, decisions: VecDeque::new(), sealed: SeatSet::EMPTY }
    }

    pub(crate) fn policy(&self) -> UndoPolicy {
        self.policy
    }

    /// Nothing that was decided so far can be taken back alone.
    pub(crate) fn forget(&mut self) {
        for decision in self.decisions.drain(..) {
            self.sealed.insert(decision.seat);
        }
    }

    /// Notes that something was revealed: a strict table goes back no further than this.
    pub(crate) fn note_reveal(&mut self) {
        if self.policy != UndoPolicy::Casual {
            self.forget();
        }
    }

    /// The place of the decision that the seat may take back.
    fn find(&self, seat: Seat) -> Result<usize, UndoRefused> {
        let Some(place) = self.decisions.iter().rposition(|before| before.seat == seat) else {
            let is_sealed = self.sealed.contains(seat);
            return Err(if is_sealed { UndoRefused::HiddenRevealed } else { UndoRefused::NothingToUndo });
        };
        if place + 1 < self.decisions.len() { Err(UndoRefused::OthersActed) } else { Ok(place) }
    }
}

impl<G: Game> Table<G> {
    /// Takes back the last decision of the seat, or says why that cannot be.
    pub fn undo(&mut self, seat: Seat, now: Millis) -> Result<Undone, UndoRefused> {
        let place = self.history.find(seat)?;
        let Some(before) = self.history.decisions.remove(place) else { return Err(UndoRefused::NothingToUndo) };
        let Some((state, chance)) = before.kept.map(|kept| *kept) else {
            return self.rewind_to(before.entries, now).map_err(|_| UndoRefused::NothingToUndo);
        };
        let undone = Undone { entries: self.record.len() - before.entries, from: before.seq };
        (self.state, self.chance) = (state, chance);
        self.counts.rewind::<G>(self.log.since(before.seq).1);
        self.log.rewind(before.seq);
        let taken_back = self.record.drain(before.entries..);
        self.drawn -= taken_back.filter(|entry| matches!(entry, RecordEntry::Chance(_))).count() as u64;
        if let Some(clocks) = &mut self.clocks {
            clocks.take_back(seat);
        }
        self.set_clocks_running(now);
        Ok(undone)
    }

    /// Allows more or less to be taken back from now on. What was decided before is final if less is allowed.
    pub fn set_undo_policy(&mut self, policy: UndoPolicy) {
        self.history.policy = policy;
        self.history.note_reveal();
    }

    /// Whether the seat could take back its last decision now.
    pub fn can_undo(&self, seat: Seat) -> Result<(), UndoRefused> {
        self.history.find(seat).map(|_| ())
    }

    /// Keeps the table as it stands before a decision of the seat. On a casual table bots do not count as others.
    pub(crate) fn before(&self, seat: Seat) -> Option<Before<G>> {
        let is_bot = self.occupant(seat).is_some_and(Occupant::is_bot);
        if self.history.policy == UndoPolicy::Casual && is_bot {
            return None;
        }
        let (seq, entries) = (self.log.next(), self.record.len());
        let is_kept = self.history.policy != UndoPolicy::StrictReplayed;
        let kept = is_kept.then(|| Box::new((self.state.clone(), self.chance.boxed_clone())));
        Some(Before { seat, kept, seq, entries })
    }

    /// Puts a decision that was made into the history.
    pub(crate) fn remember(&mut self, before: Option<Before<G>>) {
        let decisions = &mut self.history.decisions;
        if self.history.policy == UndoPolicy::Casual && decisions.len() >= KEPT {
            decisions.pop_front();
        }
        decisions.extend(before);
    }
}
