//! How much time each seat has.
//!
//! The owner of the room says what time it is. A clock runs for a seat that is asked and whose person decides, unless the
//! table votes, pauses, or waits for its storage. The first moments of each decision cost nothing: what a message needs on
//! its way is not charged, and nobody is asked how long that is. Whoever came back after their time was up has some time
//! for each decision.
//!
//! At a slow table each move has its own time, counted in days. Whoever owns the room lets the time of the table pass then
//! also while nobody is there, and the time of people on vacation stands.

use game::{Seat, SeatSet, Viewer};
use protocol::Clock;
use serde::{Deserialize, Serialize};

/// The first part of each decision, which costs nothing.
pub(crate) const FREE: u64 = 300;
/// What a seat whose time was up has for each decision.
pub(crate) const FOR_ONE_DECISION: u64 = 60_000;

/// The clocks of a table.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Clocks {
    increment: u64,
    /// What each move has at a slow table.
    per_move: Option<u64>,
    /// Seats whose people are on vacation.
    vacation: SeatSet,
    hands: Vec<Hand>,
    running: SeatSet,
    /// Until when time is charged.
    charged: u64,
    /// How often something changed that is not the passing of time.
    changes: u64,
}

/// The clock of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Hand {
    /// What is left for the whole game.
    pub(crate) left: u64,
    /// What is left of the free part of this decision.
    pub(crate) free: u64,
    /// What is left for this decision, if the time for the game is up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) decision: Option<u64>,
}

impl Hand {
    fn spend(&mut self, time: u64) {
        let charged = time.saturating_sub(self.free);
        self.free = self.free.saturating_sub(time);
        match &mut self.decision {
            Some(decision) => *decision = decision.saturating_sub(charged),
            None => self.left = self.left.saturating_sub(charged),
        }
    }

    /// How long it runs until nothing is left.
    fn lasts(&self) -> u64 {
        self.free + self.decision.unwrap_or(self.left)
    }
}

impl Clocks {
    pub(crate) fn new(seats: u8, clock: Clock, now: u64) -> Self {
        let (left, free, increment) = match clock {
            Clock::Live { start_ms, increment_ms } => (start_ms, FREE, increment_ms),
            Clock::Slow { .. } => (clock.per_move_ms().unwrap_or_default(), 0, 0),
        };
        let hands = vec![Hand { left, free, decision: None }; usize::from(seats)];
        let (per_move, running, vacation) = (clock.per_move_ms(), SeatSet::EMPTY, SeatSet::EMPTY);
        Self { increment, per_move, vacation, hands, running, charged: now, changes: 0 }
    }

    /// Charges the time up to now.
    pub(crate) fn charge(&mut self, now: u64) {
        let time = now.saturating_sub(self.charged);
        self.charged = self.charged.max(now);
        for seat in self.running.iter() {
            if let Some(hand) = self.hands.get_mut(seat.index()) {
                hand.spend(time);
            }
        }
    }

    /// The time up to now is not charged.
    pub(crate) fn stand_until(&mut self, now: u64) {
        self.charged = self.charged.max(now);
    }

    /// Lets exactly these clocks run from now on; the people of some others are on vacation.
    pub(crate) fn run(&mut self, seats: SeatSet, vacation: SeatSet, now: u64) {
        self.charge(now);
        if (self.running, self.vacation) != (seats, vacation) {
            (self.running, self.vacation) = (seats, vacation);
            self.changes += 1;
        }
    }

    /// The seat is asked something new.
    pub(crate) fn ask(&mut self, seat: Seat) {
        let per_move = self.per_move;
        self.change(seat, |hand| {
            *hand = match per_move {
                Some(left) => Hand { left, free: 0, decision: None },
                None => Hand { left: hand.left, free: FREE, decision: (hand.left == 0).then_some(FOR_ONE_DECISION) },
            };
        });
    }

    /// The person of a seat that is asked is back: without time for the game there is time for the decision, once.
    pub(crate) fn come_back(&mut self, seat: Seat) {
        self.change(seat, |hand| {
            let given = hand.decision.unwrap_or(FOR_ONE_DECISION);
            hand.decision = (hand.left == 0).then_some(given);
        });
    }

    /// Whether the time that the seat had for this one decision is up too.
    pub(crate) fn is_decision_over(&self, seat: Seat) -> bool {
        self.hands.get(seat.index()).is_some_and(|hand| hand.left == 0 && hand.decision == Some(0))
    }

    /// The seat has decided in time.
    pub(crate) fn reward(&mut self, seat: Seat) {
        let increment = self.increment;
        self.change(seat, |hand| hand.left = if hand.left > 0 { hand.left.saturating_add(increment) } else { 0 });
    }

    /// A decision was taken back: it earns nothing.
    pub(crate) fn take_back(&mut self, seat: Seat) {
        let increment = self.increment;
        self.change(seat, |hand| {
            hand.left = if hand.left > 0 { hand.left.saturating_sub(increment).max(1) } else { 0 }
        });
    }

    /// Gives the seat some time.
    pub(crate) fn give(&mut self, seat: Seat, time: u64) {
        self.change(seat, |hand| match &mut hand.decision {
            Some(decision) => *decision = decision.saturating_add(time),
            None => hand.left = hand.left.saturating_add(time),
        });
    }

    fn change(&mut self, seat: Seat, change: impl FnOnce(&mut Hand)) {
        if let Some(hand) = self.hands.get_mut(seat.index()) {
            change(hand);
            self.changes += 1;
        }
    }

    /// Seats whose clocks run and have nothing left.
    pub(crate) fn flagged(&self) -> SeatSet {
        self.running.iter().filter(|seat| self.hands.get(seat.index()).is_some_and(|hand| hand.lasts() == 0)).collect()
    }

    /// When the first of the running clocks has nothing left.
    pub(crate) fn next_flag(&self) -> Option<u64> {
        let lasts = |seat: Seat| self.hands.get(seat.index()).map(|hand| self.charged.saturating_add(hand.lasts()));
        self.running.iter().filter_map(lasts).min()
    }

    /// When the clock of a seat has nothing left, if it runs.
    pub(crate) fn flag_of(&self, seat: Seat) -> Option<u64> {
        let hand = self.hands.get(seat.index()).filter(|_| self.running.contains(seat))?;
        Some(self.charged.saturating_add(hand.lasts()))
    }

    pub(crate) fn changes(&self) -> u64 {
        self.changes
    }

    /// The clocks as they are written into the journal.
    pub(crate) fn hands(&self) -> Vec<Hand> {
        self.hands.clone()
    }

    /// The clocks as they stood then.
    pub(crate) fn set(&mut self, hands: Vec<Hand>, now: u64) {
        self.charged = self.charged.max(now);
        self.hands = hands;
        self.changes += 1;
    }

    /// What a viewer is told. Where one number stands for several seats it is the viewer's own, or the first.
    pub(crate) fn message(&self, viewer: Viewer) -> protocol::Clocks {
        let own = match viewer {
            Viewer::Seat(seat) if self.running.contains(seat) => Some(seat),
            _ => None,
        };
        let hand = |seat: Seat| self.hands.get(seat.index());
        let shown =
            own.or_else(|| self.running.iter().find(|seat| hand(*seat).is_some_and(|hand| hand.decision.is_some())));
        let shown = shown.or_else(|| self.running.iter().next()).and_then(hand);
        protocol::Clocks {
            running: self.running,
            left_ms: self.hands.iter().map(|hand| hand.left).collect(),
            decision_ms: shown.and_then(|hand| hand.decision),
            free_ms: shown.map_or(0, |hand| hand.free),
            vacation: self.vacation,
        }
    }
}
