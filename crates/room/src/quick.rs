//! Quick matches: people who do not know each other sit at a table whose game begins by itself.
//!
//! Bots take the seats that stay free, if those who look for a game wanted that. Whoever is not connected before the game
//! gives the seat back after a minute, because the others wait for them; at a slow table nobody has to be there, and the
//! game begins as soon as every seat is taken.

use protocol::{NewOccupant, Phase};

use crate::journal::{Fact, Quick};
use crate::people::{Chair, GONE, Member, Who};
use crate::room::Room;
use crate::wishes::STAND_IN;

impl Room {
    /// The quick match of this table, while people come.
    fn open_quick_match(&self) -> Option<&Quick> {
        self.quick.as_ref().filter(|_| self.phase == Phase::Waiting && !self.is_full())
    }

    /// Members who have to be there and are not.
    fn missing(&self) -> impl Iterator<Item = (&Member, u64)> {
        let live = !self.rules.is_slow();
        let absent = |member: &'_ Member| member.absent_since.map(|since| since.saturating_add(GONE));
        self.people.members.iter().filter(move |_| live).filter_map(move |member| Some((member, absent(member)?)))
    }

    pub(crate) fn fact_of_quick_match(&self) -> Option<Fact> {
        let quick = self.open_quick_match()?;
        if let Some((member, _)) = self.missing().find(|(_, until)| *until <= self.now) {
            return Some(Fact::Left { person: member.person });
        }
        if let Some(seat) = self.people.first_free() {
            let plays = STAND_IN.to_owned();
            let is_time = quick.bots_at.is_some_and(|at| at <= self.now);
            return is_time.then_some(Fact::Gave { seat, to: NewOccupant::Bot { plays } });
        }
        let begins = |chair: &Chair| chair.may_begin() || self.rules.is_slow();
        let somebody = self.people.chairs.iter().any(|chair| matches!(chair.who, Who::Person(_)));
        (somebody && self.people.chairs.iter().all(begins)).then_some(Fact::Begun)
    }

    /// When something follows from it at the latest.
    pub(crate) fn due_of_quick_match(&self) -> Option<u64> {
        let quick = self.open_quick_match()?;
        let bots = quick.bots_at.filter(|_| self.people.first_free().is_some());
        self.missing().map(|(_, until)| until).chain(bots).min()
    }

    /// Lists the table for those who may come without an invitation.
    pub(crate) fn list(&mut self) {
        self.out.effects.extend(self.listing());
    }
}
