//! What a room wants stored, as the store takes it.

use std::time::Duration;

use protocol::TableId;
use room::Effect;
use store::{Clock, Epoch, MemberChange, Row, TableTime, WallTime};

use crate::ids;

/// As what somebody belongs to a table. Which seat they have is in the journal.
pub const MEMBER: &str = "member";

/// The entries of an append, numbered after `head`, with who joins and leaves.
pub fn append(
    table: TableId,
    epoch: Epoch,
    head: u64,
    append: room::Append,
    effects: &[Effect],
    now: WallTime,
) -> store::Append {
    let at = TableTime(append.table_time);
    let row = |(entry, seq): (room::Entry, u64)| Row {
        seq,
        at,
        person: entry.person.map(ids::person),
        action_id: entry.action_id.map(ids::action),
        body: entry.body,
        digest: entry.digest,
    };
    store::Append {
        table: ids::table(table),
        epoch,
        head,
        rows: append.entries.into_iter().zip(head + 1..).map(row).collect(),
        table_time: at,
        clocks: append.summary,
        clock: if append.is_running { Clock::Running } else { Clock::Standing },
        deadline_at: append.due.map(|due| now.plus(Duration::from_millis(due.saturating_sub(append.table_time)))),
        phase: append.phase,
        setup: None,
        members: members(effects),
    }
}

/// Who joins and leaves.
pub fn members(effects: &[Effect]) -> Vec<MemberChange> {
    let change = |effect: &Effect| match effect {
        Effect::Joined { person, .. } => {
            Some(MemberChange::Joins { person: ids::person(*person), role: MEMBER.to_owned(), seat: None })
        }
        Effect::Left { person } => Some(MemberChange::Leaves { person: ids::person(*person) }),
        Effect::NotJoined { .. }
        | Effect::OpenRematch { .. }
        | Effect::List { .. }
        | Effect::Ended
        | Effect::Closed => None,
    };
    effects.iter().filter_map(change).collect()
}
