//! What can go wrong, in words that say what to do.

use sqlx::error::DatabaseError;

use crate::ids::Epoch;

/// A future in a box, so that the traits can be used as objects.
pub type Reply<'a, T> = std::pin::Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Reading or writing failed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum StoreError {
    /// The storage does not answer or is full. A write that ended so is usually not there; whoever must know looks.
    #[error("the storage is away: {0}")]
    Unavailable(String),
    /// The storage objects to what was to be written: it exists already, or names what does not exist.
    #[error("the storage refuses this: {0}")]
    Refused(String),
    /// What was read makes no sense to this program.
    #[error("what is stored cannot be understood: {0}")]
    Unreadable(String),
    /// There is no such thing.
    #[error("there is no such {0}")]
    Missing(&'static str),
}

/// An append wrote nothing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AppendError {
    /// The table has another owner or has gone on: it must be claimed and loaded again. These are its epoch and head.
    #[error("another owner holds the table (epoch {}, head {head})", epoch.0)]
    Fenced {
        /// The epoch of the present owner.
        epoch: Epoch,
        /// The number of the last entry.
        head: u64,
    },
    /// An action with this id was stored before, in the entry with this number.
    #[error("this action is stored already, as entry {seq}")]
    Duplicate {
        /// The number of the entry.
        seq: u64,
    },
    /// The store was closed before anything was written.
    #[error("the storage is away, nothing was written")]
    Unavailable,
    /// The store was closed while the storage was away: the append may have been written. Loading the table shows it.
    #[error("the storage is away, and whether this was written is not known")]
    Unclear,
    /// The append cannot be stored as it is; sending it again does not help.
    #[error("this cannot be stored: {0}")]
    Refused(String),
}

/// A name cannot be kept.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum KeepError {
    /// Somebody else signs in with this name.
    #[error("somebody else has this name")]
    Taken,
    /// The person has an account already, or is to be renamed and has none.
    #[error("this person has an account already, or none")]
    Other,
    /// The storage failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl KeepError {
    /// A statement that gives somebody a name broke a constraint. Whoever comes through here passes on nothing else.
    pub(crate) fn or_taken(error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::Database(database) if database.is_unique_violation() => StoreError::Refused(TAKEN.to_owned()),
            _ => error.into(),
        }
    }

    pub(crate) fn of(error: StoreError) -> KeepError {
        match error {
            StoreError::Refused(text) if text == TAKEN => KeepError::Taken,
            other => KeepError::Store(other),
        }
    }
}

/// A name of which there is one already.
const TAKEN: &str = "the name is taken";

/// A claim failed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ClaimError {
    /// A live node owns the table.
    #[error("the table belongs to node {0}")]
    Held(crate::ids::NodeId),
    /// The table was set aside, for this reason.
    #[error("the table was set aside: {0}")]
    SetAside(String),
    /// The claiming node has no lease: it sends a heartbeat first.
    #[error("a node without a lease cannot claim a table")]
    NoLease,
    /// There is no such table.
    #[error("there is no such table")]
    Unknown,
    /// The storage failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A change that only the owner may make failed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OwnerError {
    /// The table has another owner, or there is none.
    #[error("the table has another owner")]
    Fenced,
    /// The storage failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The store cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The address is none.
    #[error("`{0}` names no database; write sqlite:///path/to/pangea.sqlite or postgres://user:password@host/database")]
    Address(String),
    /// A database in memory would forget what it has promised to keep.
    #[error("a database in memory keeps nothing; name a file, as in sqlite:///path/to/pangea.sqlite")]
    Memory,
    /// A connection that others could read or forge.
    #[error(
        "the connection to {host} is not verified with sslmode={mode}; use sslmode=verify-full (and sslrootcert=FILE for a \
         certificate of your own), or sslmode=disable on a network that you trust"
    )]
    Unverified {
        /// Where the database is.
        host: String,
        /// What the address asks for.
        mode: &'static str,
    },
    /// Another process has the file.
    #[error("{0} is in use by another server; stop that one, or choose another file with --database")]
    InUse(String),
    /// A file or folder cannot be made.
    #[error("{path}: {error}; choose a place where this user may write with --database")]
    File {
        /// Which.
        path: String,
        /// Why.
        error: std::io::Error,
    },
    /// The database does not do what the server relies on.
    #[error("the database is not safe: {0}")]
    Unsafe(String),
    /// A later version of the program wrote this database.
    #[error(
        "the database has version {found} of the schema and this program knows only {known}; start a newer pangea, or \
         choose another database with --database"
    )]
    Newer {
        /// The version in the database.
        found: i64,
        /// The newest this program knows.
        known: i64,
    },
    /// The schema is not one of ours.
    #[error("the schema of the database cannot be brought up to date: {0}")]
    Schema(String),
    /// The database was left by an earlier version, and nothing may be changed beside a server.
    #[error(
        "the database has version {found} of the schema and this program needs {known}; start the server of this version \
         first"
    )]
    Older {
        /// The version in the database.
        found: i64,
        /// The one this program needs.
        known: i64,
    },
    /// It does not answer.
    #[error("the database cannot be opened: {0}; check that it runs and that the address, name and password are right")]
    Unavailable(String),
}

/// A database cannot be copied or restored.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// It is not a file.
    #[error("only a database in SQLite is copied by pangea; for PostgreSQL use pg_dump and pg_restore")]
    Elsewhere,
    /// There is something already where the copy should go.
    #[error("{0} is there already; choose another place, or move it away")]
    Exists(String),
    /// A file cannot be read or written.
    #[error("{path}: {error}")]
    File {
        /// Which.
        path: String,
        /// Why.
        error: std::io::Error,
    },
    /// The copy is not sound, or not one of ours.
    #[error("{0} is no sound database of pangea: {1}")]
    Unsound(String, String),
    /// The database does not answer.
    #[error("the database cannot be copied: {0}")]
    Unavailable(String),
}

/// What an error of the database means for what was being written.
pub(crate) enum Meaning {
    /// This very statement is impossible: a constraint, or a value that does not fit.
    Refused(String),
    /// The database, not the statement: repeat.
    Away(String),
    /// The values that came back are not what they should be.
    Unreadable(String),
}

pub(crate) fn meaning(error: &sqlx::Error) -> Meaning {
    match error {
        sqlx::Error::Database(error) if refuses(error.as_ref()) => Meaning::Refused(error.to_string()),
        sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) | sqlx::Error::ColumnIndexOutOfBounds { .. } => {
            Meaning::Unreadable(error.to_string())
        }
        other => Meaning::Away(other.to_string()),
    }
}

fn refuses(error: &dyn DatabaseError) -> bool {
    let constraint = error.is_unique_violation()
        || error.is_foreign_key_violation()
        || error.is_check_violation()
        || matches!(error.kind(), sqlx::error::ErrorKind::NotNullViolation);
    // Values that do not fit: class 22 of PostgreSQL, "mismatch" and "too big" of SQLite.
    constraint
        || error.code().is_some_and(|code| (code.len() == 5 && code.starts_with("22")) || code == "20" || code == "18")
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match meaning(&error) {
            Meaning::Refused(text) => StoreError::Refused(text),
            Meaning::Away(text) => StoreError::Unavailable(text),
            Meaning::Unreadable(text) => StoreError::Unreadable(text),
        }
    }
}
