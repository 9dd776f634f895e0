//! Who belongs to which table. It changes only with an append (or with the making of a table), so that it agrees with the
//! journal.

use crate::error::{Reply, StoreError};
use crate::ids::{PersonId, TableId};
use crate::time::WallTime;

/// Somebody who belongs to a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Member {
    /// Who.
    pub person: PersonId,
    /// As what, in the words of whoever wrote it.
    pub role: String,
    /// At which seat.
    pub seat: Option<u8>,
}

/// A table in the list of a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Membership {
    /// The table.
    pub table: TableId,
    /// As what the person belongs to it.
    pub role: String,
    /// At which seat.
    pub seat: Option<u8>,
    /// The edition that is played.
    pub edition: String,
    /// The phase of the table.
    pub phase: String,
    /// Its clocks, or what else the caller keeps there.
    pub clocks: String,
    /// When something is due by the clock on the wall.
    pub deadline_at: Option<WallTime>,
    /// When the table was last written to.
    pub changed_at: WallTime,
    /// When it was finished.
    pub finished_at: Option<WallTime>,
}

/// Who belongs to which table.
pub trait Seats: Send + Sync {
    /// The tables of a person, the last changed first, without those set aside; at most `limit`.
    fn tables_of(&self, person: PersonId, limit: u32) -> Reply<'_, Result<Vec<Membership>, StoreError>>;

    /// Which of these people belong to the table that is asked about with them, in any order.
    fn belonging(&self, people: Vec<(TableId, PersonId)>) -> Reply<'_, Result<Vec<(TableId, PersonId)>, StoreError>>;

    /// The tables of a person, and those they belonged to once: there the journal may have their name. In order of the ids.
    fn tables_naming(&self, person: PersonId) -> Reply<'_, Result<Vec<TableId>, StoreError>>;

    /// Who belongs to a table, in order of the ids.
    fn members(&self, table: TableId) -> Reply<'_, Result<Vec<Member>, StoreError>>;
}
