//! What keeps a server small and its promises: counts for whoever watches it, and forgetting.

use crate::error::{Reply, StoreError};
use crate::time::WallTime;

/// How much is forgotten at once at most. Whoever wants to forget all asks again until nothing was left.
pub const FORGET: u32 = 1_000;
/// How many phases are counted apart at most.
pub const PHASES: u32 = 64;

/// How much there is.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// People who are not erased, with an account or without.
    pub people: u64,
    /// Those with an account.
    pub accounts: u64,
    /// Bots from outside.
    pub bots: u64,
    /// Open sessions.
    pub sessions: u64,
    /// Unfinished tables by phase, in order of the phases.
    pub tables: Vec<(String, u64)>,
    /// Tables that were set aside.
    pub set_aside: u64,
    /// Games that are kept.
    pub games: u64,
    /// Reports nobody has decided about.
    pub open_reports: u64,
    /// Mails that are not sent yet.
    pub waiting_mails: u64,
}

/// Counting and forgetting.
pub trait Upkeep: Send + Sync {
    /// How much there is.
    fn counts(&self) -> Reply<'_, Result<Counts, StoreError>>;

    /// Forgets guests who came before this time, were not here since, never belonged to a table, said nothing and are in no
    /// report. Returns how many, at most [`FORGET`].
    fn forget_guests(&self, before: WallTime) -> Reply<'_, Result<u64, StoreError>>;

    /// Forgets what was said before this time, but not at tables with an open report. Returns how many lines, at most
    /// [`FORGET`].
    fn forget_talk(&self, before: WallTime) -> Reply<'_, Result<u64, StoreError>>;

    /// Forgets reports that were closed before this time. Returns how many, at most [`FORGET`].
    fn forget_reports(&self, before: WallTime) -> Reply<'_, Result<u64, StoreError>>;

    /// Forgets invitations of before this time: from person to person, and links that were revoked. Returns how many, at
    /// most twice [`FORGET`].
    fn forget_invitations(&self, before: WallTime) -> Reply<'_, Result<u64, StoreError>>;

    /// Forgets mails that were sent or given up before this time, and those that were due then and never sent. Returns how
    /// many, at most [`FORGET`].
    fn forget_mails(&self, before: WallTime) -> Reply<'_, Result<u64, StoreError>>;
}
