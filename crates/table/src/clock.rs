//! Time as data: the caller says what time it is, and decides what happens when somebody has none left.

use game::{BySeat, Seat, SeatSet};

/// A point in time or a stretch of it, in milliseconds. Only differences matter; any beginning will do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Millis(pub u64);

impl Millis {
    fn since(self, earlier: Self) -> Self {
        Self(self.0.saturating_sub(earlier.0))
    }
}

/// How much time players get.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TimeControl {
    /// At the start.
    pub start: Millis,
    /// After each decision made in time.
    pub increment: Millis,
}

/// The clocks of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clocks {
    seats: u8,
    increment: Millis,
    clocks: BySeat<Clock>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Clock {
    left: Millis,
    running_since: Option<Millis>,
}

impl Clocks {
    /// Clocks for a table, all standing.
    pub fn new(seats: u8, control: TimeControl) -> Self {
        let clock = Clock { left: control.start, running_since: None };
        Self { seats, increment: control.increment, clocks: BySeat([clock; game::MAX_SEATS]) }
    }

    /// What the seat has left.
    pub fn remaining(&self, seat: Seat, now: Millis) -> Millis {
        let clock = self.clocks[seat];
        let spent = clock.running_since.map_or(Millis(0), |since| now.since(since));
        clock.left.since(spent)
    }

    /// Whether its clock runs.
    pub fn is_running(&self, seat: Seat) -> bool {
        self.clocks[seat].running_since.is_some()
    }

    /// What a decision in time adds.
    pub fn increment(&self) -> Millis {
        self.increment
    }

    /// Who has no time left.
    pub fn flagged(&self, now: Millis) -> SeatSet {
        Seat::all(self.seats).filter(|&seat| self.remaining(seat, now) == Millis(0)).collect()
    }

    /// Stops all clocks, as for a pause.
    pub fn stop(&mut self, now: Millis) {
        self.run_for(SeatSet::EMPTY, now);
    }

    /// Lets exactly these clocks run.
    pub(crate) fn run_for(&mut self, asked: SeatSet, now: Millis) {
        for seat in Seat::all(self.seats) {
            let left = self.remaining(seat, now);
            let running_since = asked.contains(seat).then_some(now);
            self.clocks[seat] = Clock { left, running_since };
        }
    }

    /// Gives the seat what a decision adds; nothing if it came too late.
    pub(crate) fn reward(&mut self, seat: Seat, now: Millis) {
        let left = self.remaining(seat, now);
        if left > Millis(0) {
            self.clocks[seat] = Clock { left: Millis(left.0.saturating_add(self.increment.0)), running_since: None };
        }
    }

    /// Takes back what a decision added: a decision taken back earns nothing.
    pub(crate) fn take_back(&mut self, seat: Seat) {
        let clock = &mut self.clocks[seat];
        clock.left = clock.left.since(self.increment);
    }
}
