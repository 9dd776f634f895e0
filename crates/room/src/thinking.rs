//! Bots that are asked. They think elsewhere; a table never waits for them for long.

use core::hash::Hasher;
use core::time::Duration;

use game::{Fingerprint, Seat};
use protocol::Phase;

use crate::journal::Fact;
use crate::output::Think;
use crate::room::Room;

/// After so long a simpler policy answers.
const PATIENCE: u64 = 3_000;

/// How long a bot thinks at most: a level with its style.
fn thinks_for(plays: &str) -> Duration {
    let level = plays.split('+').next().and_then(bots::Level::from_id);
    level.map_or(Duration::ZERO, |level| level.skill().time)
}

/// A bot that was asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ticket {
    number: u64,
    seat: Seat,
    /// Which question of the seat.
    question: u64,
    pub(crate) deadline: u64,
}

impl Room {
    /// Whether bots may decide now.
    fn bots_may_decide(&self) -> bool {
        self.phase == Phase::Playing && self.voting.is_none() && !self.storage_away
    }

    /// When the bot of a seat has answered at the latest.
    pub(crate) fn answer_due(&self, seat: Seat) -> Option<u64> {
        self.tickets.iter().filter(|ticket| ticket.seat == seat).map(|ticket| ticket.deadline).min()
    }

    /// Whether the ticket is for a question that a bot is asked now.
    fn is_current(&self, ticket: &Ticket) -> bool {
        let asked = self.play.as_ref().is_some_and(|play| play.asked().contains(ticket.seat));
        let chair = self.people.chair(ticket.seat);
        asked && chair.is_some_and(|chair| chair.bot().is_some() && chair.questions == ticket.question)
    }

    /// Asks the bots that have not been asked yet.
    pub(crate) fn ask_bots(&mut self) {
        let tickets = core::mem::take(&mut self.tickets);
        if !self.bots_may_decide() {
            return;
        }
        self.tickets = tickets.into_iter().filter(|ticket| self.is_current(ticket)).collect();
        let asked = self.play.as_ref().map(|play| play.asked()).unwrap_or_default();
        for seat in asked.iter() {
            if !self.tickets.iter().any(|ticket| ticket.seat == seat) {
                self.ask_bot(seat);
            }
        }
    }

    fn ask_bot(&mut self, seat: Seat) {
        let seed = self.bot_seed(seat);
        let (Some(play), Some(chair)) = (&self.play, self.people.chair(seat)) else { return };
        let Some(plays) = chair.bot() else { return };
        let Some(job) = play.think(seat, plays, seed) else { return };
        let takes = thinks_for(plays);
        self.last_ticket += 1;
        let (number, question, deadline) = (self.last_ticket, chair.questions, self.now + PATIENCE);
        self.tickets.push(Ticket { number, seat, question, deadline });
        self.out.think.push(Think { ticket: number, deadline, takes, job });
    }

    /// The randomness of a bot for one question: nothing of the deal is in it.
    fn bot_seed(&self, seat: Seat) -> u64 {
        let mut print = Fingerprint::default();
        print.write_u64(self.given.bots);
        print.write_u8(seat.number());
        print.write_u64(self.people.chair(seat).map_or(0, |chair| chair.questions));
        print.finish()
    }

    /// A bot has thought.
    pub(crate) fn take_thought(&mut self, number: u64, words: Option<String>) {
        let Some(place) = self.tickets.iter().position(|ticket| ticket.number == number) else { return };
        let ticket = self.tickets[place];
        if !self.bots_may_decide() || !self.is_current(&ticket) {
            return;
        }
        let done =
            words.and_then(|words| self.bot_fact(&ticket, words)).is_some_and(|fact| self.commit(fact, None).is_ok());
        match done {
            true => {
                self.tickets.remove(place);
            }
            // What it said is no action here: a simpler policy answers at once.
            false => self.tickets[place].deadline = self.now,
        }
    }

    fn bot_fact(&self, ticket: &Ticket, words: String) -> Option<Fact> {
        let bot = self.people.chair(ticket.seat)?.bot()?.to_owned();
        Some(Fact::Acted { seat: ticket.seat, prompt: ticket.question, words, bot: Some(bot), chance: Vec::new() })
    }

    /// What a bot does that has not answered in time.
    pub(crate) fn fact_of_late_bot(&mut self) -> Option<Fact> {
        if !self.bots_may_decide() {
            return None;
        }
        let place = self.tickets.iter().position(|ticket| ticket.deadline <= self.now && self.is_current(ticket))?;
        let ticket = self.tickets.remove(place);
        let words = self.play.as_ref()?.simple_answer(ticket.seat, self.bot_seed(ticket.seat))?;
        self.bot_fact(&ticket, words)
    }
}
