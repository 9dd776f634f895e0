//! What is said at tables in memory. It has a way of its own to the storage: no table waits for it.
//!
//! The task of a table says who listens and in which room somebody speaks, and goes on; what is read and written is done by
//! tasks that live as long as one line takes. At one table they come one after another, so that everybody hears everything
//! in order. [`reading`] is who hears what, without tasks and without storage.

pub mod reading;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use protocol::to_client::Plain;
use protocol::{ActionId, PersonId, Phrase, Refusal, TableId, TalkLine, TalkRoom, Why, Words};
use room::{Device, Room};
use store::{NewLine, Store, StoreError, WallTime};
use tokio::sync::Semaphore;

use crate::ids;
use crate::live::bus::ToConnections;
use crate::live::letter::Frame;
use crate::people::texts;
use reading::{HISTORY, Known, Readers};

/// How many tables read what was said at them at the same time; the others wait, so that games come first.
const READINGS: usize = 2;
/// How many lines wait at one table to be said; whoever says more is asked to wait.
const WAITING: usize = 32;
/// After so long what could not be read is tried again.
const AGAIN: Duration = Duration::from_secs(1);
/// How often that is tried; whoever connects then tries anew.
const TRIES: usize = 30;

/// What is said at the tables of this process.
#[derive(Clone)]
pub struct Talks(Arc<Inner>);

struct Inner {
    store: Store,
    connections: Arc<dyn ToConnections>,
    tables: Mutex<HashMap<TableId, Weak<TableTalk>>>,
    readings: Semaphore,
}

/// What is said at one table.
pub struct TableTalk {
    table: TableId,
    talks: Talks,
    readers: Mutex<Readers>,
    /// Whoever tells something has it: one line after another.
    turn: tokio::sync::Mutex<()>,
    /// Places for lines that wait to be said.
    places: Arc<Semaphore>,
}

impl Talks {
    /// Nothing was said yet.
    pub fn new(store: Store, connections: Arc<dyn ToConnections>) -> Self {
        let (tables, readings) = (Mutex::default(), Semaphore::new(READINGS));
        Self(Arc::new(Inner { store, connections, tables, readings }))
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Weak<TableTalk>>> {
        self.0.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is said at a table that comes into memory.
    pub fn at(&self, table: TableId) -> Arc<TableTalk> {
        let (readers, turn) = (Mutex::default(), tokio::sync::Mutex::default());
        let places = Arc::new(Semaphore::new(WAITING));
        let talk = Arc::new(TableTalk { table, talks: self.clone(), readers, turn, places });
        self.tables().insert(table, Arc::downgrade(&talk));
        talk
    }

    /// A person has muted somebody, or no longer: they are told everything anew.
    pub fn mutes_changed(&self, person: PersonId) {
        self.everywhere(|talk| {
            if talk.readers().note_mutes_changed(person) {
                talk.clone().spawn_telling();
            }
        });
    }

    /// A person was erased: what they said goes.
    pub fn forget(&self, person: PersonId) {
        self.everywhere(|talk| {
            if talk.readers().forget(person) {
                talk.clone().spawn_telling();
            }
        });
    }

    fn everywhere(&self, tell: impl Fn(&Arc<TableTalk>)) {
        let all: Vec<_> = self.tables().values().filter_map(Weak::upgrade).collect();
        all.iter().for_each(tell);
    }
}

impl Drop for TableTalk {
    fn drop(&mut self) {
        let mut tables = self.talks.tables();
        // It may be in memory again already.
        if tables.get(&self.table).is_some_and(|known| known.strong_count() == 0) {
            tables.remove(&self.table);
        }
    }
}

impl TableTalk {
    fn readers(&self) -> MutexGuard<'_, Readers> {
        self.readers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody has connected: they are told what was said.
    pub fn connected(self: &Arc<Self>, device: Device, person: PersonId, room: &Room) {
        self.readers().connect(device, person, room);
        self.clone().spawn_telling();
    }

    /// A connection is gone.
    pub fn gone(&self, device: Device) {
        self.readers().gone(device);
    }

    /// The table may have changed: who may read what depends on it.
    pub fn update(self: &Arc<Self>, room: &Room) {
        if self.readers().update(room) {
            self.clone().spawn_telling();
        }
    }

    /// Somebody says something. Nothing is waited for.
    pub fn say(self: &Arc<Self>, device: Device, id: ActionId, words: Words, room: &Room) {
        let Some(author) = self.readers().person(device) else { return };
        let Some(room) = room.speaks_in(author) else { return };
        let words = match words {
            Words::Text { text } => match texts::line(&text) {
                Ok(text) => Words::Text { text },
                Err(_) => return self.refuse(device, id, Why::only(Refusal::BadText)),
            },
            phrase @ Words::Phrase { .. } => phrase,
        };
        let Ok(place) = self.places.clone().try_acquire_owned() else {
            let retry_ms = u64::try_from(AGAIN.as_millis()).ok();
            return self.refuse(device, id, Why { retry_ms, ..Why::only(Refusal::Busy) });
        };
        let talk = self.clone();
        tokio::spawn(async move {
            let _place = place;
            let _turn = talk.turn.lock().await;
            match talk.said(author, id, room, words).await {
                Ok(number) => talk.show(device, protocol::text(&Plain::Said { id, number }).into()),
                Err(why) => talk.refuse(device, id, why),
            }
        });
    }

    fn show(&self, device: Device, text: Arc<str>) {
        self.talks.0.connections.show(device, Frame::Text(text));
    }

    fn refuse(&self, device: Device, id: ActionId, why: Why) {
        self.show(device, protocol::text(&Plain::Refused { id, why }).into());
    }

    /// Stores a line and tells it to whoever may read it. Returns its number.
    async fn said(self: &Arc<Self>, author: PersonId, id: ActionId, room: TalkRoom, words: Words) -> Result<u64, Why> {
        let away = |_| Why::only(Refusal::StorageAway);
        let (store, now) = (&self.talks.0.store, WallTime::now());
        let person = store.people(vec![ids::person(author)]).await.map_err(away)?.pop();
        let person = person.filter(|person| person.deleted_at.is_none()).ok_or(Why::only(Refusal::Silenced))?;
        if let Some(until) = person.silenced_until.filter(|until| *until > now) {
            let left = u64::try_from(until.0.saturating_sub(now.0)).unwrap_or(0);
            return Err(Why { retry_ms: Some(left), ..Why::only(Refusal::Silenced) });
        }
        self.read_history().await.map_err(away)?;
        let (body, phrase) = match &words {
            Words::Text { text } => (text.clone(), None),
            Words::Phrase { phrase } => (String::new(), Some(phrase.id().to_owned())),
        };
        let (table, room_name, client_id) = (ids::table(self.table), room.id().to_owned(), ids::action(id));
        let line = NewLine { table, room: room_name, author: ids::person(author), client_id, body, phrase, at: now };
        let stored = match store.say(line).await {
            Ok(stored) => stored,
            // Enough was said here, or the same name was used at another table.
            Err(StoreError::Refused(_)) => return Err(Why::only(Refusal::Busy)),
            Err(error) => return Err(away(error)),
        };
        let number = stored.seq;
        let Some(line) = shown(stored, person.name) else { return Ok(number) };
        let delay = self.readers().delay().filter(|_| room == TalkRoom::Players);
        let is_new = self.readers().add(line);
        if is_new {
            self.read_mutes().await;
            let told = self.readers().tell(number, now);
            self.tell(told);
            self.tell_all();
            delay.into_iter().for_each(|delay| self.tell_later(number, delay));
        }
        Ok(number)
    }

    fn tell(&self, (told, line): (Vec<Device>, Option<Known>)) {
        let Some(line) = line else { return };
        let text: Arc<str> = protocol::text(&Plain::Talk { whole: false, lines: vec![line] }).into();
        told.into_iter().for_each(|device| self.show(device, text.clone()));
    }

    fn tell_all(&self) {
        let told = self.readers().tell_all(WallTime::now());
        for (device, lines) in told {
            self.show(device, protocol::text(&Plain::Talk { whole: true, lines }).into());
        }
    }

    /// Whoever reads later is told when the time has come.
    fn tell_later(self: &Arc<Self>, number: u64, delay: u64) {
        let talk = Arc::downgrade(self);
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_millis(delay + 1)).await;
            let Some(talk) = talk.upgrade() else { return };
            let _turn = talk.turn.lock().await;
            talk.read_mutes().await;
            let told = talk.readers().tell_later(number, WallTime::now());
            talk.tell(told);
        });
    }

    /// Tells everybody who is to be told everything.
    fn spawn_telling(self: Arc<Self>) {
        tokio::spawn(async move {
            for _ in 0..TRIES {
                let turn = self.turn.lock().await;
                match self.read_history().await {
                    Ok(()) => {
                        self.read_mutes().await;
                        self.tell_all();
                        return;
                    }
                    Err(error) => tracing::debug!(table = %self.table, %error, "what was said is not read"),
                }
                drop(turn);
                tokio::time::sleep(AGAIN).await;
                if self.readers().is_empty() {
                    return;
                }
            }
        });
    }

    /// Reads what was said before the table came into memory, once.
    async fn read_history(self: &Arc<Self>) -> Result<(), StoreError> {
        if self.readers().knows_history() {
            return Ok(());
        }
        let Inner { store, readings, .. } = &*self.talks.0;
        let _permit = readings.acquire().await.map_err(|_| StoreError::Unavailable("the server stops".to_owned()))?;
        let mut lines = Vec::new();
        for room in [TalkRoom::Table, TalkRoom::Players, TalkRoom::Watchers] {
            lines.extend(store.last_lines(ids::table(self.table), room.id().to_owned(), HISTORY).await?);
        }
        let mut authors: Vec<_> = lines.iter().map(|line| line.author).collect();
        authors.sort();
        authors.dedup();
        let people = if authors.is_empty() { Vec::new() } else { store.people(authors).await? };
        let names: HashMap<_, _> = people.into_iter().map(|person| (person.id, person.name)).collect();
        let name = |line: &store::Line| names.get(&line.author).cloned().unwrap_or_default();
        let lines: Vec<Known> = lines.into_iter().filter_map(|line| shown(line.clone(), name(&line))).collect();
        let waiting = self.readers().begin_with(lines, WallTime::now());
        waiting.into_iter().for_each(|(number, delay)| self.tell_later(number, delay));
        Ok(())
    }

    /// Finds out whom those who listen do not want to read, where it matters. Of somebody for whom that cannot be found out it
    /// is tried again with the next line; until then they are told nothing.
    async fn read_mutes(&self) {
        let wanted = self.readers().unknown_mutes();
        for person in wanted {
            match self.talks.0.store.muted_by(ids::person(person)).await {
                Ok(muted) => {
                    let muted = muted.iter().map(|muted| ids::stored_person(muted.id)).collect();
                    self.readers().mutes(person, muted);
                }
                Err(error) => tracing::debug!(%error, "it is not known whom somebody has muted"),
            }
        }
    }
}

/// A line as it is shown; nothing if its author was erased, or if this program cannot read it.
fn shown(line: store::Line, name: String) -> Option<Known> {
    let words = match line.phrase {
        Some(phrase) => Words::Phrase { phrase: Phrase::from_id(&phrase)? },
        None if line.body.is_empty() => return None,
        None => Words::Text { text: line.body },
    };
    let at = u64::try_from(line.at.0).unwrap_or(0);
    let (room, author) = (TalkRoom::from_id(&line.room)?, ids::stored_person(line.author));
    Some(TalkLine { number: line.seq, room, author, name, words, at })
}
