//! Records of whatever game: what every family does with them alike.

use game::{Game, Need, Seat};
use notation::Problem;
use notation::record::{self, Entry, GameResult, RecordOf, Recorder, Replay};
use table::{OwnedOutcome, RecordEntry};

use crate::desk::DeskError;
use crate::family::{Family, Opened, Shot};

/// Reads a record to go on with it.
pub(crate) fn open<F: Family, R: record::Family<Game = F>>(text: &str) -> Result<Opened<F>, DeskError> {
    let record = record::parse::<R>("game", text).map_err(DeskError::Record)?;
    let config = record::config_of::<R>(&record).map_err(DeskError::Setup)?;
    let first = record::first_state::<R>(&record).map_err(|_| DeskError::Seats)?;
    let mut replay = Replay::<R>::new(&record).map_err(|_| DeskError::Seats)?;
    let mut entries = Vec::with_capacity(record.entries.len());
    while let Some(entry) = replay.upcoming() {
        entries.push(match entry {
            Entry::Shuffle(_) => RecordEntry::Chance(OwnedOutcome::Order(replay.next_order().unwrap_or_default())),
            Entry::Die(die) => RecordEntry::Chance(OwnedOutcome::Die(*die)),
            Entry::Act { seat, action } => RecordEntry::Act { seat: *seat, action: *action },
        });
        replay.step().map_err(|_| DeskError::Seats)?;
    }
    Ok(Opened { first, position: record.header.position.clone(), entries, config })
}

/// A game as the text of a record.
pub(crate) fn write<F: Family, R: record::Family<Game = F>>(
    config: &F::Config,
    names: Vec<String>,
    position: Option<String>,
    entries: &[RecordEntry<F::Action>],
) -> String {
    let mut recorder = Recorder::<R>::new(config, names).from_position(position);
    for entry in entries {
        match entry {
            RecordEntry::Chance(outcome) => recorder.outcome(outcome.as_outcome()),
            RecordEntry::Act { seat, action } => recorder.action(*seat, *action),
        }
    }
    // A record of a game in play always prints: it was played.
    record::print::<R>(recorder.record()).unwrap_or_default()
}

/// Reads a record and plays it through.
pub(crate) fn verify<R: record::Family>(file: &str, text: &str) -> Result<RecordOf<R>, Problem> {
    Ok(record::verify::<R>(file, text)?.record)
}

/// The names of the players, seat by seat; what is missing is empty.
pub(crate) fn names<R: record::Family>(record: &RecordOf<R>) -> Vec<String> {
    let name = |seat: Seat| record.header.names.get(seat.index()).cloned().unwrap_or_default();
    Seat::all(record.header.seats).map(name).collect()
}

/// Everything that happened; nothing of a record that was not verified.
pub(crate) fn shoot<F: Family, R: record::Family<Game = F>>(record: &RecordOf<R>) -> Option<Shot<F>> {
    let mut replay = Replay::<R>::new(record).ok()?;
    let opening = replay.opening().to_vec();
    let mut steps = Vec::new();
    while let Ok(Some(events)) = replay.step() {
        steps.push(events);
    }
    Some(Shot { first: record::first_state::<R>(record).ok()?, opening, steps, last: replay.state().clone() })
}

/// The text of a record up to this entry, or all of it with its result.
pub(crate) fn print<R: record::Family>(record: &RecordOf<R>, entries: Option<usize>) -> Option<String> {
    let mut record = record.clone();
    record.result = None;
    match entries {
        Some(entries) => record.entries.truncate(entries),
        None => {
            let last = Replay::<R>::new(&record).and_then(Replay::finish).ok();
            record.result =
                last.filter(|state| state.need() == Need::Over).map(|state| GameResult::of(&state.standings()));
        }
    }
    record::print::<R>(&record).ok()
}
