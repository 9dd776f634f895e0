//! Writes a record while the game is played.

use dice::Disclosure;
use game::{Game, Occupant, Outcome, RecordEntry, Seat, Standings};

use super::replay::Replayed;
use super::text::next_line;
use super::{
    ActionOf, ConfigOf, Entry, EntryOf, Family, GameResult, Passes, Player, Record, RecordOf, Replay, first_state,
    in_order,
};

/// Writes a record while the game is played. It plays along, because the cards of a shuffle are those of the table; what
/// does not fit the game is written all the same, and such a record is refused when it is printed or replayed.
#[derive(Clone)]
pub struct Recorder<F: Family> {
    record: RecordOf<F>,
    set_up: F::Game,
    game: Replayed<F>,
    written: Written<F>,
}

/// After so many entries a mark is set: what was taken back is played again from the last mark before it.
const MARKED: usize = 32;

/// The lines that stay as they are whatever happens next.
#[derive(Clone)]
struct Written<F: Family> {
    lines: String,
    /// Where they end.
    end: Mark<F>,
    /// Former ends, and the beginning.
    marks: Vec<Mark<F>>,
}

/// A place in what is written.
#[derive(Clone)]
struct Mark<F: Family> {
    bytes: usize,
    /// How many entries are written before it.
    entries: usize,
    /// The game then.
    game: Replayed<F>,
}

impl<F: Family> Written<F> {
    fn nothing(game: Replayed<F>) -> Self {
        let end = Mark { bytes: 0, entries: 0, game };
        Self { lines: String::new(), marks: vec![end.clone()], end }
    }

    /// Goes back to the last mark before this many entries.
    fn go_back(&mut self, entries: usize) {
        let after = self.marks.partition_point(|mark| mark.entries <= entries);
        self.marks.truncate(after.max(1));
        if let Some(mark) = self.marks.last() {
            self.end = mark.clone();
            self.lines.truncate(mark.bytes);
        }
    }

    fn set_mark(&mut self) {
        if self.marks.last().is_none_or(|mark| mark.entries + MARKED <= self.end.entries) {
            self.marks.push(self.end.clone());
        }
    }
}

impl<F: Family> Recorder<F> {
    /// An empty record of a game with this set-up.
    pub fn new(config: &ConfigOf<F>, names: Vec<String>) -> Self {
        let record = Record { header: F::header(config, names), entries: Vec::new(), result: None };
        let set_up = F::Game::new(config);
        let game = Replayed::new(set_up.clone(), Passes::default(), &mut ());
        Self { record, written: Written::nothing(game.clone()), game, set_up }
    }

    /// The same, with who sits where.
    #[must_use]
    pub fn with_players(mut self, players: Vec<Player>) -> Self {
        self.record.header.players = players;
        self
    }

    /// Somebody else sits down.
    pub fn seat(&mut self, occupants: &[Occupant]) {
        self.record.header.seat(occupants);
    }

    /// The same, with the seed of the dice to come.
    #[must_use]
    pub fn with_seed(mut self, seed: u64) -> Self {
        self.record.header.seed = Some(seed);
        self
    }

    /// The same for a table that passes nobody by themselves unless everybody can see why.
    #[must_use]
    pub fn with_passes(mut self, passes: Passes) -> Self {
        self.record.header.passes = passes;
        self.play_again();
        self
    }

    /// Writes down what was told about the dice when the game was over.
    pub fn disclose(&mut self, told: Disclosure) {
        self.record.header.disclose(told);
    }

    /// The same for a game that began with this position, in the words of a scenario.
    #[must_use]
    pub fn from_position(mut self, position: Option<String>) -> Self {
        self.record.header.position = position;
        self.play_again();
        self
    }

    /// Chance gave this, or a player did it.
    pub fn entry(&mut self, entry: &RecordEntry<ActionOf<F>>) {
        match entry {
            RecordEntry::Chance(outcome) => self.outcome(outcome.as_outcome()),
            RecordEntry::Act { seat, action } => self.action(*seat, *action),
        }
    }

    /// Chance gave this.
    pub fn outcome(&mut self, outcome: Outcome<'_>) {
        self.enter(match outcome {
            Outcome::Die(die) => Entry::Die(die),
            Outcome::Order(order) => Entry::Shuffle(in_order(&F::to_shuffle(&self.game.state), order)),
        });
    }

    /// A player did this.
    pub fn action(&mut self, seat: Seat, action: ActionOf<F>) {
        self.enter(Entry::Act { seat, action });
    }

    fn enter(&mut self, entry: EntryOf<F>) {
        let _ = self.game.enter(&entry, &mut ());
        self.record.entries.push(entry);
    }

    /// Takes back everything after this many entries (an undone move).
    pub fn truncate(&mut self, entries: usize) {
        self.record.entries.truncate(entries);
        self.record.result = None;
        // What was the last line may become a part of it again, so one entry more goes back.
        self.written.go_back(entries.saturating_sub(1));
        let Mark { entries: done, game, .. } = &self.written.end;
        self.game = game.clone();
        for entry in &self.record.entries[*done..] {
            let _ = self.game.enter(entry, &mut ());
        }
    }

    fn play_again(&mut self) {
        let first = match self.record.header.position {
            Some(_) => first_state::<F>(&self.record).unwrap_or_else(|_| self.set_up.clone()),
            None => self.set_up.clone(),
        };
        self.game = Replayed::new(first, self.record.header.passes, &mut ());
        self.written = Written::nothing(self.game.clone());
        for entry in &self.record.entries {
            let _ = self.game.enter(entry, &mut ());
        }
    }

    /// The game ended with this result.
    pub fn result(&mut self, standings: &Standings) {
        self.record.result = Some(GameResult::of(standings));
    }

    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.record.entries.len()
    }

    /// Whether nothing has happened.
    pub fn is_empty(&self) -> bool {
        self.record.entries.is_empty()
    }

    /// The record so far.
    pub fn record(&self) -> &RecordOf<F> {
        &self.record
    }

    /// The record.
    pub fn into_record(self) -> RecordOf<F> {
        self.record
    }

    /// The header as text.
    pub fn header(&self) -> String {
        self.record.header.to_string()
    }

    /// The lines after the header: those that stay as they are whatever happens next, and the last, to which more may be
    /// added. Only what is new since the last call is put into words.
    pub fn lines(&mut self) -> (&str, String) {
        let Written { lines, end, .. } = &mut self.written;
        let mut replay = Replay::<F>::after(&self.record.entries, end.entries, end.game.clone());
        let (mut last, mut settled) = (String::new(), None);
        while let Some(said) = next_line(&replay) {
            let line = format!("{}\n", said.words);
            let stays = replay.entries_done() + said.entries.max(1) < self.record.entries.len();
            if (0..said.entries.max(1)).any(|_| replay.step().is_err()) {
                break;
            }
            if stays {
                lines.push_str(&line);
                settled = Some(replay.clone());
            } else {
                last.push_str(&line);
            }
        }
        if let Some(replay) = settled {
            *end = Mark { bytes: lines.len(), entries: replay.entries_done(), game: replay.into_game() };
            self.written.set_mark();
        }
        (&self.written.lines, last)
    }

    /// The record as text. Only what is new since the last call is put into words.
    pub fn text(&mut self) -> String {
        let result = self.record.result.as_ref().map(|result| format!("result: {result}\n")).unwrap_or_default();
        let header = self.header();
        let (lines, last) = self.lines();
        [header.as_str(), lines, &last, &result].concat()
    }
}
