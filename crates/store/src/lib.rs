//! What the server keeps: journals of tables, people with their sessions, accounts and friends, talk, results and ratings,
//! the lobby, mails, seeds and invitations, in SQLite or PostgreSQL.
//!
//! | trait | what |
//! |---|---|
//! | [`Journal`] | what was accepted at each table, in order, and who may add to it |
//! | [`People`] | people and their sessions |
//! | [`Seats`] | who belongs to which table |
//! | [`Secrets`] | the server's part in the chance of each deal |
//! | [`Invitations`] | who may join by a link |
//! | [`Accounts`] | ways to sign in, settings, bots from outside, export and erasure |
//! | [`Friends`] | friends, mutes, invitations from person to person |
//! | [`Talk`] | what is said at tables, reports |
//! | [`Results`] | finished games, ratings, leaderboards |
//! | [`Lobby`] | tables that are found without a link |
//! | [`Upkeep`] | counts, and what is forgotten after a while |
//! | [`Vacations`], [`Mails`] | for games over days: who is away, and mails that wait to be sent |
//!
//! [`backup`] and [`restore`] copy a database in SQLite; [`Store::open_beside`] is for administration while a server runs.
//!
//! Each is implemented twice, with SQL of its own, and one suite tests both. Nothing here knows a rule of any game: bodies,
//! clocks, phases and roles are texts of the caller.
//!
//! A write has returned when it is on the disk. Appends share transactions (see `writer`) and are repeated while the
//! storage is away; [`Store::condition`] says whether it is.

mod accounts;
mod backup;
mod base32;
mod claims;
mod condition;
mod error;
mod friends;
mod ids;
mod invitations;
mod journal;
mod lobby;
mod mails;
mod people;
mod postgres;
mod privacy;
mod read;
mod results;
mod schema;
mod seats;
mod secret;
mod secrets;
mod sqlite;
mod talk;
pub mod testing;
mod time;
mod upkeep;
mod vacations;
mod writer;

use std::ops::Deref;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;

pub use accounts::{Account, Accounts, BOTS, Choices, Credential, MailAddress, PEOPLE};
pub use backup::{backup, restore};
pub use condition::{Commit, Condition};
pub use error::{AppendError, BackupError, ClaimError, KeepError, OpenError, OwnerError, Reply, StoreError};
pub use friends::{Asked, FRIENDS, Friend, Friends, TableInvitation, Tie, WAITING};
pub use ids::{ActionId, BadId, Epoch, MailId, NodeId, PersonId, ReportId, SessionId, TableId};
pub use invitations::{Invitation, Invitations};
pub use journal::{
    Append, Appended, Claimed, Clock, Journal, Listed, MemberChange, NewTable, PAGE, Place, Rewrite, Row, Setup, Stored,
};
pub use lobby::{LOBBY, ListedTable, Listing, Lobby, LobbyPlace, Looking, Visibility};
pub use mails::{MAILS, Mail, Mails, NewMail};
pub use people::{Kind, People, Person, Session, SignedIn};
pub use results::{
    Favourites, FinishedGame, GAMES, GamePlace, GameSeat, Leader, Leaderboard, Played, PlayedSeat, Ranking, Rate,
    Rating, RatingChange, RatingStep, Results, Strength, TRAITS_OF, Tally,
};
pub use seats::{Member, Membership, Seats};
pub use secret::{Code, Seed, Token, TokenHash};
pub use secrets::Secrets;
pub use talk::{EVIDENCE, LINES, Line, NewLine, NewReport, Report, ReportPlace, ReportWithLines, TALK, Talk, Which};
pub use time::{TableTime, WallTime};
pub use upkeep::{Counts, FORGET, PHASES, Upkeep};
pub use vacations::{Leave, VACATIONS, Vacation, Vacations};

/// What can be chosen besides the database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// How long a node counts as alive after a heartbeat.
    pub lease: Duration,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { lease: Duration::from_secs(3) }
    }
}

/// Whether what was written survives a loss of power.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Durability {
    /// Each commit is synced.
    Synced,
    /// It is not, because of this setting of the database. Whoever runs it should know.
    NotSynced(String),
}

/// Everything a store does.
pub trait Storage:
    Journal
    + People
    + Seats
    + Secrets
    + Invitations
    + Accounts
    + Friends
    + Talk
    + Results
    + Lobby
    + Vacations
    + Mails
    + Upkeep
{
}

impl<
    T: Journal
        + People
        + Seats
        + Secrets
        + Invitations
        + Accounts
        + Friends
        + Talk
        + Results
        + Lobby
        + Vacations
        + Mails
        + Upkeep,
> Storage for T
{
}

/// One of the databases.
pub(crate) trait Backend: Storage {
    fn reports(&self) -> &condition::Reports;
    fn durability(&self) -> Durability;
    fn close(&self) -> Reply<'_, ()>;
    fn as_sqlite(&self) -> Option<&sqlite::Sqlite>;
}

/// An open store: all of [`Storage`]. Clones are the same one.
#[derive(Clone)]
pub struct Store(Arc<dyn Backend>);

impl Deref for Store {
    type Target = dyn Storage;

    fn deref(&self) -> &(dyn Storage + 'static) {
        &*self.0
    }
}

impl Store {
    /// Opens `sqlite://PATH` or `postgres://…`, makes the file if need be and brings the schema up to date.
    pub async fn open(address: &str) -> Result<Store, OpenError> {
        Store::open_with(address, Settings::default()).await
    }

    /// The same with other settings.
    pub async fn open_with(address: &str, settings: Settings) -> Result<Store, OpenError> {
        match place(address)? {
            Where::Server => Ok(Store(Arc::new(postgres::Postgres::open(address, settings).await?))),
            Where::File(path) => Ok(Store(Arc::new(sqlite::Sqlite::open(path, settings).await?))),
        }
    }

    /// Opens what a server has open at this moment, for administration: it keeps its tables and leases, and nothing is made
    /// or brought up to date.
    pub async fn open_beside(address: &str) -> Result<Store, OpenError> {
        let settings = Settings::default();
        match place(address)? {
            Where::Server => Ok(Store(Arc::new(postgres::Postgres::open_beside(address, settings).await?))),
            Where::File(path) => Ok(Store(Arc::new(sqlite::Sqlite::open_beside(path, settings).await?))),
        }
    }

    /// The same store behind its traits, for whoever needs only some of them: `let journal: Arc<dyn Journal> =
    /// store.storage();`.
    pub fn storage(&self) -> Arc<dyn Storage> {
        self.0.clone()
    }

    /// Whether the storage answers, now and from now on. While it is away, that it is back is noticed by itself for
    /// appends, and with the next heartbeat for everything else.
    pub fn condition(&self) -> watch::Receiver<Condition> {
        self.0.reports().watch()
    }

    /// Tells this of every commit of appends from now on. It is called by the writers, so it does not wait; only the first is
    /// told.
    pub fn on_commit(&self, tell: impl Fn(Commit) + Send + Sync + 'static) {
        self.0.reports().on_commit(Box::new(tell));
    }

    /// Whether what was written survives a loss of power.
    pub fn durability(&self) -> Durability {
        self.0.durability()
    }

    /// Writes what is waiting, then closes everything, so that the same file can be opened again. If the storage is away
    /// nothing is waited for. Later calls of the store fail.
    pub async fn close(&self) {
        self.0.close().await;
    }

    pub(crate) fn as_sqlite(&self) -> Option<&sqlite::Sqlite> {
        self.0.as_sqlite()
    }
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if self.0.as_sqlite().is_some() { "Store(SQLite)" } else { "Store(PostgreSQL)" })
    }
}

/// Where a database is.
enum Where<'a> {
    Server,
    File(&'a Path),
}

fn place(address: &str) -> Result<Where<'_>, OpenError> {
    if ["postgres://", "postgresql://"].iter().any(|scheme| address.starts_with(scheme)) {
        return Ok(Where::Server);
    }
    match address.strip_prefix("sqlite://").or_else(|| address.strip_prefix("sqlite:")) {
        Some(path) if path.contains(":memory:") || path.contains("mode=memory") => Err(OpenError::Memory),
        Some(path) if !path.is_empty() && !path.contains('?') => Ok(Where::File(Path::new(path))),
        _ => Err(OpenError::Address(without_password(address))),
    }
}

/// The address as it may be shown.
fn without_password(address: &str) -> String {
    match (address.find("://"), address.rfind('@')) {
        (Some(start), Some(end)) if start + 3 <= end => format!("{}…{}", &address[..start + 3], &address[end..]),
        _ => address.to_owned(),
    }
}
