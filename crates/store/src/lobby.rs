//! Who may come to a table without a link, and the lists of such tables. A table that says nothing is found by link alone.

use crate::error::{OwnerError, Reply, StoreError};
use crate::ids::{Epoch, PersonId, TableId};
use crate::journal::Clock;
use crate::time::WallTime;

/// The largest page of tables in a lobby that is read at once.
pub const LOBBY: u32 = 200;

/// Who may come without a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Visibility {
    /// Nobody.
    Link,
    /// Friends of whoever opened it.
    Friends,
    /// Everybody.
    Everybody,
}

/// How a table is listed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listing {
    /// Who may come.
    pub visibility: Visibility,
    /// Who opened it.
    pub opened_by: PersonId,
    /// The quick match it belongs to, in the caller's words.
    pub wants: Option<String>,
    /// When it was opened. Lists are in this order.
    pub opened_at: WallTime,
}

/// A table in a list. It is neither finished nor set aside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedTable {
    /// The table.
    pub table: TableId,
    /// How it is listed.
    pub listing: Listing,
    /// The edition that is played.
    pub edition: String,
    /// The options, as text of the caller.
    pub options: String,
    /// The phase.
    pub phase: String,
    /// Its clocks, or what else the caller keeps there.
    pub clocks: String,
    /// Whether time is running.
    pub clock: Clock,
    /// When it was last written to.
    pub changed_at: WallTime,
}

impl ListedTable {
    /// Where the list goes on after this table.
    pub fn place(&self) -> LobbyPlace {
        LobbyPlace { opened_at: self.listing.opened_at, table: self.table }
    }
}

/// A place in a list of tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LobbyPlace {
    pub(crate) opened_at: WallTime,
    pub(crate) table: TableId,
}

/// What somebody looks for. What is not said does not matter.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Looking {
    /// This edition.
    pub edition: Option<String>,
    /// This phase.
    pub phase: Option<String>,
}

/// Tables that are found without a link.
pub trait Lobby: Send + Sync {
    /// Lists a table, or lists it in another way. Only its owner may, and only before it is finished.
    fn list_table(&self, table: TableId, epoch: Epoch, listing: Listing) -> Reply<'_, Result<(), OwnerError>>;

    /// How a table is listed, also after it is finished.
    fn listing(&self, table: TableId) -> Reply<'_, Result<Option<Listing>, StoreError>>;

    /// Tables for everybody, the last opened first; at most [`LOBBY`].
    fn open_tables(
        &self,
        looking: Looking,
        after: Option<LobbyPlace>,
        limit: u32,
    ) -> Reply<'_, Result<Vec<ListedTable>, StoreError>>;

    /// Tables that friends of a person opened for friends or for everybody, the last opened first; at most [`LOBBY`].
    fn tables_of_friends(&self, person: PersonId, limit: u32) -> Reply<'_, Result<Vec<ListedTable>, StoreError>>;

    /// Tables of a quick match in this phase, the first opened first; at most [`LOBBY`].
    fn wanted_tables(
        &self,
        wants: String,
        phase: String,
        limit: u32,
    ) -> Reply<'_, Result<Vec<ListedTable>, StoreError>>;
}
