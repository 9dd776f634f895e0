//! The weights as a file, with where they come from and a seal.
//!
//! ```text
//! pangea-network 1            the format
//! edition origin              for whom it was learned
//! seats 2 4                   the numbers of seats for which it was measured
//! measures animals points …   what is measured of a seat, in order
//! rows carnivorous …          what may be true of an element, in order; nothing if elements are not looked at
//! shape 41 92 64 32 32        numbers measured, rows, widths of an element and of both layers
//! shifts 3 12 10 11 13 9 …    how sums are scaled
//! games 40000                 and further lines of where it comes from
//!                             an empty line, then 16-bit weights, 32-bit biases, both little-endian
//! ```
//!
//! At the end stand the 32 bytes of the SHA-256 sum of everything before. A file is read whole or refused with a reason, and
//! what it holds is bounded so that no sum of an evaluation can leave its type.

use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::inputs::{MAX_ELEMENTS, MAX_ROWS_ON, MAX_SEATS, MOST, PROGRESS_STEPS};
use crate::network::{MOST_ACTIVE, Network, Shifts};
use crate::shape::Shape;

const FORMAT: &str = "pangea-network 1";
const SEAL: usize = 32;
/// No header is longer.
const LONGEST: usize = 64 << 10;
/// No sum is shifted further.
const FURTHEST: u32 = 30;

/// Where a network comes from.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Origin {
    /// The edition for which it was learned.
    pub edition: String,
    /// The numbers of seats for which it was measured.
    pub seats: Vec<u8>,
    /// What is measured of a seat, separated by spaces.
    pub measures: String,
    /// What may be true of an element, separated by spaces.
    pub rows: String,
    /// Everything else: games, hours, seeds, parents …, by name.
    pub notes: Vec<(String, String)>,
}

/// Why a file is not a network.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum FileError {
    /// It does not begin as such a file does.
    #[error("this is not a file with the weights of a network")]
    Format,
    /// It was changed or torn off.
    #[error("the file was changed or is not complete: its seal does not fit")]
    Seal,
    /// A line of its header is wrong.
    #[error("line {line} of the header: {problem}")]
    Header {
        /// The line, from 1; one more than there are if one is missing.
        line: usize,
        /// What is wrong with it.
        problem: &'static str,
    },
    /// There are more or fewer weights than its shape needs.
    #[error("{found} bytes of weights where its shape needs {needed}")]
    Size {
        /// How many there are.
        found: usize,
        /// How many there should be.
        needed: usize,
    },
    /// A sum could leave its type.
    #[error("the weights of the {layer} are too large")]
    Bounds {
        /// Which layer.
        layer: &'static str,
    },
}

impl Network {
    /// Reads a file.
    pub fn read(bytes: &[u8]) -> Result<Self, FileError> {
        if !bytes.starts_with(FORMAT.as_bytes()) {
            return Err(FileError::Format);
        }
        let (sealed, seal) = bytes.split_at(bytes.len().saturating_sub(SEAL));
        if Sha256::digest(sealed).as_slice() != seal {
            return Err(FileError::Seal);
        }
        let end = sealed.windows(2).take(LONGEST).position(|pair| pair == b"\n\n");
        let end = end.ok_or(FileError::Header { line: 1, problem: "the header has no end" })?;
        let header = str::from_utf8(&sealed[..end]).map_err(|_| FileError::Header { line: 1, problem: "not text" })?;
        let (shape, shifts, origin) = header_of(header)?;
        let weights = &sealed[end + 2..];
        let needed = 2 * shape.weights() + 4 * shape.biases();
        if weights.len() != needed {
            return Err(FileError::Size { found: weights.len(), needed });
        }
        let (weights, biases) = weights.split_at(2 * shape.weights());
        let (pairs, _) = weights.as_chunks::<2>();
        let (fours, _) = biases.as_chunks::<4>();
        let weights = pairs.iter().map(|pair| i16::from_le_bytes(*pair)).collect::<Vec<_>>();
        let biases = fours.iter().map(|four| i32::from_le_bytes(*four)).collect::<Vec<_>>();
        Self::new(shape, shifts, origin, &weights, &biases)
    }

    /// A network with these weights and biases, in the order of a file.
    pub fn new(
        shape: Shape,
        shifts: Shifts,
        origin: Origin,
        weights: &[i16],
        biases: &[i32],
    ) -> Result<Self, FileError> {
        let (found, needed) = (2 * weights.len() + 4 * biases.len(), 2 * shape.weights() + 4 * shape.biases());
        if !shape.is_possible() || weights.len() != shape.weights() || biases.len() != shape.biases() {
            return Err(FileError::Size { found, needed });
        }
        let mut rest = weights.iter().copied();
        let mut take = |count: usize| rest.by_ref().take(count).collect::<Vec<i16>>();
        let rows = take(if shape.rows > 0 { (shape.rows + 1) * shape.width } else { 0 });
        let measured = take(shape.first * shape.inputs());
        let pooled = take(shape.first * shape.width);
        let second = take(shape.second * 3 * shape.first);
        let heads = take(2 * shape.second);
        let direct = take(4 * shape.inputs());
        let (first_bias, second_bias) = biases.split_at(shape.first);
        let (first_bias, second_bias) = (first_bias.to_vec(), second_bias.to_vec());
        let network =
            Self { shape, shifts, origin, rows, measured, pooled, first_bias, second, second_bias, heads, direct };
        network.check_bounds()?;
        Ok(network)
    }

    /// The file.
    pub fn write(&self) -> Vec<u8> {
        let Shape { measures, rows, width, first, second } = self.shape;
        let Shifts { rows: row, measured, pooled, second: two, heads, direct } = self.shifts;
        let mut header = format!("{FORMAT}\nedition {}\nseats", self.origin.edition);
        self.origin.seats.iter().for_each(|seats| header += &format!(" {seats}"));
        header.push('\n');
        header += &format!("measures {}\nrows {}\n", self.origin.measures, self.origin.rows);
        header += &format!("shape {measures} {rows} {width} {first} {second}\n");
        header +=
            &format!("shifts {row} {measured} {pooled} {two} {} {} {} {}\n", heads[0], heads[1], direct[0], direct[1]);
        for (name, value) in &self.origin.notes {
            header += &format!("{name} {value}\n");
        }
        header.push('\n');
        let mut bytes = header.into_bytes();
        let layers = [&self.rows, &self.measured, &self.pooled, &self.second, &self.heads, &self.direct];
        bytes.extend(layers.into_iter().flatten().flat_map(|weight| weight.to_le_bytes()));
        bytes.extend([&self.first_bias, &self.second_bias].into_iter().flatten().flat_map(|bias| bias.to_le_bytes()));
        let seal = Sha256::digest(&bytes);
        bytes.extend_from_slice(&seal);
        bytes
    }

    /// A short name that no other network has: the beginning of its seal.
    pub fn name(&self) -> String {
        let bytes = self.write();
        bytes[bytes.len() - SEAL..].iter().take(4).map(|byte| format!("{byte:02x}")).collect()
    }

    /// Whether no sum can leave its type, whatever the table.
    fn check_bounds(&self) -> Result<(), FileError> {
        let check =
            |layer: &'static str, is_good: bool| if is_good { Ok(()) } else { Err(FileError::Bounds { layer }) };
        let size = |weight: &i16| i64::from(weight.unsigned_abs());
        // The largest rows an element could have, of all there are.
        let column = |column: usize| {
            let rows = self.rows.chunks_exact(self.shape.width.max(1));
            let mut sizes: Vec<i64> = rows.map(|row| size(&row[column])).collect();
            let always = sizes.pop().unwrap_or(0);
            sizes.sort_unstable_by(|a, b| b.cmp(a));
            always + sizes.iter().take(MAX_ROWS_ON).sum::<i64>()
        };
        check("elements", (0..self.shape.width).all(|place| column(place) <= i64::from(i16::MAX)))?;
        let half = i64::from(i32::MAX) / 2;
        let most = i64::from(MOST.max(i16::from(PROGRESS_STEPS)));
        let sum = |row: &[i16], most: i64| row.iter().map(size).sum::<i64>() * most;
        let layer = |weights: &[i16], row: usize, bias: &[i32], most: i64| {
            row == 0
                || weights.chunks_exact(row).enumerate().all(|(unit, weights)| {
                    sum(weights, most) + bias.get(unit).map_or(0, |bias| i64::from(bias.unsigned_abs())) <= half
                })
        };
        let (inputs, shape) = (self.shape.inputs(), self.shape);
        let active = i64::from(MOST_ACTIVE);
        // As many elements as a seat can have, each of them as active as it can be.
        let crowd = active * MAX_ELEMENTS as i64;
        check("elements", crowd <= i64::from(i16::MAX))?;
        check("first layer", layer(&self.measured, inputs, &self.first_bias, most))?;
        check("first layer", layer(&self.pooled, shape.width, &[], crowd))?;
        check("second layer", layer(&self.second, 3 * shape.first, &self.second_bias, active))?;
        check("heads", layer(&self.heads, shape.second, &[], active))?;
        check("direct paths", layer(&self.direct, inputs, &[], most))
    }
}

/// What a header says.
fn header_of(header: &str) -> Result<(Shape, Shifts, Origin), FileError> {
    let mut lines = header.lines().enumerate().skip(1);
    let mut line = |name: &str, problem: &'static str| {
        let (number, text) = lines.next().unwrap_or((header.lines().count(), ""));
        let rest =
            text.strip_prefix(name).and_then(|rest| rest.strip_prefix(' ').or_else(|| rest.is_empty().then_some("")));
        rest.map(|rest| (number + 1, rest)).ok_or(FileError::Header { line: number + 1, problem })
    };
    let (_, edition) = line("edition", "the edition is missing")?;
    let (number, seats) = line("seats", "the numbers of seats are missing")?;
    let seats = seats.split(' ').filter(|word| !word.is_empty()).map(|word| word.parse::<u8>().ok());
    let seats = seats.map(|seats| seats.filter(|seats| (2..=MAX_SEATS as u8).contains(seats))).collect::<Option<_>>();
    let seats = seats.ok_or(FileError::Header { line: number, problem: "numbers of seats from 2 to 8 are needed" })?;
    let (_, measures) = line("measures", "what is measured is missing")?;
    let (_, rows) = line("rows", "the rows are missing")?;
    let (number, shape) = line("shape", "the shape is missing")?;
    let [measured, row_count, width, first, second] =
        numbers(shape).ok_or(FileError::Header { line: number, problem: "five numbers are needed" })?;
    let shape = Shape { measures: measured, rows: row_count, width, first, second };
    let named = |names: &str| names.split(' ').filter(|name| !name.is_empty()).count();
    if !shape.is_possible() || named(measures) != shape.measures || named(rows) != shape.rows {
        return Err(FileError::Header { line: number, problem: "there is no network of this shape" });
    }
    let (number, shifts) = line("shifts", "the shifts are missing")?;
    let shifts: Option<[u32; 8]> = numbers(shifts).map(|shifts: [usize; 8]| shifts.map(|shift| shift.min(99) as u32));
    let Some([rows_by, measured, pooled, second, strength, points, direct, direct_points]) =
        shifts.filter(|shifts| shifts.iter().all(|shift| *shift <= FURTHEST))
    else {
        return Err(FileError::Header { line: number, problem: "eight numbers up to 30 are needed" });
    };
    if rows_by > 15 {
        return Err(FileError::Header { line: number, problem: "rows are shifted by 15 bits at most" });
    }
    let (heads, direct) = ([strength, points], [direct, direct_points]);
    let shifts = Shifts { rows: rows_by, measured, pooled, second, heads, direct };
    let notes = lines.map(|(_, text)| text.split_once(' ').unwrap_or((text, "")));
    let notes = notes.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    let (edition, measures, rows) = (edition.to_owned(), measures.to_owned(), rows.to_owned());
    Ok((shape, shifts, Origin { edition, seats, measures, rows, notes }))
}

fn numbers<const N: usize>(text: &str) -> Option<[usize; N]> {
    let mut all = [0; N];
    let mut words = text.split(' ');
    for place in &mut all {
        *place = words.next()?.parse().ok()?;
    }
    words.next().is_none().then_some(all)
}
