//! The moments of games as arrays for training.
//!
//! A file is one line of JSON that names its arrays with type and shape, in order, and then the arrays themselves,
//! little-endian, one behind the other:
//!
//! | array | type, shape | what it holds |
//! |---|---|---|
//! | `game` | u32, moments | the game of each moment |
//! | `held` | u8, moments | 1: nobody learns from it |
//! | `progress` | u8, moments | how far the game is, in 64 steps |
//! | `measures` | i16, moments × seats × measures | what is measured of each seat |
//! | `linear` | f32, moments × seats × 2 | strength and points by the linear model |
//! | `ends` | f32, moments × seats × 2 | share of the victory and points at the end |
//! | `first` | u32, moments × seats + 1 | where the elements of each seat begin |
//! | `elements` | u8, elements × 24 | the rows that are true of each; 255: none |

use std::io::{self, Write};

use net::inputs::{MAX_ROWS_ON, PROGRESS_STEPS};
use serde::Serialize;

use crate::replay::Moment;
use crate::shard::Heading;

/// The moments of the games of one shard.
#[derive(Clone, Debug)]
pub struct Tensors {
    seats: usize,
    measures: Vec<String>,
    rows: Vec<String>,
    games: u64,
    game: Vec<u32>,
    held: Vec<u8>,
    progress: Vec<u8>,
    measured: Vec<i16>,
    linear: Vec<f32>,
    ends: Vec<f32>,
    first: Vec<u32>,
    elements: Vec<[u8; MAX_ROWS_ON]>,
}

#[derive(Serialize)]
struct Header<'a> {
    tensors: u8,
    #[serde(flatten)]
    heading: &'a Heading,
    games: u64,
    progress_steps: u8,
    measures: &'a [String],
    rows: &'a [String],
    arrays: Vec<Array>,
}

#[derive(Serialize)]
struct Array {
    name: &'static str,
    #[serde(rename = "type")]
    kind: &'static str,
    shape: Vec<usize>,
}

impl Tensors {
    /// No moments yet, of tables with so many seats of which this is measured.
    pub fn new(seats: u8, measures: Vec<String>, rows: Vec<String>) -> Self {
        Self {
            seats: usize::from(seats),
            measures,
            rows,
            games: 0,
            game: Vec::new(),
            held: Vec::new(),
            progress: Vec::new(),
            measured: Vec::new(),
            linear: Vec::new(),
            ends: Vec::new(),
            first: vec![0],
            elements: Vec::new(),
        }
    }

    /// The moments of one game more.
    pub fn add(&mut self, moments: &[Moment]) {
        self.games += 1;
        for moment in moments {
            self.game.push(moment.number as u32);
            self.held.push(u8::from(moment.held_out));
            self.progress.push(moment.inputs.progress());
            for seat in 0..self.seats {
                self.measured.extend_from_slice(moment.inputs.measures(seat));
                for element in moment.inputs.elements(seat) {
                    let mut rows = [u8::MAX; MAX_ROWS_ON];
                    rows.iter_mut().zip(element.rows()).for_each(|(place, row)| *place = *row);
                    self.elements.push(rows);
                }
                self.first.push(self.elements.len() as u32);
            }
            let pairs = |pairs: &[(f32, f32)]| pairs.iter().flat_map(|(one, other)| [*one, *other]).collect::<Vec<_>>();
            self.linear.extend(pairs(&moment.linear));
            self.ends.extend(pairs(&moment.ends));
        }
    }

    /// How many moments there are.
    pub fn moments(&self) -> usize {
        self.game.len()
    }

    /// Writes the file.
    pub fn write(&self, heading: &Heading, out: &mut impl Write) -> io::Result<()> {
        let (moments, seats) = (self.moments(), self.seats);
        let array = |name, kind, shape: &[usize]| Array { name, kind, shape: shape.to_vec() };
        let arrays = vec![
            array("game", "u32", &[moments]),
            array("held", "u8", &[moments]),
            array("progress", "u8", &[moments]),
            array("measures", "i16", &[moments, seats, self.measures.len()]),
            array("linear", "f32", &[moments, seats, 2]),
            array("ends", "f32", &[moments, seats, 2]),
            array("first", "u32", &[self.first.len()]),
            array("elements", "u8", &[self.elements.len(), MAX_ROWS_ON]),
        ];
        let (measures, rows, games) = (&self.measures[..], &self.rows[..], self.games);
        let header = Header { tensors: 1, heading, games, progress_steps: PROGRESS_STEPS, measures, rows, arrays };
        serde_json::to_writer(&mut *out, &header)?;
        out.write_all(b"\n")?;
        write_all(out, &self.game, |number| number.to_le_bytes())?;
        out.write_all(&self.held)?;
        out.write_all(&self.progress)?;
        write_all(out, &self.measured, |number| number.to_le_bytes())?;
        write_all(out, &self.linear, |number| number.to_le_bytes())?;
        write_all(out, &self.ends, |number| number.to_le_bytes())?;
        write_all(out, &self.first, |number| number.to_le_bytes())?;
        write_all(out, &self.elements, |rows| rows)
    }
}

fn write_all<T: Copy, const N: usize>(out: &mut impl Write, all: &[T], bytes: impl Fn(T) -> [u8; N]) -> io::Result<()> {
    let mut buffer = Vec::with_capacity(N << 12);
    for part in all.chunks(1 << 12) {
        buffer.clear();
        part.iter().for_each(|one| buffer.extend_from_slice(&bytes(*one)));
        out.write_all(&buffer)?;
    }
    Ok(())
}
