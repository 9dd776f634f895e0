//! The journal of tables: what was accepted, in order, and who may add to it.
//!
//! A node keeps itself alive with [`Journal::heartbeat`], takes a table with [`Journal::claim`], reads it with
//! [`Journal::load`] *after* that (so that no write of an earlier owner can follow what was read), and writes with
//! [`Journal::append`]. Two guards in one transaction make a fork impossible: the head moves only from the head and epoch
//! that the writer knows, and entries have unique numbers.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use crate::error::{AppendError, ClaimError, OwnerError, Reply, StoreError};
use crate::ids::{ActionId, Epoch, NodeId, PersonId, TableId};
use crate::time::{TableTime, WallTime};

/// Under this name it is noted, beside the nodes, when deadlines were watched last.
pub(crate) const WATCH: &str = "deadlines";

/// The largest page of tables that is read at once.
pub const PAGE: u32 = 1024;

/// Whether time is running at a table. Tables where it does are brought back first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Clock {
    /// Somebody's time is running.
    Running,
    /// Nobody waits for the clock.
    Standing,
}

/// What is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The edition, by the name the catalogue gives it.
    pub edition: String,
    /// The options, as text of the caller.
    pub options: String,
    /// The revision of the rules by which the journal replays.
    pub rules_revision: u32,
}

/// A table that is to be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewTable {
    /// Its id.
    pub id: TableId,
    /// The node that makes it and owns it.
    pub node: NodeId,
    /// What is played.
    pub setup: Setup,
    /// The phase, as text of the caller.
    pub phase: String,
    /// The clocks, as text of the caller.
    pub clocks: String,
    /// Whether time is running.
    pub clock: Clock,
    /// When something is due by the clock on the wall.
    pub deadline_at: Option<WallTime>,
    /// When it was made.
    pub created_at: WallTime,
    /// Who belongs to it.
    pub members: Vec<MemberChange>,
}

/// A change of who belongs to a table. For one person the last one counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MemberChange {
    /// Belongs to the table from now on, or in another way than before.
    Joins {
        /// Who.
        person: PersonId,
        /// As what, in the caller's words.
        role: String,
        /// At which seat.
        seat: Option<u8>,
    },
    /// No longer belongs to the table.
    Leaves {
        /// Who.
        person: PersonId,
    },
}

impl MemberChange {
    /// Whose change it is.
    pub fn person(&self) -> PersonId {
        match self {
            MemberChange::Joins { person, .. } | MemberChange::Leaves { person } => *person,
        }
    }
}

/// One entry of a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its number; the first one is 1.
    pub seq: u64,
    /// The table's time.
    pub at: TableTime,
    /// Whose request it carries out.
    pub person: Option<PersonId>,
    /// The client's name for what it did.
    pub action_id: Option<ActionId>,
    /// What happened, as text of the caller.
    pub body: String,
    /// The digest of the state afterwards.
    pub digest: u64,
}

/// Entries that are to be written together with what they make of the table. All of it, or nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// The epoch in which the writer claimed it.
    pub epoch: Epoch,
    /// The number of the last entry the writer knows; 0 if there is none.
    pub head: u64,
    /// The entries, numbered from `head + 1`. None at all is possible: then only the rest changes.
    pub rows: Vec<Row>,
    /// The table's time afterwards.
    pub table_time: TableTime,
    /// The clocks afterwards.
    pub clocks: String,
    /// Whether time is running afterwards.
    pub clock: Clock,
    /// When something is due by the clock on the wall.
    pub deadline_at: Option<WallTime>,
    /// The phase afterwards.
    pub phase: String,
    /// What is played, if that changes.
    pub setup: Option<Setup>,
    /// Who joins and leaves.
    pub members: Vec<MemberChange>,
}

impl Append {
    /// The number of the last entry afterwards.
    pub fn new_head(&self) -> u64 {
        self.head + self.rows.len() as u64
    }

    /// Returns why no database could store this.
    pub(crate) fn objection(&self) -> Option<String> {
        let wrong = self.rows.iter().zip(self.head + 1..).find(|(row, seq)| row.seq != *seq);
        if let Some((row, seq)) = wrong {
            return Some(format!("an entry is numbered {} where {seq} comes next", row.seq));
        }
        let texts = self.rows.iter().map(|row| &row.body).chain([&self.clocks, &self.phase]);
        let roles = self.members.iter().filter_map(|change| match change {
            MemberChange::Joins { role, .. } => Some(role),
            MemberChange::Leaves { .. } => None,
        });
        let setup = self.setup.iter().flat_map(|setup| [&setup.edition, &setup.options]);
        // PostgreSQL knows no text with a zero in it.
        let zero = texts.chain(roles).chain(setup).any(|text| text.contains('\0'));
        let large =
            [self.epoch.0, self.new_head(), self.table_time.0].iter().any(|number| i64::try_from(*number).is_err());
        if zero {
            Some("a text contains a zero character".to_owned())
        } else if large {
            Some("a number is too large".to_owned())
        } else {
            None
        }
    }

    /// The last change of each person.
    pub(crate) fn last_changes(&self) -> Vec<&MemberChange> {
        last_changes(&self.members)
    }
}

pub(crate) fn last_changes(members: &[MemberChange]) -> Vec<&MemberChange> {
    let later = |at: usize, person| members[at + 1..].iter().any(|other| other.person() == person);
    members.iter().enumerate().filter(|(at, change)| !later(*at, change.person())).map(|(_, change)| change).collect()
}

/// What was appended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Appended {
    /// The number of the last entry.
    pub head: u64,
}

/// A table that was claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claimed {
    /// The epoch for every write from now on.
    pub epoch: Epoch,
    /// The number of the last entry.
    pub head: u64,
    /// When the last owner was heard of for the last time, unless it released the table. Until then time was running.
    pub last_heard: Option<WallTime>,
}

/// A table as it is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stored {
    /// The table.
    pub id: TableId,
    /// What is played.
    pub setup: Setup,
    /// When it was made.
    pub created_at: WallTime,
    /// When it was last written to, by the time of the database.
    pub changed_at: WallTime,
    /// When it was finished.
    pub finished_at: Option<WallTime>,
    /// Why it was set aside.
    pub set_aside: Option<String>,
    /// Its owner.
    pub owner: Option<NodeId>,
    /// The present epoch.
    pub epoch: Epoch,
    /// The number of the last entry.
    pub head: u64,
    /// The table's time at the last entry.
    pub table_time: TableTime,
    /// The clocks.
    pub clocks: String,
    /// Whether time was running.
    pub clock: Clock,
    /// When something is due by the clock on the wall.
    pub deadline_at: Option<WallTime>,
    /// The phase.
    pub phase: String,
    /// All entries in order.
    pub rows: Vec<Row>,
    /// Who belongs to the table, in order of the ids.
    pub members: Vec<crate::seats::Member>,
}

/// For how long deadlines were not watched, if that was longer than this.
pub(crate) fn unwatched(last: Option<i64>, at: WallTime, longest: Duration) -> Option<Duration> {
    let gap = Duration::from_millis(u64::try_from(at.0.saturating_sub(last?)).ok()?);
    (gap > longest).then_some(gap)
}

/// A line of the list of unfinished tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The table.
    pub id: TableId,
    /// What is played.
    pub setup: Setup,
    /// Whether time was running.
    pub clock: Clock,
    /// The phase.
    pub phase: String,
    /// The number of the last entry.
    pub head: u64,
    /// Its owner.
    pub owner: Option<NodeId>,
}

impl Listed {
    /// Where the list goes on after this line.
    pub fn place(&self) -> Place {
        Place { clock: self.clock, id: self.id }
    }
}

/// A place in the list of unfinished tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    pub(crate) clock: Clock,
    pub(crate) id: TableId,
}

/// Gives an entry another body, or leaves it as it is.
pub type Rewrite = Box<dyn FnMut(&Row) -> Option<String> + Send>;

/// The new bodies of entries, by their numbers.
pub(crate) fn rewritten(rows: &[Row], mut rewrite: Rewrite) -> Result<Vec<(u64, String)>, StoreError> {
    let all = AssertUnwindSafe(|| rows.iter().filter_map(|row| Some((row.seq, rewrite(row)?))).collect());
    catch_unwind(all).map_err(|_| StoreError::Refused("an entry cannot be written anew".to_owned()))
}

/// Journals and owners of tables.
pub trait Journal: Send + Sync {
    /// Makes a table that belongs to the node. Returns its first epoch. The head is 0.
    fn create(&self, table: NewTable) -> Reply<'_, Result<Epoch, StoreError>>;

    /// Writes entries. Returns only when they are durable. While the storage is away the append is repeated as long as the
    /// caller waits; dropping the future gives it up, and what came of it is seen after the next claim.
    fn append(&self, append: Append) -> Reply<'_, Result<Appended, AppendError>>;

    /// Reads one table.
    fn load(&self, table: TableId) -> Reply<'_, Result<Stored, StoreError>>;

    /// Reads many tables, at most [`PAGE`], in any order, leaving out what does not exist.
    fn load_many(&self, tables: Vec<TableId>) -> Reply<'_, Result<Vec<Stored>, StoreError>>;

    /// Makes the node the owner of a table that has none, or whose owner has lost its lease, or that is its own.
    fn claim(&self, table: TableId, node: NodeId) -> Reply<'_, Result<Claimed, ClaimError>>;

    /// Claims many tables, at most [`PAGE`], with one write. The answers are in the order of the questions.
    fn claim_many(
        &self,
        tables: Vec<TableId>,
        node: NodeId,
    ) -> Reply<'_, Result<Vec<Result<Claimed, ClaimError>>, StoreError>>;

    /// Gives a table up, so that anybody can claim it at once.
    fn release(&self, table: TableId, epoch: Epoch) -> Reply<'_, Result<(), OwnerError>>;

    /// Marks a table as finished. It can still be loaded and claimed, but is neither listed nor due.
    fn finish(&self, table: TableId, epoch: Epoch, at: WallTime) -> Reply<'_, Result<(), OwnerError>>;

    /// Sets a table aside that cannot be gone on with, and says why. Its owner loses it and nobody can claim it.
    fn set_aside(&self, table: TableId, epoch: Epoch, reason: String) -> Reply<'_, Result<(), OwnerError>>;

    /// Notes that whoever runs the server wants a table closed, and why; its owner does it. Returns whether there is anything
    /// to close: a table that is neither finished nor set aside.
    fn ask_to_close(&self, table: TableId, reason: String, at: WallTime) -> Reply<'_, Result<bool, StoreError>>;

    /// Why whoever runs the server wanted a table closed, if they did.
    fn closing(&self, table: TableId) -> Reply<'_, Result<Option<String>, StoreError>>;

    /// Tables that are to be closed and are not finished yet, in the order in which that was asked.
    fn to_close(&self, limit: u32) -> Reply<'_, Result<Vec<TableId>, StoreError>>;

    /// Writes bodies of entries anew, for a name that has to go. Returns how many. Numbers, times and digests stay, and it is
    /// the caller's care that the journal means the same.
    fn rewrite(&self, table: TableId, rewrite: Rewrite) -> Reply<'_, Result<u64, StoreError>>;

    /// Renews the lease of a node, by the time of the database, which is returned.
    fn heartbeat(&self, node: NodeId) -> Reply<'_, Result<WallTime, StoreError>>;

    /// Ends the lease of a node that stops, so that nobody has to wait for it.
    fn retire(&self, node: NodeId) -> Reply<'_, Result<(), StoreError>>;

    /// Notes that deadlines are watched at this time. If nobody has done so for longer than `longest`, nobody could have kept
    /// them: all of them move by as long as that was. Returns by how much.
    fn watch_deadlines(&self, at: WallTime, longest: Duration) -> Reply<'_, Result<Duration, StoreError>>;

    /// Tables with a deadline up to this time, the earliest first.
    fn due(&self, until: WallTime, limit: u32) -> Reply<'_, Result<Vec<TableId>, StoreError>>;

    /// Unfinished tables that are not set aside: first those with a running clock, then the others; at most [`PAGE`].
    fn unfinished(&self, after: Option<Place>, limit: u32) -> Reply<'_, Result<Vec<Listed>, StoreError>>;
}
