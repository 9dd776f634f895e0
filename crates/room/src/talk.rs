//! Who speaks where at a table, and who may read it. What is said itself is no business of a room.

use game::Viewer;
use protocol::{PersonId, Phase, TalkRoom, Watching};

use crate::room::Room;

/// When somebody may read what is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reading {
    /// Not, as things are.
    Never,
    /// When it is said.
    AtOnce,
    /// So many milliseconds later.
    Later(u64),
}

impl Room {
    /// Where somebody speaks; nothing if they do not belong to the table.
    pub fn speaks_in(&self, person: PersonId) -> Option<TalkRoom> {
        self.people.member(person)?;
        // Where one watches later, a room for everybody would tell when the game begins.
        let is_apart = self.begun.is_some() || self.rules.watching == Watching::Delayed;
        Some(match self.viewer(person) {
            _ if !is_apart => TalkRoom::Table,
            Viewer::Seat(_) => TalkRoom::Players,
            Viewer::Spectator => TalkRoom::Watchers,
        })
    }

    /// When somebody may read what is said in a room. Players read what watchers say when the game is over: until then a
    /// watcher could tell them what they do not see.
    pub fn reads(&self, person: PersonId, room: TalkRoom) -> Reading {
        if self.people.member(person).is_none() {
            return Reading::Never;
        }
        // Before the game there is nothing to tell.
        let is_open = self.begun.is_none() || matches!(self.phase(), Phase::Over | Phase::Closed | Phase::SetAside);
        match (room, self.viewer(person)) {
            (TalkRoom::Table, _) | (TalkRoom::Players, Viewer::Seat(_)) | (TalkRoom::Watchers, Viewer::Spectator) => {
                Reading::AtOnce
            }
            (TalkRoom::Players, Viewer::Spectator) if self.rules.watching == Watching::Delayed => {
                Reading::Later(self.rules.watching.delay_ms())
            }
            (TalkRoom::Players, Viewer::Spectator) => Reading::AtOnce,
            (TalkRoom::Watchers, Viewer::Seat(_)) if is_open => Reading::AtOnce,
            (TalkRoom::Watchers, Viewer::Seat(_)) => Reading::Never,
        }
    }
}
