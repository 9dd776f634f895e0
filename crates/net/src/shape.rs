//! How large the layers are, and what follows from it.

use crate::inputs::{GLOBALS, MAX_MEASURES};
use crate::kernel::LANES;

/// How large the layers of a network are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    /// Numbers measured of a seat.
    pub measures: usize,
    /// Rows of an element; 0: elements are not looked at.
    pub rows: usize,
    /// The width of an element.
    pub width: usize,
    /// The width of the first layer of a seat.
    pub first: usize,
    /// The width of the second.
    pub second: usize,
}

/// No layer is wider.
pub const MAX_WIDTH: usize = 128;

impl Shape {
    /// The inputs of a seat besides its elements, rounded up to whole registers.
    pub fn inputs(&self) -> usize {
        (self.measures + GLOBALS).next_multiple_of(LANES)
    }

    /// Whether there can be such a network.
    pub fn is_possible(&self) -> bool {
        let whole = |width: usize| width.is_multiple_of(LANES) && (LANES..=MAX_WIDTH).contains(&width);
        let elements = match self.rows {
            0 => self.width == 0,
            rows => rows <= usize::from(u8::MAX) && whole(self.width),
        };
        (1..=MAX_MEASURES).contains(&self.measures) && elements && whole(self.first) && whole(self.second)
    }

    /// How many 16-bit weights there are.
    pub fn weights(&self) -> usize {
        let elements = if self.rows > 0 { (self.rows + 1) * self.width } else { 0 };
        let first = self.first * (self.inputs() + self.width);
        elements + first + self.second * 3 * self.first + 2 * self.second + 4 * self.inputs()
    }

    /// How many biases of 32 bits there are.
    pub fn biases(&self) -> usize {
        self.first + self.second
    }
}
