//! Invitations to tables: whoever knows the secret may join. Only its hash is stored.

use crate::error::{Reply, StoreError};
use crate::ids::TableId;
use crate::secret::TokenHash;
use crate::time::WallTime;

/// An invitation that is good.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// The table.
    pub table: TableId,
    /// As what one may join, in the caller's words.
    pub role: String,
    /// When it was made.
    pub created_at: WallTime,
}

/// Invitations.
pub trait Invitations: Send + Sync {
    /// Makes an invitation.
    fn invite(
        &self,
        table: TableId,
        secret: TokenHash,
        role: String,
        at: WallTime,
    ) -> Reply<'_, Result<(), StoreError>>;

    /// The invitation with this secret, unless it was revoked.
    fn invitation(&self, secret: TokenHash) -> Reply<'_, Result<Option<Invitation>, StoreError>>;

    /// Revokes one invitation. Returns whether it was good until now.
    fn revoke(&self, secret: TokenHash, at: WallTime) -> Reply<'_, Result<bool, StoreError>>;

    /// Revokes all invitations to a table. Returns how many were good until now.
    fn revoke_all(&self, table: TableId, at: WallTime) -> Reply<'_, Result<u64, StoreError>>;
}
