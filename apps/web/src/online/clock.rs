//! Clocks as they stand now, from what they were when the server said it.

use game::{Seat, SeatSet};
use protocol::Asked;

/// The clocks, as the server said at a moment of this page.
#[derive(Clone, PartialEq, Debug)]
pub struct Clocks {
    running: SeatSet,
    left: Vec<u64>,
    decision: Option<u64>,
    free: u64,
    at: f64,
}

/// A live clock is low in its last seconds, in milliseconds.
pub const LOW: u64 = 15_000;

impl Clocks {
    /// The clocks of this message, which has just come.
    pub fn of(asked: &Asked) -> Option<Self> {
        let clocks = asked.clocks.as_ref()?;
        Some(Self {
            running: clocks.running,
            left: clocks.left_ms.clone(),
            decision: clocks.decision_ms,
            free: clocks.free_ms,
            at: js_sys::Date::now(),
        })
    }

    /// Whether two messages said the same, whenever they came.
    pub fn same(one: Option<&Self>, other: Option<&Self>) -> bool {
        match (one, other) {
            (Some(one), Some(other)) => Self { at: other.at, ..one.clone() } == *other,
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        }
    }

    /// Whether the clock of a seat runs.
    pub fn runs(&self, seat: Seat) -> bool {
        self.running.contains(seat)
    }

    /// What a seat has left at this moment, in milliseconds.
    pub fn left(&self, seat: Seat, now: f64) -> u64 {
        let left = self.left.get(seat.index()).copied().unwrap_or(0);
        if !self.runs(seat) {
            return left;
        }
        let passed = (now - self.at).max(0.0) as u64;
        match (left, self.decision) {
            (0, Some(decision)) => decision.saturating_sub(passed),
            _ => left.saturating_sub(passed.saturating_sub(self.free)),
        }
    }
}

/// Minutes and seconds.
pub fn shown(left: u64) -> String {
    // A second that has begun is shown: zero is zero.
    let seconds = left.div_ceil(1000);
    match seconds / 3600 {
        0 => format!("{}:{:02}", seconds / 60, seconds % 60),
        hours => format!("{hours}:{:02}:{:02}", seconds / 60 % 60, seconds % 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clocks(left: u64, decision: Option<u64>) -> Clocks {
        Clocks { running: SeatSet::only(Seat::FIRST), left: vec![left, 9_000], decision, free: 500, at: 1_000.0 }
    }

    #[test]
    fn a_running_clock_loses_what_has_passed_but_what_is_free() {
        let running = clocks(10_000, None);
        assert_eq!(running.left(Seat::FIRST, 1_400.0), 10_000, "the first part costs nothing");
        assert_eq!(running.left(Seat::FIRST, 3_500.0), 8_000);
        assert_eq!(running.left(Seat::FIRST, 99_000.0), 0);
        assert_eq!(running.left(Seat::wrapping(1), 99_000.0), 9_000, "one that stands keeps what it has");
        assert_eq!(clocks(0, Some(60_000)).left(Seat::FIRST, 11_000.0), 50_000, "a minute for one decision");
    }

    #[test]
    fn time_is_shown_in_minutes_and_seconds() {
        let cases = [(0, "0:00"), (1, "0:01"), (59_001, "1:00"), (754_000, "12:34"), (3_723_000, "1:02:03")];
        for (left, text) in cases {
            assert_eq!(shown(left), text);
        }
    }
}
