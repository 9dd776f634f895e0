//! A room from its journal.

use thiserror::Error;

use crate::journal::{self, Body, Fact};
use crate::output::{Entry, Output};
use crate::requests::Answer;
use crate::room::{Given, Room};

/// Why a journal does not give a room: the table is to be set aside.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("entry {entry}: {problem}")]
pub struct RestoreError {
    /// The entry, from 1.
    pub entry: usize,
    /// What is wrong with it.
    pub problem: String,
}

/// After so many entries it is looked whether the table is the one that was written: looking takes as long as playing.
const COMPARED: usize = 64;

impl Room {
    /// The room that wrote these entries, at this time of the table: that of the last entry, or later as far as the server
    /// is known to have run on. Clocks have run until then; they stand until whoever is asked is back, or half a minute
    /// has passed, and whoever is asked gets some time.
    pub fn restore(entries: &[Entry], given: Given, now: u64) -> Result<(Self, Output), RestoreError> {
        let mut room = match Self::replayed(entries, given.clone(), COMPARED) {
            Ok(room) => room,
            // It may have become another table before that was looked at.
            Err(late) => return Err(Self::replayed(entries, given, 1).map_or_else(|first| first, |_| late)),
        };
        room.now = room.now.max(now);
        room.wake_up();
        let output = room.finish();
        Ok((room, output))
    }

    /// The room after these entries; every so many, and after the last, it has to look as it looked when they were written.
    fn replayed(entries: &[Entry], given: Given, every: usize) -> Result<Self, RestoreError> {
        let fail = |entry: usize, problem: String| RestoreError { entry, problem };
        let mut room: Option<Self> = None;
        for (number, entry) in (1..).zip(entries) {
            let body = Body::read(&entry.body).map_err(|problem| fail(number, problem))?;
            let room = match &mut room {
                Some(room) => room,
                None => room.insert(Self::begun(&body, given.clone()).map_err(|problem| fail(number, problem))?),
            };
            let compares = number == entries.len() || number.is_multiple_of(every);
            room.read_again(entry, body, compares).map_err(|problem| fail(number, problem))?;
        }
        room.ok_or_else(|| fail(1, "there is no entry".to_owned()))
    }

    /// The room before its first entry.
    fn begun(first: &Body, given: Given) -> Result<Self, String> {
        let Body { fact: Fact::Opened { table, commitment, .. }, at, .. } = first else {
            return Err("a journal begins with the opening of the table".to_owned());
        };
        let room = Self::empty(*table, given, *at);
        if dice::Commitment::to(&room.given.seed, room.deal_id()).0 != commitment.0 {
            return Err("the seed is not the one that was committed to".to_owned());
        }
        Ok(room)
    }

    /// Lets happen what happened; `compares` says whether the table is to look as it looked then, to everybody.
    fn read_again(&mut self, entry: &Entry, body: Body, compares: bool) -> Result<(), String> {
        let Body { at, fact, clocks, digest: version, .. } = body;
        self.now = self.now.max(at);
        // Whatever happened after a restart happened when somebody was back.
        self.hold = None;
        self.written += 1;
        let done = self.apply(fact.clone()).map_err(|why| format!("it is refused: {:?}", why.reason))?;
        if done != fact {
            return Err("something else followed from it".to_owned());
        }
        if let (Some(own), Some(hands)) = (&mut self.clocks, clocks) {
            own.set(hands, at);
        }
        self.set_clocks_running();
        // What the first digests were made of is not kept for them.
        if compares && version == journal::DIGEST {
            let digest = self.digest();
            if digest != entry.digest {
                return Err(format!("the table is another one: {digest:016x}, not {:016x}", entry.digest));
            }
        }
        match (entry.person, entry.action_id) {
            (Some(person), Some(id)) if self.people.member(person).is_some() => {
                let next = self.next_for(person);
                self.requests.keep(person, id, Answer::Done(next), true);
            }
            (_, Some(id)) => self.requests.note(id),
            (_, None) => {}
        }
        // Only those who watch later see what the room was before.
        if self.rules.watching == protocol::Watching::Delayed {
            self.renew_room();
        }
        self.drop_old();
        Ok(())
    }

    /// The server is back.
    fn wake_up(&mut self) {
        self.hold = None;
        if let Some(clocks) = &mut self.clocks {
            clocks.charge(self.now);
        }
        let now = self.now;
        self.people.members.iter_mut().for_each(|member| member.absent_since = Some(now));
        let is_timed = self.clocks.is_some()
            && !self.rules.is_slow()
            && matches!(self.phase, protocol::Phase::Playing | protocol::Phase::Paused);
        if is_timed && self.commit(Fact::Restarted, None).is_err() {
            self.hold = None;
        }
        self.settle();
        if self.next_table.is_some() {
            // It may not have been opened before the server stopped; opening it twice does no harm.
            self.open_rematch();
        }
    }
}
