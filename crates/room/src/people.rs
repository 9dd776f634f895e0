//! Who belongs to a table, who sits where, and whether they are there.

use std::collections::BTreeMap;

use game::{Occupant, Seat};
use protocol::{Bytes32, NewOccupant, PersonId, Place, Presence};

use crate::journal::{Owner, Sitting};

/// After so much silence a person is said to be reconnecting.
pub(crate) const SILENCE: u64 = 5_000;
/// After so much silence a person is away.
pub(crate) const GONE: u64 = 60_000;
/// The most people at one table.
pub(crate) const MOST_PEOPLE: usize = 100;

/// Somebody who belongs to the table.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Member {
    pub(crate) person: PersonId,
    pub(crate) name: String,
    /// Whose bot it is; nothing for a person.
    pub(crate) bot_of: Option<Owner>,
    /// Since when no device of theirs is connected; nothing if one is.
    pub(crate) absent_since: Option<u64>,
}

impl Member {
    pub(crate) fn presence(&self, now: u64) -> Presence {
        match self.absent_since.map(|since| now.saturating_sub(since)) {
            None => Presence::Here,
            Some(silence) if silence < SILENCE => Presence::Here,
            Some(silence) if silence < GONE => Presence::Reconnecting,
            Some(_) => Presence::Away,
        }
    }

    /// When the presence changes next by itself.
    pub(crate) fn next_change(&self, now: u64) -> Option<u64> {
        let since = self.absent_since?;
        [since + SILENCE, since + GONE].into_iter().find(|time| *time > now)
    }
}

/// Who has a seat.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Who {
    Nobody,
    Person(PersonId),
    /// A bot from outside, which belongs to the table like a person.
    OutsideBot(PersonId),
    Bot {
        name: String,
        plays: String,
    },
}

/// A seat.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Chair {
    pub(crate) who: Who,
    pub(crate) is_ready: bool,
    pub(crate) sealed: Option<Bytes32>,
    pub(crate) word: Option<Bytes32>,
    /// The bot that plays for its person.
    pub(crate) played_by: Option<String>,
    /// How many questions were put to this seat.
    pub(crate) questions: u64,
}

impl Chair {
    pub(crate) const EMPTY: Self =
        Self { who: Who::Nobody, is_ready: false, sealed: None, word: None, played_by: None, questions: 0 };

    pub(crate) fn new(who: Who) -> Self {
        Self { who, ..Self::EMPTY }
    }

    pub(crate) fn person(&self) -> Option<PersonId> {
        match self.who {
            Who::Person(person) | Who::OutsideBot(person) => Some(person),
            Who::Nobody | Who::Bot { .. } => None,
        }
    }

    /// The bot of the server that decides on this seat, if one does.
    pub(crate) fn bot(&self) -> Option<&str> {
        match &self.who {
            Who::Bot { plays, .. } => Some(plays),
            Who::Person(_) | Who::OutsideBot(_) => self.played_by.as_deref(),
            Who::Nobody => None,
        }
    }

    /// Whether a person, or a bot from outside, decides on this seat.
    pub(crate) fn decides(&self) -> bool {
        self.person().is_some() && self.played_by.is_none()
    }

    /// Whether a person decides on this seat: nobody else has a vote.
    pub(crate) fn has_vote(&self) -> bool {
        self.decides() && !self.is_outside_bot()
    }

    /// Whether a bot from outside sits here.
    pub(crate) fn is_outside_bot(&self) -> bool {
        matches!(self.who, Who::OutsideBot(_))
    }

    /// Whether nothing has to be awaited from this seat before the game begins.
    pub(crate) fn may_begin(&self) -> bool {
        match self.who {
            Who::Nobody => false,
            Who::Person(_) | Who::OutsideBot(_) => self.is_ready,
            Who::Bot { .. } => true,
        }
    }

    /// Nobody is ready any longer.
    pub(crate) fn wait(&mut self) {
        (self.is_ready, self.sealed, self.word) = (false, None, None);
    }
}

/// Until when somebody may not sit down whose seat the host gave away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum KeptOut {
    /// Until the host makes a new invitation, and they join with it.
    UntilInvited,
    /// The host has made one: until they join with it.
    UntilTheyJoin,
}

/// The people at a table.
#[derive(Clone, Default, PartialEq, Debug)]
pub(crate) struct People {
    pub(crate) members: Vec<Member>,
    pub(crate) chairs: Vec<Chair>,
    pub(crate) host: Option<PersonId>,
    kept_out: BTreeMap<PersonId, KeptOut>,
}

impl People {
    pub(crate) fn new(seats: u8, host: PersonId, sitting: &[Sitting], now: u64) -> Self {
        let chairs = vec![Chair::EMPTY; usize::from(seats)];
        let mut people = Self { chairs, host: Some(host), ..Self::default() };
        for one in sitting {
            let who = match (one.person, &one.plays) {
                (Some(person), _) => {
                    people.add(person, one.name.clone(), one.bot_of.clone(), now);
                    people.who(person)
                }
                (None, Some(plays)) => Who::Bot { name: one.name.clone(), plays: plays.clone() },
                (None, None) => Who::Nobody,
            };
            if let Some(chair) = people.chairs.get_mut(one.seat.index()) {
                *chair = Chair::new(who);
            }
        }
        people
    }

    pub(crate) fn member(&self, person: PersonId) -> Option<&Member> {
        self.members.iter().find(|member| member.person == person)
    }

    pub(crate) fn member_mut(&mut self, person: PersonId) -> Option<&mut Member> {
        self.members.iter_mut().find(|member| member.person == person)
    }

    pub(crate) fn add(&mut self, person: PersonId, name: String, bot_of: Option<Owner>, now: u64) {
        if self.member(person).is_none() {
            self.members.push(Member { person, name, bot_of, absent_since: Some(now) });
        }
    }

    /// Whether a member is a person and no bot from outside.
    pub(crate) fn is_person(&self, person: PersonId) -> bool {
        self.member(person).is_some_and(|member| member.bot_of.is_none())
    }

    /// A member who sits somewhere.
    fn who(&self, person: PersonId) -> Who {
        if self.is_person(person) { Who::Person(person) } else { Who::OutsideBot(person) }
    }

    pub(crate) fn seat_of(&self, person: PersonId) -> Option<Seat> {
        self.chairs.iter().position(|chair| chair.person() == Some(person)).and_then(Seat::new)
    }

    pub(crate) fn chair(&self, seat: Seat) -> Option<&Chair> {
        self.chairs.get(seat.index())
    }

    pub(crate) fn chair_mut(&mut self, seat: Seat) -> Option<&mut Chair> {
        self.chairs.get_mut(seat.index())
    }

    /// All seats with who has them.
    pub(crate) fn seats(&self) -> impl Iterator<Item = (Seat, &Chair)> {
        self.chairs.iter().enumerate().map(|(place, chair)| (Seat::wrapping(place), chair))
    }

    /// The person of a seat as a member.
    pub(crate) fn sitter(&self, seat: Seat) -> Option<&Member> {
        self.member(self.chair(seat)?.person()?)
    }

    pub(crate) fn first_free(&self) -> Option<Seat> {
        self.seats().find(|(_, chair)| chair.who == Who::Nobody).map(|(seat, _)| seat)
    }

    pub(crate) fn sit(&mut self, person: PersonId, seat: Seat) {
        self.stand(person);
        let who = self.who(person);
        if let Some(chair) = self.chair_mut(seat) {
            *chair = Chair::new(who);
        }
    }

    pub(crate) fn stand(&mut self, person: PersonId) {
        for chair in self.chairs.iter_mut().filter(|chair| chair.person() == Some(person)) {
            *chair = Chair::EMPTY;
        }
    }

    pub(crate) fn give(&mut self, seat: Seat, to: &NewOccupant) {
        let who = match to {
            NewOccupant::Open => Who::Nobody,
            NewOccupant::Bot { plays } => Who::Bot { name: self.bot_name(plays), plays: plays.clone() },
        };
        if let Some(chair) = self.chair_mut(seat) {
            *chair = Chair::new(who);
        }
    }

    /// Whether somebody may not sit down, and until when.
    pub(crate) fn kept_out(&self, person: PersonId) -> Option<KeptOut> {
        self.kept_out.get(&person).copied()
    }

    pub(crate) fn keep_out(&mut self, person: PersonId) {
        self.kept_out.insert(person, KeptOut::UntilInvited);
    }

    /// Whether a new invitation would change anything for anybody.
    pub(crate) fn is_anybody_kept_out(&self) -> bool {
        self.kept_out.values().any(|out| *out == KeptOut::UntilInvited)
    }

    pub(crate) fn invite_those_kept_out(&mut self) {
        self.kept_out.values_mut().for_each(|out| *out = KeptOut::UntilTheyJoin);
    }

    /// Somebody joins: who was invited anew may sit again.
    pub(crate) fn let_in(&mut self, person: PersonId) {
        if self.kept_out(person) == Some(KeptOut::UntilTheyJoin) {
            self.kept_out.remove(&person);
        }
    }

    /// A name that no other bot here has.
    fn bot_name(&self, plays: &str) -> String {
        let level = plays.split('+').next().unwrap_or(plays);
        let mut letters = level.chars();
        let title: String =
            letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default();
        let is_taken = |name: &str| {
            self.chairs.iter().any(|chair| matches!(&chair.who, Who::Bot { name: other, .. } if other == name))
        };
        let others = (2..).map(|number| format!("{title} {number}"));
        [title.clone()].into_iter().chain(others).find(|name| !is_taken(name)).unwrap_or_default()
    }

    /// Somebody is gone; if it was the host, another person is: who sits before who watches.
    pub(crate) fn remove(&mut self, person: PersonId) {
        self.stand(person);
        self.members.retain(|member| member.person != person);
        if self.host == Some(person) {
            let sits = self.chairs.iter().filter_map(Chair::person).find(|person| self.is_person(*person));
            let mut people = self.members.iter().filter(|member| member.bot_of.is_none());
            self.host = sits.or_else(|| people.next().map(|member| member.person));
        }
    }

    /// Whether somebody is there, or has a bot there, and is called something else. Whoever was erased has no name.
    pub(crate) fn is_called_otherwise(&self, person: PersonId, name: &str) -> bool {
        self.members.iter().any(|member| {
            let owner = member.bot_of.as_ref().filter(|owner| owner.person == person).map(|owner| &owner.name);
            let own = Some(&member.name).filter(|_| member.person == person);
            owner.into_iter().chain(own).any(|known| !known.is_empty() && known != name)
        })
    }

    /// Somebody is called something else, also where they are named as the owner of a bot.
    pub(crate) fn rename(&mut self, person: PersonId, name: &str) {
        for member in &mut self.members {
            if member.person == person {
                name.clone_into(&mut member.name);
            }
            if let Some(owner) = member.bot_of.as_mut().filter(|owner| owner.person == person) {
                name.clone_into(&mut owner.name);
            }
        }
    }

    /// The name of somebody goes.
    pub(crate) fn erase(&mut self, person: PersonId) {
        self.member_mut(person).into_iter().for_each(|member| member.name.clear());
    }

    /// Whether the people and, as far as there is room, the bots fit so many seats.
    pub(crate) fn fit(&self, seats: u8) -> bool {
        self.chairs.iter().filter(|chair| chair.person().is_some()).count() <= usize::from(seats)
    }

    /// Changes the number of seats: open seats go first, the last before others, then bots; people keep their order.
    pub(crate) fn resize(&mut self, seats: u8) {
        let seats = usize::from(seats);
        let drop = |chairs: &mut Vec<Chair>, goes: &dyn Fn(&Chair) -> bool| {
            while chairs.len() > seats {
                let Some(place) = chairs.iter().rposition(goes) else { break };
                chairs.remove(place);
            }
        };
        drop(&mut self.chairs, &|chair| chair.who == Who::Nobody);
        drop(&mut self.chairs, &|chair| matches!(chair.who, Who::Bot { .. }));
        self.chairs.resize(seats, Chair::EMPTY);
    }

    /// The seats as everybody may see them.
    pub(crate) fn places(&self, now: u64) -> Vec<Place> {
        let place = |(seat, chair): (Seat, &Chair)| Place {
            seat,
            occupant: self.occupant(chair, now),
            ready: chair.may_begin(),
        };
        self.seats().map(place).collect()
    }

    fn occupant(&self, chair: &Chair, now: u64) -> protocol::Occupant {
        match &chair.who {
            Who::Nobody => protocol::Occupant::Open,
            Who::Bot { name, plays } => protocol::Occupant::Bot { name: name.clone(), plays: plays.clone() },
            Who::Person(person) | Who::OutsideBot(person) => {
                let member = self.member(*person);
                let presence = member.map_or(Presence::Away, |member| match (&chair.played_by, member.absent_since) {
                    (Some(_), Some(_)) => Presence::Away,
                    _ => member.presence(now),
                });
                let name = member.map(|member| member.name.clone()).unwrap_or_default();
                let bot_of = member.and_then(|member| member.bot_of.as_ref()).map(|owner| owner.name.clone());
                let (person, played_by) = (*person, chair.played_by.clone());
                protocol::Occupant::Person { person, name, presence, played_by, bot_of }
            }
        }
    }

    /// The names of those who sit, for lists of tables; of somebody who was erased there is none.
    pub(crate) fn names(&self) -> Vec<String> {
        let name = |(seat, chair): (Seat, &Chair)| match &chair.who {
            Who::Bot { name, .. } => name.clone(),
            Who::Person(_) | Who::OutsideBot(_) => {
                self.sitter(seat).map(|member| member.name.clone()).unwrap_or_default()
            }
            Who::Nobody => seat.to_string(),
        };
        self.seats().map(name).collect()
    }

    /// Those who belong to the table and have no seat.
    pub(crate) fn watchers(&self) -> impl Iterator<Item = &Member> {
        self.members.iter().filter(|member| self.seat_of(member.person).is_none())
    }

    /// Who sits where, for the table of the game and its record.
    pub(crate) fn occupants(&self) -> Vec<Occupant> {
        let occupant = |(seat, chair): (Seat, &Chair)| match &chair.who {
            Who::Bot { name, plays } => Occupant::Bot { name: name.clone(), plays: plays.clone() },
            Who::Person(_) | Who::OutsideBot(_) | Who::Nobody => Occupant::Person {
                name: self
                    .sitter(seat)
                    .map(|member| member.name.clone())
                    .filter(|name| !name.is_empty())
                    .unwrap_or_else(|| seat.to_string()),
            },
        };
        self.seats().map(occupant).collect()
    }

    /// Who sits where, for another table.
    pub(crate) fn sitting(&self) -> Vec<Sitting> {
        let one = |(seat, chair): (Seat, &Chair)| match &chair.who {
            Who::Nobody => None,
            Who::Bot { name, plays } => {
                let plays = Some(plays.clone());
                Some(Sitting { seat, person: None, name: name.clone(), plays, bot_of: None })
            }
            Who::Person(person) | Who::OutsideBot(person) => {
                // Whoever was erased does not play again.
                let sitter = self.sitter(seat);
                let name = sitter.map(|member| member.name.clone()).filter(|name| !name.is_empty())?;
                let bot_of = sitter.and_then(|member| member.bot_of.clone());
                Some(Sitting { seat, person: Some(*person), name, plays: None, bot_of })
            }
        };
        self.seats().filter_map(one).collect()
    }
}
