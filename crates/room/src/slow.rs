//! Slow games: whose turn it is, and vacations.
//!
//! The time of whoever is on vacation stands, from the next question on: what they are asked already keeps its time. Whoever
//! owns the room says who is away; that it is so, and when it ends, is written down, because clocks depend on it.

use game::Seat;
use protocol::{PersonId, Phase};

use crate::journal::Fact;
use crate::room::Room;

/// Two ends that differ by less are the same one, told once more: the time of the table is not that of the wall.
const THE_SAME: u64 = 60_000;

/// Somebody whose turn it is at a slow table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// Who.
    pub person: PersonId,
    /// The number of the question.
    pub prompt: u64,
    /// How much time is left, in milliseconds; nothing while it stands.
    pub left: Option<u64>,
}

impl Room {
    /// Somebody is on vacation, or no longer.
    pub(crate) fn note_vacation(&mut self, person: PersonId, until: Option<u64>) {
        let is_here = self.rules.is_slow() && self.people.seat_of(person).is_some() && !self.storage_away;
        if !is_here || matches!(self.phase, Phase::Over | Phase::Closed | Phase::SetAside) {
            return;
        }
        let owes = match self.away.contains_key(&person) {
            true => self.people.seat_of(person).is_some_and(|seat| self.owes.contains(seat)),
            false => self.is_asked(person),
        };
        let fact = match (self.away.get(&person), until.filter(|until| *until > self.now)) {
            (None, None) => return,
            (Some(known), Some(until)) if known.abs_diff(until) < THE_SAME => return,
            (_, Some(until)) => Fact::WentAway { person, until, owes },
            (Some(_), None) => Fact::CameBack { person },
        };
        // Nothing can be in its way.
        let _ = self.commit(fact, None);
    }

    /// Whether the time of a seat stands because its person is on vacation. What they were asked before that they still
    /// answer in time: otherwise a vacation would be the way out whenever time is short.
    pub(crate) fn rests(&self, seat: Seat) -> bool {
        let person = self.people.chair(seat).and_then(|chair| chair.person());
        person.is_some_and(|person| self.away.contains_key(&person)) && !self.owes.contains(seat)
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

    /// People whose vacations matter: those who sit at a slow table.
    pub fn vacationers(&self) -> Vec<PersonId> {
        let matters = self.rules.is_slow() && !matches!(self.phase, Phase::Over | Phase::Closed | Phase::SetAside);
        self.people.chairs.iter().filter(|_| matters).filter_map(|chair| chair.person()).collect()
    }

    /// Whose turn it is at a slow table: people who decide themselves and are not away.
    pub fn turns(&self) -> Vec<Turn> {
        let asked = self.play.as_ref().map(|play| play.asked()).unwrap_or_default();
        let is_on = self.rules.is_slow() && self.phase == Phase::Playing;
        let is_asked = |seat: Seat| is_on && asked.contains(seat) && !self.rests(seat);
        let decides = self.people.seats().filter(|(seat, chair)| is_asked(*seat) && chair.has_vote());
        let flag = |seat| self.clocks.as_ref().and_then(|clocks| clocks.flag_of(seat));
        let turn = decides.filter_map(|(seat, chair)| {
            let left = flag(seat).map(|flag| flag.saturating_sub(self.now));
            Some(Turn { person: chair.person()?, prompt: chair.questions, left })
        });
        turn.collect()
    }

    /// The others who sit at a slow table.
    pub fn waiting_for_others(&self) -> Vec<PersonId> {
        let turns = self.turns();
        let waits = |person: &PersonId| !turns.iter().any(|turn| turn.person == *person);
        self.vacationers().into_iter().filter(waits).collect()
    }
}
