//! Whether what somebody asks for is allowed, and which fact it is.

use core::time::Duration;

use dice::{SealedWord, Word};
use game::Seat;
use protocol::{NewOccupant, PersonId, Phase, Refusal, RequestKind, Rules, ToServer, Why};

use crate::journal::Fact;
use crate::people::{Chair, Who};
use crate::room::Room;

/// So long after the table did not agree the same seat may ask again.
const ASK_AGAIN: Duration = Duration::from_secs(30);
/// After so long somebody at a full table may see whether it is one still.
const FULL: Duration = Duration::from_secs(60);
/// The bot that plays for people.
pub(crate) const STAND_IN: &str = "forager";

/// The fact, nothing if there is nothing to do, or why not.
type Wish = Result<Option<Fact>, Why>;

fn no(reason: Refusal) -> Wish {
    Err(Why::only(reason))
}

impl Room {
    /// What follows from a request of a person.
    pub(crate) fn wish(&self, person: PersonId, message: ToServer) -> Wish {
        if self.storage_away {
            return no(Refusal::StorageAway);
        }
        let is_always_possible = matches!(message, ToServer::Leave { .. } | ToServer::Begin { .. });
        if self.is_full() && !is_always_possible {
            return Err(Why { retry_ms: Some(FULL.as_millis() as u64), ..Why::only(Refusal::Busy) });
        }
        let seat = self.people.seat_of(person);
        match message {
            ToServer::Hello { .. } | ToServer::Since { .. } => Ok(None),
            ToServer::Act { prompt, action, .. } => self.wish_act(self.own(seat)?, prompt, action),
            ToServer::Sit { seat, .. } => self.wish_sit(person, seat),
            ToServer::Stand { .. } => {
                self.in_phase(Phase::Waiting)?;
                Ok(seat.map(|_| Fact::Stood { person }))
            }
            ToServer::Ready { ready, sealed, .. } => {
                self.in_phase(Phase::Waiting)?;
                let (seat, sealed) = (self.own(seat)?, sealed.filter(|_| ready));
                let is_so = |chair: &Chair| (chair.is_ready, chair.sealed) == (ready, sealed);
                Ok((!self.people.chair(seat).is_some_and(is_so)).then_some(Fact::Readied { seat, ready, sealed }))
            }
            ToServer::Word { word, .. } => self.wish_word(self.own(seat)?, word),
            ToServer::Give { seat, to, .. } => self.wish_give(person, seat, to),
            ToServer::Change { rules, .. } => self.wish_change(person, rules),
            ToServer::List { visibility, .. } => {
                self.hosting(person)?;
                Ok((self.visibility != visibility).then_some(Fact::Listed { visibility }))
            }
            ToServer::Begin { .. } => self.wish_begin(person),
            ToServer::Ask { kind, .. } => self.wish_ask(self.own(seat)?, kind),
            ToServer::Vote { number, agree, .. } => self.wish_vote(self.own(seat)?, number, agree),
            ToServer::GoOn { .. } => {
                self.in_phase(Phase::Paused)?;
                let seat = self.deciding(self.own(seat)?)?;
                let is_ready = self.people.chair(seat).is_some_and(|chair| chair.is_ready);
                Ok((!is_ready).then_some(Fact::WillGoOn { seat }))
            }
            ToServer::TakeBack { .. } => {
                let seat = self.own(seat)?;
                let is_played = self.people.chair(seat).is_some_and(|chair| chair.played_by.is_some());
                if is_played && let Some(retry_ms) = self.bot_finishes_in(seat) {
                    return Err(Why { retry_ms: Some(retry_ms), ..Why::only(Refusal::Busy) });
                }
                Ok(is_played.then_some(Fact::TookBack { seat }))
            }
            ToServer::Leave { .. } => Ok(self.wish_leave(person, seat)),
            // Talk is no business of the room: whoever steps it carries that past it.
            ToServer::Say { .. } => no(Refusal::Words),
        }
    }

    /// For how many milliseconds at most the bot of a seat is at a decision for which its person had a minute already; nothing
    /// if the seat may be taken back.
    pub(crate) fn bot_finishes_in(&self, seat: Seat) -> Option<u64> {
        let is_asked = self.play.as_ref().is_some_and(|play| play.asked().contains(seat));
        let is_over = self.clocks.as_ref().is_some_and(|clocks| clocks.is_decision_over(seat));
        (is_asked && is_over).then(|| self.answer_due(seat).map_or(1_000, |due| due.saturating_sub(self.now).max(1)))
    }

    fn own(&self, seat: Option<Seat>) -> Result<Seat, Why> {
        seat.ok_or_else(|| Why::only(Refusal::Watching))
    }

    /// The seat, if its person decides.
    fn deciding(&self, seat: Seat) -> Result<Seat, Why> {
        let decides = self.people.chair(seat).is_some_and(|chair| chair.decides());
        if decides { Ok(seat) } else { Err(Why::only(Refusal::BotPlays)) }
    }

    fn in_phase(&self, phase: Phase) -> Result<(), Why> {
        if self.phase == phase { Ok(()) } else { Err(Why::only(Refusal::WrongPhase)) }
    }

    fn hosting(&self, person: PersonId) -> Result<(), Why> {
        self.in_phase(Phase::Waiting)?;
        if self.people.host == Some(person) { Ok(()) } else { Err(Why::only(Refusal::NotHost)) }
    }

    fn wish_act(&self, seat: Seat, prompt: u64, words: String) -> Wish {
        self.in_phase(Phase::Playing)?;
        self.deciding(seat)?;
        let asked = self.play.as_ref().is_some_and(|play| play.asked().contains(seat));
        let current = self.people.chair(seat).map_or(0, |chair| chair.questions);
        // An answer to an old question is told so, whether or not the seat is asked something else.
        if prompt != current {
            return no(Refusal::Stale);
        }
        if !asked {
            return no(if prompt == 0 { Refusal::NotAsked } else { Refusal::Stale });
        }
        if self.voting.is_some() {
            return no(Refusal::AlreadyAsking);
        }
        Ok(Some(Fact::Acted { seat, prompt, words, bot: None, chance: Vec::new() }))
    }

    fn wish_sit(&self, person: PersonId, seat: Seat) -> Wish {
        self.in_phase(Phase::Waiting)?;
        if self.people.kept_out(person).is_some() {
            return no(Refusal::Removed);
        }
        match self.people.chair(seat).map(|chair| &chair.who) {
            Some(Who::Nobody) => Ok(Some(Fact::Sat { person, seat })),
            Some(Who::Person(sitter) | Who::OutsideBot(sitter)) if *sitter == person => Ok(None),
            Some(Who::Person(_) | Who::OutsideBot(_) | Who::Bot { .. }) | None => no(Refusal::Taken),
        }
    }

    fn wish_word(&self, seat: Seat, word: protocol::Bytes32) -> Wish {
        self.in_phase(Phase::Dealing)?;
        let Some(chair) = self.people.chair(seat) else { return no(Refusal::WrongWord) };
        if chair.word == Some(word) {
            return Ok(None);
        }
        let sealed = SealedWord::of(&Word::new(word.0), self.deal_id(), seat);
        if chair.word.is_some() || chair.sealed.map(|sealed| sealed.0) != Some(sealed.0) {
            return no(Refusal::WrongWord);
        }
        Ok(Some(Fact::Worded { seat, word }))
    }

    fn wish_give(&self, person: PersonId, seat: Seat, to: NewOccupant) -> Wish {
        self.hosting(person)?;
        let Some(chair) = self.people.chair(seat) else { return no(Refusal::Taken) };
        if chair.person() == Some(person) {
            return no(Refusal::Taken);
        }
        match &to {
            NewOccupant::Bot { plays } if !is_bot(plays) => return no(Refusal::NoSuchBot),
            NewOccupant::Open if chair.who == Who::Nobody => return Ok(None),
            NewOccupant::Bot { .. } | NewOccupant::Open => {}
        }
        Ok(Some(Fact::Gave { seat, to }))
    }

    fn wish_change(&self, person: PersonId, rules: Rules) -> Wish {
        self.hosting(person)?;
        let bad = |detail: String| Err(Why { detail: Some(detail), ..Why::only(Refusal::BadRules) });
        let deal = match rules.deal() {
            Ok(deal) => deal,
            Err(error) => return bad(error.to_string()),
        };
        if !self.people.fit(rules.seats) {
            return bad("there are more people than seats".to_owned());
        }
        Ok(Some(Fact::Changed { rules, revision: deal.edition().rules_revision() }))
    }

    fn wish_begin(&self, person: PersonId) -> Wish {
        self.hosting(person)?;
        if self.people.chairs.iter().all(Chair::may_begin) { Ok(Some(Fact::Begun)) } else { no(Refusal::NotReady) }
    }

    fn wish_ask(&self, by: Seat, kind: RequestKind) -> Wish {
        self.in_phase(if kind == RequestKind::Rematch { Phase::Over } else { Phase::Playing })?;
        if kind != RequestKind::Rematch {
            self.deciding(by)?;
        }
        if self.voting.is_some() || kind == RequestKind::Rematch && self.next_table.is_some() {
            return no(Refusal::AlreadyAsking);
        }
        let play = self.play.as_ref().ok_or_else(|| Why::only(Refusal::WrongPhase))?;
        if kind == RequestKind::Undo {
            if play.can_undo(by) {
                return Ok(Some(Fact::Undone { seat: by, kept: 0, agreed: false }));
            }
            if play.before_last_decision(by).is_none() {
                return no(Refusal::NothingToUndo);
            }
        }
        // A bot asks people for nothing.
        if self.people.chair(by).is_some_and(Chair::is_outside_bot) {
            return no(Refusal::NotForBots);
        }
        let again = self.refused_at.get(&by).map_or(0, |at| at + ASK_AGAIN.as_millis() as u64);
        if again > self.now {
            return Err(Why { retry_ms: Some(again - self.now), ..Why::only(Refusal::Busy) });
        }
        let voters = self.voters(by, kind);
        Ok(Some(Fact::Asked { number: self.votes + 1, by, kind, voters }))
    }

    /// Who is asked: people who decide on their seats; of a rematch those who are there.
    fn voters(&self, by: Seat, kind: RequestKind) -> Vec<Seat> {
        let is_asked = |seat: Seat| match kind {
            RequestKind::Undo | RequestKind::Pause => self.people.chair(seat).is_some_and(|chair| chair.has_vote()),
            RequestKind::Rematch => self.people.sitter(seat).is_some_and(|member| {
                // A bot plays again with the others, unasked.
                member.absent_since.is_none() && member.bot_of.is_none()
            }),
        };
        self.people.seats().map(|(seat, _)| seat).filter(|seat| *seat == by || is_asked(*seat)).collect()
    }

    fn wish_vote(&self, seat: Seat, number: u32, agree: bool) -> Wish {
        let voting = self.voting.as_ref().filter(|voting| voting.number == number && voting.voters.contains(&seat));
        let Some(voting) = voting else { return no(Refusal::NoSuchRequest) };
        Ok(match agree {
            false => Some(Fact::NotAgreed { withdrawn: voting.by == seat }),
            true if voting.agreed.contains(&seat) => None,
            true => Some(Fact::Agreed { seat }),
        })
    }

    pub(crate) fn wish_leave(&self, person: PersonId, seat: Option<Seat>) -> Option<Fact> {
        match (self.phase, seat) {
            (Phase::Waiting, _) | (_, None) => Some(Fact::Left { person }),
            (Phase::Dealing | Phase::Playing | Phase::Paused, Some(seat)) => {
                let is_played = self.people.chair(seat).is_some_and(|chair| chair.played_by.is_some());
                (!is_played).then(|| Fact::Absent { seat, plays: STAND_IN.to_owned() })
            }
            (Phase::Over | Phase::Closed | Phase::SetAside, Some(_)) => None,
        }
    }
}

/// Whether a seat can be given to a bot of this name: a level, and a style behind a `+`. Nobody chooses how long it thinks.
fn is_bot(plays: &str) -> bool {
    let (level, style) = plays.split_once('+').map_or((plays, None), |(level, style)| (level, Some(style)));
    bots::Level::from_id(level).is_some() && style.is_none_or(|style| bots::Style::from_id(style).is_some())
}
