//! The group commit. While one commit is on its way to the disk, the appends of other tables gather in a bounded queue;
//! the next transaction takes them all, and everybody is answered after it. There is no timer.
//!
//! A writer is a task of its own, so that no transaction is ever cancelled. Appends are repeated while the storage is away
//! and their callers wait; other writes fail at once, because whoever asks for them can be told to try again.

use std::collections::{HashSet, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot, watch};
use tokio::task::JoinHandle;

use crate::condition::{Commit, Reports};
use crate::error::{AppendError, StoreError};
use crate::ids::{Epoch, TableId};
use crate::journal::{Append, Appended, Row};

/// The most appends that share a transaction.
pub(crate) const BATCH: usize = 256;
/// How many may wait for the writer before whoever wants to write has to wait to be let in.
const QUEUE: usize = 1024;
const FIRST_PAUSE: Duration = Duration::from_millis(50);
const LONGEST_PAUSE: Duration = Duration::from_secs(2);

/// The answers to a batch of appends, in its order.
pub(crate) type Answers = Vec<Result<Appended, AppendError>>;

/// A database as a writer sees it.
pub(crate) trait Lane: Send + 'static {
    /// A connection that nobody else uses.
    type Connection: Send;
    /// A write that is not an append and shares its transaction.
    type Other: Other;

    fn connect(&self) -> impl Future<Output = Result<Self::Connection, StoreError>> + Send;

    /// Writes everything and commits; with nothing to write it only finds out whether that is possible. Each table occurs once. If it fails, nothing is known of what was written, and the
    /// connection is thrown away.
    fn write(
        &self,
        connection: &mut Self::Connection,
        appends: &[&Append],
        others: &mut [Self::Other],
    ) -> impl Future<Output = Result<Answers, sqlx::Error>> + Send;

    /// Ends a connection in good order.
    fn disconnect(&self, connection: Self::Connection) -> impl Future<Output = ()> + Send;
}

/// A write that is not an append.
pub(crate) trait Other: Send + 'static {
    /// Answers whoever asked: it was committed, or why not.
    fn answer(self, committed: Result<(), StoreError>);
}

/// No other writes: what is to be written has a connection of its own.
pub(crate) enum NoOther {}

impl Other for NoOther {
    fn answer(self, _: Result<(), StoreError>) {
        match self {}
    }
}

struct Waiting {
    append: Append,
    answer: oneshot::Sender<Result<Appended, AppendError>>,
    /// It was tried, and what came of it is not known.
    tried: bool,
}

enum Job<O> {
    Append(Box<Waiting>),
    Other(O),
    Close,
}

/// The way to a writer.
pub(crate) struct Writer<O> {
    jobs: mpsc::Sender<Job<O>>,
    closing: watch::Sender<bool>,
    task: tokio::sync::Mutex<Option<JoinHandle<()>>>,
}

impl<O: Other> Writer<O> {
    /// Starts a writer on a connection that was made before.
    pub fn start<L: Lane<Other = O>>(
        lane: L,
        number: u32,
        connection: L::Connection,
        reports: Arc<Reports>,
    ) -> Writer<O> {
        let (jobs, queue) = mpsc::channel(QUEUE);
        let closing = watch::Sender::new(false);
        let desk = Desk {
            lane,
            number,
            reports,
            connection: Some(connection),
            queue,
            closing: closing.subscribe(),
            is_open: true,
            is_away: false,
            appends: VecDeque::new(),
            others: Vec::new(),
        };
        Writer { jobs, closing, task: tokio::sync::Mutex::new(Some(tokio::spawn(desk.run()))) }
    }

    pub async fn append(&self, append: Append) -> Result<Appended, AppendError> {
        if let Some(objection) = append.objection() {
            return Err(AppendError::Refused(objection));
        }
        let (answer, answered) = oneshot::channel();
        let job = Job::Append(Box::new(Waiting { append, answer, tried: false }));
        self.jobs.send(job).await.map_err(|_| AppendError::Unavailable)?;
        // A writer that ends without an answer has panicked.
        answered.await.unwrap_or(Err(AppendError::Unclear))
    }

    /// Hands over another write. If the writer has ended, it is answered so.
    pub async fn other(&self, other: O) {
        if let Err(mpsc::error::SendError(Job::Other(other))) = self.jobs.send(Job::Other(other)).await {
            other.answer(Err(StoreError::Unavailable("it was closed".to_owned())));
        }
    }

    /// Writes what is waiting and ends. While the storage is away nothing is waited for.
    pub async fn close(&self) {
        self.closing.send_replace(true);
        // The writer may have ended already.
        let _ = self.jobs.send(Job::Close).await;
        if let Some(task) = self.task.lock().await.take() {
            let _ = task.await;
        }
    }
}

/// The task.
struct Desk<L: Lane> {
    lane: L,
    number: u32,
    reports: Arc<Reports>,
    connection: Option<L::Connection>,
    queue: mpsc::Receiver<Job<L::Other>>,
    closing: watch::Receiver<bool>,
    is_open: bool,
    is_away: bool,
    appends: VecDeque<Waiting>,
    others: Vec<L::Other>,
}

impl<L: Lane> Desk<L> {
    async fn run(mut self) {
        let mut pause = FIRST_PAUSE;
        while self.gather().await {
            match self.write().await {
                Ok(()) => {
                    self.is_away = false;
                    self.reports.report(self.number, true);
                    pause = FIRST_PAUSE;
                }
                Err(error) => {
                    self.is_away = true;
                    self.reports.report(self.number, false);
                    self.fail_others(&error);
                    if self.rest(pause).await {
                        pause = (pause * 2).min(LONGEST_PAUSE);
                    } else {
                        self.give_up();
                    }
                }
            }
        }
        if let Some(connection) = self.connection.take() {
            self.lane.disconnect(connection).await;
        }
    }

    /// Waits until there is something to write. Returns whether there is; while the storage is away there always is,
    /// because somebody has to notice when it is back.
    async fn gather(&mut self) -> bool {
        self.appends.retain(|waiting| !waiting.answer.is_closed());
        let mut jobs = Vec::new();
        if self.appends.is_empty() && self.others.is_empty() && !self.is_away {
            if self.queue.recv_many(&mut jobs, BATCH).await == 0 {
                return false;
            }
        } else {
            while self.appends.len() + jobs.len() < BATCH
                && let Ok(job) = self.queue.try_recv()
            {
                jobs.push(job);
            }
        }
        for job in jobs {
            match job {
                Job::Append(waiting) => self.appends.push_back(*waiting),
                Job::Other(other) => self.others.push(other),
                Job::Close => {
                    self.is_open = false;
                    self.queue.close();
                }
            }
        }
        true
    }

    /// Writes one batch and answers it.
    async fn write(&mut self) -> Result<(), StoreError> {
        let mut batch = self.batch();
        if batch.is_empty() && self.others.is_empty() && !self.is_away {
            return Ok(());
        }
        let began = Instant::now();
        let written = self.attempt(&batch).await;
        match written {
            Ok(answers) => {
                if !batch.is_empty() {
                    self.reports.committed(Commit { appends: batch.len(), took: began.elapsed() });
                }
                for (waiting, answer) in batch.into_iter().zip(answers) {
                    // Whoever no longer waits does not need to know.
                    let _ = waiting.answer.send(answer);
                }
                self.others.drain(..).for_each(|other| other.answer(Ok(())));
                Ok(())
            }
            Err(error) => {
                self.connection = None;
                while let Some(mut waiting) = batch.pop() {
                    waiting.tried = true;
                    self.appends.push_front(waiting);
                }
                Err(error)
            }
        }
    }

    /// The next appends, at most one of each table, in order of the tables, so that two nodes never wait for each other.
    fn batch(&mut self) -> Vec<Waiting> {
        let mut tables: HashSet<TableId> = HashSet::new();
        let mut later = VecDeque::new();
        let mut batch = Vec::new();
        for waiting in self.appends.drain(..) {
            if batch.len() < BATCH && tables.insert(waiting.append.table) {
                batch.push(waiting);
            } else {
                later.push_back(waiting);
            }
        }
        self.appends = later;
        batch.sort_by_key(|waiting| waiting.append.table);
        batch
    }

    async fn attempt(&mut self, batch: &[Waiting]) -> Result<Answers, StoreError> {
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => none.insert(self.lane.connect().await?),
        };
        let appends: Vec<&Append> = batch.iter().map(|waiting| &waiting.append).collect();
        let written = self.lane.write(connection, &appends, &mut self.others).await;
        written.map_err(|error| StoreError::Unavailable(error.to_string()))
    }

    fn fail_others(&mut self, error: &StoreError) {
        self.others.drain(..).for_each(|other| other.answer(Err(error.clone())));
    }

    /// Waits before the next attempt. Returns whether there shall be one.
    async fn rest(&mut self, pause: Duration) -> bool {
        if !self.is_open || *self.closing.borrow() {
            return false;
        }
        // Nothing is being written here, so that nothing is cancelled.
        tokio::select! {
            () = tokio::time::sleep(pause) => true,
            closing = self.closing.changed() => closing.is_ok() && !*self.closing.borrow(),
        }
    }

    /// The store is closed and the storage away.
    fn give_up(&mut self) {
        self.is_away = false;
        self.queue.close();
        while let Ok(job) = self.queue.try_recv() {
            match job {
                Job::Append(waiting) => self.appends.push_back(*waiting),
                Job::Other(other) => self.others.push(other),
                Job::Close => {}
            }
        }
        for waiting in self.appends.drain(..) {
            let error = if waiting.tried { AppendError::Unclear } else { AppendError::Unavailable };
            let _ = waiting.answer.send(Err(error));
        }
        self.fail_others(&StoreError::Unavailable("it was closed".to_owned()));
    }
}

/// What the database holds in the place of an append that did not move the head.
#[derive(Default, Debug)]
pub(crate) struct Found {
    /// The epoch and the head of the table.
    pub table: Option<(Epoch, u64)>,
    /// The entries with the numbers of the append, and the epoch of each.
    pub rows: Vec<(Epoch, Row)>,
    /// The first entry that has an action id of the append.
    pub same_action: Option<u64>,
}

/// Returns what became of an append that did not move the head: it was there already, or why it is not there.
pub(crate) fn judge(append: &Append, found: &Found, refused: Option<String>) -> Result<Appended, AppendError> {
    let Some((epoch, head)) = found.table else {
        return Err(AppendError::Refused("there is no such table".to_owned()));
    };
    let is_there = |row: &Row| found.rows.iter().any(|(epoch, stored)| *epoch == append.epoch && stored == row);
    if !append.rows.is_empty() && append.rows.iter().all(is_there) {
        return Ok(Appended { head: append.new_head() });
    }
    // A lost owner is told so first: what it believes about its actions may be wrong too.
    if epoch != append.epoch {
        return Err(AppendError::Fenced { epoch, head });
    }
    if let Some(seq) = found.same_action {
        return Err(AppendError::Duplicate { seq });
    }
    match refused {
        Some(reason) if head == append.head => Err(AppendError::Refused(reason)),
        _ => Err(AppendError::Fenced { epoch, head }),
    }
}

#[cfg(test)]
#[path = "writer/tests.rs"]
mod tests;
