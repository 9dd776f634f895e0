//! Quick match: people who want the same are put at a table together.
//!
//! Who looks for a game waits in memory alone; a restart forgets that they look and keeps every table that was made. One
//! task brings people together: first at tables of the same wish that have a free seat, then, where two want the same, at a
//! new one, and at last, if they wanted that, with bots.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use protocol::lobby::{Pace, Quick, QuickWish};
use protocol::{PersonId, Rules, TableId, Visibility, Watching};
use room::Sitting;
use tokio::sync::{Notify, oneshot, watch};
use tokio_util::sync::CancellationToken;

use crate::error::Error;
use crate::ids;
use crate::live::letter::Letter;
use crate::live::opening;
use crate::live::registry::Registry;

/// Who does not ask for so long does not look any longer.
const PATIENCE: Duration = Duration::from_secs(60);
/// For how long it is known which table was found.
const KNOWN: Duration = Duration::from_secs(600);
/// How often waiting people are looked after.
const TICK: Duration = Duration::from_secs(1);
/// How often it is looked whether a table that is there has a free seat again.
const LOOK: Duration = Duration::from_secs(5);
/// How many tables of one wish are tried at once.
const TRIED: u32 = 8;
/// How many people look for a game at most.
const MOST: usize = 10_000;

/// What several people have to agree about.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Wish {
    edition: String,
    seats: u8,
    pace: Pace,
    bots: bool,
}

impl Wish {
    /// As it is stored beside a table.
    fn text(&self) -> String {
        let pace = match self.pace {
            Pace::Live => "live",
            Pace::Slow => "slow",
            Pace::Untimed => "untimed",
        };
        format!("{} {} {pace} {}", self.edition, self.seats, if self.bots { "bots" } else { "people" })
    }

    fn rules(&self) -> Rules {
        Rules {
            edition: self.edition.clone(),
            seats: self.seats,
            options: BTreeMap::new(),
            clock: self.pace.clock(),
            watching: Watching::AtOnce,
            outside_bots: false,
        }
    }
}

#[derive(Clone, Debug)]
struct Seeker {
    name: String,
    wishes: Vec<Wish>,
    bots_after: Option<Duration>,
    since: Instant,
    asked: Instant,
    looked: Option<Instant>,
    /// Put somewhere at this moment.
    is_busy: bool,
}

#[derive(Debug, Default)]
struct Seekers {
    waiting: HashMap<PersonId, Seeker>,
    found: HashMap<PersonId, (TableId, Instant)>,
}

/// People for whom a table is to be opened.
struct Group {
    wish: Wish,
    people: Vec<(PersonId, String)>,
    /// After how long bots may sit down there.
    bots_in: Option<Duration>,
}

/// Quick match. Clones are the same one.
#[derive(Clone, Debug)]
pub struct QuickMatch {
    seekers: Arc<Mutex<Seekers>>,
    came: Arc<Notify>,
    changed: Arc<watch::Sender<u64>>,
}

impl Default for QuickMatch {
    fn default() -> Self {
        let (changed, _) = watch::channel(0);
        Self { seekers: Arc::default(), came: Arc::default(), changed: Arc::new(changed) }
    }
}

impl QuickMatch {
    fn seekers(&self) -> MutexGuard<'_, Seekers> {
        self.seekers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody looks for a game. What they looked for before is over.
    pub fn look_for(&self, person: PersonId, name: String, wish: QuickWish) -> Result<(), Error> {
        let wishes = wishes(&wish)?;
        let bots_after = wish.bots_after_s.map(|seconds| Duration::from_secs(u64::from(seconds)));
        let now = Instant::now();
        let mut seekers = self.seekers();
        if seekers.waiting.len() >= MOST {
            return Err(Error::Unavailable("too many people look for a game"));
        }
        if seekers.waiting.get(&person).is_some_and(|seeker| seeker.is_busy) {
            return Ok(());
        }
        seekers.found.remove(&person);
        let seeker = Seeker { name, wishes, bots_after, since: now, asked: now, looked: None, is_busy: false };
        seekers.waiting.insert(person, seeker);
        drop(seekers);
        self.came.notify_one();
        Ok(())
    }

    /// Somebody who looks is called something else from now on.
    pub fn rename(&self, person: PersonId, name: &str) {
        if let Some(seeker) = self.seekers().waiting.get_mut(&person) {
            name.clone_into(&mut seeker.name);
        }
    }

    /// Somebody looks no longer. Who is being put at a table at this moment finds it.
    pub fn leave(&self, person: PersonId) {
        let mut seekers = self.seekers();
        if !seekers.waiting.get(&person).is_some_and(|seeker| seeker.is_busy) {
            seekers.waiting.remove(&person);
            seekers.found.remove(&person);
        }
    }

    /// How it stands; whoever asks goes on waiting.
    pub fn state(&self, person: PersonId) -> Quick {
        let now = Instant::now();
        let mut seekers = self.seekers();
        if let Some((table, _)) = seekers.found.get(&person) {
            return Quick::Found { table: *table };
        }
        let Some(seeker) = seekers.waiting.get_mut(&person) else { return Quick::Idle };
        seeker.asked = now;
        let waited = now.duration_since(seeker.since);
        let ms = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        let bots_in_ms = seeker.bots_after.map(|after| ms(after.saturating_sub(waited)));
        Quick::Waiting { since_ms: ms(waited), bots_in_ms }
    }

    /// Changes whenever somebody has found something.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.changed.subscribe()
    }

    /// Brings people together until the server stops.
    pub async fn keep(self, registry: Arc<Registry>, stopping: CancellationToken) {
        loop {
            tokio::select! {
                () = self.came.notified() => (),
                () = tokio::time::sleep(TICK) => (),
                () = stopping.cancelled() => return,
            }
            self.forget();
            self.seat_at_open_tables(&registry).await;
            self.open_tables(&registry).await;
        }
    }

    fn forget(&self) {
        let now = Instant::now();
        let mut seekers = self.seekers();
        seekers.waiting.retain(|_, seeker| seeker.is_busy || now.duration_since(seeker.asked) < PATIENCE);
        seekers.found.retain(|_, (_, at)| now.duration_since(*at) < KNOWN);
    }

    /// Those who have not been looked after for a while, whoever came first before the others.
    fn to_look_after(&self) -> Vec<(PersonId, Seeker)> {
        let now = Instant::now();
        let mut seekers = self.seekers();
        let due = |seeker: &Seeker| seeker.looked.is_none_or(|at| now.duration_since(at) >= LOOK);
        let mut found = Vec::new();
        for (person, seeker) in seekers.waiting.iter_mut().filter(|(_, seeker)| due(seeker)) {
            seeker.looked = Some(now);
            found.push((*person, seeker.clone()));
        }
        found.sort_by_key(|(person, seeker)| (seeker.since, *person));
        found
    }

    /// Puts people at tables of the same wish that have a free seat.
    async fn seat_at_open_tables(&self, registry: &Arc<Registry>) {
        let mut tables: HashMap<Wish, Vec<TableId>> = HashMap::new();
        for (person, seeker) in self.to_look_after() {
            for wish in &seeker.wishes {
                if !tables.contains_key(wish) {
                    let open = registry.shared().store.wanted_tables(wish.text(), "waiting".to_owned(), TRIED).await;
                    let open = open.unwrap_or_default();
                    tables.insert(wish.clone(), open.iter().map(|open| ids::stored_table(open.table)).collect());
                }
                let open = tables.get(wish).cloned().unwrap_or_default();
                if self.seat(registry, person, &seeker.name, &open).await {
                    break;
                }
            }
        }
    }

    /// Puts somebody on the first free seat of these tables. Returns whether there was one.
    async fn seat(&self, registry: &Arc<Registry>, person: PersonId, name: &str, tables: &[TableId]) -> bool {
        if tables.is_empty() || !self.take(&[person]) {
            return false;
        }
        for table in tables {
            let (answer, answered) = oneshot::channel();
            let letter = Letter::Join { person, name: name.to_owned(), watch: false, must_sit: true, answer };
            if registry.send(*table, letter).await.is_ok()
                && let Ok(Ok(joined)) = answered.await
                && joined.seat.is_some()
            {
                self.found(&[person], *table);
                return true;
            }
        }
        self.give_back(&[person]);
        false
    }

    /// Opens tables for those who want the same, and for those who would rather play with bots than wait longer.
    async fn open_tables(&self, registry: &Arc<Registry>) {
        while let Some(Group { wish, people, bots_in }) = self.next_group() {
            let seats = people.iter().enumerate().map(|(place, (person, name))| Sitting {
                seat: game::Seat::wrapping(place),
                person: Some(*person),
                name: name.clone(),
                plays: None,
                bot_of: None,
            });
            let bots_at = bots_in.map(|time| u64::try_from(time.as_millis()).unwrap_or(u64::MAX));
            let quick = room::Quick { wants: wish.text(), bots_at };
            let opened =
                opening::open_quick(registry, wish.rules(), seats.collect(), Visibility::Everybody, quick).await;
            let people: Vec<PersonId> = people.into_iter().map(|(person, _)| person).collect();
            match opened {
                Ok(table) => self.found(&people, table),
                Err(error) => {
                    tracing::warn!(%error, "a quick match cannot open its table");
                    self.give_back(&people);
                    return;
                }
            }
        }
    }

    /// The next people for whom a table is to be opened. They are busy then.
    fn next_group(&self) -> Option<Group> {
        let now = Instant::now();
        let mut seekers = self.seekers();
        let mut free: Vec<(&PersonId, &Seeker)> =
            seekers.waiting.iter().filter(|(_, seeker)| !seeker.is_busy && seeker.looked.is_some()).collect();
        free.sort_by_key(|(person, seeker)| (seeker.since, **person));
        let left =
            |seeker: &Seeker| seeker.bots_after.map(|after| after.saturating_sub(now.duration_since(seeker.since)));
        let group = free.iter().find_map(|(_, first)| {
            let same = |wish: &Wish| -> Vec<_> {
                let all = free.iter().filter(|(_, seeker)| seeker.wishes.contains(wish));
                all.take(usize::from(wish.seats)).map(|(person, seeker)| (**person, (*seeker).clone())).collect()
            };
            let together = first.wishes.iter().find_map(|wish| {
                let same = same(wish);
                (same.len() >= 2).then(|| (wish.clone(), same))
            });
            let is_tired = left(first) == Some(Duration::ZERO);
            together.or_else(|| first.wishes.first().filter(|_| is_tired).map(|wish| (wish.clone(), same(wish))))
        });
        let (wish, group) = group?;
        let bots_in = group.iter().filter_map(|(_, seeker)| left(seeker)).min();
        for (person, _) in &group {
            seekers.waiting.get_mut(person).into_iter().for_each(|seeker| seeker.is_busy = true);
        }
        let people = group.into_iter().map(|(person, seeker)| (person, seeker.name)).collect();
        Some(Group { wish, people, bots_in })
    }

    /// Takes people who still wait; all of them or nobody.
    fn take(&self, people: &[PersonId]) -> bool {
        let mut seekers = self.seekers();
        let all = people.iter().all(|person| seekers.waiting.get(person).is_some_and(|seeker| !seeker.is_busy));
        if all {
            for person in people {
                seekers.waiting.get_mut(person).into_iter().for_each(|seeker| seeker.is_busy = true);
            }
        }
        all
    }

    fn give_back(&self, people: &[PersonId]) {
        let mut seekers = self.seekers();
        for person in people {
            seekers.waiting.get_mut(person).into_iter().for_each(|seeker| seeker.is_busy = false);
        }
    }

    fn found(&self, people: &[PersonId], table: TableId) {
        let now = Instant::now();
        let mut seekers = self.seekers();
        for person in people {
            seekers.waiting.remove(person);
            seekers.found.insert(*person, (table, now));
        }
        drop(seekers);
        self.changed.send_modify(|changes| *changes += 1);
    }
}

/// What a wish comes to, one for each edition; each can be played.
fn wishes(wish: &QuickWish) -> Result<Vec<Wish>, Error> {
    let bad = |text: &str| Err(Error::BadRequest(text.to_owned()));
    let mut wishes: Vec<Wish> = Vec::new();
    if wish.editions.is_empty() || wish.editions.len() > editions::Edition::ALL.len() {
        return bad("one to five editions are needed");
    }
    if wish.bots_after_s.is_some_and(|after| !QuickWish::BOTS_AFTER.contains(&after)) {
        return bad("bots come after 5 to 600 seconds");
    }
    for edition in &wish.editions {
        let one =
            Wish { edition: edition.clone(), seats: wish.seats, pace: wish.pace, bots: wish.bots_after_s.is_some() };
        one.rules().deal()?;
        if !wishes.contains(&one) {
            wishes.push(one);
        }
    }
    Ok(wishes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(number: u8) -> PersonId {
        PersonId::from_bytes([number; 16])
    }

    fn wish(editions: &[&str], seats: u8, bots_after_s: Option<u16>) -> QuickWish {
        let editions = editions.iter().map(|edition| (*edition).to_owned()).collect();
        QuickWish { editions, seats, pace: Pace::Live, bots_after_s }
    }

    /// Somebody looks, and no table of their wish is there.
    fn looks(quick: &QuickMatch, number: u8, wish: QuickWish) {
        quick.look_for(person(number), format!("Person {number}"), wish).expect("a wish");
        quick.seekers().waiting.get_mut(&person(number)).expect("waits").looked = Some(Instant::now());
    }

    fn group(quick: &QuickMatch) -> Option<(String, Vec<PersonId>)> {
        let Group { wish, people, .. } = quick.next_group()?;
        Some((wish.text(), people.into_iter().map(|(person, _)| person).collect()))
    }

    #[test]
    fn two_who_share_an_edition_sit_down_together_and_others_wait() {
        let quick = QuickMatch::default();
        looks(&quick, 1, wish(&["new-world", "origin"], 3, None));
        looks(&quick, 2, wish(&["evolution"], 3, None));
        looks(&quick, 3, wish(&["origin"], 2, None));
        looks(&quick, 4, wish(&["origin"], 3, Some(30)));
        assert_eq!(group(&quick), None);
        looks(&quick, 5, wish(&["continents", "origin"], 3, None));
        assert_eq!(group(&quick), Some(("origin 3 live people".to_owned(), vec![person(1), person(5)])));
        assert_eq!(group(&quick), None, "they are busy");
        quick.found(&[person(1), person(5)], TableId::from_bytes([9; 16]));
        assert_eq!(quick.state(person(5)), Quick::Found { table: TableId::from_bytes([9; 16]) });
        assert!(matches!(quick.state(person(2)), Quick::Waiting { bots_in_ms: None, .. }));
        quick.leave(person(2));
        assert_eq!(quick.state(person(2)), Quick::Idle);
    }

    #[test]
    fn a_table_has_no_more_people_than_seats() {
        let quick = QuickMatch::default();
        (1..=5).for_each(|number| looks(&quick, number, wish(&["origin"], 2, None)));
        let sizes: Vec<usize> = std::iter::from_fn(|| group(&quick)).map(|(_, people)| people.len()).collect();
        assert_eq!(sizes, [2, 2]);
    }

    #[test]
    fn who_has_waited_long_enough_plays_with_bots() {
        let quick = QuickMatch::default();
        looks(&quick, 1, wish(&["origin"], 4, Some(30)));
        assert_eq!(group(&quick), None);
        let earlier = Instant::now().checked_sub(Duration::from_secs(31)).expect("a moment");
        quick.seekers().waiting.get_mut(&person(1)).expect("waits").since = earlier;
        assert_eq!(group(&quick), Some(("origin 4 live bots".to_owned(), vec![person(1)])));
    }

    #[test]
    fn what_cannot_be_played_is_refused() {
        for bad in [wish(&[], 2, None), wish(&["new-world"], 8, None), wish(&["origin"], 2, Some(1))] {
            assert!(QuickMatch::default().look_for(person(1), String::new(), bad).is_err());
        }
    }
}
