//! The server's seeds, in a table of their own: never in a journal, a log or an export.

use crate::error::{Reply, StoreError};
use crate::ids::TableId;
use crate::secret::Seed;

/// The seeds of deals.
pub trait Secrets: Send + Sync {
    /// Keeps a seed for a deal, unless it has one. Returns the one it has: a deal never gets another, whatever happened
    /// between drawing and committing.
    fn keep_seed(&self, table: TableId, deal: u32, candidate: Seed) -> Reply<'_, Result<Seed, StoreError>>;

    /// The seeds of this deal at these tables, in any order, leaving out what does not exist.
    fn seeds(&self, tables: Vec<TableId>, deal: u32) -> Reply<'_, Result<Vec<(TableId, Seed)>, StoreError>>;

    /// The seed of a deal.
    fn seed(&self, table: TableId, deal: u32) -> Reply<'_, Result<Option<Seed>, StoreError>> {
        Box::pin(async move { Ok(self.seeds(vec![table], deal).await?.pop().map(|(_, seed)| seed)) })
    }
}
