//! A room from what is stored, and what can be said of it without one.

use game::{Seat, SeatSet};
use protocol::http::{Invited, MyTable};
use protocol::{PersonId, Phase, Rules, Visibility, Watching};
use room::{Entry, Given, Output, RestoreError, Room};
use serde::Deserialize;
use store::{Epoch, Membership, Seed, Stored, WallTime};

use crate::ids;

/// What a room is given from outside.
pub fn given(seed: &Seed, epoch: Epoch) -> Given {
    let mut bots = [0; 8];
    // Bots have chance of their own; without it they would only be easier to foresee.
    let _ = getrandom::fill(&mut bots);
    Given { seed: dice::Seed::new(*seed.reveal()), bots: u64::from_le_bytes(bots), epoch: epoch.0 }
}

/// The room that was stored, at this time of the table, and what it wants first.
pub fn restored(stored: &Stored, given: Given, time: u64) -> Result<(Room, Output), RestoreError> {
    let entry = |row: &store::Row| Entry {
        person: row.person.map(ids::stored_person),
        action_id: row.action_id.map(ids::stored_action),
        body: row.body.clone(),
        digest: row.digest,
    };
    let entries: Vec<Entry> = stored.rows.iter().map(entry).collect();
    Room::restore(&entries, given, time)
}

/// What somebody with the invitation sees.
pub fn invited(room: &Room, person: Option<PersonId>) -> Invited {
    let shown = room.seen_by(person);
    Invited {
        host: room.host().map(str::to_owned),
        phase: shown.phase,
        rules: shown.rules.clone(),
        places: shown.places.clone(),
        member: person.is_some_and(|person| room.is_member(person) && !room.is_invited_anew(person)),
    }
}

/// What a room writes beside its entries for lists of tables.
#[derive(Deserialize)]
struct Summary {
    rules: Rules,
    players: Vec<String>,
    people: Vec<Option<PersonId>>,
    asked: SeatSet,
    #[serde(default)]
    played_by: Vec<Option<String>>,
    /// When the time of each seat is up, if it runs, and when anything is due, by the time of the table.
    #[serde(default)]
    flags: Vec<Option<u64>>,
    #[serde(default)]
    due: Option<u64>,
    /// The time of the table when it was written.
    #[serde(default)]
    at: u64,
    #[serde(default)]
    visibility: Visibility,
}

impl Summary {
    /// How much time a seat has left, if its clock runs.
    fn left(&self, seat: Seat, deadline_at: Option<WallTime>, idle_ms: u64, now: WallTime) -> Option<u64> {
        let flag = self.flags.get(seat.index()).copied().flatten()?;
        match (deadline_at, self.due) {
            // What is due is due at that moment on the wall, wherever it has moved to.
            (Some(deadline), Some(due)) => {
                let at = deadline.0.saturating_add(i64::try_from(flag.saturating_sub(due)).unwrap_or(i64::MAX));
                Some(u64::try_from(at.saturating_sub(now.0)).unwrap_or(0))
            }
            _ => Some(flag.saturating_sub(self.at).saturating_sub(idle_ms)),
        }
    }
}

/// What is stored of a table for lists; nothing if it was never really opened.
pub fn open_facts(phase: &str, summary: &str) -> Option<(Phase, Rules, Vec<String>)> {
    let Summary { rules, players, .. } = serde_json::from_str(summary).ok()?;
    let phase: Phase = serde_json::from_value(phase.into()).ok()?;
    Some((phase, rules, players))
}

/// A table in the list of a person.
pub struct Line {
    /// As it is stored.
    pub table: MyTable,
    /// Whether the person watches it later than it is stored.
    pub is_later: bool,
}

/// A table in the list of a person; nothing if it was never really opened.
pub fn my_table(person: PersonId, membership: &Membership, now: WallTime) -> Option<Line> {
    let idle_ms = u64::try_from(now.0.saturating_sub(membership.changed_at.0)).unwrap_or(0);
    let summary: Summary = serde_json::from_str(&membership.clocks).ok()?;
    let phase: Phase = serde_json::from_value(membership.phase.clone().into()).ok()?;
    let own = summary.people.iter().position(|found| *found == Some(person)).and_then(Seat::new);
    let is_later = own.is_none() && summary.rules.watching == Watching::Delayed && phase != Phase::Waiting;
    let asked = if phase == Phase::Playing && !is_later { summary.asked } else { SeatSet::EMPTY };
    let played_by = own.and_then(|own| summary.played_by.get(own.index()).cloned().flatten());
    let your_turn = own.is_some_and(|own| asked.contains(own));
    let left = |seat: Seat| summary.left(seat, membership.deadline_at, idle_ms, now);
    let left_ms = match own.filter(|_| your_turn) {
        Some(own) => left(own),
        None => asked.iter().filter_map(left).min(),
    };
    let table = MyTable {
        table: ids::stored_table(membership.table),
        phase,
        seat: own,
        asked,
        your_turn,
        left_ms,
        played_by: played_by.filter(|_| matches!(phase, Phase::Playing | Phase::Paused)),
        visibility: summary.visibility,
        rules: summary.rules,
        players: summary.players,
        idle_ms,
    };
    Some(Line { table, is_later })
}
