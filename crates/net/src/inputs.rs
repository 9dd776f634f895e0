//! A table as the network reads it.

/// The most seats at a table.
pub const MAX_SEATS: usize = 8;
/// The most numbers that are measured of a seat.
pub const MAX_MEASURES: usize = 64;
/// The most elements of a seat that are looked at; further ones are left out.
pub const MAX_ELEMENTS: usize = 32;
/// The most rows of an element; further ones are left out.
pub const MAX_ROWS_ON: usize = 24;
/// No measured number counts for more.
pub const MOST: i16 = 255;
/// Progress from 0 to 1 is told in this many steps.
pub const PROGRESS_STEPS: u8 = 64;
/// Inputs that all seats share: the progress, and how many seats there are (2 to 8).
pub const GLOBALS: usize = 8;

/// An animal, a species: the rows that are true of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Element {
    rows: [u8; MAX_ROWS_ON],
    len: u8,
}

impl Element {
    /// One of which nothing is true.
    pub const EMPTY: Self = Self { rows: [0; MAX_ROWS_ON], len: 0 };

    /// One more row is true of it.
    #[inline]
    pub fn push(&mut self, row: u8) {
        if let Some(place) = self.rows.get_mut(usize::from(self.len)) {
            *place = row;
            self.len += 1;
        }
    }

    /// The rows that are true of it.
    #[inline]
    pub fn rows(&self) -> &[u8] {
        &self.rows[..usize::from(self.len)]
    }
}

/// A table as the network reads it. The memory is used again from table to table.
#[derive(Clone, Debug)]
pub struct Inputs {
    seats: u8,
    progress: u8,
    measures: [[i16; MAX_MEASURES]; MAX_SEATS],
    measured: usize,
    elements: [[Element; MAX_ELEMENTS]; MAX_SEATS],
    counts: [u8; MAX_SEATS],
}

impl Default for Inputs {
    fn default() -> Self {
        Self {
            seats: 0,
            progress: 0,
            measures: [[0; MAX_MEASURES]; MAX_SEATS],
            measured: 0,
            elements: [[Element::EMPTY; MAX_ELEMENTS]; MAX_SEATS],
            counts: [0; MAX_SEATS],
        }
    }
}

/// Two are equal if the network reads the same from them.
impl PartialEq for Inputs {
    fn eq(&self, other: &Self) -> bool {
        let seats = usize::from(self.seats);
        (self.seats, self.progress, self.measured) == (other.seats, other.progress, other.measured)
            && (0..seats).all(|seat| self.measures(seat) == other.measures(seat))
            && (0..seats).all(|seat| self.elements(seat) == other.elements(seat))
    }
}

impl Inputs {
    /// Begins a table with this many seats, so far into the game (0 to 1).
    #[inline]
    pub fn begin(&mut self, seats: u8, progress: f32) {
        self.seats = seats.min(MAX_SEATS as u8);
        let steps = progress.clamp(0.0, 1.0) * f32::from(PROGRESS_STEPS) + 0.5;
        self.progress = steps as u8;
        self.counts = [0; MAX_SEATS];
    }

    /// What is measured of a seat: whole numbers, cut off beyond [`MOST`].
    #[inline]
    pub fn measure(&mut self, seat: usize, numbers: &[f32]) {
        self.measured = numbers.len().min(MAX_MEASURES);
        let Some(row) = self.measures.get_mut(seat) else { return };
        for (place, number) in row.iter_mut().zip(numbers) {
            *place = number.clamp(-f32::from(MOST), f32::from(MOST)) as i16;
        }
    }

    /// One element more of a seat.
    #[inline]
    pub fn add(&mut self, seat: usize, element: Element) {
        let (Some(row), Some(count)) = (self.elements.get_mut(seat), self.counts.get_mut(seat)) else { return };
        if let Some(place) = row.get_mut(usize::from(*count)) {
            *place = element;
            *count += 1;
        }
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// How far the game is, in [`PROGRESS_STEPS`].
    pub fn progress(&self) -> u8 {
        self.progress
    }

    /// What was measured of a seat.
    pub fn measures(&self, seat: usize) -> &[i16] {
        &self.measures[seat][..self.measured]
    }

    /// The elements of a seat.
    pub fn elements(&self, seat: usize) -> &[Element] {
        &self.elements[seat][..usize::from(self.counts[seat])]
    }
}
