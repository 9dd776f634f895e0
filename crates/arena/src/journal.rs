//! The journal of a match: one line of JSON for each finished deal, so that a run can go on where it ended.
//!
//! The first line says which match it is. Lines are only ever appended; a line torn off by a sudden end is cut away when
//! the run goes on. Deals stand in the order in which they were finished, which is not that of their numbers.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::deal::Deal;
use crate::pairing::Pairing;

const EXTENSION: &str = "jsonl";

/// The deals of a match by their numbers.
pub type Deals = BTreeMap<u64, Deal>;

/// What is wrong with a journal.
#[derive(Debug, Error)]
pub enum JournalError {
    /// It cannot be read or written.
    #[error("{}: {source}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// A line that is not the last cannot be understood.
    #[error("{}:{line}: this is not a journal line", path.display())]
    Line {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
    },
    /// It belongs to another match.
    #[error("{}: this is the journal of another match", path.display())]
    Other {
        /// The file.
        path: PathBuf,
    },
    /// Another run writes it.
    #[error("{}: another run is writing this journal", path.display())]
    InUse {
        /// The file.
        path: PathBuf,
    },
}

#[derive(Serialize, Deserialize)]
struct Heading {
    #[serde(rename = "match")]
    pairing: Pairing,
}

/// A journal that is being written.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: File,
}

impl Journal {
    /// Opens the journal of a match, or begins it, and returns which deals it has.
    pub fn open(folder: &Path, pairing: &Pairing) -> Result<(Self, Deals), JournalError> {
        let path = folder.join(pairing.file_stem()).with_added_extension(EXTENSION);
        let io = |source| JournalError::Io { path: path.clone(), source };
        fs::create_dir_all(folder).map_err(io)?;
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&path).map_err(io)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(JournalError::InUse { path }),
            // Where files cannot be locked, the person takes care.
            Err(TryLockError::Error(_)) => {}
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(io)?;
        let read = read_text(&path, &String::from_utf8_lossy(&bytes))?;
        if read.pairing.as_ref().is_some_and(|found| found != pairing) {
            return Err(JournalError::Other { path });
        }
        file.set_len(read.whole as u64).map_err(io)?;
        file.seek(SeekFrom::End(0)).map_err(io)?;
        let mut journal = Self { path, file };
        if read.pairing.is_none() {
            journal.line(&Heading { pairing: pairing.clone() })?;
        }
        Ok((journal, read.deals))
    }

    /// Adds a finished deal.
    pub fn add(&mut self, deal: &Deal) -> Result<(), JournalError> {
        self.line(deal)
    }

    fn line(&mut self, what: &impl Serialize) -> Result<(), JournalError> {
        let io = |source| JournalError::Io { path: self.path.clone(), source };
        let mut line = serde_json::to_vec(what).map_err(|error| io(error.into()))?;
        line.push(b'\n');
        self.file.write_all(&line).map_err(io)
    }
}

/// Every journal in a folder, in the order of the matches; none if there is no folder.
pub fn read_all(folder: &Path) -> Result<Vec<(Pairing, Deals)>, JournalError> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(source) => return Err(JournalError::Io { path: folder.to_owned(), source }),
    };
    let mut found = Vec::new();
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.extension().is_some_and(|extension| extension == EXTENSION) {
            let bytes = fs::read(&path).map_err(|source| JournalError::Io { path: path.clone(), source })?;
            let read = read_text(&path, &String::from_utf8_lossy(&bytes))?;
            found.extend(read.pairing.map(|pairing| (pairing, read.deals)));
        }
    }
    found.sort_by(|(one, _), (other, _)| one.cmp(other));
    Ok(found)
}

/// What stands in a journal.
struct Contents {
    pairing: Option<Pairing>,
    deals: Deals,
    /// Bytes of whole lines.
    whole: usize,
}

fn read_text(path: &Path, text: &str) -> Result<Contents, JournalError> {
    let mut contents = Contents { pairing: None, deals: Deals::new(), whole: 0 };
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    for (place, line) in lines.iter().enumerate() {
        let understood = line.ends_with('\n') && contents.understand(line);
        if understood {
            contents.whole += line.len();
        } else if place + 1 < lines.len() {
            return Err(JournalError::Line { path: path.to_owned(), line: place + 1 });
        }
    }
    Ok(contents)
}

impl Contents {
    fn understand(&mut self, line: &str) -> bool {
        let Some(pairing) = &self.pairing else {
            let heading: Option<Heading> = serde_json::from_str(line).ok();
            self.pairing = heading.map(|heading| heading.pairing);
            return self.pairing.is_some();
        };
        match serde_json::from_str::<Deal>(line) {
            Ok(deal) if deal.fits(pairing) => {
                // The first of two equal numbers counts; a run never plays a deal twice.
                self.deals.entry(deal.deal).or_insert(deal);
                true
            }
            _ => false,
        }
    }
}

/// The deals from the first up to the first gap. Deals that ended before others with a smaller number wait in the journal
/// until the gap is filled: otherwise short games would count more than long ones.
pub fn unbroken(deals: &Deals) -> Vec<&Deal> {
    (0..).map_while(|number| deals.get(&number)).collect()
}
