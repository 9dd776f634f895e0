//! Requests that were answered already: the same one, sent again, is answered as before and carried out once.
//!
//! The answers to the last requests of each person are kept. Of older requests that were carried out only half of the name
//! is kept, for as long as the table lives.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use protocol::{ActionId, PersonId, Refusal, Why};

/// How many answers are kept for each person: a client waits for one at a time.
const KEPT: usize = 8;

/// The answer to a request.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Answer {
    /// It was carried out; its effects are events before this number.
    Done(u64),
    /// It was refused.
    Refused(Box<Why>),
}

impl Answer {
    /// Whether it was carried out, or why not.
    pub(crate) fn outcome(&self) -> Result<(), Refusal> {
        match self {
            Self::Done(_) => Ok(()),
            Self::Refused(why) => Err(why.reason),
        }
    }
}

/// The requests that were answered.
#[derive(Default)]
pub(crate) struct Requests {
    recent: BTreeMap<PersonId, VecDeque<(ActionId, Answer)>>,
    done: BTreeSet<u64>,
}

impl Requests {
    /// How this request was answered, if it was.
    pub(crate) fn answer(&self, person: PersonId, id: ActionId) -> Option<Answer> {
        let own = self.recent.get(&person).and_then(|list| list.iter().find(|(known, _)| *known == id));
        if let Some((_, answer)) = own {
            return Some(answer.clone());
        }
        let is_anothers = || self.recent.values().flatten().any(|(known, answer)| *known == id && is_done(answer));
        if is_anothers() {
            return Some(Answer::Refused(Box::new(Why::only(Refusal::Stale))));
        }
        self.done.contains(&half(id)).then_some(Answer::Done(0))
    }

    /// Keeps an answer. What may be answered otherwise a moment later is not kept, and what changed nothing (`is_written`)
    /// not for long.
    pub(crate) fn keep(&mut self, person: PersonId, id: ActionId, answer: Answer, is_written: bool) {
        if let Answer::Refused(why) = &answer
            && matches!(why.reason, Refusal::Busy | Refusal::StorageAway)
        {
            return;
        }
        if is_done(&answer) && is_written {
            self.note(id);
        }
        let list = self.recent.entry(person).or_default();
        if list.len() >= KEPT {
            list.pop_front();
        }
        list.push_back((id, answer));
    }

    /// Notes that a request was carried out, and keeps no answer for who made it: they have left.
    pub(crate) fn note(&mut self, id: ActionId) {
        self.done.insert(half(id));
    }

    /// How many answers are kept.
    #[cfg(test)]
    pub(crate) fn kept(&self) -> (usize, usize) {
        (self.recent.values().map(VecDeque::len).sum(), self.done.len())
    }

    /// Forgets the answers for somebody who is gone.
    pub(crate) fn forget(&mut self, person: PersonId) {
        self.recent.remove(&person);
    }
}

fn is_done(answer: &Answer) -> bool {
    matches!(answer, Answer::Done(_))
}

fn half(id: ActionId) -> u64 {
    let bytes = id.to_bytes();
    let mut low = [0; 8];
    low.copy_from_slice(&bytes[8..]);
    u64::from_be_bytes(low)
}
