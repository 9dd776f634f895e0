//! Numbers without gaps for what each viewer saw.
//!
//! A viewer counts the events they see. What is taken back leaves a gap in the numbers of those who had seen some of it,
//! and one number more is left out, so that "I know everything before n" means one past only.

use game::{Game, MAX_SEATS, Seat, Viewer};

use crate::log::{NumberedEvent, Seq};

/// The numbers of every viewer of a table.
#[derive(Clone, Debug)]
pub(crate) struct Counts {
    seats: u8,
    /// One for each seat, and the last for spectators.
    viewers: Vec<Count>,
}

/// The numbers of one viewer.
#[derive(Clone, Debug, Default)]
pub(crate) struct Count {
    /// How many events they saw and nobody took back.
    standing: usize,
    gaps: Vec<Gap>,
}

/// What was taken back and where the numbers go on.
#[derive(Clone, Copy, Debug)]
struct Gap {
    /// The place, among the events that stand, of the first event after it.
    place: usize,
    /// The first number that was taken back.
    low: Seq,
    /// The number of the first event after it.
    high: Seq,
}

impl Counts {
    pub(crate) fn new(seats: u8) -> Self {
        Self { seats, viewers: vec![Count::default(); usize::from(seats).min(MAX_SEATS) + 1] }
    }

    pub(crate) fn of(&self, viewer: Viewer) -> &Count {
        let place = match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => usize::from(self.seats),
        };
        // Whoever has no seat at this table sees what a spectator sees.
        &self.viewers[place.min(self.viewers.len() - 1)]
    }

    fn each(&mut self) -> impl Iterator<Item = (Viewer, &mut Count)> {
        Seat::all(self.seats).map(Viewer::Seat).chain([Viewer::Spectator]).zip(&mut self.viewers)
    }

    /// These have happened.
    pub(crate) fn note<G: Game>(&mut self, events: &[NumberedEvent<G::Event>]) {
        for (viewer, count) in self.each() {
            count.standing += seen::<G>(events, viewer);
        }
    }

    /// These, the last that stand, are taken back.
    pub(crate) fn rewind<G: Game>(&mut self, events: &[NumberedEvent<G::Event>]) {
        for (viewer, count) in self.each() {
            count.rewind(seen::<G>(events, viewer));
        }
    }
}

/// How many of the events the viewer sees.
fn seen<G: Game>(events: &[NumberedEvent<G::Event>], viewer: Viewer) -> usize {
    events.iter().filter(|entry| G::seen(&entry.event, viewer).is_some()).count()
}

impl Count {
    /// How many events stand.
    pub(crate) fn standing(&self) -> usize {
        self.standing
    }

    /// The number of the event at this place among those that stand.
    pub(crate) fn number(&self, place: usize) -> Seq {
        let gap = self.gaps.iter().rev().find(|gap| gap.place <= place);
        gap.map_or(place as Seq, |gap| gap.high + (place - gap.place) as Seq)
    }

    /// The number of the next event.
    pub(crate) fn next(&self) -> Seq {
        self.number(self.standing)
    }

    /// What is new for a viewer who knows everything before this number: the number from which on they must forget, if they
    /// know events that were taken back, and the place of the first event they do not know.
    pub(crate) fn since(&self, seq: Seq) -> (Option<Seq>, usize) {
        if seq > self.next() {
            return (Some(0), 0);
        }
        if let Some(gap) = self.gaps.iter().find(|gap| gap.low < seq && seq < gap.high) {
            return (Some(gap.low), gap.place);
        }
        let gap = self.gaps.iter().rev().find(|gap| gap.high <= seq);
        (None, gap.map_or(seq as usize, |gap| gap.place + (seq - gap.high) as usize))
    }

    fn rewind(&mut self, events: usize) {
        if events == 0 {
            return;
        }
        let place = self.standing - events;
        let (low, high) = (self.number(place), self.next() + 1);
        self.gaps.retain(|gap| gap.low < low);
        self.gaps.push(Gap { place, low, high });
        self.standing = place;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_go_on_after_what_was_taken_back() {
        let mut count = Count { standing: 4, gaps: Vec::new() };
        assert_eq!((count.next(), count.since(3)), (4, (None, 3)));
        count.rewind(2);
        assert_eq!(count.next(), 5, "2 and 3 are gone, and 4 was what a viewer who knew them asked for");
        count.standing += 1;
        assert_eq!((0..3).map(|place| count.number(place)).collect::<Vec<_>>(), [0, 1, 5]);
        assert_eq!(count.since(2), (None, 2), "has not seen what was taken back");
        assert_eq!(count.since(3), (Some(2), 2));
        assert_eq!(count.since(4), (Some(2), 2));
        assert_eq!(count.since(5), (None, 2));
        assert_eq!(count.since(6), (None, 3), "knows everything");
        assert_eq!(count.since(7), (Some(0), 0), "knows what never was");
        count.rewind(0);
        assert_eq!(count.next(), 6, "who saw nothing of it notices nothing");
        count.rewind(2);
        assert_eq!((count.next(), count.since(1)), (7, (None, 1)));
        for known in 2..7 {
            assert_eq!(count.since(known), (Some(1), 1), "{known}");
        }
        count.standing += 1;
        count.rewind(1);
        assert_eq!((count.next(), count.number(0)), (9, 0));
        assert_eq!((count.since(7), count.since(8)), ((None, 1), (Some(7), 1)));
        assert_eq!(count.since(3), (Some(1), 1));
    }
}
