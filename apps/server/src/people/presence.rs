//! Who is here: whoever has a connection, or asked for something a moment ago. Never stored.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::PersonId;
use store::WallTime;

/// For how long somebody who asked for something is here, in milliseconds.
const A_MOMENT: i64 = 60_000;
/// For how long it is remembered that somebody was here, in milliseconds: a day; then the use of their sessions says so.
const REMEMBERED: i64 = 24 * 60 * 60 * 1000;

/// Whether somebody is here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Presence {
    /// They are.
    Here,
    /// They were.
    Last(WallTime),
    /// Nothing is known since this server runs.
    Unknown,
}

/// Who is here.
#[derive(Clone, Default, Debug)]
pub struct People(Arc<Mutex<HashMap<PersonId, Seen>>>);

#[derive(Clone, Copy, Default, Debug)]
struct Seen {
    connections: u32,
    last: i64,
}

impl People {
    fn seen(&self) -> MutexGuard<'_, HashMap<PersonId, Seen>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody has asked for something.
    pub fn note(&self, person: PersonId, now: WallTime) {
        self.seen().entry(person).or_default().last = now.0;
    }

    /// Somebody is connected until this is dropped.
    pub fn connect(&self, person: PersonId) -> Connected {
        self.seen().entry(person).or_default().connections += 1;
        Connected { people: self.clone(), person }
    }

    /// Whether somebody is here.
    pub fn of(&self, person: PersonId, now: WallTime) -> Presence {
        match self.seen().get(&person) {
            Some(seen) if seen.connections > 0 || now.0 - seen.last < A_MOMENT => Presence::Here,
            Some(seen) => Presence::Last(WallTime(seen.last)),
            None => Presence::Unknown,
        }
    }

    /// Forgets who has not been here for long; once a minute.
    pub fn tidy(&self, now: WallTime) {
        self.seen().retain(|_, seen| seen.connections > 0 || now.0 - seen.last < REMEMBERED);
    }

    /// Forgets somebody.
    pub fn forget(&self, person: PersonId) {
        self.seen().remove(&person);
    }
}

/// Somebody is connected.
#[derive(Debug)]
pub struct Connected {
    people: People,
    person: PersonId,
}

impl Drop for Connected {
    fn drop(&mut self) {
        if let Some(seen) = self.people.seen().get_mut(&self.person) {
            seen.connections = seen.connections.saturating_sub(1);
            seen.last = WallTime::now().0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_is_here_while_connected_and_a_moment_longer() {
        let (people, person) = (People::default(), PersonId::from_bytes([1; 16]));
        let now = WallTime::now();
        let later = |minutes: i64| WallTime(now.0 + minutes * 60_000 + 1000);
        assert_eq!(people.of(person, now), Presence::Unknown);
        let (one, two) = (people.connect(person), people.connect(person));
        drop(one);
        assert_eq!(people.of(person, later(600)), Presence::Here);
        people.tidy(later(60 * 48));
        drop(two);
        assert_eq!(people.of(person, now), Presence::Here);
        assert!(matches!(people.of(person, later(2)), Presence::Last(at) if at.0 >= now.0));
        people.note(person, later(5));
        assert_eq!(people.of(person, later(5)), Presence::Here);
        people.tidy(later(60 * 48));
        assert_eq!(people.of(person, later(60 * 48)), Presence::Unknown);
    }
}
