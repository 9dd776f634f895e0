//! Games in a file, so that a run can go on where it ended.
//!
//! The first line is JSON and says what was played ([`Heading`]). Then follow the games, each in numbers of 7 bits a byte, the
//! lowest first, the top bit set on all bytes but the last:
//!
//! ```text
//! length of what follows, without the sum
//! number of the game | number of moves | the place of each move among the legal ones, where there were several
//! points of each seat at the end (zigzag: 0, -1, 1, -2 …)
//! sum: 4 bytes, FNV-1a of what stands between length and sum
//! ```
//!
//! Games are only ever appended, in the order in which they ended; what was torn off by a sudden end is cut away when the
//! run goes on.

use std::collections::BTreeSet;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// How the files of shards end.
pub const EXTENSION: &str = "selfplay";
/// No game is longer, in bytes.
const LONGEST: u64 = 1 << 20;

/// What was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Heading {
    /// The format, 1.
    pub selfplay: u8,
    /// The edition.
    pub edition: String,
    /// Its options as they were given, sorted.
    pub options: Vec<String>,
    /// Which revision of its rules.
    pub rules: u32,
    /// Seats at the table.
    pub seats: u8,
    /// Iterations of a search.
    pub iterations: u32,
    /// Who judges: `linear`, or the name of a network.
    pub judge: String,
    /// The seed of the run.
    pub seed: u64,
}

/// A game: its moves, and what came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Its number in the run.
    pub number: u64,
    /// The places of the moves among the legal ones, where there were several.
    pub moves: Vec<u16>,
    /// The points of the seats at the end, by which a replay knows that it is the same game.
    pub points: Vec<i32>,
}

/// What is wrong with a shard.
#[derive(Debug, Error)]
pub enum ShardError {
    /// It cannot be read or written.
    #[error("{}: {source}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// It does not begin as a shard does.
    #[error("{}: this is not a shard of self-play", path.display())]
    Heading {
        /// The file.
        path: PathBuf,
    },
    /// A game that is not the last cannot be understood.
    #[error("{}: game {place} of the file is damaged", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// Which game, from 1.
        place: usize,
    },
    /// It belongs to another run.
    #[error("{}: this is the shard of another run", path.display())]
    Other {
        /// The file.
        path: PathBuf,
    },
    /// Another run writes it.
    #[error("{}: another run is writing this shard", path.display())]
    InUse {
        /// The file.
        path: PathBuf,
    },
}

/// A shard that is being written.
#[derive(Debug)]
pub struct Shard {
    path: PathBuf,
    file: File,
}

impl Heading {
    /// The name of the file, without folder.
    pub fn file_name(&self) -> String {
        let Self { edition, seats, iterations, judge, seed, .. } = self;
        let options: String =
            self.options.iter().map(|option| format!("-{}", option.replace(['/', '\\'], "_"))).collect();
        format!("{edition}-{seats}-{judge}-{iterations}-{seed}{options}.{EXTENSION}")
    }
}

impl Shard {
    /// Opens the shard of a run, or begins it, and returns which games it has.
    pub fn open(folder: &Path, heading: &Heading) -> Result<(Self, BTreeSet<u64>), ShardError> {
        let path = folder.join(heading.file_name());
        let io = |source| ShardError::Io { path: path.clone(), source };
        fs::create_dir_all(folder).map_err(io)?;
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&path).map_err(io)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(ShardError::InUse { path }),
            // Where files cannot be locked, the person takes care.
            Err(TryLockError::Error(_)) => {}
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(io)?;
        let begun = bytes.contains(&b'\n');
        let (mut known, mut whole) = (BTreeSet::new(), 0);
        if begun {
            let read = contents(&path, &bytes)?;
            if read.heading != *heading {
                return Err(ShardError::Other { path });
            }
            known.extend(read.records.iter().map(|record| record.number));
            whole = read.whole;
        } else if !bytes.is_empty() && !line(heading).map_err(io)?.starts_with(&bytes) {
            // Not even the beginning of its heading.
            return Err(ShardError::Heading { path });
        }
        file.set_len(whole as u64).map_err(io)?;
        file.seek(SeekFrom::End(0)).map_err(io)?;
        if !begun {
            file.write_all(&line(heading).map_err(io)?).map_err(io)?;
        }
        Ok((Self { path, file }, known))
    }

    /// Adds a finished game.
    pub fn add(&mut self, record: &Record) -> Result<(), ShardError> {
        self.file.write_all(&record.bytes()).map_err(|source| ShardError::Io { path: self.path.clone(), source })
    }

    /// Its file.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

/// Reads a shard: its heading and its games, in the order of their numbers. A game torn off at the end is left out.
pub fn read(path: &Path) -> Result<(Heading, Vec<Record>), ShardError> {
    let bytes = fs::read(path).map_err(|source| ShardError::Io { path: path.to_owned(), source })?;
    let mut read = contents(path, &bytes)?;
    read.records.sort_by_key(|record| record.number);
    read.records.dedup_by_key(|record| record.number);
    Ok((read.heading, read.records))
}

fn line(heading: &Heading) -> io::Result<Vec<u8>> {
    let mut line = serde_json::to_vec(heading)?;
    line.push(b'\n');
    Ok(line)
}

/// What stands in a file.
struct Contents {
    heading: Heading,
    records: Vec<Record>,
    /// Bytes of whole games and of the heading.
    whole: usize,
}

fn contents(path: &Path, bytes: &[u8]) -> Result<Contents, ShardError> {
    let wrong = || ShardError::Heading { path: path.to_owned() };
    let end = bytes.iter().position(|byte| *byte == b'\n').ok_or_else(wrong)? + 1;
    let heading: Heading = serde_json::from_slice(&bytes[..end]).map_err(|_| wrong())?;
    if heading.selfplay != 1 {
        return Err(wrong());
    }
    let (mut records, mut whole) = (Vec::new(), end);
    loop {
        match Record::read(&bytes[whole..], heading.seats) {
            Found::Game(record, length) => {
                records.push(record);
                whole += length;
            }
            Found::End => return Ok(Contents { heading, records, whole }),
            Found::Damage => return Err(ShardError::Damaged { path: path.to_owned(), place: records.len() + 1 }),
        }
    }
}

/// What comes next in a file.
enum Found {
    /// A game, and how many bytes it takes.
    Game(Record, usize),
    /// Nothing, or what was torn off.
    End,
    /// Something else.
    Damage,
}

impl Record {
    fn bytes(&self) -> Vec<u8> {
        let mut body = Vec::with_capacity(self.moves.len() + 32);
        put(&mut body, self.number);
        put(&mut body, self.moves.len() as u64);
        self.moves.iter().for_each(|place| put(&mut body, u64::from(*place)));
        self.points.iter().for_each(|points| put(&mut body, zigzag(*points)));
        let mut bytes = Vec::with_capacity(body.len() + 8);
        put(&mut bytes, body.len() as u64);
        bytes.extend_from_slice(&body);
        bytes.extend_from_slice(&sum(&body).to_le_bytes());
        bytes
    }

    fn read(bytes: &[u8], seats: u8) -> Found {
        let mut rest = bytes;
        let Some(length) = take(&mut rest) else {
            // Not even a length: torn off, unless it is too long for one.
            return if bytes.len() < 10 { Found::End } else { Found::Damage };
        };
        if length > LONGEST {
            return Found::Damage;
        }
        let length = length as usize;
        let Some((body, after)) = rest.split_at_checked(length) else { return Found::End };
        let Some(stored) = after.first_chunk::<4>() else { return Found::End };
        if u32::from_le_bytes(*stored) != sum(body) {
            return Found::Damage;
        }
        match Self::body(body, seats) {
            Some(record) => Found::Game(record, bytes.len() - after.len() + 4),
            None => Found::Damage,
        }
    }

    fn body(mut body: &[u8], seats: u8) -> Option<Self> {
        let number = take(&mut body)?;
        let count = take(&mut body)?;
        // Each move takes a byte at least.
        if count > body.len() as u64 {
            return None;
        }
        let mut moves = Vec::with_capacity(count as usize);
        for _ in 0..count {
            moves.push(u16::try_from(take(&mut body)?).ok()?);
        }
        let points = (0..seats).map(|_| unzigzag(take(&mut body)?)).collect::<Option<_>>()?;
        body.is_empty().then_some(Self { number, moves, points })
    }
}

fn put(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn take(bytes: &mut &[u8]) -> Option<u64> {
    let mut number = 0_u64;
    for shift in (0..63).step_by(7) {
        let (byte, rest) = bytes.split_first()?;
        *bytes = rest;
        number |= u64::from(byte & 0x7f) << shift;
        if byte & 0x80 == 0 {
            return Some(number);
        }
    }
    None
}

fn zigzag(number: i32) -> u64 {
    u64::from(((number << 1) ^ (number >> 31)) as u32)
}

fn unzigzag(number: u64) -> Option<i32> {
    let number = u32::try_from(number).ok()?;
    Some((number >> 1) as i32 ^ -((number & 1) as i32))
}

/// FNV-1a of 32 bits.
fn sum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record(number: u64) -> Record {
        Record { number, moves: (0..number as u16 * 7).map(|place| place * 31 % 400).collect(), points: vec![17, -3] }
    }

    fn heading() -> Heading {
        let (edition, judge) = ("origin".to_owned(), "linear".to_owned());
        Heading { selfplay: 1, edition, options: Vec::new(), rules: 1, seats: 2, iterations: 8, judge, seed: 3 }
    }

    fn file(records: &[Record]) -> Vec<u8> {
        let mut bytes = line(&heading()).expect("a line");
        records.iter().for_each(|record| bytes.extend(record.bytes()));
        bytes
    }

    #[test]
    fn what_was_written_is_read() {
        for number in [i32::MIN, -2, -1, 0, 1, 2, i32::MAX] {
            assert_eq!(unzigzag(zigzag(number)), Some(number));
        }
        let records = [record(5), record(0), record(300)];
        let read = contents(Path::new("a"), &file(&records)).expect("a shard");
        assert_eq!((read.heading, read.records), (heading(), records.to_vec()));
    }

    #[test]
    fn a_file_torn_anywhere_gives_its_whole_games_and_a_changed_one_none_that_is_wrong() {
        let records = [record(3), record(1), record(2)];
        let bytes = file(&records);
        let path = Path::new("a");
        for end in 0..bytes.len() {
            match contents(path, &bytes[..end]) {
                Ok(read) => assert_eq!(read.records, records[..read.records.len()], "{end}"),
                Err(error) => assert!(matches!(error, ShardError::Heading { .. }), "{end}: {error}"),
            }
        }
        let begin = line(&heading()).expect("a line").len();
        for place in begin..bytes.len() {
            for bit in 0..8 {
                let mut changed = bytes.clone();
                changed[place] ^= 1 << bit;
                // A changed length may look like a torn end; what is given is what was written.
                if let Ok(read) = contents(path, &changed) {
                    assert_eq!(read.records, records[..read.records.len()], "{place}");
                    assert!(read.records.len() < records.len());
                }
            }
        }
    }

    #[test]
    fn a_shard_goes_on_where_it_was_torn_and_refuses_others() {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut shard, known) = Shard::open(folder.path(), &heading()).expect("a new shard");
        assert!(known.is_empty());
        assert!(matches!(Shard::open(folder.path(), &heading()), Err(ShardError::InUse { .. })));
        [record(3), record(1)].iter().for_each(|record| shard.add(record).expect("written"));
        let path = shard.path().to_owned();
        drop(shard);
        let whole = fs::read(&path).expect("a file");
        fs::write(&path, [&whole[..], &record(9).bytes()[..20]].concat()).expect("torn");
        let (shard, known) = Shard::open(folder.path(), &heading()).expect("it goes on");
        assert_eq!(known, BTreeSet::from([1, 3]));
        drop(shard);
        assert_eq!(fs::read(&path).expect("a file"), whole);
        assert_eq!(read(&path).expect("a shard").1, [record(1), record(3)]);
        // Torn in its heading it begins anew; with another heading it is left alone.
        fs::write(&path, &whole[..9]).expect("torn");
        assert!(Shard::open(folder.path(), &heading()).expect("begun anew").1.is_empty());
        fs::write(&path, "notes\n").expect("something else");
        assert!(matches!(Shard::open(folder.path(), &heading()), Err(ShardError::Heading { .. })));
        let other = Heading { rules: 2, ..heading() };
        fs::write(&path, line(&other).expect("a line")).expect("another run");
        assert!(matches!(Shard::open(folder.path(), &heading()), Err(ShardError::Other { .. })));
    }
}
