//! Who is here: whoever has a socket, or has looked at the lobby a moment ago. Nothing of it is stored.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use protocol::PersonId;
use protocol::lobby::HerePerson;

use crate::people::session::Who;

/// For how long somebody is here who has asked for something: as long as a question to the lobby waits, and some more.
const A_MOMENT: Duration = Duration::from_secs(40);
/// How many people are named.
const NAMED: usize = 200;

#[derive(Debug)]
struct Seen {
    name: String,
    has_account: bool,
    sockets: u32,
    until: Instant,
}

impl Seen {
    fn is_here(&self, now: Instant) -> bool {
        self.sockets > 0 || self.until > now
    }
}

/// Who is here. Clones are the same.
#[derive(Clone, Debug, Default)]
pub struct Here(Arc<Mutex<HashMap<PersonId, Seen>>>);

impl Here {
    fn people(&self) -> MutexGuard<'_, HashMap<PersonId, Seen>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody asks for something.
    pub fn note(&self, who: &Who) {
        self.seen(who, |seen| seen.until = Instant::now() + A_MOMENT);
    }

    /// Somebody has a socket; they are here until what is returned is dropped.
    pub fn socket(&self, who: &Who) -> Presence {
        self.seen(who, |seen| seen.sockets += 1);
        Presence { here: self.clone(), person: who.person }
    }

    /// Changes what is known of somebody.
    fn seen(&self, who: &Who, change: impl FnOnce(&mut Seen)) {
        let new = || Seen { name: String::new(), has_account: false, sockets: 0, until: Instant::now() };
        let mut people = self.people();
        let seen = people.entry(who.person).or_insert_with(new);
        seen.name.clone_from(&who.name);
        seen.has_account = who.has_account;
        change(seen);
    }

    /// Whether somebody is here.
    pub fn has(&self, person: PersonId) -> bool {
        self.people().get(&person).is_some_and(|seen| seen.is_here(Instant::now()))
    }

    /// Everybody who is here, and forgets the others.
    pub fn all(&self) -> protocol::lobby::Here {
        let now = Instant::now();
        let mut people = self.people();
        people.retain(|_, seen| seen.is_here(now));
        let count = u32::try_from(people.len()).unwrap_or(u32::MAX);
        let named = people.iter().filter(|(_, seen)| seen.has_account);
        let mut named: Vec<_> =
            named.map(|(person, seen)| HerePerson { name: seen.name.clone(), person: *person }).collect();
        named.sort();
        named.truncate(NAMED);
        protocol::lobby::Here { people: count, named }
    }
}

/// A socket of somebody who is here.
#[derive(Debug)]
pub struct Presence {
    here: Here,
    person: PersonId,
}

impl Drop for Presence {
    fn drop(&mut self) {
        if let Some(seen) = self.here.people().get_mut(&self.person) {
            seen.sockets = seen.sockets.saturating_sub(1);
        }
    }
}
