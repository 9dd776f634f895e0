//! How much one may ask for: per connection, person and address, and in all.
//!
//! Whoever asks for too much is told to wait, and a socket that does not is closed. Nobody is banned.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher as _};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::middleware::StateInformationMiddleware;
use governor::state::keyed::HashMapStateStore;
use governor::{NotUntil, Quota, RateLimiter};
use protocol::PersonId;
use serde::Deserialize;

use crate::error::Error;
use crate::people::address::Source;

/// The limits. All can be set in the configuration file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Limits {
    /// Requests of one address, a second.
    pub requests_per_second: u32,
    /// Names chosen from one address, a minute.
    pub guests_per_minute: u32,
    /// Tables opened by one person, a minute.
    pub tables_per_minute: u32,
    /// Tables that one person joins or asks about, a minute.
    pub joins_per_minute: u32,
    /// Mails to confirm an address that one person, or one address, is sent an hour.
    pub confirmations_per_hour: u32,
    /// How often somebody tries to sign in to one account from one address, a minute.
    pub sign_ins_per_minute: u32,
    /// How often anybody tries to sign in to one account, a minute.
    pub sign_ins_to_account_per_minute: u32,
    /// How often anybody tries to sign in from one address, a minute.
    pub sign_ins_from_address_per_minute: u32,
    /// What one person asks of the people around them (looking for somebody, asking, inviting, muting), a minute.
    pub contacts_per_minute: u32,
    /// Reports of one person, an hour.
    pub reports_per_hour: u32,
    /// Lines that one person says, a minute; five at once.
    pub lines_per_minute: u32,
    /// Profiles, games and leaderboards that are asked for from one address, a minute.
    pub pages_per_minute: u32,
    /// Messages of one socket, a second; four times as many at once.
    pub messages_per_second: u32,
    /// How often one socket is told what has happened since a number, a second; whoever asks more often waits.
    pub histories_per_second: u32,
    /// Sockets of one person.
    pub sockets_per_person: u32,
    /// Sockets of one address.
    pub sockets_per_address: u32,
    /// Sockets in all.
    pub sockets: u32,
    /// Tables in memory.
    pub tables: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            requests_per_second: 50,
            guests_per_minute: 30,
            tables_per_minute: 10,
            joins_per_minute: 60,
            confirmations_per_hour: 5,
            sign_ins_per_minute: 5,
            sign_ins_to_account_per_minute: 30,
            sign_ins_from_address_per_minute: 30,
            contacts_per_minute: 60,
            reports_per_hour: 20,
            lines_per_minute: 20,
            pages_per_minute: 300,
            messages_per_second: 20,
            histories_per_second: 1,
            sockets_per_person: 16,
            sockets_per_address: 256,
            sockets: 25_000,
            tables: 10_000,
        }
    }
}

impl Limits {
    /// For a load test on the own machine, where one address is everybody.
    pub const fn generous() -> Self {
        Self {
            requests_per_second: 1_000_000,
            guests_per_minute: 1_000_000,
            tables_per_minute: 1_000_000,
            joins_per_minute: 1_000_000,
            confirmations_per_hour: 1_000_000,
            sign_ins_per_minute: 1_000_000,
            sign_ins_to_account_per_minute: 1_000_000,
            sign_ins_from_address_per_minute: 1_000_000,
            contacts_per_minute: 1_000_000,
            reports_per_hour: 1_000_000,
            lines_per_minute: 1_000_000,
            pages_per_minute: 1_000_000,
            messages_per_second: 1_000,
            histories_per_second: 1_000,
            sockets_per_person: 1_000,
            sockets_per_address: 100_000,
            sockets: 100_000,
            tables: 100_000,
        }
    }
}

type Keyed<K> = RateLimiter<K, HashMapStateStore<K>, DefaultClock>;
/// Says how many are left, too.
type Counted<K> = RateLimiter<K, HashMapStateStore<K>, DefaultClock, StateInformationMiddleware>;

/// How many lines a person says at once.
const LINES_AT_ONCE: NonZeroU32 = NonZeroU32::new(5).unwrap();

/// Counts what was asked for.
#[derive(Debug)]
pub struct Meters {
    requests: Keyed<Source>,
    guests: Keyed<Source>,
    opened: Keyed<PersonId>,
    joins: Keyed<PersonId>,
    confirmations: Keyed<PersonId>,
    /// By a number made of the address.
    confirmed: Keyed<u64>,
    sign_ins: Counted<(String, Source)>,
    to_account: Keyed<String>,
    from_address: Keyed<Source>,
    contacts: Keyed<PersonId>,
    reports: Keyed<PersonId>,
    lines: Keyed<PersonId>,
    pages: Keyed<Source>,
    of_person: Arc<Counts<PersonId>>,
    of_address: Arc<Counts<Source>>,
    in_all: Arc<Counts<()>>,
    waits: Arc<Counts<Source>>,
    all_waits: Arc<Counts<()>>,
    limits: Limits,
}

impl Meters {
    /// Nothing was asked for yet.
    pub fn new(limits: Limits) -> Self {
        let minute = |count| Quota::per_minute(at_least_one(count));
        let hour = Quota::per_hour(at_least_one(limits.confirmations_per_hour));
        let second = Quota::per_second(at_least_one(limits.requests_per_second));
        Self {
            requests: RateLimiter::hashmap(second.allow_burst(at_least_one(limits.requests_per_second * 4))),
            guests: RateLimiter::hashmap(minute(limits.guests_per_minute)),
            opened: RateLimiter::hashmap(minute(limits.tables_per_minute)),
            joins: RateLimiter::hashmap(minute(limits.joins_per_minute)),
            confirmations: RateLimiter::hashmap(hour),
            confirmed: RateLimiter::hashmap(hour),
            sign_ins: RateLimiter::hashmap(minute(limits.sign_ins_per_minute)).with_middleware(),
            to_account: RateLimiter::hashmap(minute(limits.sign_ins_to_account_per_minute)),
            from_address: RateLimiter::hashmap(minute(limits.sign_ins_from_address_per_minute)),
            contacts: RateLimiter::hashmap(minute(limits.contacts_per_minute)),
            reports: RateLimiter::hashmap(Quota::per_hour(at_least_one(limits.reports_per_hour))),
            lines: RateLimiter::hashmap(minute(limits.lines_per_minute).allow_burst(LINES_AT_ONCE)),
            pages: RateLimiter::hashmap(minute(limits.pages_per_minute)),
            of_person: Arc::default(),
            of_address: Arc::default(),
            in_all: Arc::default(),
            waits: Arc::default(),
            all_waits: Arc::default(),
            limits,
        }
    }

    /// Any request to the API.
    pub fn request(&self, source: Source) -> Result<(), Error> {
        within(&self.requests, &source)
    }

    /// Somebody chooses a name.
    pub fn guest(&self, source: Source) -> Result<(), Error> {
        within(&self.guests, &source)
    }

    /// A person opens a table.
    pub fn open(&self, person: PersonId) -> Result<(), Error> {
        within(&self.opened, &person)
    }

    /// A person joins a table or asks about one.
    pub fn join(&self, person: PersonId) -> Result<(), Error> {
        within(&self.joins, &person)
    }

    /// A person wants a mail sent to an address that may be somebody else's.
    pub fn confirmation(&self, person: PersonId, address: &str) -> Result<(), Error> {
        let mut number = DefaultHasher::new();
        address.to_ascii_lowercase().hash(&mut number);
        within(&self.confirmations, &person)?;
        within(&self.confirmed, &number.finish())
    }

    /// Somebody at this address tries to sign in to the account with this folded name. Returns how many tries are left.
    pub fn sign_in(&self, login: &str, source: Source) -> Result<u32, Error> {
        within(&self.from_address, &source)?;
        let wait =
            |until: NotUntil<_>| Error::TooFast(until.wait_time_from(DefaultClock::default().now()).as_secs() + 1);
        let left = self.sign_ins.check_key(&(login.to_owned(), source)).map_err(wait)?;
        within(&self.to_account, &login.to_owned())?;
        Ok(left.remaining_burst_capacity())
    }

    /// A person asks something of the people around them.
    pub fn contact(&self, person: PersonId) -> Result<(), Error> {
        within(&self.contacts, &person)
    }

    /// A person reports somebody.
    pub fn report(&self, person: PersonId) -> Result<(), Error> {
        within(&self.reports, &person)
    }

    /// A person says a line; otherwise for how many milliseconds they should wait.
    pub fn line(&self, person: PersonId) -> Result<(), u64> {
        self.lines.check_key(&person).map_err(|until| {
            let wait = until.wait_time_from(DefaultClock::default().now());
            u64::try_from(wait.as_millis()).unwrap_or(u64::MAX) + 1
        })
    }

    /// Somebody asks for a profile, a game or a leaderboard.
    pub fn page(&self, source: Source) -> Result<(), Error> {
        within(&self.pages, &source)
    }

    /// A socket; it counts until the permits are dropped.
    pub fn socket(&self, person: PersonId, source: Source) -> Result<SocketPermits, Error> {
        let in_all = self.in_all.take((), self.limits.sockets);
        let in_all = in_all.ok_or(Error::Unavailable("there are too many connections"))?;
        let of_person = self.of_person.take(person, self.limits.sockets_per_person).ok_or(Error::TooFast(10))?;
        let of_address = self.of_address.take(source, self.limits.sockets_per_address).ok_or(Error::TooFast(10))?;
        Ok(SocketPermits(of_person, of_address, in_all))
    }

    /// A question that waits until something has changed; it counts until the permits are dropped. There are as many as
    /// there may be sockets.
    pub fn waiting(&self, source: Source) -> Result<WaitPermits, Error> {
        let all = self.all_waits.take((), self.limits.sockets);
        let all = all.ok_or(Error::Unavailable("too many questions wait"))?;
        let of_address = self.waits.take(source, self.limits.sockets_per_address).ok_or(Error::TooFast(10))?;
        Ok(WaitPermits(of_address, all))
    }

    /// The meter of one socket.
    pub fn messages(&self) -> MessageMeter {
        MessageMeter::new(self.limits.messages_per_second)
    }

    /// How long a socket waits between two histories.
    pub fn between_histories(&self) -> Duration {
        Duration::from_secs(1) / self.limits.histories_per_second.max(1)
    }

    /// How many sockets there are.
    pub fn sockets(&self) -> u32 {
        self.in_all.count(&())
    }

    /// Forgets who has not asked for anything lately; once a minute.
    pub fn tidy(&self) {
        self.requests.retain_recent();
        self.guests.retain_recent();
        self.opened.retain_recent();
        self.joins.retain_recent();
        self.confirmations.retain_recent();
        self.confirmed.retain_recent();
        self.sign_ins.retain_recent();
        self.to_account.retain_recent();
        self.from_address.retain_recent();
        self.contacts.retain_recent();
        self.reports.retain_recent();
        self.lines.retain_recent();
        self.pages.retain_recent();
    }
}

fn at_least_one(count: u32) -> NonZeroU32 {
    NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN)
}

fn within<K: Hash + Eq + Clone>(meter: &Keyed<K>, key: &K) -> Result<(), Error> {
    meter.check_key(key).map_err(|until| {
        let wait = until.wait_time_from(DefaultClock::default().now());
        Error::TooFast(wait.as_secs() + 1)
    })
}

/// How many of something each has.
#[derive(Debug)]
struct Counts<K: Hash + Eq>(Mutex<HashMap<K, u32>>);

impl<K: Hash + Eq> Default for Counts<K> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<K: Hash + Eq + Copy> Counts<K> {
    fn take(self: &Arc<Self>, key: K, most: u32) -> Option<Permit<K>> {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(key).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Permit { counts: self.clone(), key })
    }

    fn count(&self, key: &K) -> u32 {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(key).copied().unwrap_or(0)
    }
}

/// One of those that are counted.
#[derive(Debug)]
struct Permit<K: Hash + Eq + Copy> {
    counts: Arc<Counts<K>>,
    key: K,
}

impl<K: Hash + Eq + Copy> Drop for Permit<K> {
    fn drop(&mut self) {
        let mut counts = self.counts.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.key);
            }
        }
    }
}

/// The permits of a socket.
#[derive(Debug)]
pub struct SocketPermits(
    #[expect(dead_code, reason = "held until the socket ends")] Permit<PersonId>,
    #[expect(dead_code, reason = "held until the socket ends")] Permit<Source>,
    #[expect(dead_code, reason = "held until the socket ends")] Permit<()>,
);

/// The permits of a question that waits.
#[derive(Debug)]
pub struct WaitPermits(
    #[expect(dead_code, reason = "held until it is answered")] Permit<Source>,
    #[expect(dead_code, reason = "held until it is answered")] Permit<()>,
);

/// What a socket that says something is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// It may.
    Fine,
    /// It should wait for so many milliseconds.
    Busy(u64),
    /// It was told to wait and does not.
    TooFast,
}

/// Counts the messages of one socket: a bucket that fills again by and by.
#[derive(Clone, Copy, Debug)]
pub struct MessageMeter {
    per_second: u32,
    /// In thousandths of a message.
    left: u64,
    refused: u32,
    last_ms: u64,
}

/// How often a socket is told to wait before it is closed.
const PATIENCE: u32 = 50;

impl MessageMeter {
    fn new(per_second: u32) -> Self {
        let per_second = per_second.max(1);
        Self { per_second, left: Self::most(per_second), refused: 0, last_ms: 0 }
    }

    fn most(per_second: u32) -> u64 {
        u64::from(per_second) * 4 * 1000
    }

    /// A message came, so many milliseconds after the socket was opened.
    pub fn message(&mut self, at_ms: u64) -> Pace {
        let passed = at_ms.saturating_sub(self.last_ms);
        self.last_ms = at_ms;
        let gained = passed.saturating_mul(u64::from(self.per_second));
        self.left = (self.left + gained).min(Self::most(self.per_second));
        if self.left >= 1000 {
            self.left -= 1000;
            // Whoever waited long enough is trusted again.
            if self.left >= Self::most(self.per_second) / 2 {
                self.refused = 0;
            }
            return Pace::Fine;
        }
        self.refused += 1;
        if self.refused > PATIENCE {
            return Pace::TooFast;
        }
        Pace::Busy((1000 - self.left) / u64::from(self.per_second) + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_socket_that_does_not_wait_is_closed() {
        let mut meter = MessageMeter::new(20);
        assert!((0..80).all(|_| meter.message(0) == Pace::Fine));
        assert_eq!(meter.message(0), Pace::Busy(51));
        assert_eq!(meter.message(51), Pace::Fine, "it waited");
        let paces: Vec<Pace> = (0..60).map(|_| meter.message(51)).collect();
        assert_eq!(paces.last(), Some(&Pace::TooFast));
        assert_eq!(meter.message(10_000), Pace::Fine, "time heals");
    }

    #[test]
    fn sockets_are_counted_while_they_are_there() {
        let limits = Limits { sockets_per_person: 2, sockets_per_address: 3, sockets: 4, ..Limits::default() };
        let meters = Meters::new(limits);
        let person = |number| PersonId::from_bytes([number; 16]);
        let source = |number| Source::from(std::net::IpAddr::from([192, 0, 2, number]));
        let one = meters.socket(person(1), source(1)).expect("the first");
        let _two = meters.socket(person(1), source(1)).expect("the second");
        assert!(matches!(meters.socket(person(1), source(2)), Err(Error::TooFast(_))));
        let _three = meters.socket(person(2), source(1)).expect("the third");
        assert!(matches!(meters.socket(person(3), source(1)), Err(Error::TooFast(_))));
        drop(one);
        let _again = meters.socket(person(1), source(2)).expect("there is room again");
        let _four = meters.socket(person(3), source(2)).expect("the fourth");
        assert!(matches!(meters.socket(person(4), source(4)), Err(Error::Unavailable(_))));
        assert_eq!(meters.sockets(), 4);
    }

    #[test]
    fn a_person_opens_so_many_tables() {
        let meters = Meters::new(Limits { tables_per_minute: 3, ..Limits::default() });
        let person = PersonId::from_bytes([1; 16]);
        assert!((0..3).all(|_| meters.open(person).is_ok()));
        assert!(matches!(meters.open(person), Err(Error::TooFast(1..=60))));
        assert!(meters.open(PersonId::from_bytes([2; 16])).is_ok());
    }
}
