//! Places at the table. A seat is a place, a player is a person: the engines know seats only.

use core::fmt;
use core::ops::{Index, IndexMut};

/// The most seats any edition has.
pub const MAX_SEATS: usize = 8;

/// A place at the table; seats sit clockwise from the first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const FIRST: Self = Self(0);

    /// The seat with this index, counted from 0, if there is one.
    pub const fn new(index: usize) -> Option<Self> {
        if index < MAX_SEATS { Some(Self(index as u8)) } else { None }
    }

    /// The seat with this index, counted from 0 and wrapped into the possible range.
    pub const fn wrapping(index: usize) -> Self {
        Self((index % MAX_SEATS) as u8)
    }

    /// Its index, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its number as people count: P1 is 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The next seat clockwise at a table of `seats`.
    pub const fn next(self, seats: u8) -> Self {
        let next = self.0 + 1;
        if next >= seats { Self(0) } else { Self(next) }
    }

    /// All seats of a table, beginning with this one, clockwise.
    pub fn clockwise(self, seats: u8) -> impl Iterator<Item = Self> {
        let first = self.0;
        (0..seats).map(move |step| {
            let sum = first + step;
            Self(if sum >= seats { sum - seats } else { sum })
        })
    }

    /// All seats of a table in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..seats.min(MAX_SEATS as u8)).map(Self)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "P{}", self.number())
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// Every seat of a table.
    pub const fn all(seats: u8) -> Self {
        Self(if seats >= 8 { 0xff } else { (1 << seats) - 1 })
    }

    /// Just this seat.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether the seat is in it.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Puts the seat in.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes the seat out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// What is in either of them.
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// What is in this one and not in the other.
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many seats are in it.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether nobody is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Its seats in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut bits = self.0;
        core::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let seat = bits.trailing_zeros() as u8;
            bits &= bits - 1;
            Some(Seat(seat))
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// One value for each seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySeat<T>(pub [T; MAX_SEATS]);

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        // The mask is always a no-op; it tells the compiler that the index is in range.
        &self.0[seat.index() & (MAX_SEATS - 1)]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index() & (MAX_SEATS - 1)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_goes_once_round_the_table() {
        let start = Seat::wrapping(2);
        let order: Vec<u8> = start.clockwise(4).map(Seat::number).collect();
        assert_eq!(order, [3, 4, 1, 2]);
        assert_eq!(Seat::wrapping(3).next(4), Seat::FIRST);
    }

    #[test]
    fn a_set_of_eight_seats_is_full() {
        let mut all = SeatSet::all(8);
        assert_eq!(all.len(), 8);
        all.remove(Seat::wrapping(7));
        assert_eq!(all, SeatSet::all(7));
        assert!(!all.contains(Seat::wrapping(7)));
    }
}
