//! Writes a record while the game is played.

use game::{Game, Outcome, Seat};

use super::replay::Replayed;
use super::{ActionOf, ConfigOf, Entry, EntryOf, Family, GameResult, Player, Record, RecordOf, first_state, in_order};

/// Writes a record while the game is played. It plays along, because the cards of a shuffle are those of the table; what
/// does not fit the game is written all the same, and such a record is refused when it is printed or replayed.
#[derive(Clone)]
pub struct Recorder<F: Family> {
    record: RecordOf<F>,
    set_up: F::Game,
    game: Replayed<F>,
}

impl<F: Family> Recorder<F> {
    /// An empty record of a game with this set-up.
    pub fn new(config: &ConfigOf<F>, names: Vec<String>) -> Self {
        let record = Record { header: F::header(config, names), entries: Vec::new(), result: None };
        let set_up = F::Game::new(config);
        Self { record, game: Replayed::new(set_up.clone(), &mut ()), set_up }
    }

    /// The same, with who sits where.
    #[must_use]
    pub fn with_players(mut self, players: Vec<Player>) -> Self {
        self.record.header.players = players;
        self
    }

    /// The same for a game that began with this position, in the words of a scenario.
    #[must_use]
    pub fn from_position(mut self, position: Option<String>) -> Self {
        self.record.header.position = position;
        self.play_again();
        self
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
        self.play_again();
    }

    fn play_again(&mut self) {
        let first = match self.record.header.position {
            Some(_) => first_state::<F>(&self.record).unwrap_or_else(|_| self.set_up.clone()),
            None => self.set_up.clone(),
        };
        self.game = Replayed::new(first, &mut ());
        for entry in &self.record.entries {
            let _ = self.game.enter(entry, &mut ());
        }
    }

    /// The game ended with this result.
    pub fn result(&mut self, state: &F::Game) {
        self.record.result = Some(GameResult::of(&state.standings()));
    }

    /// The record so far.
    pub fn record(&self) -> &RecordOf<F> {
        &self.record
    }

    /// The record.
    pub fn into_record(self) -> RecordOf<F> {
        self.record
    }
}
