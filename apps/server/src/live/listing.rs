//! What a table says of itself in the lobby: what everybody may see of it who does not belong to it, with the delay of the
//! table if it has one.

use protocol::lobby::{LobbySeat, LobbyTable};
use protocol::{Occupant, PersonId, Phase, Presence, Visibility, Watching};
use room::Room;

use crate::lobby::Row;

/// The line of a table; nothing if it is not to be found in the lobby. `opened_at` is in milliseconds since 1970.
pub fn row(room: &Room, opened_at: u64) -> Option<Row> {
    let shown = room.seen_by(None);
    let is_open = match shown.phase {
        Phase::Waiting => true,
        Phase::Dealing | Phase::Playing | Phase::Paused => shown.rules.watching != Watching::Nobody,
        Phase::Over | Phase::Closed | Phase::SetAside => false,
    };
    let is_there = |occupant: &Occupant| match occupant {
        Occupant::Person { presence, .. } => *presence != Presence::Away,
        Occupant::Open | Occupant::Bot { .. } => false,
    };
    let somebody = shown.rules.is_slow() || shown.places.iter().any(|place| is_there(&place.occupant));
    if !is_open || !somebody || shown.visibility == Visibility::Link {
        return None;
    }
    let seat = |occupant: &Occupant| match occupant {
        Occupant::Open => LobbySeat::Open,
        Occupant::Person { name, .. } => LobbySeat::Person { name: name.clone() },
        Occupant::Bot { plays, .. } => LobbySeat::Bot { plays: plays.clone() },
    };
    let line = LobbyTable {
        table: room.table(),
        visibility: shown.visibility,
        phase: shown.phase,
        rules: shown.rules.clone(),
        host: room.host().map(str::to_owned),
        seats: shown.places.iter().map(|place| seat(&place.occupant)).collect(),
        quick: shown.quick,
        opened_at,
    };
    let host: Option<PersonId> = room.host_id();
    Some(Row { line, host })
}
