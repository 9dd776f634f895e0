//! Which tables are in memory.
//!
//! A table comes into memory when somebody asks for it, and leaves when nobody has been there for a while. A table whose
//! room panics is thrown away and loaded again from its journal; the request that did it is refused from then on, and after
//! the third time the table is set aside.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use protocol::{ActionId, Broken, TableId};
use room::{Input, Room};
use store::{NodeId, PAGE, Reply, Store, WallTime};
use tokio::sync::mpsc;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::error::Error;
use crate::ids;
use crate::live::actor::{self, Beginning};
use crate::live::bus::{ToConnections, ToTables};
use crate::live::letter::Letter;
use crate::live::loader::{Found, Loader};
use crate::live::slow;
use crate::live::talks::Talks;
use crate::lobby::Lobby;
use crate::observe::metrics::Metrics;
use crate::thinking::Pool;

/// How many letters wait for a table.
const MAILBOX: usize = 64;

/// Where letters to a table are put: the channel has room for many, so they are small.
pub type Mailbox = mpsc::Sender<Box<Letter>>;
/// The side of it that the table has.
pub type Letters = mpsc::Receiver<Box<Letter>>;

/// How often a table may panic within an hour before it is set aside.
const PANICS: usize = 3;
const AN_HOUR: Duration = Duration::from_secs(60 * 60);
/// How many requests that made a table panic are remembered.
const REMEMBERED: usize = 16;

/// How many pages of tables that are found without an invitation are looked at when the server starts.
const LISTED_PAGES: usize = 10;

/// See [`Shared::before_step`].
pub type BeforeStep = Arc<dyn Fn(&mut Room, &Input) + Send + Sync>;

/// The clock on the wall; another one in tests.
pub type WallClock = Arc<dyn Fn() -> WallTime + Send + Sync>;

/// What all tables share.
pub struct Shared {
    /// Where everything is kept.
    pub store: Store,
    /// This run of the server.
    pub node: NodeId,
    /// The way to connections.
    pub connections: Arc<dyn ToConnections>,
    /// What is said at the tables.
    pub talks: Talks,
    /// Where bots think.
    pub bots: Pool,
    /// How long a table stays in memory after the last connection is gone.
    pub unload_after: Duration,
    /// Called before each step, inside what catches panics; for tests of tables that panic, and of secrecy.
    pub before_step: Option<BeforeStep>,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// The clock on the wall.
    pub wall_clock: WallClock,
    /// Where tables are found without an invitation.
    pub lobby: Lobby,
    /// The server stops: tables announce it, finish their write and are given up.
    pub stopping: CancellationToken,
}

impl Shared {
    /// What time it is on the wall.
    pub fn wall(&self) -> WallTime {
        (self.wall_clock)()
    }
}

/// Which tables are in memory.
pub struct Registry {
    shared: Arc<Shared>,
    tables: Mutex<HashMap<TableId, Mailbox>>,
    panics: Mutex<HashMap<TableId, Panics>>,
    loader: Loader,
    tasks: TaskTracker,
    most: usize,
    this: std::sync::Weak<Registry>,
}

/// How a table has failed.
#[derive(Clone, Default, Debug)]
pub struct Panics {
    at: Vec<Instant>,
    requests: Vec<ActionId>,
}

impl Panics {
    /// Whether this request made the table panic.
    pub fn is_refused(&self, id: ActionId) -> bool {
        self.requests.contains(&id)
    }

    /// It panicked now, at this request if it was one. Returns whether that was too often.
    fn note(&mut self, request: Option<ActionId>, now: Instant) -> bool {
        self.at.retain(|at| now.duration_since(*at) < AN_HOUR);
        self.at.push(now);
        self.requests.extend(request);
        if self.requests.len() > REMEMBERED {
            self.requests.remove(0);
        }
        self.at.len() >= PANICS
    }
}

impl Registry {
    /// No table is in memory; at most so many will be.
    pub fn new(shared: Arc<Shared>, most: u32) -> Arc<Self> {
        Arc::new_cyclic(|this| Self {
            loader: Loader::start(shared.store.clone(), shared.node),
            shared,
            tables: Mutex::default(),
            panics: Mutex::default(),
            tasks: TaskTracker::new(),
            most: most as usize,
            this: this.clone(),
        })
    }

    /// What all tables share.
    pub fn shared(&self) -> &Arc<Shared> {
        &self.shared
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Mailbox>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many tables are in memory.
    pub fn count(&self) -> usize {
        self.tables().len()
    }

    /// How many letters wait for tables.
    pub fn waiting_letters(&self) -> usize {
        self.tables().values().map(|mailbox| MAILBOX - mailbox.capacity()).sum()
    }

    /// Whether a table is in memory.
    pub fn has(&self, table: TableId) -> bool {
        self.tables().contains_key(&table)
    }

    /// Whether another table may come into memory.
    pub fn has_room(&self) -> Result<(), Error> {
        self.room_beside(self.count())
    }

    fn room_beside(&self, tables: usize) -> Result<(), Error> {
        if self.shared.stopping.is_cancelled() {
            Err(Error::Unavailable("the server stops"))
        } else if tables >= self.most {
            Err(Error::Unavailable("there are too many tables"))
        } else {
            Ok(())
        }
    }

    /// Brings a letter to a table, which is loaded if need be.
    pub async fn send(&self, table: TableId, letter: Letter) -> Result<(), Error> {
        // Nobody has to be told of a connection that has gone if nobody knew it.
        if matches!(letter, Letter::Input(Input::Disconnect { .. })) && !self.has(table) {
            return Ok(());
        }
        let mut letter = Box::new(letter);
        // A table may leave memory between finding it and writing to it.
        for _ in 0..4 {
            let mailbox = self.mailbox(table)?;
            match mailbox.send(letter).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(returned)) => letter = returned,
            }
            self.forget(table, &mailbox);
        }
        Err(Error::Unavailable("the table does not come into memory"))
    }

    fn mailbox(&self, table: TableId) -> Result<Mailbox, Error> {
        let mut tables = self.tables();
        match tables.get(&table) {
            Some(mailbox) => Ok(mailbox.clone()),
            None => self.begin(&mut tables, table, Beginning::Load),
        }
    }

    /// Begins the task of a table that is not in memory.
    pub fn place(&self, table: TableId, beginning: Beginning) -> Result<(), Error> {
        let mut tables = self.tables();
        if tables.contains_key(&table) { Ok(()) } else { self.begin(&mut tables, table, beginning).map(drop) }
    }

    fn begin(
        &self,
        tables: &mut HashMap<TableId, Mailbox>,
        table: TableId,
        beginning: Beginning,
    ) -> Result<Mailbox, Error> {
        self.room_beside(tables.len())?;
        let registry = self.this.upgrade().ok_or(Error::Unavailable("the server stops"))?;
        let (mailbox, letters) = mpsc::channel(MAILBOX);
        tables.insert(table, mailbox.clone());
        self.tasks.spawn(actor::run(registry, table, mailbox.downgrade(), letters, beginning));
        Ok(mailbox)
    }

    /// Takes a table out of memory if this is still its mailbox.
    pub fn forget(&self, table: TableId, mailbox: &Mailbox) {
        let mut tables = self.tables();
        if tables.get(&table).is_some_and(|known| known.same_channel(mailbox)) {
            tables.remove(&table);
        }
    }

    /// Takes a table out of memory if nothing waits for it. Returns whether.
    pub fn unload(&self, table: TableId, letters: &mut Letters) -> bool {
        let mut tables = self.tables();
        if !letters.is_empty() {
            return false;
        }
        tables.remove(&table);
        // Whoever has the mailbox already finds it closed and looks again.
        letters.close();
        true
    }

    /// Claims a table and reads it from the store.
    pub async fn load(&self, table: TableId) -> Result<Box<Found>, Broken> {
        self.loader.load(table).await
    }

    /// A table panicked, at this request if it was one. Returns whether it is to be set aside.
    pub fn panicked(&self, table: TableId, request: Option<ActionId>) -> bool {
        let mut panics = self.panics.lock().unwrap_or_else(PoisonError::into_inner);
        panics.entry(table).or_default().note(request, Instant::now())
    }

    /// How a table has failed until now.
    pub fn panics(&self, table: TableId) -> Panics {
        self.panics.lock().unwrap_or_else(PoisonError::into_inner).get(&table).cloned().unwrap_or_default()
    }

    /// Begins to bring tables with a running clock into memory that are not there, page by page. Returns how many there are.
    pub async fn wake_running(&self) -> Result<usize, Error> {
        let (mut after, mut count) = (None, 0);
        loop {
            let page = self.shared.store.unfinished(after, PAGE).await?;
            after = page.last().map(store::Listed::place);
            let running = page.iter().filter(|line| line.clock == store::Clock::Running);
            let running: Vec<_> = running.map(|line| ids::stored_table(line.id)).collect();
            if running.is_empty() {
                return Ok(count);
            }
            count += running.len();
            for table in running {
                self.place(table, Beginning::Load)?;
            }
        }
    }

    /// Begins to bring tables into memory that are found without an invitation and whose people need not be there, so that
    /// they are found again.
    pub async fn wake_listed(&self) -> Result<(), Error> {
        let mut after = None;
        for _ in 0..LISTED_PAGES {
            let page = self.shared.store.open_tables(store::Looking::default(), after, store::LOBBY).await?;
            let Some(last) = page.last() else { return Ok(()) };
            after = Some(last.place());
            for table in page.iter().filter(|listed| slow::is_slow(&listed.clocks)) {
                self.place(ids::stored_table(table.table), Beginning::Load)?;
            }
        }
        Ok(())
    }

    /// Waits until every table has finished its write and was given up; call after [`Shared::stopping`] is cancelled.
    pub async fn finished(&self) {
        self.tasks.close();
        self.tasks.wait().await;
    }
}

impl ToTables for Registry {
    fn bring(&self, table: TableId, letter: Letter) -> Reply<'_, Result<(), Error>> {
        Box::pin(self.send(table, letter))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_that_panics_now_and_then_is_not_set_aside() {
        let (mut panics, start) = (Panics::default(), Instant::now());
        let after = |minutes: u64| start + Duration::from_secs(60 * minutes);
        for hour in 0..10 {
            assert!(!panics.note(None, after(60 * hour)), "once an hour");
        }
        let id = ActionId::from_bytes([7; 16]);
        assert!(!panics.note(Some(id), after(541)));
        assert!(panics.is_refused(id));
        assert!(panics.note(None, after(542)), "three times within an hour");
    }
}
