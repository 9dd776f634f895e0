//! From a record to its text and back.

use dice::VerifiedDice;
use game::{Game, Need, Viewer};

use super::fair::recompute;
use super::header::{lines, number, read_header, read_result};
use super::replay::Replayed;
use super::setup::{SHUFFLE, read_cards, read_start};
use super::{
    Deck, Entry, EntryOf, Family, GameResult, Line, Misfit, Record, RecordOf, Replay, ReplayError, RuleOf, Said,
};
use crate::fields::seat_of;
use crate::place::{Cause, Fault, Place, Problem, Reading, Source};

/// A record as text. It is replayed for that, because words for actions depend on what lies on the table.
pub fn print<F: Family>(record: &RecordOf<F>) -> Result<String, ReplayError<RuleOf<F>>> {
    let mut text = record.header.to_string();
    let mut replay = Replay::<F>::new(record)?;
    while let Some(said) = next_line(&replay) {
        text.push_str(&said.words);
        text.push('\n');
        for _ in 0..said.entries.max(1) {
            replay.step()?;
        }
    }
    if let Some(result) = &record.result {
        text.push_str(&format!("result: {result}\n"));
    }
    Ok(text)
}

/// The line for the entry that comes next, and for those after it that stand in the same line.
pub(super) fn next_line<F: Family>(replay: &Replay<'_, F>) -> Option<Said> {
    Some(match replay.upcoming()? {
        Entry::Shuffle(cards) => {
            let cards: Vec<String> = cards.iter().map(|card| F::write_card(*card)).collect();
            format!("{SHUFFLE}{}", cards.join(", ")).into()
        }
        Entry::Die(die) => format!("die {die}").into(),
        Entry::Act { seat, action } => {
            let Said { words, entries } = F::write_line(replay, *seat, *action);
            Said { words: format!("{seat} {words}"), entries }
        }
    })
}

/// Reads a record. Words for actions mean something only on the table, so the game is replayed: a record that reads well is
/// legal to its last line. The result is not compared; [`verify`] does that.
pub fn parse<F: Family>(file: &str, text: &str) -> Result<RecordOf<F>, Problem> {
    read_record::<F>(text).map(|read| read.record).map_err(|fault| Source { file, text }.problem(fault))
}

/// A record that was replayed to its end.
#[derive(Clone)]
pub struct Verified<F: Family> {
    /// The record.
    pub record: RecordOf<F>,
    /// The state after the last line.
    pub state: F::Game,
    /// Whether its dice follow from what its header tells of them; nothing if it tells nothing.
    pub dice: Option<Result<VerifiedDice, Problem>>,
}

impl<F: Family> Verified<F> {
    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.state.need(), Need::Over)
    }
}

/// Reads a record, replays it and compares the result if one is written. Whether its dice are fair is said too, and does not
/// make it unreadable.
pub fn verify<F: Family>(file: &str, text: &str) -> Result<Verified<F>, Problem> {
    let problem = |fault| Source { file, text }.problem(fault);
    let Read { record, state, end: place, dice } = read_record::<F>(text).map_err(problem)?;
    let dice = dice.map(|found| found.map_err(problem));
    let verified = Verified::<F> { record, state, dice };
    if let Some(written) = &verified.record.result {
        if !verified.is_over() {
            let fault = Fault::new(place, "there is a result, but the game is not over here");
            return Err(problem(fault.because(Cause::ResultEarly)));
        }
        let played = GameResult::of(&verified.state.standings());
        if played != *written {
            let fault = Fault::new(place, format!("the game did not end like this: {written}"));
            return Err(problem(fault.help(format!("it ended: {played}")).because(Cause::Result(played.to_string()))));
        }
    }
    Ok(verified)
}

/// What was read.
struct Read<F: Family> {
    record: RecordOf<F>,
    /// The state at its end.
    state: F::Game,
    /// Where the result stands.
    end: Place,
    dice: Option<Reading<VerifiedDice>>,
}

fn read_record<F: Family>(text: &str) -> Reading<Read<F>> {
    let mut lines = lines(text);
    let (mut header, places) = read_header(&mut lines)?;
    let rules = header.rules;
    F::bring_up_to_date(&mut header);
    let lines: Vec<(Place, &str)> = lines.collect();
    let first = read_start::<F>(&header, &places, &lines)?;
    let mut game = Replayed::<F>::new(first, header.passes, &mut ());
    let mut record = Record { header, entries: Vec::new(), result: None };
    let mut end = Place::START;
    let mut entries = Vec::new();
    for (place, line) in lines {
        end = place;
        read_next(line, place, rules, &mut game, &mut record)?;
        entries.resize(record.entries.len(), place);
    }
    let dice = recompute::<F>(&record, &places.dice, &entries);
    Ok(Read { record, state: game.state, end, dice })
}

/// Reads a line after the header, of a record that was written by this revision of the rules.
pub(super) fn read_next<F: Family>(
    line: &str,
    place: Place,
    rules: u32,
    game: &mut Replayed<F>,
    record: &mut RecordOf<F>,
) -> Reading<()> {
    if record.result.is_some() {
        return Err(Fault::new(place, "nothing follows the result").because(Cause::AfterResult));
    }
    if let Some(result) = line.strip_prefix("result: ") {
        record.result = Some(read_result(result, place.right(8), record.header.seats)?);
        return Ok(());
    }
    read_line(line, place, game, record)?;
    while let Some((seat, action)) = F::decided_by(rules, &game.state) {
        enter(Entry::Act { seat, action }, place, game, record)?;
    }
    Ok(())
}

/// Reads a line of the game and plays it.
fn read_line<F: Family>(line: &str, place: Place, game: &mut Replayed<F>, record: &mut RecordOf<F>) -> Reading<()> {
    if let Some(cards) = line.strip_prefix(SHUFFLE) {
        let cards = read_cards::<F>(cards, place.right(SHUFFLE.len()), &record.header)?;
        return enter(Entry::Shuffle(cards), place, game, record);
    }
    if let Some(die) = line.strip_prefix("die ") {
        return enter(Entry::Die(number(die, place.right(4))?), place, game, record);
    }
    let seat = line.split(' ').next().and_then(seat_of).filter(|seat| seat.number() <= game.state.seats());
    let (Some(seat), Some((name, words))) = (seat, line.split_once(' ')) else {
        let fault = Fault::new(place, "a line is 'shuffle: ...', 'die N', 'Pn COMMAND' or 'result: ...'");
        return Err(fault.because(Cause::Line));
    };
    // Before its words are given a meaning: whose move it is.
    if !game.state.need().asks(seat) {
        return Err(Misfit::<RuleOf<F>>::NotAsked { asked: game.asked() }.fault(place));
    }
    let view = game.state.view(Viewer::Seat(seat));
    let Line { actions, close } = F::read_line(&view, seat, words, place.right(name.len() + 1))?;
    for action in actions {
        enter(Entry::Act { seat, action }, place, game, record)?;
    }
    if let Some(action) = close
        && game.state.why_not(seat, action).0.is_empty()
    {
        enter(Entry::Act { seat, action }, place, game, record)?;
    }
    Ok(())
}

fn enter<F: Family>(entry: EntryOf<F>, place: Place, game: &mut Replayed<F>, record: &mut RecordOf<F>) -> Reading<()> {
    game.enter(&entry, &mut ()).map_err(|misfit| {
        let own_cards = misfit == Misfit::WrongCards && record.header.deck == Deck::Printed;
        let help = own_cards.then(|| "with other cards than the printed ones the header says 'deck: own'".to_owned());
        misfit.fault(place).maybe_help(help)
    })?;
    record.entries.push(entry);
    Ok(())
}
