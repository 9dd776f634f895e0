//! Friends, people one does not want to read, and invitations from one person to another.

use crate::error::{Reply, StoreError};
use crate::ids::{PersonId, TableId};
use crate::people::Person;
use crate::time::WallTime;

/// How many friends and requests of one's own a person may have, and how many people they may mute.
pub const FRIENDS: u32 = 500;
/// How many requests and invitations may wait for one person.
pub const WAITING: u32 = 200;

/// What came of asking somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// It waits for their answer.
    Waits,
    /// They had asked too, or were friends before.
    Friends,
    /// Either has too many already.
    TooMany,
}

/// How two people are connected, seen from one of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tie {
    /// Friends since then.
    Friends(WallTime),
    /// One has asked the other then.
    Asked(WallTime),
    /// One was asked by the other then.
    WasAsked(WallTime),
}

/// A line of the list of friends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Friend {
    /// Who.
    pub person: Person,
    /// How they are connected.
    pub tie: Tie,
}

/// An invitation from one person to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableInvitation {
    /// The table.
    pub table: TableId,
    /// Who invites.
    pub by: Person,
    /// When.
    pub at: WallTime,
    /// The edition that is played.
    pub edition: String,
    /// The phase of the table.
    pub phase: String,
    /// Its clocks, or what else the caller keeps there.
    pub clocks: String,
}

/// Friends, mutes and invitations.
pub trait Friends: Send + Sync {
    /// Asks somebody to be friends, or agrees if they have asked.
    fn ask_friend(&self, person: PersonId, friend: PersonId, at: WallTime) -> Reply<'_, Result<Asked, StoreError>>;

    /// Ends a friendship, takes a request back or declines one. Returns whether there was any.
    fn end_friendship(&self, person: PersonId, friend: PersonId) -> Reply<'_, Result<bool, StoreError>>;

    /// Friends and requests in both directions, in order of the ids.
    fn friends(&self, person: PersonId) -> Reply<'_, Result<Vec<Friend>, StoreError>>;

    /// Those who are friends of a person, in order of the ids.
    fn friend_ids(&self, person: PersonId) -> Reply<'_, Result<Vec<PersonId>, StoreError>>;

    /// Mutes somebody. Returns whether that was possible: they are at most [`FRIENDS`].
    fn mute(&self, person: PersonId, muted: PersonId, at: WallTime) -> Reply<'_, Result<bool, StoreError>>;

    /// Ends that. Returns whether they were muted.
    fn unmute(&self, person: PersonId, muted: PersonId) -> Reply<'_, Result<bool, StoreError>>;

    /// Whom a person has muted, the last first.
    fn muted_by(&self, person: PersonId) -> Reply<'_, Result<Vec<Person>, StoreError>>;

    /// Invites somebody to a table. Returns whether that is new: who was invited before, or has [`WAITING`] invitations, is
    /// not asked again.
    fn invite_person(
        &self,
        person: PersonId,
        table: TableId,
        by: PersonId,
        at: WallTime,
    ) -> Reply<'_, Result<bool, StoreError>>;

    /// Whether somebody is invited to a table, also if they have put the invitation away.
    fn is_invited(&self, person: PersonId, table: TableId) -> Reply<'_, Result<bool, StoreError>>;

    /// Invitations to tables that are not finished, or were finished after this time only; the last first, without those put
    /// away; at most [`WAITING`].
    fn invited_to(
        &self,
        person: PersonId,
        finished_after: WallTime,
    ) -> Reply<'_, Result<Vec<TableInvitation>, StoreError>>;

    /// Puts an invitation away. Returns whether there was one.
    fn dismiss(&self, person: PersonId, table: TableId, at: WallTime) -> Reply<'_, Result<bool, StoreError>>;
}
