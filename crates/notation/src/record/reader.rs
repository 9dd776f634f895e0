//! Reads a record that grows: a game in play that is told line by line.

use super::header::lines;
use super::replay::Replayed;
use super::text::{Verified, read_next, verify};
use super::{Family, RecordOf};
use crate::place::{Problem, Source};

/// A record that was read so far; more lines can be read after it.
#[derive(Clone)]
pub struct Reader<F: Family> {
    /// Its header, and what was read last.
    record: RecordOf<F>,
    game: Replayed<F>,
}

impl<F: Family> Reader<F> {
    /// Reads the beginning of a record: its header and what has happened until now.
    pub fn open(text: &str) -> Result<Self, Problem> {
        let Verified { mut record, state, .. } = verify::<F>("game", text)?;
        record.entries.clear();
        let game = Replayed::new(state, record.header.passes, &mut ());
        Ok(Self { record, game })
    }

    /// Reads what has happened since. Nothing has changed if something is wrong with it.
    pub fn read_on(&mut self, text: &str) -> Result<(), Problem> {
        let mut next = self.clone();
        // What is read here is written by these rules.
        let rules = next.record.header.edition.rules_revision();
        for (place, line) in lines(text) {
            read_next(line, place, rules, &mut next.game, &mut next.record)
                .map_err(|fault| Source { file: "game", text }.problem(fault))?;
        }
        next.record.entries.clear();
        *self = next;
        Ok(())
    }

    /// The state now, with everything that follows by itself.
    pub fn state(&self) -> F::Game {
        self.game.state.clone()
    }
}
