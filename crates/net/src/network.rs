//! The weights, and what they say of a table.

use crate::file::Origin;
use crate::inputs::{GLOBALS, Inputs, MAX_MEASURES, MAX_SEATS, PROGRESS_STEPS};
use crate::kernel::{LANES, add, dot, pool};
use crate::shape::{MAX_WIDTH, Shape};

/// An activation of 1 is this much.
pub const UNIT_BITS: u32 = 8;
/// No activation is more than just below 4.
pub const MOST_ACTIVE: i16 = 1023;

/// How far sums of products are shifted down to activations, and what a sum of the last layers stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shifts {
    /// Sums of rows.
    pub rows: u32,
    /// The first layer, what was measured.
    pub measured: u32,
    /// The first layer, what was pooled.
    pub pooled: u32,
    /// The second layer.
    pub second: u32,
    /// The heads for strength and points: a sum is divided by two to this power.
    pub heads: [u32; 2],
    /// The direct paths likewise.
    pub direct: [u32; 2],
}

/// A network, checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Network {
    pub(crate) shape: Shape,
    pub(crate) shifts: Shifts,
    pub(crate) origin: Origin,
    /// What is true of an element, row by row; the last row is true of every element.
    pub(crate) rows: Vec<i16>,
    pub(crate) measured: Vec<i16>,
    pub(crate) pooled: Vec<i16>,
    pub(crate) first_bias: Vec<i32>,
    pub(crate) second: Vec<i16>,
    pub(crate) second_bias: Vec<i32>,
    /// Strength, points.
    pub(crate) heads: Vec<i16>,
    /// Strength, the same late in the game, points, the same late.
    pub(crate) direct: Vec<i16>,
}

const MAX_INPUTS: usize = MAX_MEASURES + GLOBALS.next_multiple_of(LANES);

/// Memory for one evaluation, used again and again.
#[derive(Clone, Debug)]
pub struct Scratch {
    inputs: [[i16; MAX_INPUTS]; MAX_SEATS],
    sums: [i16; MAX_WIDTH],
    pooled: [i16; MAX_WIDTH],
    first: [[i16; MAX_WIDTH]; MAX_SEATS],
    joined: [i16; 3 * MAX_WIDTH],
    second: [i16; MAX_WIDTH],
}

impl Default for Scratch {
    fn default() -> Self {
        Self {
            inputs: [[0; MAX_INPUTS]; MAX_SEATS],
            sums: [0; MAX_WIDTH],
            pooled: [0; MAX_WIDTH],
            first: [[0; MAX_WIDTH]; MAX_SEATS],
            joined: [0; 3 * MAX_WIDTH],
            second: [0; MAX_WIDTH],
        }
    }
}

/// What the network says of a seat: its strength (chances to win are e^strength, shared out) and its points, up to the
/// same number for all seats.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Said {
    /// The strength.
    pub strength: f32,
    /// The points.
    pub points: f32,
}

impl Network {
    /// How large it is.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// Where it comes from.
    pub fn origin(&self) -> &Origin {
        &self.origin
    }

    /// Whether it was learned for what is measured here, under these names and in this order.
    pub fn fits(&self, measures: &[&str], rows: &[String]) -> bool {
        let rows: &[String] = if self.shape.rows == 0 { &[] } else { rows };
        self.shape.measures == measures.len()
            && self.shape.rows == rows.len()
            && self.origin.measures == measures.join(" ")
            && self.origin.rows == rows.join(" ")
    }

    /// Whether it was measured at tables with so many seats.
    pub fn knows(&self, seats: u8) -> bool {
        self.origin.seats.contains(&seats)
    }

    /// What it says of each seat of a table.
    pub fn evaluate(&self, table: &Inputs, scratch: &mut Scratch) -> [Said; MAX_SEATS] {
        let seats = usize::from(table.seats());
        for seat in 0..seats {
            self.first_layer(table, seat, scratch);
        }
        let mut said = [Said::default(); MAX_SEATS];
        for (seat, said) in said.iter_mut().enumerate().take(seats) {
            self.join(seat, seats, scratch);
            self.second_layer(scratch);
            *said = self.heads(table, &scratch.inputs[seat], &scratch.second);
        }
        said
    }

    fn first_layer(&self, table: &Inputs, seat: usize, scratch: &mut Scratch) {
        let Shape { width, first, measures, .. } = self.shape;
        let inputs = &mut scratch.inputs[seat][..self.shape.inputs()];
        inputs.fill(0);
        inputs[..measures].iter_mut().zip(table.measures(seat)).for_each(|(place, number)| *place = *number);
        inputs[measures] = i16::from(table.progress());
        // Two seats are the first of seven kinds of tables.
        inputs[measures + usize::from(table.seats()).clamp(2, MAX_SEATS) - 1] = 1;
        let pooled = &mut scratch.pooled[..width];
        if width > 0 {
            pooled.fill(0);
            let sums = &mut scratch.sums[..width];
            let (rows, always) = self.rows.split_at(self.shape.rows * width);
            for element in table.elements(seat) {
                sums.copy_from_slice(always);
                for row in element.rows() {
                    if let Some(row) = rows.chunks_exact(width).nth(usize::from(*row)) {
                        add(sums, row);
                    }
                }
                pool(pooled, sums, self.shifts.rows, MOST_ACTIVE);
            }
        }
        let out = &mut scratch.first[seat][..first];
        let size = inputs.len();
        for (unit, out) in out.iter_mut().enumerate() {
            let measured = self.first_bias[unit] + dot(&self.measured[unit * size..(unit + 1) * size], inputs);
            let pooled = dot(&self.pooled[unit * width..(unit + 1) * width], pooled);
            *out = active((measured >> self.shifts.measured) + (pooled >> self.shifts.pooled));
        }
    }

    /// What the second layer reads: the seat, the mean of the others, the greatest of the others.
    fn join(&self, seat: usize, seats: usize, scratch: &mut Scratch) {
        let first = self.shape.first;
        let (own, others) = scratch.joined[..3 * first].split_at_mut(first);
        let (mean, greatest) = others.split_at_mut(first);
        own.copy_from_slice(&scratch.first[seat][..first]);
        mean.fill(0);
        greatest.fill(0);
        for other in (0..seats).filter(|other| *other != seat) {
            let other = &scratch.first[other][..first];
            for ((mean, greatest), number) in mean.iter_mut().zip(greatest.iter_mut()).zip(other) {
                *mean += *number;
                *greatest = (*greatest).max(*number);
            }
        }
        // A division by a whole number, rounded down, as a multiplication that is exact for all sums there can be.
        let share = RECIPROCALS[seats.clamp(2, MAX_SEATS) - 2];
        for mean in mean {
            *mean = ((i32::from(*mean) * share) >> 16) as i16;
        }
    }

    fn second_layer(&self, scratch: &mut Scratch) {
        let size = 3 * self.shape.first;
        let joined = &scratch.joined[..size];
        for (unit, out) in scratch.second[..self.shape.second].iter_mut().enumerate() {
            let sum = self.second_bias[unit] + dot(&self.second[unit * size..(unit + 1) * size], joined);
            *out = active(sum >> self.shifts.second);
        }
    }

    fn heads(&self, table: &Inputs, inputs: &[i16], second: &[i16]) -> Said {
        let size = self.shape.inputs();
        let progress = f32::from(table.progress()) / f32::from(PROGRESS_STEPS);
        let one = |head: usize| {
            let width = self.shape.second;
            let bent = dot(&self.heads[head * width..(head + 1) * width], &second[..width]);
            let straight = |place: usize| dot(&self.direct[place * size..(place + 1) * size], &inputs[..size]) as f32;
            let direct = straight(2 * head) + progress * straight(2 * head + 1);
            bent as f32 * power(self.shifts.heads[head]) + direct * power(self.shifts.direct[head])
        };
        Said { strength: one(0), points: one(1) }
    }
}

/// An activation from a sum.
#[inline]
fn active(sum: i32) -> i16 {
    sum.clamp(0, i32::from(MOST_ACTIVE)) as i16
}

/// One half to this power, exactly.
fn power(shift: u32) -> f32 {
    f32::from_bits((127 - shift.min(126)) << 23)
}

/// One over the number of others, times 65,536, rounded up: exact for sums of up to seven activations.
const RECIPROCALS: [i32; MAX_SEATS - 1] = {
    let mut all = [0; MAX_SEATS - 1];
    let mut others = 1;
    while others < MAX_SEATS {
        all[others - 1] = (65_536 + others as i32 - 1) / others as i32;
        others += 1;
    }
    all
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mean_of_others_is_their_sum_divided_and_rounded_down() {
        for others in 1..MAX_SEATS as i32 {
            for sum in 0..=others * i32::from(MOST_ACTIVE) {
                assert_eq!((sum * RECIPROCALS[others as usize - 1]) >> 16, sum / others, "{sum} of {others}");
            }
        }
    }

    #[test]
    fn powers_are_exact() {
        for shift in 0..100 {
            assert_eq!(f64::from(power(shift)), 0.5_f64.powi(shift as i32));
        }
    }
}
