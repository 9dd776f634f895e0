//! A room from what is stored, and what can be said of it without one.

use game::SeatSet;
use protocol::http::{Invited, MyTable};
use protocol::{PersonId, Phase, Rules, Watching};
use room::{Entry, Given, Output, RestoreError, Room};
use serde::Deserialize;
use store::{Epoch, Membership, Seed, Stored};

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
pub fn my_table(person: PersonId, membership: &Membership, idle_ms: u64) -> Option<Line> {
    let Summary { rules, players, people, asked } = serde_json::from_str(&membership.clocks).ok()?;
    let phase: Phase = serde_json::from_value(membership.phase.clone().into()).ok()?;
    let own = people.iter().position(|found| *found == Some(person));
    let your_turn = phase == Phase::Playing && own.is_some_and(|own| asked.iter().any(|seat| seat.index() == own));
    let is_later = own.is_none() && rules.watching == Watching::Delayed && phase != Phase::Waiting;
    let table = ids::stored_table(membership.table);
    Some(Line { table: MyTable { table, phase, rules, players, your_turn, idle_ms }, is_later })
}
