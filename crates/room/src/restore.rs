//! A room from its journal.

use thiserror::Error;

use crate::journal::{Body, Fact};
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

impl Room {
    /// The room that wrote these entries, at this time of the table: that of the last entry, or later as far as the server
    /// is known to have run on. Clocks have run until then; they stand until whoever is asked is back, or half a minute
    /// has passed, and whoever is asked gets some time.
    pub fn restore(entries: &[Entry], given: Given, now: u64) -> Result<(Self, Output), RestoreError> {
        let fail = |entry: usize, problem: String| RestoreError { entry, problem };
        let mut bodies = Vec::with_capacity(entries.len());
        for (place, entry) in entries.iter().enumerate() {
            bodies.push(Body::read(&entry.body).map_err(|problem| fail(place + 1, problem))?);
        }
        let Some(Body { fact: Fact::Opened { table, commitment, .. }, at, .. }) = bodies.first() else {
            return Err(fail(1, "a journal begins with the opening of the table".to_owned()));
        };
        let (commitment, mut room) = (*commitment, Self::empty(*table, given, *at));
        let own = dice::Commitment::to(&room.given.seed, room.deal_id());
        if own.0 != commitment.0 {
            return Err(fail(1, "the seed is not the one that was committed to".to_owned()));
        }
        for (place, (entry, body)) in entries.iter().zip(bodies).enumerate() {
            room.read_again(entry, body).map_err(|problem| fail(place + 1, problem))?;
        }
        room.now = room.now.max(now);
        room.wake_up();
        let output = room.finish();
        Ok((room, output))
    }

    fn read_again(&mut self, entry: &Entry, body: Body) -> Result<(), String> {
        let Body { at, fact, clocks, .. } = body;
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
        let digest = self.play.as_ref().map_or(0, |play| play.digest());
        if digest != entry.digest {
            return Err(format!("the table is another one: {digest:016x}, not {:016x}", entry.digest));
        }
        match (entry.person, entry.action_id) {
            (Some(person), Some(id)) if self.people.member(person).is_some() => {
                let next = self.next_for(person);
                self.requests.keep(person, id, Answer::Done(next), true);
            }
            (_, Some(id)) => self.requests.note(id),
            (_, None) => {}
        }
        self.renew_room();
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
        let is_timed =
            self.clocks.is_some() && matches!(self.phase, protocol::Phase::Playing | protocol::Phase::Paused);
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
