//! The game as a record: written after every decision, so that it can be saved at any moment, also when the program is
//! interrupted; and read again to go on.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use game::Seat;
use notation::record::{self, Family, Header, Opened, Player, Recorder};
use table::{Occupant, Table};

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
    pub fn note(&mut self, record: String) {
        self.text = Some(record);
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

/// The record of a table, as far as the game has come.
pub fn recorder<F: Family>(table: &Table<F::Game>, position: Option<String>, seed: u64) -> Recorder<F> {
    let names = table.occupants().iter().map(|occupant| occupant.name().to_owned()).collect();
    let players = table.occupants().iter().map(Player::from).collect();
    Recorder::new(table.config(), names).with_players(players).with_seed(seed).from_position(position)
}

/// Writes down what has happened at the table since the last time, or takes back what was taken back there.
pub fn write_on<F: Family>(recorder: &mut Recorder<F>, table: &Table<F::Game>) -> String {
    let entries = table.record();
    if entries.len() < recorder.len() {
        recorder.truncate(entries.len());
    }
    entries[recorder.len()..].iter().for_each(|entry| recorder.entry(entry));
    if table.is_over() {
        recorder.result(&table.standings());
    }
    recorder.text()
}

/// Who sat where in a saved game; `None` for a record that does not say.
pub fn occupants(header: &Header) -> Done<Option<Vec<Occupant>>> {
    let occupants = header.occupants();
    for (seat, occupant) in Seat::all(header.seats).zip(occupants.iter().flatten()) {
        if let Occupant::Bot { plays, .. } = occupant
            && !is_bot(plays)
        {
            let why = format!("{seat} was played by the bot '{plays}', which is not available here");
            return Err(Failure::input(why).way_out("choose who sits where: --seats you,forager,…"));
        }
    }
    Ok(occupants)
}

/// A saved game as text, and what it is.
pub fn open(path: &Path) -> Done<(String, Header)> {
    let text = fs::read_to_string(path).map_err(|error| Failure::file(path, &error))?;
    let header = record::header_of(&path.display().to_string(), &text);
    let header = header.map_err(|problem| unreadable(problem.to_string()))?;
    Ok((text, header))
}

/// Reads a saved game.
pub fn read<F: Family>(path: &Path, text: &str) -> Done<Opened<F>> {
    record::open::<F>(&path.display().to_string(), text).map_err(|problem| unreadable(problem.to_string()))
}

fn unreadable(problem: String) -> Failure {
    Failure::input(problem).way_out("`pangea check FILE` looks at a record closely")
}
