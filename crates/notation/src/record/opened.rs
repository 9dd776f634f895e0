//! A record that is read to go on with the game.

use game::{Game, OwnedOutcome, RecordEntry, Seat};

use super::{ActionOf, ConfigOf, Entry, Family, Header, Passes, Replay, config_of, first_state, verify};
use crate::place::{Fault, Place, Problem, Source};

/// A game that was read: everything a table needs to go on with it.
pub struct Opened<F: Family> {
    /// What is known about it: who sits where, the seed of the dice to come, the position it began with.
    pub header: Header,
    /// The set-up.
    pub config: ConfigOf<F>,
    /// The state before the first entry.
    pub first: F::Game,
    /// What happened.
    pub entries: Vec<RecordEntry<ActionOf<F>>>,
    /// Whether it was played to its end.
    pub is_over: bool,
}

/// Reads a record to go on with the game at one screen, where whoever has nothing to do is passed and the dice are new ones:
/// lines that only say so are left out, and so is what the old dice were made of. What is wrong is said with its line.
pub fn open<F: Family>(file: &str, text: &str) -> Result<Opened<F>, Problem> {
    let verified = verify::<F>(file, text)?;
    let is_over = verified.is_over();
    let mut record = verified.record;
    // It was replayed, so none of this is wrong; if it were, the place would not be known any more.
    let wrong = |error: String| Source { file, text }.problem(Fault::new(Place::START, error));
    let config = config_of::<F>(&record).map_err(|error| wrong(error.to_string()))?;
    let first = first_state::<F>(&record).map_err(|error| wrong(error.to_string()))?;
    // An order counts the cards that are shuffled at that moment, so the game is played along.
    let mut replay = Replay::<F>::new(&record).map_err(|error| wrong(error.to_string()))?;
    let mut entries = Vec::with_capacity(record.entries.len());
    while let Some(entry) = replay.upcoming() {
        let is_pass = matches!(entry, Entry::Act { seat, .. } if is_forced(replay.state(), *seat));
        let passed = is_pass && record.header.passes == Passes::Open;
        entries.extend((!passed).then_some(match entry {
            Entry::Shuffle(_) => {
                let order = replay.order().ok_or_else(|| wrong("these are not the cards to shuffle".to_owned()))?;
                RecordEntry::Chance(OwnedOutcome::Order(order))
            }
            Entry::Die(die) => RecordEntry::Chance(OwnedOutcome::Die(*die)),
            Entry::Act { seat, action } => RecordEntry::Act { seat: *seat, action: *action },
        }));
        replay.step().map_err(|error| wrong(error.to_string()))?;
    }
    record.header.passes = Passes::All;
    record.header.dice = None;
    Ok(Opened { header: record.header, config, first, entries, is_over })
}

/// Whether the seat has nothing to do and would be passed.
fn is_forced<G: Game>(state: &G, seat: Seat) -> bool {
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    state.is_idle() && legal.len() == 1
}
