//! Who is here: whoever has a connection, or asked for something a moment ago. The lobby counts them, and friends are told
//! of each other. Never stored.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::PersonId;
use protocol::lobby::HerePerson;
use store::WallTime;

use crate::people::session::Who;

/// For how long somebody who asked for something is here, in milliseconds: as long as a question to the lobby waits, and
/// some more.
const A_MOMENT: i64 = 60_000;
/// For how long it is remembered that somebody was here, in milliseconds: a day; then the use of their sessions says so.
const REMEMBERED: i64 = 24 * 60 * 60 * 1000;
/// How many people are named in the lobby.
const NAMED: usize = 200;

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

/// Who is here. Clones are the same.
#[derive(Clone, Default, Debug)]
pub struct Here(Arc<Mutex<HashMap<PersonId, Seen>>>);

#[derive(Clone, Default, Debug)]
struct Seen {
    /// What they are called, if they have an account.
    name: Option<String>,
    connections: u32,
    last: i64,
}

impl Seen {
    fn is_here(&self, now: WallTime) -> bool {
        self.connections > 0 || now.0 - self.last < A_MOMENT
    }
}

impl Here {
    fn people(&self) -> MutexGuard<'_, HashMap<PersonId, Seen>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody has asked for something.
    pub fn note(&self, who: &Who, now: WallTime) {
        self.seen(who, |seen| seen.last = now.0);
    }

    /// Somebody is connected until this is dropped.
    pub fn connect(&self, who: &Who) -> Connected {
        self.seen(who, |seen| seen.connections += 1);
        Connected { here: self.clone(), person: who.person }
    }

    fn seen(&self, who: &Who, change: impl FnOnce(&mut Seen)) {
        let mut people = self.people();
        let seen = people.entry(who.person).or_default();
        seen.name = who.has_account.then(|| who.name.clone());
        change(seen);
    }

    /// Somebody is called something else from now on.
    pub fn rename(&self, person: PersonId, name: &str) {
        if let Some(Seen { name: Some(known), .. }) = self.people().get_mut(&person) {
            name.clone_into(known);
        }
    }

    /// Whether somebody is here.
    pub fn of(&self, person: PersonId, now: WallTime) -> Presence {
        match self.people().get(&person) {
            Some(seen) if seen.is_here(now) => Presence::Here,
            Some(seen) => Presence::Last(WallTime(seen.last)),
            None => Presence::Unknown,
        }
    }

    /// Everybody who is here, as the lobby says it: people with an account are named.
    pub fn all(&self, now: WallTime) -> protocol::lobby::Here {
        let people = self.people();
        let here = people.iter().filter(|(_, seen)| seen.is_here(now));
        let count = u32::try_from(here.clone().count()).unwrap_or(u32::MAX);
        let mut named: Vec<_> =
            here.filter_map(|(person, seen)| Some(HerePerson { name: seen.name.clone()?, person: *person })).collect();
        named.sort();
        named.truncate(NAMED);
        protocol::lobby::Here { people: count, named }
    }

    /// Forgets who has not been here for long; once a minute.
    pub fn tidy(&self, now: WallTime) {
        self.people().retain(|_, seen| seen.connections > 0 || now.0 - seen.last < REMEMBERED);
    }

    /// Forgets somebody.
    pub fn forget(&self, person: PersonId) {
        self.people().remove(&person);
    }
}

/// Somebody is connected.
#[derive(Debug)]
pub struct Connected {
    here: Here,
    person: PersonId,
}

impl Drop for Connected {
    fn drop(&mut self) {
        if let Some(seen) = self.here.people().get_mut(&self.person) {
            seen.connections = seen.connections.saturating_sub(1);
            seen.last = WallTime::now().0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn later(now: WallTime, minutes: i64) -> WallTime {
        WallTime(now.0 + minutes * 60_000 + 1000)
    }

    #[test]
    fn somebody_is_here_while_connected_and_a_moment_longer() {
        let (here, who) = (Here::default(), Who::called("Anna", 1, true));
        let now = WallTime::now();
        let of = |at| here.of(who.person, at);
        assert_eq!(of(now), Presence::Unknown);
        let (one, two) = (here.connect(&who), here.connect(&who));
        drop(one);
        assert_eq!(of(later(now, 600)), Presence::Here);
        here.tidy(later(now, 60 * 48));
        drop(two);
        assert_eq!(of(now), Presence::Here);
        assert!(matches!(of(later(now, 2)), Presence::Last(at) if at.0 >= now.0));
        here.note(&who, later(now, 5));
        assert_eq!(of(later(now, 5)), Presence::Here);
        here.tidy(later(now, 60 * 48));
        assert_eq!(of(later(now, 60 * 48)), Presence::Unknown);
    }

    #[test]
    fn friends_and_the_lobby_are_told_the_same_and_guests_are_counted_without_a_name() {
        let (here, now) = (Here::default(), WallTime::now());
        let (anna, guest) = (Who::called("Anna", 1, true), Who::called("Boris", 2, false));
        here.note(&anna, now);
        let _connected = here.connect(&guest);
        let names = |at| here.all(at).named.into_iter().map(|person| person.name).collect::<Vec<_>>();
        assert_eq!((here.all(now).people, names(now)), (2, vec!["Anna".to_owned()]));
        here.rename(anna.person, "Ola");
        here.rename(guest.person, "Nia");
        assert_eq!(names(now), ["Ola"]);
        // Whoever is not here for a friend any longer is not counted any longer.
        assert!(matches!(here.of(anna.person, later(now, 1)), Presence::Last(_)));
        assert_eq!((here.all(later(now, 1)).people, names(later(now, 1)).len()), (1, 0));
        here.forget(guest.person);
        assert_eq!(here.all(now).people, 1);
    }
}
