//! Records of any game: read to go on with, written, played through.

use game::{Need, OwnedOutcome, RecordEntry, Seat, Viewer};
use notation::Problem;
use notation::record::{self, Entry, Family as Written, GameResult, RecordOf, Recorder, Replay};

use crate::desk::DeskError;
use crate::family::Family;
use crate::replay::RoundPoints;

/// A played game of this family.
pub(crate) type Record<F> = RecordOf<<F as Family>::Notation>;

/// A record that was read: everything a table needs to go on with it.
pub struct Opened<F: Family> {
    /// The set-up.
    pub config: F::Config,
    /// The state before the first entry.
    pub first: F,
    /// The position it began with, as records write it.
    pub position: Option<String>,
    /// What happened.
    pub entries: Vec<RecordEntry<F::Action>>,
}

/// Everything that happened in a record.
pub(crate) struct Shot<F: Family> {
    pub(crate) first: F,
    /// What happened by itself before the first entry.
    pub(crate) opening: Vec<F::Event>,
    /// What each entry led to.
    pub(crate) steps: Vec<Vec<F::Event>>,
    pub(crate) last: F,
    /// The points at the end of every round, where the views do not hold them.
    pub(crate) points: Vec<RoundPoints>,
}

/// Reads a record to go on with it.
pub fn open<F: Family>(text: &str) -> Result<Opened<F>, DeskError> {
    let record = record::parse::<F::Notation>("game", text).map_err(DeskError::Record)?;
    let config = record::config_of::<F::Notation>(&record).map_err(DeskError::Setup)?;
    let first = record::first_state::<F::Notation>(&record).map_err(|_| DeskError::Seats)?;
    // An order counts the cards that are shuffled at that moment, so the game is played along.
    let mut replay = Replay::<F::Notation>::new(&record).map_err(|_| DeskError::Seats)?;
    let mut entries = Vec::with_capacity(record.entries.len());
    while let Some(entry) = replay.upcoming() {
        entries.push(match entry {
            Entry::Shuffle(cards) => {
                let order = record::order_in(&F::Notation::to_shuffle(replay.state()), cards).unwrap_or_default();
                RecordEntry::Chance(OwnedOutcome::Order(order))
            }
            Entry::Die(die) => RecordEntry::Chance(OwnedOutcome::Die(*die)),
            Entry::Act { seat, action } => RecordEntry::Act { seat: *seat, action: *action },
        });
        replay.step().map_err(|_| DeskError::Seats)?;
    }
    Ok(Opened { config, first, position: record.header.position.clone(), entries })
}

/// A game as the text of a record.
pub(crate) fn write<F: Family>(
    config: &F::Config,
    names: Vec<String>,
    position: Option<String>,
    entries: &[RecordEntry<F::Action>],
) -> String {
    let mut recorder = Recorder::<F::Notation>::new(config, names).from_position(position);
    for entry in entries {
        match entry {
            RecordEntry::Chance(outcome) => recorder.outcome(outcome.as_outcome()),
            RecordEntry::Act { seat, action } => recorder.action(*seat, *action),
        }
    }
    // A record of a game in play always prints: it was played.
    record::print::<F::Notation>(recorder.record()).unwrap_or_default()
}

/// Reads a record and plays it through.
pub(crate) fn verify<F: Family>(file: &str, text: &str) -> Result<Record<F>, Problem> {
    Ok(record::verify::<F::Notation>(file, text)?.record)
}

/// Everything that happened; nothing of a record that was not verified.
pub(crate) fn shoot<F: Family>(record: &Record<F>) -> Option<Shot<F>> {
    let mut replay = Replay::<F::Notation>::new(record).ok()?;
    let first = record::first_state::<F::Notation>(record).ok()?;
    let opening = replay.opening().to_vec();
    let (mut steps, mut points) = (Vec::new(), Vec::new());
    while let Ok(Some(events)) = replay.step() {
        points.extend(F::round_points(replay.state(), &events));
        steps.push(events);
    }
    Some(Shot { first, opening, steps, last: replay.state().clone(), points })
}

/// The state before this entry.
pub(crate) fn before<F: Family>(record: &Record<F>, entry: usize) -> Option<F> {
    let mut replay = Replay::<F::Notation>::new(record).ok()?;
    while replay.entries_done() < entry {
        replay.step().ok()??;
    }
    Some(replay.state().clone())
}

/// The text of a record up to this entry, or all of it with its result.
pub(crate) fn print<F: Family>(record: &Record<F>, entries: Option<usize>) -> Option<String> {
    let mut record = record.clone();
    record.result = None;
    match entries {
        Some(entries) => record.entries.truncate(entries),
        None => {
            let last = Replay::<F::Notation>::new(&record).and_then(Replay::finish).ok();
            let over = last.filter(|state| state.need() == Need::Over);
            record.result = over.map(|state| GameResult::of(&state.standings()));
        }
    }
    record::print::<F::Notation>(&record).ok()
}

/// An action in the words of records.
pub fn write_action<F: Family>(view: &F::View, seat: Seat, action: F::Action) -> String {
    F::Notation::write_action(view, seat, action)
}

/// The first of the actions these words mean.
pub fn read_action<F: Family>(view: &F::View, text: &str) -> Option<F::Action> {
    F::Notation::read_action(view, text).ok()?.into_iter().next()
}

/// What a bot is asked when this has happened: what it sees and what it may do.
pub fn question<F: Family>(text: &str, seat: Seat) -> Option<(F::View, Vec<F::Action>)> {
    let record = record::parse::<F::Notation>("game", text).ok()?;
    let mut state = Replay::<F::Notation>::new(&record).and_then(Replay::finish).ok()?;
    while state.advance(&mut ()) {}
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    (!legal.is_empty()).then(|| (state.view(Viewer::Seat(seat)), legal))
}
