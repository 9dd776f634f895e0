//! Vacations from slow games: the time of whoever is away stands. Whoever owns the room says who is away; that it is so, and
//! when it ends, is written down, because clocks depend on it.

use protocol::{PersonId, Phase};

use crate::journal::Fact;
use crate::room::Room;

/// Two ends that differ by less are the same one, told once more: the time of the table is not that of the wall.
const THE_SAME: u64 = 60_000;

impl Room {
    /// Somebody is on vacation, or no longer.
    pub(crate) fn note_vacation(&mut self, person: PersonId, until: Option<u64>) {
        let is_here = self.rules.is_slow() && self.people.seat_of(person).is_some() && !self.storage_away;
        if !is_here || matches!(self.phase, Phase::Over | Phase::Closed | Phase::SetAside) {
            return;
        }
        let fact = match (self.away.get(&person), until.filter(|until| *until > self.now)) {
            (None, None) => return,
            (Some(known), Some(until)) if known.abs_diff(until) < THE_SAME => return,
            (_, Some(until)) => Fact::WentAway { person, until },
            (Some(_), None) => Fact::CameBack { person },
        };
        // Nothing can be in its way.
        let _ = self.commit(fact, None);
    }

    /// A vacation that is over.
    pub(crate) fn fact_of_vacation(&self) -> Option<Fact> {
        let (person, _) = self.away.iter().find(|(_, until)| **until <= self.now)?;
        Some(Fact::CameBack { person: *person })
    }

    /// When the first vacation is over.
    pub(crate) fn due_of_vacation(&self) -> Option<u64> {
        self.away.values().copied().min().filter(|_| self.phase == Phase::Playing)
    }
}
