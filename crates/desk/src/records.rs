//! Records of any game: read, printed, played through.

use dice::VerifiedDice;
use game::{Need, Seat, Viewer};
use notation::Problem;
use notation::record::{self, Family as Written, GameResult, RecordOf, Replay};

use crate::family::Family;
use crate::replay::{DiceCheck, RoundPoints};

/// A played game of this family.
pub(crate) type Record<F> = RecordOf<<F as Family>::Notation>;

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

/// Reads a record and plays it through; says also whether its dice are fair, if that can be known.
pub(crate) fn verify<F: Family>(file: &str, text: &str) -> Result<(Record<F>, Option<DiceCheck>), Problem> {
    let verified = record::verify::<F::Notation>(file, text)?;
    let dice = verified.dice.map(|found| match found {
        Ok(VerifiedDice { shuffles, dice, words, missing }) => DiceCheck::Fair { shuffles, dice, words, missing },
        Err(problem) => DiceCheck::Unfit { line: problem.line },
    });
    Ok((verified.record, dice))
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

/// What a bot is asked in this state: what it sees and what it may do.
pub fn question<F: Family>(state: &F, seat: Seat) -> Option<(F::View, Vec<F::Action>)> {
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    (!legal.is_empty()).then(|| (state.view(Viewer::Seat(seat)), legal))
}
