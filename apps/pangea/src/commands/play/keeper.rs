//! The game as a record: written after every decision, so that it can be saved at any moment, also when the program is
//! interrupted; and read again to go on.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use game::Seat;
use notation::record::{
    self, ActionOf, ConfigOf, Entry, Family, GameResult, Header, Player, Recorder, Replay, ReplayError, RuleOf,
};
use table::{Occupant, OwnedOutcome, RecordEntry, Table};

use super::saves::SaveFile;
use crate::commands::simulate::is_bot;
use crate::failure::{Done, Failure};
use crate::file::Existing;

/// The latest record, and where it goes.
#[derive(Debug)]
pub struct Keeper {
    file: SaveFile,
    text: Option<String>,
}

/// A keeper that the handler of Ctrl-C shares.
pub type SharedKeeper = Arc<Mutex<Keeper>>;

impl Keeper {
    /// A keeper without a game.
    pub fn new(file: SaveFile) -> Self {
        Self { file, text: None }
    }

    /// Notes how the game stands.
    pub fn note<F: Family>(&mut self, table: &Table<F::Game>) {
        self.text = print::<F>(table);
    }

    /// Saves the game, under its own name if none is given.
    pub fn save(&mut self, path: Option<&Path>, existing: Existing) -> Done<PathBuf> {
        let Some(text) = &self.text else { return Err(Failure::failed("there is no game to save yet")) };
        match path {
            Some(path) => self.file.save_as(path, text, existing),
            None => self.file.save(text),
        }
    }

    /// Whether saving under this name would replace a file that belongs to something else.
    pub fn would_replace(&self, path: &Path) -> bool {
        path.exists() && !self.file.is_own(path)
    }
}

/// The keeper, also if another thread fell over while it held it.
pub fn locked(keeper: &SharedKeeper) -> std::sync::MutexGuard<'_, Keeper> {
    keeper.lock().unwrap_or_else(PoisonError::into_inner)
}

fn print<F: Family>(table: &Table<F::Game>) -> Option<String> {
    let names = table.occupants().iter().map(|occupant| occupant.name().to_owned()).collect();
    let players = table.occupants().iter().map(player).collect();
    let mut recorder = Recorder::<F>::new(table.config(), names).with_players(players);
    for entry in table.record() {
        match entry {
            RecordEntry::Chance(outcome) => recorder.outcome(outcome.as_outcome()),
            RecordEntry::Act { seat, action } => recorder.action(*seat, *action),
        }
    }
    let mut record = recorder.into_record();
    record.result = table.is_over().then(|| GameResult::of(&table.standings()));
    record::print::<F>(&record).ok()
}

fn player(occupant: &Occupant) -> Player {
    match occupant {
        Occupant::Person { .. } => Player::Person,
        Occupant::Bot { plays, .. } => Player::Bot { plays: plays.clone() },
    }
}

/// A game that was saved.
pub struct Kept<F: Family> {
    /// What it is played with.
    pub config: ConfigOf<F>,
    /// What else is known about it.
    pub header: Header,
    /// What has happened.
    pub entries: Vec<RecordEntry<ActionOf<F>>>,
}

impl<F: Family> Kept<F> {
    /// Who sat where; `None` for a record that does not say.
    pub fn occupants(&self) -> Done<Option<Vec<Occupant>>> {
        let Header { players, names, .. } = &self.header;
        if players.is_empty() {
            return Ok(None);
        }
        let sit = |(seat, player): (Seat, &Player)| {
            let name = names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string());
            match player {
                Player::Person => Ok(Occupant::Person { name }),
                Player::Bot { plays } if is_bot(plays) => Ok(Occupant::Bot { name, plays: plays.clone() }),
                Player::Bot { plays } => {
                    Err(Failure::input(format!("{seat} was played by the bot '{plays}', which is not available here"))
                        .way_out("choose who sits where: --seats you,forager,…"))
                }
            }
        };
        Seat::all(self.header.seats).zip(players).map(sit).collect::<Done<Vec<_>>>().map(Some)
    }
}

/// A saved game as text, and what it is.
pub fn open(path: &Path) -> Done<(String, Header)> {
    let text = fs::read_to_string(path).map_err(|error| Failure::file(path, &error))?;
    let header = record::header_of(&path.display().to_string(), &text);
    let header = header.map_err(|problem| unreadable(problem.to_string()))?;
    Ok((text, header))
}

/// Reads a saved game.
pub fn read<F: Family>(path: &Path, text: &str) -> Done<Kept<F>> {
    let file = path.display().to_string();
    let verified = record::verify::<F>(&file, text).map_err(|problem| unreadable(problem.to_string()))?;
    if verified.record.header.position.is_some() {
        let why = format!("{file}: this game began with a position; the terminal plays games from their set-up");
        return Err(Failure::input(why).way_out("`pangea serve` opens the page, which plays it on"));
    }
    let config = record::config_of::<F>(&verified.record).map_err(Failure::from)?;
    let misfit = |error: ReplayError<RuleOf<F>>| unreadable(format!("{file}: {error}"));
    let mut replay = Replay::<F>::new(&verified.record).map_err(misfit)?;
    let mut entries = Vec::new();
    while let Some(entry) = replay.upcoming() {
        entries.push(match entry {
            Entry::Die(face) => RecordEntry::Chance(OwnedOutcome::Die(*face)),
            Entry::Shuffle(_) => {
                let order = replay.order().ok_or_else(|| unreadable(format!("{file}: wrong cards")))?;
                RecordEntry::Chance(OwnedOutcome::Order(order))
            }
            Entry::Act { seat, action } => RecordEntry::Act { seat: *seat, action: *action },
        });
        replay.step().map_err(misfit)?;
    }
    Ok(Kept { config, header: verified.record.header, entries })
}

fn unreadable(problem: String) -> Failure {
    Failure::input(problem).way_out("`pangea check FILE` looks at a record closely")
}
