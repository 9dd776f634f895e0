//! The record of a finished game from what is stored, for whoever has the database and no seat.

use std::panic::{AssertUnwindSafe, catch_unwind};

use store::{Epoch, Store, StoreError, TableId};

use crate::ids;
use crate::live::{loading, opening};

/// Why there is no record.
#[derive(Debug, thiserror::Error)]
pub enum RecordError {
    /// There is no such table, or the storage is away.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The journal cannot be replayed.
    #[error("the journal cannot be replayed: {0}")]
    Broken(String),
    /// The game is not over: its record would tell what nobody may know yet.
    #[error("the game is not over, and its record would tell what nobody may know yet")]
    NotOver,
}

/// The record of a finished game.
pub async fn record(store: &Store, table: TableId) -> Result<String, RecordError> {
    let stored = store.load(table).await?;
    if stored.finished_at.is_none() {
        return Err(RecordError::NotOver);
    }
    let seed = store.seed(table, opening::DEAL).await?.ok_or(StoreError::Missing("seed"))?;
    let given = loading::given(&seed, Epoch(stored.epoch.0 + 1));
    let restored = AssertUnwindSafe(|| loading::restored(&stored, given, stored.table_time.0));
    let restored = catch_unwind(restored).map_err(|_| RecordError::Broken("replaying it panics".to_owned()))?;
    let (room, _) = restored.map_err(|error| RecordError::Broken(error.to_string()))?;
    let members = stored.members.iter().map(|member| ids::stored_person(member.person));
    members.into_iter().find_map(|person| room.record(person)).ok_or(RecordError::NotOver)
}
