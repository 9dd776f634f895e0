//! What follows by itself: words that have come, votes that are complete, time that is up, bots that are late.

use game::Seat;
use protocol::{Phase, RequestKind};

use crate::journal::Fact;
use crate::output::Effect;
use crate::people::GONE;
use crate::room::Room;
use crate::wishes::STAND_IN;

/// How long words are awaited.
const FOR_WORDS: u64 = 10_000;
/// How long the table is asked; then it has not agreed.
const FOR_VOTES: u64 = 60_000;

impl Room {
    /// Lets happen what follows by itself, until nothing does.
    pub(crate) fn settle(&mut self) {
        self.release_hold();
        self.set_clocks_running();
        while let Some(fact) = self.next_fact() {
            if !self.follow(fact) {
                break;
            }
        }
        self.set_clocks_running();
    }

    /// Lets happen what follows by itself. What was agreed to and turns out to be impossible is dropped, so that it does not
    /// stand in the way of everything else. Returns whether anything happened.
    pub(crate) fn follow(&mut self, fact: Fact) -> bool {
        let is_undo = matches!(fact, Fact::Undone { agreed: true, .. });
        self.commit(fact, None).is_ok() || is_undo && self.commit(Fact::NotAgreed { withdrawn: false }, None).is_ok()
    }

    /// A fact that follows now.
    fn next_fact(&mut self) -> Option<Fact> {
        if self.storage_away {
            return None;
        }
        self.fact_of_words()
            .or_else(|| self.fact_of_vote())
            .or_else(|| self.fact_of_pause())
            .or_else(|| self.fact_of_vacation())
            .or_else(|| self.fact_of_clocks())
            .or_else(|| self.fact_of_quick_match())
            .or_else(|| self.fact_of_late_bot())
    }

    fn fact_of_words(&self) -> Option<Fact> {
        let begun = self.begun.filter(|_| self.phase == Phase::Dealing)?;
        let missing = |chair: &crate::people::Chair| chair.sealed.is_some() && chair.word.is_none();
        let is_complete = !self.people.chairs.iter().any(missing);
        (is_complete || self.now >= begun + FOR_WORDS).then_some(Fact::Dealt { chance: Vec::new() })
    }

    fn fact_of_vote(&self) -> Option<Fact> {
        let voting = self.voting.as_ref()?;
        if let Some((kind, seat)) = self.granted() {
            let kept = self.play.as_ref().and_then(|play| play.before_last_decision(seat));
            return Some(match (kind, kept) {
                (RequestKind::Undo, Some(kept)) => Fact::Undone { seat, kept, agreed: true },
                (RequestKind::Undo, None) => Fact::NotAgreed { withdrawn: true },
                (RequestKind::Pause, _) => Fact::Paused,
                (RequestKind::Rematch, _) => Fact::Again,
            });
        }
        if !voting.voters.contains(&voting.by) {
            return Some(Fact::NotAgreed { withdrawn: true });
        }
        (self.now >= voting.since + FOR_VOTES).then_some(Fact::NotAgreed { withdrawn: false })
    }

    /// A pause is over when everybody who decides and is there is ready. People who have been gone for long are not waited
    /// for; if nobody decides any longer, nobody is.
    fn fact_of_pause(&self) -> Option<Fact> {
        if self.phase != Phase::Paused {
            return None;
        }
        let is_there = |seat: Seat| {
            let absent = self.people.sitter(seat).and_then(|member| member.absent_since);
            absent.is_none_or(|since| self.now < since + GONE)
        };
        let deciding = self.people.seats().filter(|(_, chair)| chair.has_vote());
        let (ready, waiting): (Vec<_>, Vec<_>) = deciding.partition(|(_, chair)| chair.is_ready);
        let nobody = ready.is_empty() && waiting.is_empty();
        let all = !ready.is_empty() && !waiting.iter().any(|(seat, _)| is_there(*seat));
        (nobody || all).then_some(Fact::WentOn)
    }

    fn fact_of_clocks(&self) -> Option<Fact> {
        let seat = self.clocks.as_ref()?.flagged().iter().next()?;
        Some(Fact::TimeUp { seat, plays: STAND_IN.to_owned() })
    }

    /// After a restart clocks stand until whoever is asked is there, and not for ever.
    fn release_hold(&mut self) {
        let Some(until) = self.hold else { return };
        let asked = self.play.as_ref().map(|play| play.asked()).unwrap_or_default();
        let is_awaited = |seat: Seat| {
            let decides = self.people.chair(seat).is_some_and(|chair| chair.decides());
            decides && self.people.sitter(seat).is_some_and(|member| member.absent_since.is_some())
        };
        if self.now >= until || !asked.iter().any(is_awaited) {
            self.hold = None;
        }
    }

    pub(crate) fn open_rematch(&mut self) {
        let seats = self.people.sitting();
        let host = self
            .people
            .host
            .or_else(|| self.people.members.iter().find(|member| member.bot_of.is_none()).map(|member| member.person));
        if let Some(host) = host {
            let effect = Effect::OpenRematch { table: self.next_id, rules: self.rules.clone(), host, seats };
            self.out.effects.push(effect);
        }
    }

    /// When something follows by itself at the latest.
    pub(crate) fn wake(&self) -> Option<u64> {
        if self.storage_away {
            // Nothing follows before the storage is back, and that is an input.
            return None;
        }
        let sitting = self.people.members.iter().filter(|member| self.people.seat_of(member.person).is_some());
        let presence = sitting.filter_map(|member| member.next_change(self.now)).min();
        [self.due(), presence].into_iter().flatten().min()
    }

    /// The same without who is said to be there: a table that waits for nothing else need not be in memory for that.
    pub(crate) fn due(&self) -> Option<u64> {
        let words = self.begun.filter(|_| self.phase == Phase::Dealing).map(|begun| begun + FOR_WORDS);
        let vote = self.voting.as_ref().map(|voting| voting.since + FOR_VOTES);
        let clock = self.clocks.as_ref().and_then(|clocks| clocks.next_flag());
        let bot = self.tickets.iter().map(|ticket| ticket.deadline).min();
        let others = [self.hold, self.due_later(), self.due_of_vacation(), self.due_of_quick_match()];
        [words, vote, clock, bot].into_iter().chain(others).flatten().min()
    }
}
