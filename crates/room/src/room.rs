//! The room: opened, stepped, looked at.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

use dice::{Commitment, DealId, Disclosure, SealedWord, Seed, Word};
use game::{Seat, SeatSet};
use protocol::http::FailureCode;
use protocol::rules::RulesError;
use protocol::{
    ActionId, Bytes32, Notice, PersonId, Phase, RequestKind, Rules, TableId, ToServer, Visibility, Watching, Why,
};

use crate::clocks::Clocks;
use crate::input::{Device, Input};
use crate::journal::{Body, Fact, Owner, Quick, Sitting};
use crate::output::{Append, Effect, Entry, Output};
use crate::people::{KeptOut, MOST_PEOPLE, Member, People};
use crate::play::Played;
use crate::requests::{Answer, Requests};
use crate::telling::{Attached, Connected};
use crate::thinking::Ticket;

/// What a table is opened with.
#[derive(Clone, Debug)]
pub struct Opening {
    /// Its name.
    pub table: TableId,
    /// The name that the table of a rematch will have.
    pub next_table: TableId,
    /// Its rules.
    pub rules: Rules,
    /// The host.
    pub host: PersonId,
    /// Who sits where; nobody can be named who is not there.
    pub seats: Vec<Sitting>,
    /// Who may come without an invitation.
    pub visibility: Visibility,
    /// The quick match that it is opened for.
    pub quick: Option<Quick>,
}

impl Opening {
    /// A table with its host on the first seat.
    pub fn new(table: TableId, next_table: TableId, rules: Rules, host: PersonId, name: String) -> Self {
        let seats = vec![Sitting { seat: Seat::FIRST, person: Some(host), name, plays: None, bot_of: None }];
        Self::again(table, next_table, rules, host, seats)
    }

    /// A table for the rematch that everybody agreed to; see [`Effect::OpenRematch`].
    pub fn again(table: TableId, next_table: TableId, rules: Rules, host: PersonId, seats: Vec<Sitting>) -> Self {
        Self { table, next_table, rules, host, seats, visibility: Visibility::Link, quick: None }
    }
}

/// What a room is given from outside and never writes down.
#[derive(Clone, Debug)]
pub struct Given {
    /// The seed of the server for the deal of this table: always the same for a table.
    pub seed: Seed,
    /// For the bots. It has nothing to do with the deal, and may differ whenever the room is loaded.
    pub bots: u64,
    /// Grows whenever the table is loaded or moves.
    pub epoch: u64,
}

/// What the table is asked.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Voting {
    pub(crate) number: u32,
    pub(crate) by: Seat,
    pub(crate) kind: RequestKind,
    pub(crate) voters: Vec<Seat>,
    pub(crate) agreed: Vec<Seat>,
    pub(crate) since: u64,
}

/// One table online.
pub struct Room {
    pub(crate) table: TableId,
    pub(crate) next_id: TableId,
    pub(crate) given: Given,
    pub(crate) now: u64,

    pub(crate) phase: Phase,
    pub(crate) rules: Rules,
    /// Who may come without an invitation.
    pub(crate) visibility: Visibility,
    pub(crate) quick: Option<Quick>,
    /// Whether it was ever to be listed.
    pub(crate) is_listed: bool,
    /// Who is on vacation, and until when.
    pub(crate) away: BTreeMap<PersonId, u64>,
    /// Seats of such people that were asked before: their time runs until they have answered.
    pub(crate) owes: SeatSet,
    /// Whether a decision was taken back.
    pub(crate) is_undone: bool,
    /// Whether the end was told to everybody.
    pub(crate) has_ended: bool,
    pub(crate) commitment: Bytes32,
    pub(crate) people: People,
    /// Since when words are awaited; nothing before the game was begun.
    pub(crate) begun: Option<u64>,
    pub(crate) play: Option<Box<dyn Played>>,
    pub(crate) clocks: Option<Clocks>,
    pub(crate) voting: Option<Voting>,
    /// How often the table was asked for something.
    pub(crate) votes: u32,
    pub(crate) next_table: Option<TableId>,
    pub(crate) requests: Requests,
    /// How many entries the journal has.
    pub(crate) written: usize,

    /// Whether the storage is away, and since when it was the last time.
    pub(crate) storage_away: bool,
    away_since: u64,
    /// Until when clocks stand at the latest after a restart.
    pub(crate) hold: Option<u64>,
    /// When the request of a seat was not agreed to.
    pub(crate) refused_at: BTreeMap<Seat, u64>,
    pub(crate) attached: BTreeMap<Device, Attached>,
    pub(crate) tickets: Vec<Ticket>,
    pub(crate) last_ticket: u64,
    /// The room as it was told last.
    pub(crate) shown: Arc<protocol::Room>,
    /// The same for those who watch with a delay, and what they have not been told yet.
    pub(crate) shown_later: Arc<protocol::Room>,
    pub(crate) kept_rooms: VecDeque<(u64, Arc<protocol::Room>)>,
    /// How often something was kept back for them: clocks and whom the game waits for.
    pub(crate) kept_changes: Option<(u64, u64)>,
    pub(crate) kept_asked: SeatSet,

    pub(crate) out: Output,
    pub(crate) entries: Vec<Entry>,
    pub(crate) notices: Vec<Notice>,
    pub(crate) replies: Vec<(Device, ActionId, Answer)>,
    pub(crate) connected: Vec<Connected>,
    /// Devices that asked for everything from a number on.
    pub(crate) asked_since: Vec<(Device, u64)>,
}

/// The most entries that people can make before the game begins.
const MOST_BEFORE: usize = 2_000;
/// The most entries that people can make in all: a game of eight has some hundreds.
const MOST_ENTRIES: usize = 20_000;

/// With every so many entries the digest is made of what each seat sees, too: writing all views for every entry would cost
/// more than what people do.
const DEEP: usize = 16;

/// The number of the deal at a table: a table deals once.
pub(crate) const DEAL: u32 = 1;
/// What is due within this time at a slow table is waited for in memory.
const SOON: u64 = 120_000;

impl Room {
    /// Opens a table. `now` is the time of the table, in milliseconds that only grow.
    pub fn open(opening: Opening, given: Given, now: u64) -> Result<(Self, Output), RulesError> {
        let revision = opening.rules.deal()?.edition().rules_revision();
        let deal = DealId { table: dice::TableId(opening.table.to_bytes()), deal: DEAL };
        let commitment = Bytes32(Commitment::to(&given.seed, deal).0);
        let Opening { table, next_table, rules, host, seats, visibility, quick } = opening;
        let fact = Fact::Opened { table, next_table, rules, revision, commitment, host, seats, visibility, quick };
        let mut room = Self::empty(table, given, now);
        room.commit(fact, None).map_err(|_| RulesError::Clock)?;
        let output = room.finish();
        Ok((room, output))
    }

    /// A room before its first fact.
    pub(crate) fn empty(table: TableId, given: Given, now: u64) -> Self {
        let rules = Rules {
            edition: String::new(),
            seats: 0,
            options: BTreeMap::new(),
            clock: None,
            watching: Watching::Nobody,
            outside_bots: false,
        };
        let version = given.epoch.saturating_mul(1_000_000);
        let shown = Arc::new(crate::telling::empty_room(table, &rules, version));
        Self {
            table,
            next_id: table,
            given,
            now,
            phase: Phase::Waiting,
            rules,
            visibility: Visibility::Link,
            quick: None,
            is_listed: false,
            away: BTreeMap::new(),
            owes: SeatSet::EMPTY,
            is_undone: false,
            has_ended: false,
            commitment: Bytes32([0; 32]),
            people: People::default(),
            begun: None,
            play: None,
            clocks: None,
            voting: None,
            votes: 0,
            next_table: None,
            requests: Requests::default(),
            written: 0,
            storage_away: false,
            away_since: 0,
            hold: None,
            refused_at: BTreeMap::new(),
            attached: BTreeMap::new(),
            tickets: Vec::new(),
            last_ticket: 0,
            shown: Arc::clone(&shown),
            shown_later: shown,
            kept_rooms: VecDeque::new(),
            kept_changes: None,
            kept_asked: SeatSet::EMPTY,
            out: Output::default(),
            entries: Vec::new(),
            notices: Vec::new(),
            replies: Vec::new(),
            connected: Vec::new(),
            asked_since: Vec::new(),
        }
    }

    /// Something happens at this time of the table. A time before one that was given already counts as that one.
    pub fn step(&mut self, input: Input, now: u64) -> Output {
        self.pass_time(&input, now);
        match input {
            Input::Join { person, name, watch } => self.join(person, name, None, watch),
            Input::BotJoins { bot, name, owner, is_invited } => self.bot_joins(bot, name, owner, is_invited),
            Input::Invited => {
                if self.people.is_anybody_kept_out() && !self.is_full() {
                    // Nothing can be in its way; if something is, the old invitation was the last.
                    let _ = self.commit(Fact::Invited, None);
                }
            }
            Input::Away { person, until } => self.note_vacation(person, until),
            Input::Connect { device, person, have, start, legal } => {
                self.connect(Connected { device, have, start }, person, legal);
            }
            Input::Rename { person, name } => self.rename(person, name),
            Input::Close => self.close_by_operator(),
            Input::Erase { person } => self.erase(person),
            Input::Disconnect { device } => self.disconnect(device),
            Input::Say { device, message } => self.hear(device, message),
            Input::Thought { ticket, words } => self.take_thought(ticket, words),
            Input::Tick => {}
            // Noted before anything could follow from the time that has passed.
            Input::StorageAway { .. } => self.notices.push(Notice::StorageAway),
            Input::StorageBack => {
                self.notices.push(Notice::StorageBack);
                self.go_on_after_outage();
            }
            Input::Restart { in_ms } => self.notices.push(Notice::Restart { in_ms }),
        }
        self.settle();
        self.finish()
    }

    /// The storage is back. Words, votes and clocks had stood still.
    fn go_on_after_outage(&mut self) {
        self.storage_away = false;
        let away = self.now.saturating_sub(self.away_since);
        self.begun.iter_mut().for_each(|begun| *begun += away);
        self.voting.iter_mut().for_each(|voting| voting.since += away);
        let came: Vec<_> = self.connected.iter().filter_map(|new| self.attached.get(&new.device)).collect();
        let came: Vec<_> = came.into_iter().map(|attached| attached.person).collect();
        came.into_iter().for_each(|person| self.come_back(person));
    }

    fn pass_time(&mut self, input: &Input, now: u64) {
        self.now = self.now.max(now);
        if let Input::StorageAway { since } = input {
            let since = (*since).min(self.now);
            self.clocks.iter_mut().for_each(|clocks| clocks.charge(since));
            (self.storage_away, self.away_since) = (true, since);
            // What has passed since then is not charged.
            let now = self.now;
            self.clocks.iter_mut().for_each(|clocks| clocks.stand_until(now));
        }
        if let Some(clocks) = &mut self.clocks {
            clocks.charge(self.now);
        }
        // What is late now was late before anything else happened.
        self.settle();
    }

    pub(crate) fn finish(&mut self) -> Output {
        self.ask_bots();
        self.tell();
        self.note_end();
        self.drop_old();
        self.out.wake = self.wake();
        let entries = core::mem::take(&mut self.entries);
        if !entries.is_empty() {
            let (phase, summary) = (self.phase_name(), self.summary());
            let (due, table_time) = (self.due(), self.now);
            // What is due in days is looked for by the clock on the wall.
            let far = due.filter(|due| self.rules.is_slow() && *due > table_time.saturating_add(SOON));
            let is_running = due.is_some() && far.is_none() || self.phase == Phase::Over;
            self.out.append = Some(Append { entries, table_time, is_running, due: far, phase, summary });
        }
        core::mem::take(&mut self.out)
    }

    /// What has happened is known to everybody who is there.
    pub(crate) fn drop_old(&mut self) {
        self.play.iter_mut().for_each(|play| play.drop_old());
    }

    /// Lets a fact happen and writes it down, or refuses it and changes nothing.
    pub(crate) fn commit(&mut self, fact: Fact, by: Option<(PersonId, ActionId)>) -> Result<(), Why> {
        let (was, members) = (self.phase, self.people.members.clone());
        let fact = self.apply(fact)?;
        self.written += 1;
        self.set_clocks_running();
        self.note_effects(&fact, was, &members);
        let hands = self.clocks.as_ref().map(Clocks::hands);
        let body = Body::new(self.now, fact, hands).text();
        let digest = self.digest();
        self.entries.push(Entry { person: by.map(|by| by.0), action_id: by.map(|by| by.1), body, digest });
        Ok(())
    }

    /// The digest that goes with the last entry; 0 where there is no game.
    pub(crate) fn digest(&self) -> u64 {
        let is_deep = self.written.is_multiple_of(DEEP);
        self.play.as_ref().map_or(0, |play| play.digest(is_deep))
    }

    /// What is to be done outside because of a fact.
    fn note_effects(&mut self, fact: &Fact, was: Phase, members: &[Member]) {
        for member in members.iter().filter(|member| self.people.member(member.person).is_none()) {
            self.out.effects.push(Effect::Left { person: member.person });
        }
        if was != Phase::Closed && self.phase == Phase::Closed {
            self.out.effects.push(Effect::Closed);
        }
        match fact {
            Fact::TimeUp { seat, plays } => self.notices.push(Notice::TimeUp { seat: *seat, plays: plays.clone() }),
            Fact::TookBack { seat } => self.notices.push(Notice::Back { seat: *seat }),
            Fact::NotAgreed { withdrawn: false } => self.notices.push(Notice::NotAgreed),
            Fact::Again => self.open_rematch(),
            Fact::Opened { .. } | Fact::Listed { .. } => self.list(),
            _ => {}
        }
    }

    /// Without an invitation a bot sits down only where bots may: in the waiting room, on a free seat.
    fn bot_joins(&mut self, bot: PersonId, name: String, owner: Owner, is_invited: bool) {
        let is_open = self.rules.outside_bots
            && self.phase == Phase::Waiting
            && self.people.first_free().is_some()
            && self.people.kept_out(bot).is_none();
        if is_invited || is_open || self.people.member(bot).is_some() {
            self.join(bot, name, Some(owner), false);
        } else {
            self.out.effects.push(Effect::NotJoined { person: bot, why: FailureCode::NotForBots });
        }
    }

    /// The end was told to everybody, also to those who watch later: what came of it may be known.
    fn note_end(&mut self) {
        if !self.has_ended && !self.storage_away && self.is_over_for_all() {
            self.has_ended = true;
            self.out.effects.push(Effect::Ended);
        }
    }

    fn join(&mut self, person: PersonId, name: String, bot_of: Option<Owner>, watch: bool) {
        let refuse = |room: &mut Self, why| room.out.effects.push(Effect::NotJoined { person, why });
        let (is_member, out) = (self.people.member(person).is_some(), self.people.kept_out(person));
        if is_member && out != Some(KeptOut::UntilTheyJoin) {
            let seat = self.people.seat_of(person);
            self.out.effects.push(Effect::Joined { person, seat });
            return;
        }
        if matches!(self.phase, Phase::Closed | Phase::SetAside) {
            return refuse(self, FailureCode::NotFound);
        }
        let is_crowded = !is_member && self.people.members.len() >= MOST_PEOPLE;
        if self.storage_away || is_crowded || self.is_full() {
            return refuse(self, FailureCode::Unavailable);
        }
        let is_kept_out = out == Some(KeptOut::UntilInvited);
        let may_sit = self.phase == Phase::Waiting && !watch && !is_kept_out;
        let seat = self.people.first_free().filter(|_| may_sit);
        if seat.is_none() && self.rules.watching == Watching::Nobody {
            return refuse(self, if is_kept_out { FailureCode::Removed } else { FailureCode::NoWatching });
        }
        if self.commit(Fact::Joined { person, name, seat, bot_of }, None).is_ok() {
            self.out.effects.push(Effect::Joined { person, seat });
        }
    }

    /// Somebody is called something else from now on. It can wait: where it cannot be written now they keep their name.
    fn rename(&mut self, person: PersonId, name: String) {
        let is_new = self.people.is_called_otherwise(person, &name);
        if is_new && !self.storage_away && !self.is_full() && self.phase != Phase::Closed {
            let _ = self.commit(Fact::Renamed { person, name }, None);
        }
    }

    /// The table is closed; a game that is over stays as it is. While the storage is away it is asked once more later.
    fn close_by_operator(&mut self) {
        if !self.storage_away && !matches!(self.phase, Phase::Over | Phase::Closed | Phase::SetAside) {
            let _ = self.commit(Fact::Closed, None);
        }
    }

    /// A person leaves for ever, and their name goes. Nothing can be in its way.
    fn erase(&mut self, person: PersonId) {
        let seat = self.people.seat_of(person);
        if let Some(fact) = self.wish_leave(person, seat).filter(|_| self.people.member(person).is_some()) {
            let _ = self.commit(fact, None);
        }
        if self.people.member(person).is_some_and(|member| !member.name.is_empty()) {
            let _ = self.commit(Fact::Erased { person }, None);
        }
    }

    fn hear(&mut self, device: Device, message: ToServer) {
        let Some(attached) = self.attached.get(&device) else { return };
        let person = attached.person;
        if let ToServer::Since { have } = message {
            self.asked_since.push((device, have));
            return;
        }
        let Some(id) = message.id() else { return };
        if let Some(answer) = self.requests.answer(person, id) {
            self.out.answered.push(answer.outcome());
            self.replies.push((device, id, answer));
            return;
        }
        let leaves = matches!(message, ToServer::Leave { .. });
        let wish = self.wish(person, message);
        let is_written = matches!(wish, Ok(Some(_)));
        let done = wish.and_then(|fact| match fact {
            Some(fact) => self.commit(fact, Some((person, id))),
            None => Ok(()),
        });
        // What follows belongs to the same answer.
        self.settle();
        let answer = match done {
            Ok(()) => Answer::Done(self.next_for(person)),
            Err(why) => Answer::Refused(Box::new(why)),
        };
        if leaves && matches!(answer, Answer::Done(_)) {
            self.attached.get_mut(&device).into_iter().for_each(|attached| attached.is_leaving = true);
            let now = self.now;
            self.people.member_mut(person).into_iter().for_each(|member| member.absent_since = Some(now));
        }
        if self.people.member(person).is_some() {
            self.requests.keep(person, id, answer.clone(), is_written);
        } else {
            self.requests.note(id);
        }
        self.out.answered.push(answer.outcome());
        self.replies.push((device, id, answer));
    }

    /// Whether so much was written that people cannot add to it any more.
    pub(crate) fn is_full(&self) -> bool {
        self.written >= if self.phase == Phase::Waiting { MOST_BEFORE } else { MOST_ENTRIES }
    }

    /// The number of the next event the person sees.
    pub(crate) fn next_for(&self, person: PersonId) -> u64 {
        let viewer = self.viewer(person);
        if self.watches_later(person) {
            return self.play.as_ref().map_or(0, |play| play.second().next());
        }
        self.play.as_ref().map_or(0, |play| play.next(viewer))
    }

    /// The deal as the dice know it.
    pub(crate) fn deal_id(&self) -> DealId {
        DealId { table: dice::TableId(self.table.to_bytes()), deal: DEAL }
    }

    /// Everything that the key of the deal is made of.
    pub(crate) fn disclosure(&self) -> Disclosure {
        let given = |chair: &crate::people::Chair| match (chair.sealed, &chair.word) {
            (None, _) => dice::Given::Nothing,
            (Some(sealed), None) => dice::Given::Sealed(SealedWord(sealed.0)),
            (Some(sealed), Some(word)) => dice::Given::Opened(SealedWord(sealed.0), Word::new(word.0)),
        };
        Disclosure {
            deal: self.deal_id(),
            seed: self.given.seed.clone(),
            commitment: Commitment(self.commitment.0),
            given: self.people.chairs.iter().map(given).collect(),
            seating: None,
        }
    }

    /// For tests of secrecy: changes everything that the viewer cannot see into something else that they could not
    /// distinguish.
    #[doc(hidden)]
    pub fn another_world(&mut self, viewer: game::Viewer, seed: u64) {
        self.play.iter_mut().for_each(|play| play.another_world(viewer, seed));
    }

    /// Which table this is.
    pub fn table(&self) -> TableId {
        self.table
    }

    /// Its rules.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// What goes on.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The room as somebody may see it: those who do not play are told with the delay of the table.
    pub fn seen_by(&self, person: Option<PersonId>) -> Arc<protocol::Room> {
        let plays = person.is_some_and(|person| self.people.seat_of(person).is_some());
        let later = !plays && self.has_delay();
        Arc::clone(if later { &self.shown_later } else { &self.shown })
    }

    /// Whether the person belongs to the table.
    pub fn is_member(&self, person: PersonId) -> bool {
        self.people.member(person).is_some()
    }

    /// Whether the host sent the person away and has made a new invitation since: with it they join once more.
    pub fn is_invited_anew(&self, person: PersonId) -> bool {
        self.people.kept_out(person) == Some(KeptOut::UntilTheyJoin)
    }

    /// Whether the person is the host.
    pub fn is_host(&self, person: PersonId) -> bool {
        self.people.host == Some(person)
    }

    /// The name of the host.
    pub fn host(&self) -> Option<&str> {
        self.people.member(self.people.host?).map(|member| member.name.as_str())
    }

    /// The host.
    pub fn host_id(&self) -> Option<PersonId> {
        self.people.host
    }

    /// Whether the game is played over days.
    pub fn is_slow(&self) -> bool {
        self.rules.is_slow()
    }

    /// Whether a person who joins gets a seat, or has one.
    pub fn has_seat_for(&self, person: PersonId) -> bool {
        let is_free = self.phase == Phase::Waiting && self.people.first_free().is_some();
        self.people.seat_of(person).is_some() || is_free && self.people.kept_out(person).is_none()
    }

    /// How the table is listed, if it ever was, for whoever does not know it any longer.
    pub fn listing(&self) -> Option<Effect> {
        let host = self.people.host.filter(|_| self.is_listed)?;
        let wants = self.quick.as_ref().map(|quick| quick.wants.clone());
        Some(Effect::List { visibility: self.visibility, host, wants })
    }

    /// Whether the game waits for a decision of this person.
    pub fn is_asked(&self, person: PersonId) -> bool {
        let asked = self.play.as_ref().map(|play| play.asked()).unwrap_or_default();
        self.people.seat_of(person).is_some_and(|seat| asked.contains(seat))
    }

    /// Whether any device is connected.
    pub fn has_devices(&self) -> bool {
        !self.attached.is_empty()
    }

    /// The record of the game as text, when it is over for this person: those who watch with a delay wait for it.
    pub fn record(&self, person: PersonId) -> Option<String> {
        let is_over = self.seen_by(Some(person)).phase == Phase::Over;
        let play = self.play.as_ref().filter(|_| is_over && self.phase == Phase::Over)?;
        Some(play.record(&self.people.occupants(), self.disclosure()))
    }
}
