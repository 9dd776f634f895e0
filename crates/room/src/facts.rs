//! How each fact changes the room: the same when it happens and when it is read again.

use dice::Key;
use game::{Seat, SeatSet, Viewer};
use protocol::{Bytes32, NewOccupant, Phase, Refusal, RequestKind, Rules, Visibility, Watching, Why};

use crate::clocks::Clocks;
use crate::journal::Fact;
use crate::people::People;
use crate::play::{self, Played};
use crate::room::{Room, Voting};

/// What who is asked gets after the server was away.
const GIVEN_BACK: u64 = 15_000;
/// How long clocks stand after that if somebody who is asked does not come back.
const HOLD: u64 = 30_000;

/// What everybody sees before something happens, to find out whether anybody noticed it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Noticed {
    asked: SeatSet,
    next: u64,
}

impl Noticed {
    fn before(play: &dyn Played) -> Self {
        Self { asked: play.asked(), next: play.next(Viewer::Spectator) }
    }

    fn is_past(self, play: &dyn Played) -> bool {
        self != Self::before(play)
    }
}

impl Room {
    /// Lets a fact happen. Returns it with what followed from it; refuses it and changes nothing if it cannot happen.
    pub(crate) fn apply(&mut self, fact: Fact) -> Result<Fact, Why> {
        match fact {
            Fact::Opened {
                table, next_table, ref rules, commitment, host, ref seats, visibility, ref quick, ..
            } => {
                (self.table, self.next_id, self.commitment) = (table, next_table, commitment);
                (self.rules, self.visibility) = (rules.clone(), visibility);
                self.quick.clone_from(quick);
                self.is_listed = visibility != Visibility::Link || quick.is_some();
                self.people = People::new(rules.seats, host, seats, self.now);
            }
            Fact::Joined { person, ref name, seat, ref bot_of } => {
                self.people.add(person, name.clone(), bot_of.clone(), self.now);
                if let Some(seat) = seat {
                    self.people.sit(person, seat);
                }
                self.people.let_in(person);
                if self.people.host.is_none() && bot_of.is_none() {
                    self.people.host = Some(person);
                }
            }
            Fact::Sat { person, seat } => self.people.sit(person, seat),
            Fact::Stood { person } => self.people.stand(person),
            Fact::Readied { seat, ready, sealed } => self.ready(seat, ready, sealed),
            Fact::Gave { seat, ref to } => self.give(seat, to),
            Fact::Invited => self.people.invite_those_kept_out(),
            Fact::Listed { visibility } => (self.visibility, self.is_listed) = (visibility, true),
            Fact::WentAway { person, until, owes } => {
                self.away.insert(person, until);
                let seat = self.people.seat_of(person).filter(|_| owes);
                seat.into_iter().for_each(|seat| self.owes.insert(seat));
            }
            Fact::CameBack { person } => {
                self.away.remove(&person);
                self.people.seat_of(person).into_iter().for_each(|seat| self.owes.remove(seat));
            }
            Fact::Changed { ref rules, .. } => self.change(rules.clone()),
            Fact::Left { person } => {
                self.people.remove(person);
                self.requests.forget(person);
                if self.phase == Phase::Waiting && self.people.members.iter().all(|member| member.bot_of.is_some()) {
                    self.phase = Phase::Closed;
                }
            }
            Fact::Renamed { person, ref name } => self.people.rename(person, name),
            Fact::Erased { person } => self.people.erase(person),
            Fact::Closed => self.close(),
            Fact::Begun => self.begin(),
            Fact::Worded { seat, word } => {
                self.people.chair_mut(seat).into_iter().for_each(|chair| chair.word = Some(word));
            }
            Fact::Dealt { .. } => return self.deal(),
            Fact::Acted { seat, prompt, words, bot, .. } => return self.act(seat, prompt, words, bot),
            Fact::Undone { seat, kept, agreed } => return self.undo(seat, kept, agreed),
            Fact::Asked { number, by, kind, ref voters } => {
                self.votes = number;
                let voters = voters.clone();
                self.voting = Some(Voting { number, by, kind, voters, agreed: vec![by], since: self.now });
            }
            Fact::Agreed { seat } => {
                if let Some(voting) = self.voting.as_mut().filter(|voting| !voting.agreed.contains(&seat)) {
                    voting.agreed.push(seat);
                }
            }
            Fact::NotAgreed { .. } => {
                // Also if it was withdrawn: otherwise who asks again and again would stop the clocks for ever.
                let voting = self.voting.take();
                self.refused_at.extend(voting.map(|voting| (voting.by, self.now)));
            }
            Fact::Paused => {
                (self.voting, self.phase) = (None, Phase::Paused);
                self.people.chairs.iter_mut().for_each(|chair| chair.is_ready = false);
            }
            Fact::WillGoOn { seat } => {
                self.people.chair_mut(seat).into_iter().for_each(|chair| chair.is_ready = true);
            }
            Fact::WentOn => self.phase = Phase::Playing,
            Fact::TimeUp { seat, ref plays } | Fact::Absent { seat, ref plays } => self.stand_in(seat, plays.clone()),
            Fact::TookBack { seat } => self.take_back(seat),
            Fact::Again => (self.voting, self.next_table) = (None, Some(self.next_id)),
            Fact::Restarted => self.restart(),
        }
        Ok(fact)
    }

    /// Nothing follows from anything any longer, and nobody is asked.
    fn close(&mut self) {
        (self.phase, self.play, self.clocks, self.voting, self.hold) = (Phase::Closed, None, None, None, None);
        self.away.clear();
        self.owes = SeatSet::EMPTY;
        // Nothing is kept back any longer from those who watch later.
        self.kept_rooms.clear();
    }

    fn ready(&mut self, seat: Seat, ready: bool, sealed: Option<Bytes32>) {
        if let Some(chair) = self.people.chair_mut(seat) {
            (chair.is_ready, chair.sealed, chair.word) = (ready, sealed, None);
        }
    }

    /// The host gives a seat away. Whoever sat there does not sit down again by themselves, and is gone where nobody may watch.
    fn give(&mut self, seat: Seat, to: &NewOccupant) {
        let sat = self.people.chair(seat).and_then(|chair| chair.person());
        self.people.give(seat, to);
        let Some(person) = sat else { return };
        self.people.keep_out(person);
        if self.rules.watching == Watching::Nobody {
            self.people.remove(person);
            self.requests.forget(person);
        }
    }

    fn change(&mut self, rules: Rules) {
        self.people.resize(rules.seats);
        self.people.chairs.iter_mut().for_each(|chair| chair.wait());
        self.rules = rules;
    }

    fn begin(&mut self) {
        (self.phase, self.begun) = (Phase::Dealing, Some(self.now));
        // Whoever neither plays nor may watch is not there any longer.
        if self.rules.watching == Watching::Nobody {
            let watchers: Vec<_> = self.people.watchers().map(|member| member.person).collect();
            watchers.into_iter().for_each(|person| self.people.remove(person));
        }
    }

    fn deal(&mut self) -> Result<Fact, Why> {
        let impossible = |_| Why::only(Refusal::BadRules);
        let deal = self.rules.deal().map_err(impossible)?;
        let disclosure = self.disclosure();
        let key = Key::derive(&self.given.seed, &disclosure.transcript(play::game_setup(&deal)));
        let mut play = play::dealt(deal, self.people.occupants(), key).ok_or_else(|| Why::only(Refusal::BadRules))?;
        let happened = play.start();
        self.play = Some(play);
        self.clocks = self.rules.clock.map(|clock| Clocks::new(self.rules.seats, clock, self.now));
        self.phase = Phase::Playing;
        self.note_questions(SeatSet::EMPTY, SeatSet::EMPTY, true);
        Ok(Fact::Dealt { chance: happened.chance })
    }

    fn act(&mut self, seat: Seat, prompt: u64, words: String, bot: Option<String>) -> Result<Fact, Why> {
        let play = self.play.as_mut().ok_or_else(|| Why::only(Refusal::WrongPhase))?;
        let (asked, noticed) = (play.asked(), Noticed::before(play.as_ref()));
        let happened = play.act(seat, &words)?;
        let is_noticed = noticed.is_past(play.as_ref());
        if let Some(clocks) = self.clocks.as_mut().filter(|_| bot.is_none() && is_noticed) {
            clocks.reward(seat);
        }
        self.note_questions(asked, happened.acted, is_noticed);
        Ok(Fact::Acted { seat, prompt, words, bot, chance: happened.chance })
    }

    fn undo(&mut self, seat: Seat, kept: usize, agreed: bool) -> Result<Fact, Why> {
        let nothing = || Why::only(Refusal::NothingToUndo);
        let play = self.play.as_mut().ok_or_else(nothing)?;
        let (asked, noticed) = (play.asked(), Noticed::before(play.as_ref()));
        let kept = if agreed {
            if !play.go_back(kept) {
                return Err(nothing());
            }
            kept
        } else {
            play.undo(seat).ok_or_else(nothing)?
        };
        self.is_undone = true;
        self.voting = self.voting.take().filter(|_| !agreed);
        let is_noticed = noticed.is_past(play.as_ref()) || agreed;
        let decides = self.people.chair(seat).is_some_and(|chair| chair.decides());
        if let Some(clocks) = self.clocks.as_mut().filter(|_| decides && is_noticed) {
            clocks.take_back(seat);
        }
        // Who is asked after others went back with it is asked anew; otherwise only who took something back.
        let anew = if agreed { SeatSet::all(self.rules.seats) } else { SeatSet::only(seat) };
        self.note_questions(asked, anew, is_noticed);
        Ok(Fact::Undone { seat, kept, agreed })
    }

    /// Counts the questions that are put to seats: `asked` were asked before, and `anew` have answered since. A decision
    /// that nobody else notices is a part of a longer one: clocks, which everybody sees, go on as they were.
    fn note_questions(&mut self, asked: SeatSet, anew: SeatSet, is_noticed: bool) {
        let Some(play) = &self.play else { return };
        // Whoever has answered owes nothing any longer.
        self.owes = self.owes.iter().filter(|seat| play.asked().contains(*seat) && !anew.contains(*seat)).collect();
        for seat in play.asked().iter().filter(|seat| !asked.contains(*seat) || anew.contains(*seat)) {
            if let Some(chair) = self.people.chair_mut(seat) {
                chair.questions += 1;
            }
            if let Some(clocks) = self.clocks.as_mut().filter(|_| is_noticed) {
                clocks.ask(seat);
            }
        }
        if play.is_over() {
            self.phase = Phase::Over;
            // What was asked during the game does not delay the wish to play again.
            self.refused_at.clear();
        }
    }

    /// A bot plays for the person of a seat from now on.
    fn stand_in(&mut self, seat: Seat, plays: String) {
        let Some(chair) = self.people.chair_mut(seat) else { return };
        chair.played_by = Some(plays);
        // Whoever does not decide has no vote.
        if let Some(voting) = &mut self.voting {
            voting.voters.retain(|voter| *voter != seat);
            voting.agreed.retain(|voter| *voter != seat);
        }
    }

    fn take_back(&mut self, seat: Seat) {
        let Some(chair) = self.people.chair_mut(seat) else { return };
        chair.played_by = None;
        let asked = self.play.as_ref().is_some_and(|play| play.asked().contains(seat));
        if let Some(clocks) = self.clocks.as_mut().filter(|_| asked) {
            clocks.come_back(seat);
        }
    }

    fn restart(&mut self) {
        let asked = self.play.as_ref().map(|play| play.asked()).unwrap_or_default();
        self.hold = Some(self.now.saturating_add(HOLD));
        let decides = |room: &Self, seat| room.people.chair(seat).is_some_and(|chair| chair.decides());
        for seat in asked.iter().filter(|seat| decides(self, *seat)).collect::<Vec<_>>() {
            self.clocks.as_mut().into_iter().for_each(|clocks| clocks.give(seat, GIVEN_BACK));
        }
    }

    /// Whose clocks run: those who are asked and decide themselves, unless time stands still.
    pub(crate) fn set_clocks_running(&mut self) {
        let stands = self.phase != Phase::Playing || self.voting.is_some() || self.storage_away || self.hold.is_some();
        let asked = self.play.as_ref().filter(|_| !stands).map(|play| play.asked()).unwrap_or_default();
        let people = &self.people;
        let is_away = |seat: Seat| self.rests(seat);
        let decides = |seat: &Seat| people.chair(*seat).is_some_and(|chair| chair.decides());
        let running = asked.iter().filter(decides).filter(|seat| !is_away(*seat)).collect();
        let vacation = people.seats().map(|(seat, _)| seat).filter(|seat| is_away(*seat)).collect();
        if let Some(clocks) = &mut self.clocks {
            clocks.run(running, vacation, self.now);
        }
    }

    /// The kind of what is asked, if everybody has agreed.
    pub(crate) fn granted(&self) -> Option<(RequestKind, Seat)> {
        let voting = self.voting.as_ref()?;
        let all = voting.voters.iter().all(|voter| voting.agreed.contains(voter));
        all.then_some((voting.kind, voting.by))
    }
}
