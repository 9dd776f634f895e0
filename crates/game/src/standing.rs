//! Points, tie-breaks and winners.

use crate::seat::{BySeat, Seat, SeatSet};

/// How the seats stand: at the end of the game, or as if it ended now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standings {
    /// Number of seats.
    pub seats: u8,
    /// Points.
    pub points: BySeat<i32>,
    /// What decides between equal points; more is better.
    pub tie_break: BySeat<i32>,
    /// Who wins; several share the victory.
    pub winners: SeatSet,
}

impl Standings {
    /// Standings in which the most points win, then the highest tie-break; equals share.
    pub fn new(seats: u8, points: BySeat<i32>, tie_break: BySeat<i32>) -> Self {
        let key = |seat: Seat| (points[seat], tie_break[seat]);
        let best = Seat::all(seats).map(key).max();
        let winners = Seat::all(seats).filter(|&seat| Some(key(seat)) == best).collect();
        Self { seats, points, tie_break, winners }
    }

    /// The place of each seat: winners have the first, the others follow by points and tie-break, equals have the same.
    pub fn places(&self) -> BySeat<u8> {
        let key = |seat: Seat| (self.winners.contains(seat), self.points[seat], self.tie_break[seat]);
        let mut places = BySeat::default();
        for seat in Seat::all(self.seats) {
            places[seat] = 1 + Seat::all(self.seats).filter(|other| key(*other) > key(seat)).count() as u8;
        }
        places
    }

    /// What the seat gained, for bots and statistics: a victory shared by n counts 1/n.
    pub fn share(&self, seat: Seat) -> f64 {
        if self.winners.contains(seat) { 1.0 / f64::from(self.winners.len().max(1)) } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_points_fall_to_the_tie_break_and_equals_share() {
        let points = BySeat([17, 17, 12, 0, 0, 0, 0, 0]);
        let mut ties = BySeat([12, 15, 40, 0, 0, 0, 0, 0]);
        let second = Seat::wrapping(1);
        assert_eq!(Standings::new(3, points, ties).winners, SeatSet::only(second));
        ties[Seat::FIRST] = 15;
        let shared = Standings::new(3, points, ties);
        assert_eq!(shared.winners, SeatSet::all(2));
        assert!((shared.share(second) - 0.5).abs() < 1e-9);
        assert_eq!(shared.places().0[..3], [1, 1, 3]);
    }
}
