//! SQLite: one file, one process, one connection that writes.
//!
//! The file is in WAL mode with `synchronous=FULL`, so that a commit is on the disk when it returns; both are read back
//! whenever the writing connection is made. Readers have connections of their own and never wait for the writer.
//! Checkpoints run on another connection, so that no commit has to wait for one.

mod accounts;
mod append;
mod copy;
mod files;
mod friends;
mod journal;
mod lobby;
mod people;
mod results;
mod slow;
mod talk;
mod things;
mod upkeep;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::condition::Reports;
use crate::error::{Meaning, OpenError, Reply, StoreError, meaning};
use crate::schema;
use crate::writer::{Answers, Lane, Other, Writer};
use crate::{Backend, Durability, Settings, journal::Append};
pub(crate) use copy::{copy, copy_sound, sync_names};
use files::Lock;

/// How long a connection waits for another one: the writer for the end of a checkpoint.
const BUSY: Duration = Duration::from_secs(5);
const READERS: u32 = 4;
/// Pages that a connection keeps for itself: 512 KiB of them, because the system keeps them too.
const CACHE: &str = "-512";
/// How often the log is moved into the database.
const CHECKPOINT: Duration = Duration::from_secs(1);
/// Pages in the log from which a checkpoint makes the writer wait, so that the log starts afresh: 64 MiB.
const LONG_LOG: i64 = 16_384;

/// A store in one file.
pub(crate) struct Sqlite {
    writer: Writer<Work>,
    readers: SqlitePool,
    /// Nothing beside a server, which does it.
    checkpoints: Option<JoinHandle<()>>,
    reports: Arc<Reports>,
    settings: Settings,
    /// The most pages the file may have, or 0; for tests of a full disk.
    pages: Arc<AtomicU32>,
}

impl Sqlite {
    pub async fn open(path: &Path, settings: Settings) -> Result<Sqlite, OpenError> {
        let lock = files::prepare(path)?;
        let pages = Arc::new(AtomicU32::new(0));
        migrate(path, schema::SQLITE).await?;
        let checkpoints = tokio::spawn(checkpoints(path.to_owned()));
        let lane = SqliteLane { path: path.to_owned(), pages, lock: Some(lock) };
        Sqlite::start(lane, settings, Some(checkpoints)).await
    }

    /// Opens a file that a server has open too. Its lock and its leases stay its own, and the schema stays as it is.
    pub async fn open_beside(path: &Path, settings: Settings) -> Result<Sqlite, OpenError> {
        let away = |error: sqlx::Error| OpenError::Unavailable(error.to_string());
        let mut connection = options(path).read_only(true).connect().await.map_err(away)?;
        let found = sqlx::query_scalar("select max(version) from _sqlx_migrations").fetch_one(&mut connection).await;
        connection.close().await.map_err(away)?;
        schema::must_be_newest(found.map_err(away)?, schema::SQLITE)?;
        let lane = SqliteLane { path: path.to_owned(), pages: Arc::new(AtomicU32::new(0)), lock: None };
        Sqlite::start(lane, settings, None).await
    }

    async fn start(
        lane: SqliteLane,
        settings: Settings,
        checkpoints: Option<JoinHandle<()>>,
    ) -> Result<Sqlite, OpenError> {
        let (path, pages) = (lane.path.clone(), lane.pages.clone());
        let mut connection = lane.connect().await.map_err(|error| match error {
            StoreError::Refused(what) => OpenError::Unsafe(what),
            other => OpenError::Unavailable(other.to_string()),
        })?;
        if lane.lock.is_some() {
            // The lock says that no other process has the file, so whoever had a lease is gone. When it was last heard of
            // stays.
            let ended = sqlx::query("update nodes set lease_until = 0").execute(&mut connection).await;
            ended.map_err(|error| OpenError::Unavailable(error.to_string()))?;
        }
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            // The file does not hang up.
            .test_before_acquire(false)
            .connect_with(options(&path).read_only(true))
            .await
            .map_err(|error| OpenError::Unavailable(error.to_string()))?;
        let reports = Arc::new(Reports::new());
        let writer = Writer::start(lane, 0, connection, reports.clone());
        Ok(Sqlite { writer, readers, checkpoints, reports, settings, pages })
    }

    /// Runs a write in the next transaction of the writer and waits until it is committed.
    async fn write<T: Send + 'static>(
        &self,
        work: impl for<'c> FnOnce(&'c mut SqliteConnection) -> Reply<'c, Result<T, StoreError>> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.writer.other(Work(Box::new(Task::Waiting(Box::new(work), answer)))).await;
        answered.await.unwrap_or_else(|_| Err(StoreError::Unavailable("the writer has ended".to_owned())))
    }

    /// Lets the file grow to so many pages only, from the next write on; for tests of a full disk.
    pub fn limit_pages(&self, pages: u32) {
        self.pages.store(pages, Ordering::SeqCst);
    }
}

impl Backend for Sqlite {
    fn reports(&self) -> &Reports {
        &self.reports
    }

    fn durability(&self) -> Durability {
        Durability::Synced
    }

    fn close(&self) -> Reply<'_, ()> {
        Box::pin(async {
            self.checkpoints.iter().for_each(JoinHandle::abort);
            self.writer.close().await;
            self.readers.close().await;
        })
    }

    fn as_sqlite(&self) -> Option<&Sqlite> {
        Some(self)
    }
}

impl Drop for Sqlite {
    fn drop(&mut self) {
        // It holds nothing open but a read of its own.
        self.checkpoints.iter().for_each(JoinHandle::abort);
    }
}

fn options(path: &Path) -> SqliteConnectOptions {
    let options = SqliteConnectOptions::new().filename(path).busy_timeout(BUSY).foreign_keys(true);
    options.pragma("cache_size", CACHE)
}

fn writing(path: &Path) -> SqliteConnectOptions {
    options(path)
        .create_if_missing(false)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .pragma("wal_autocheckpoint", "0")
}

/// Makes a file with the first steps of the schema; for tests of upgrades.
pub(crate) async fn former_schema(path: &Path, steps: usize) -> Result<(), OpenError> {
    let _lock = files::prepare(path)?;
    migrate(path, schema::SQLITE.get(..steps).unwrap_or(schema::SQLITE)).await
}

/// Carries out statements.
pub(crate) async fn carry_out(path: &Path, statements: &'static str) -> Result<(), OpenError> {
    let away = |error: sqlx::Error| OpenError::Unavailable(error.to_string());
    let mut connection = writing(path).connect().await.map_err(away)?;
    sqlx::raw_sql(statements).execute(&mut connection).await.map_err(away)?;
    connection.close().await.map_err(away)
}

async fn migrate(path: &Path, steps: &'static [schema::Step]) -> Result<(), OpenError> {
    let away = |error: sqlx::Error| OpenError::Unavailable(error.to_string());
    let mut connection = writing(path).connect().await.map_err(away)?;
    let migrated = schema::migrator(steps).run(&mut connection).await;
    connection.close().await.map_err(away)?;
    migrated.map_err(|error| schema::explain(error, steps))
}

/// Moves the log into the database now and then. A writer does not wait for it, unless the log has become very long.
async fn checkpoints(path: PathBuf) {
    let mut connection: Option<SqliteConnection> = None;
    loop {
        tokio::time::sleep(CHECKPOINT).await;
        if connection.is_none() {
            connection = writing(&path).connect().await.ok();
        }
        let Some(open) = &mut connection else { continue };
        if checkpoint(open).await.is_err() {
            connection = None;
        }
    }
}

async fn checkpoint(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let passive = "pragma wal_checkpoint(passive)";
    let (_, log, _): (i64, i64, i64) = sqlx::query_as(passive).fetch_one(&mut *connection).await?;
    if log > LONG_LOG {
        sqlx::query("pragma wal_checkpoint(restart)").execute(connection).await?;
    }
    Ok(())
}

/// Reads back that a commit on this connection waits for the disk.
async fn check(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let mode: String = sqlx::query_scalar("pragma journal_mode").fetch_one(&mut *connection).await?;
    let level: i64 = sqlx::query_scalar("pragma synchronous").fetch_one(connection).await?;
    if mode == "wal" && level == 2 {
        return Ok(());
    }
    let what = format!("SQLite answers journal_mode={mode} and synchronous={level} instead of wal and 2");
    Err(StoreError::Refused(what))
}

/// The one connection that writes.
struct SqliteLane {
    path: PathBuf,
    pages: Arc<AtomicU32>,
    /// Held as long as anything can be written. Nothing beside a server.
    lock: Option<Lock>,
}

impl Lane for SqliteLane {
    type Connection = SqliteConnection;
    type Other = Work;

    async fn connect(&self) -> Result<SqliteConnection, StoreError> {
        let mut connection = writing(&self.path).connect().await?;
        check(&mut connection).await?;
        Ok(connection)
    }

    async fn write(
        &self,
        connection: &mut SqliteConnection,
        appends: &[&Append],
        others: &mut [Work],
    ) -> Result<Answers, sqlx::Error> {
        let pages = self.pages.load(Ordering::SeqCst);
        if pages > 0 {
            // No text of others is in it.
            let limit = sqlx::AssertSqlSafe(format!("pragma max_page_count = {pages}"));
            sqlx::query(limit).execute(&mut *connection).await?;
        }
        sqlx::query("begin immediate").execute(&mut *connection).await?;
        let written = within(connection, appends, others).await;
        let end = if written.is_ok() { "commit" } else { "rollback" };
        let ended = sqlx::query(end).execute(&mut *connection).await;
        let answers = written?;
        ended?;
        Ok(answers)
    }

    async fn disconnect(&self, mut connection: SqliteConnection) {
        // The next start finds everything in the database, and the log empty. If not, it reads the log.
        if self.lock.is_some() {
            let _ = sqlx::query("pragma wal_checkpoint(truncate)").execute(&mut connection).await;
        }
        let _ = connection.close().await;
    }
}

async fn within(
    connection: &mut SqliteConnection,
    appends: &[&Append],
    others: &mut [Work],
) -> Result<Answers, sqlx::Error> {
    let answers = append::append_all(connection, appends).await?;
    for work in others {
        sqlx::query("savepoint work").execute(&mut *connection).await?;
        if !work.0.run(connection).await? {
            sqlx::query("rollback to work").execute(&mut *connection).await?;
        }
        sqlx::query("release work").execute(&mut *connection).await?;
    }
    Ok(answers)
}

/// A write that waits for its turn.
pub(crate) struct Work(Box<dyn Run>);

impl Other for Work {
    fn answer(self, committed: Result<(), StoreError>) {
        self.0.answer(committed);
    }
}

trait Run: Send {
    /// Runs it. Returns whether its changes shall stay; an error means that the database is away.
    fn run<'c>(&'c mut self, connection: &'c mut SqliteConnection) -> Reply<'c, Result<bool, sqlx::Error>>;

    fn answer(self: Box<Self>, committed: Result<(), StoreError>);
}

type Statements<T> = Box<dyn for<'c> FnOnce(&'c mut SqliteConnection) -> Reply<'c, Result<T, StoreError>> + Send>;

enum Task<T> {
    Waiting(Statements<T>, oneshot::Sender<Result<T, StoreError>>),
    Done(Result<T, StoreError>, oneshot::Sender<Result<T, StoreError>>),
    Nothing,
}

impl<T: Send> Run for Task<T> {
    fn run<'c>(&'c mut self, connection: &'c mut SqliteConnection) -> Reply<'c, Result<bool, sqlx::Error>> {
        Box::pin(async move {
            let Task::Waiting(work, answer) = std::mem::replace(self, Task::Nothing) else { return Ok(false) };
            let result = work(connection).await;
            if let Err(StoreError::Unavailable(error)) = result {
                let _ = answer.send(Err(StoreError::Unavailable(error.clone())));
                return Err(sqlx::Error::Protocol(error));
            }
            let stays = result.is_ok();
            *self = Task::Done(result, answer);
            Ok(stays)
        })
    }

    fn answer(self: Box<Self>, committed: Result<(), StoreError>) {
        let (result, answer) = match *self {
            Task::Done(result, answer) => (committed.and(result), answer),
            Task::Waiting(_, answer) => {
                let untried = || StoreError::Unavailable("nothing was tried".to_owned());
                (Err(committed.err().unwrap_or_else(untried)), answer)
            }
            Task::Nothing => return,
        };
        let _ = answer.send(result);
    }
}

/// The text that SQLite refuses a statement with, or the error itself if it is not about the statement.
fn refusal(error: sqlx::Error) -> Result<String, sqlx::Error> {
    match meaning(&error) {
        Meaning::Refused(text) => Ok(text),
        Meaning::Away(_) | Meaning::Unreadable(_) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder() -> (tempfile::TempDir, PathBuf) {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("pangea.sqlite");
        (folder, file)
    }

    #[tokio::test]
    async fn the_writer_waits_for_the_disk() {
        let (_folder, file) = folder();
        let store = Sqlite::open(&file, Settings::default()).await.expect("it opens");
        let answers = store.write(|connection| {
            Box::pin(async move {
                let mode: String = sqlx::query_scalar("pragma journal_mode").fetch_one(&mut *connection).await?;
                let level: i64 = sqlx::query_scalar("pragma synchronous").fetch_one(&mut *connection).await?;
                let every: i64 = sqlx::query_scalar("pragma wal_autocheckpoint").fetch_one(connection).await?;
                Ok((mode, level, every))
            })
        });
        assert_eq!(answers.await, Ok(("wal".to_owned(), 2, 0)));
        store.close().await;
    }

    #[tokio::test]
    async fn a_connection_that_does_not_wait_for_the_disk_is_refused() {
        let (_folder, file) = folder();
        let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true);
        for (mode, level) in [
            (SqliteJournalMode::Wal, SqliteSynchronous::Normal),
            (SqliteJournalMode::Wal, SqliteSynchronous::Off),
            (SqliteJournalMode::Delete, SqliteSynchronous::Full),
        ] {
            let mut connection =
                options.clone().journal_mode(mode).synchronous(level).connect().await.expect("it connects");
            assert!(matches!(check(&mut connection).await, Err(StoreError::Refused(_))), "{level:?}");
            // The next one changes the mode, which nobody else may look at meanwhile.
            Connection::close(connection).await.expect("it closes");
        }
    }

    #[tokio::test]
    async fn a_checkpoint_moves_the_log_into_the_database() {
        let (_folder, file) = folder();
        let store = Sqlite::open(&file, Settings::default()).await.expect("it opens");
        crate::People::create_person(&store, "Ada".to_owned(), crate::WallTime(0)).await.expect("it is written");
        let mut connection = writing(&file).connect().await.expect("it connects");
        checkpoint(&mut connection).await.expect("it runs");
        let passive = sqlx::query_as("pragma wal_checkpoint(passive)").fetch_one(&mut connection).await;
        let (busy, log, moved): (i64, i64, i64) = passive.expect("it runs");
        assert_eq!((busy, log), (0, moved));
        store.close().await;
    }
}
