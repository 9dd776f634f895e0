//! What each device is told. Nobody is told anything before what it says is stored: all of it is in the same output.

use std::collections::BTreeMap;
use std::sync::Arc;

use game::{SeatSet, Viewer};
use protocol::room::SeatBytes;
use protocol::to_server::StartWith;
use protocol::{
    Asked, Broken, Bytes32, DealInfo, Notice, PersonId, Phase, Prompt, Request, Rules, TableId, ToClientOf, Visibility,
    Vote, Watching, You,
};

use crate::clocks::Clocks;
use crate::input::Device;
use crate::journal::Fact;
use crate::output::Parcel;
use crate::people::Chair;
use crate::requests::Answer;
use crate::room::{DEAL, Room};

/// Messages that are the same in every edition.
type Plain = ToClientOf<origin::State>;

/// A device of a person at the table.
#[derive(Clone, Debug)]
pub(crate) struct Attached {
    pub(crate) person: PersonId,
    legal: bool,
    /// Whether it is told nothing after this.
    pub(crate) is_leaving: bool,
    you: Option<You>,
    /// The version of the room it knows.
    room: Option<u64>,
    /// The number after the last event it knows; nothing before the game.
    known: Option<u64>,
    /// Whom the game waits for and how often clocks changed, as it was told last.
    asked: (SeatSet, u64),
    prompt: Option<Prompt>,
}

/// A device that has just connected.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Connected {
    pub(crate) device: Device,
    pub(crate) have: Option<u64>,
    pub(crate) start: StartWith,
}

/// The messages of one step, for those who see the same.
type Rendered = BTreeMap<(Option<u8>, u64), Arc<str>>;

/// The room of a table of which nothing is known yet.
pub(crate) fn empty_room(table: TableId, rules: &Rules, version: u64) -> protocol::Room {
    let deal =
        DealInfo { number: DEAL, commitment: Bytes32([0; 32]), sealed: Vec::new(), words: Vec::new(), seed: None };
    protocol::Room {
        version,
        table,
        phase: Phase::Waiting,
        rules: rules.clone(),
        visibility: Visibility::Link,
        quick: false,
        places: Vec::new(),
        host: None,
        watchers: Vec::new(),
        deal,
        request: None,
        next_table: None,
    }
}

impl Room {
    pub(crate) fn viewer(&self, person: PersonId) -> Viewer {
        self.people.seat_of(person).map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// Whether watchers are told later; before the game begins they are not.
    pub(crate) fn has_delay(&self) -> bool {
        self.rules.watching == Watching::Delayed && self.begun.is_some() && self.phase != Phase::Closed
    }

    pub(crate) fn watches_later(&self, person: PersonId) -> bool {
        self.has_delay() && self.viewer(person) == Viewer::Spectator
    }

    /// The time of what those see who watch later.
    fn later(&self) -> u64 {
        self.now.saturating_sub(self.rules.watching.delay_ms())
    }

    /// When those who watch later are shown something next.
    pub(crate) fn due_later(&self) -> Option<u64> {
        let room = self.kept_rooms.front().map(|(at, _)| *at);
        let play = self.play.as_ref().and_then(|play| play.second().due());
        let delay = self.rules.watching.delay_ms();
        [room, play].into_iter().flatten().min().map(|at| at + delay)
    }

    pub(crate) fn connect(&mut self, connected: Connected, person: PersonId, legal: bool) {
        let device = connected.device;
        let Some(member) = self.people.member_mut(person) else {
            self.out.close.push((device, Broken::NoSuchTable));
            return;
        };
        member.absent_since = None;
        let before: Vec<Device> =
            self.attached.iter().filter(|(_, other)| other.person == person).map(|(device, _)| *device).collect();
        for old in before {
            self.attached.remove(&old);
            self.post(old, &Plain::Elsewhere);
        }
        let (you, room, known, prompt, asked) = (None, None, None, None, (SeatSet::EMPTY, u64::MAX));
        self.attached.insert(device, Attached { person, legal, is_leaving: false, you, room, known, asked, prompt });
        self.connected.push(connected);
        self.come_back(person);
    }

    /// A person who is back has their seat back.
    pub(crate) fn come_back(&mut self, person: PersonId) {
        if let Some(seat) = self.people.seat_of(person)
            && self.people.chair(seat).is_some_and(|chair| chair.played_by.is_some())
            && self.bot_finishes_in(seat).is_none()
            && !self.storage_away
            && !self.is_full()
            && matches!(self.phase, Phase::Dealing | Phase::Playing | Phase::Paused)
        {
            // Nothing can be in its way; if something is, the bot goes on.
            let _ = self.commit(Fact::TookBack { seat }, None);
        }
    }

    pub(crate) fn disconnect(&mut self, device: Device) {
        let Some(attached) = self.attached.remove(&device) else { return };
        let now = self.now;
        self.people.member_mut(attached.person).into_iter().for_each(|member| member.absent_since = Some(now));
    }

    fn post(&mut self, to: Device, message: &Plain) {
        self.out.parcels.push(Parcel { to, text: protocol::text(message).into() });
    }

    /// Tells every device what it does not know yet. While the storage is away nobody is told anything that might be lost.
    pub(crate) fn tell(&mut self) {
        if self.storage_away {
            self.tell_to_wait();
            return;
        }
        self.renew_room();
        let mut rendered = Rendered::new();
        let devices: Vec<Device> = self.attached.keys().copied().collect();
        for device in devices {
            let Some(mut attached) = self.attached.remove(&device) else { continue };
            let gone = self.people.member(attached.person).is_none();
            if !gone {
                self.tell_one(device, &mut attached, &mut rendered);
            }
            self.reply(device);
            if attached.is_leaving || gone {
                if !attached.is_leaving {
                    self.out.close.push((device, Broken::TableGone));
                }
            } else {
                self.attached.insert(device, attached);
            }
        }
        (self.notices, self.replies, self.connected, self.asked_since) = Default::default();
    }

    /// The table waits for its storage: devices that connect now are told more afterwards.
    fn tell_to_wait(&mut self) {
        let devices: Vec<Device> = self.attached.keys().copied().collect();
        for device in devices {
            for notice in self.notices.clone() {
                self.post(device, &Plain::Notice { notice });
            }
            self.reply(device);
        }
        (self.notices, self.replies) = Default::default();
    }

    fn reply(&mut self, device: Device) {
        let replies: Vec<_> = self.replies.iter().filter(|reply| reply.0 == device).cloned().collect();
        for (_, id, answer) in replies {
            let message = match answer {
                Answer::Done(next) => Plain::Done { id, next },
                Answer::Refused(why) => Plain::Refused { id, why: *why },
            };
            self.post(device, &message);
        }
    }

    fn tell_one(&mut self, device: Device, attached: &mut Attached, rendered: &mut Rendered) {
        let connected = self.connected.iter().find(|connected| connected.device == device).copied();
        let later = self.watches_later(attached.person);
        self.tell_who(device, attached, connected.is_some());
        if connected.is_none() {
            let heard = |notice: &Notice| !later || matches!(notice, Notice::Restart { .. });
            for notice in self.notices.clone().into_iter().filter(heard) {
                self.post(device, &Plain::Notice { notice });
            }
        }
        let room = Arc::clone(if later { &self.shown_later } else { &self.shown });
        if attached.room != Some(room.version) {
            attached.room = Some(room.version);
            let text = rendered
                .entry((Some(255), room.version))
                .or_insert_with(|| protocol::text(&Plain::Room(Box::new(protocol::Room::clone(&room)))).into());
            self.out.parcels.push(Parcel { to: device, text: Arc::clone(text) });
        }
        self.tell_game(device, attached, connected, rendered);
        let prompt = self.prompt(attached);
        if prompt != attached.prompt || connected.is_some() && self.play.is_some() {
            attached.prompt.clone_from(&prompt);
            self.post(device, &Plain::Prompt { prompt });
        }
    }

    fn tell_who(&mut self, device: Device, attached: &mut Attached, is_new: bool) {
        let Some(member) = self.people.member(attached.person) else { return };
        let (name, seat) = (member.name.clone(), self.people.seat_of(attached.person));
        let you = You { name, seat, host: self.people.host == Some(attached.person) };
        if attached.you.as_ref() == Some(&you) && !is_new {
            return;
        }
        attached.you = Some(you.clone());
        let welcome = Plain::Welcome { protocol: protocol::NEWEST, epoch: self.given.epoch, you: you.clone() };
        self.post(device, &if is_new { welcome } else { Plain::You(you) });
    }

    fn tell_game(
        &mut self,
        device: Device,
        attached: &mut Attached,
        connected: Option<Connected>,
        rendered: &mut Rendered,
    ) {
        let viewer = self.viewer(attached.person);
        let source = Source { room: self, viewer, is_later: self.watches_later(attached.person) };
        let Some((next, asked)) = source.state() else { return };
        let mut texts: Vec<Arc<str>> = Vec::new();
        let since = match (attached.known, connected) {
            (None, Some(Connected { have: Some(have), .. })) => have,
            (None, Some(Connected { start: StartWith::View, .. })) => {
                texts.extend(source.view());
                next
            }
            (None, _) => {
                texts.extend(source.first());
                0
            }
            (Some(known), _) => known,
        };
        let wanted = self.asked_since.iter().filter(|(other, _)| *other == device).map(|(_, have)| *have);
        let wanted: Vec<u64> = wanted.collect();
        let is_new = attached.known.is_none() || since != next || attached.asked != asked;
        for since in wanted.into_iter().chain(is_new.then_some(since)) {
            let place = match viewer {
                Viewer::Seat(seat) => Some(seat.number()),
                Viewer::Spectator => None,
            };
            let text = rendered.entry((place, since)).or_insert_with(|| source.news(since).into());
            texts.push(Arc::clone(text));
        }
        (attached.known, attached.asked) = (Some(next), asked);
        self.out.parcels.extend(texts.into_iter().map(|text| Parcel { to: device, text }));
    }

    /// What a device is asked.
    fn prompt(&self, attached: &Attached) -> Option<Prompt> {
        let seat = self.people.seat_of(attached.person)?;
        let chair = self.people.chair(seat).filter(|chair| chair.decides())?;
        let question = self.play.as_ref()?.question(seat, attached.legal)?;
        let (number, can_undo) = (chair.questions, question.can_undo);
        Some(Prompt { number, question: question.is_question, legal: question.legal, can_undo })
    }

    /// Makes the room that is told anew if it has changed, and lets those who watch later see what they may.
    pub(crate) fn renew_room(&mut self) {
        let version = self.shown.version;
        let room = self.open_room(version);
        if room != *self.shown {
            self.shown = Arc::new(protocol::Room { version: version + 1, ..room });
            if self.has_delay() {
                self.kept_rooms.push_back((self.now, Arc::clone(&self.shown)));
            }
        }
        self.keep_back();
        if !self.has_delay() {
            self.shown_later = Arc::clone(&self.shown);
        }
    }

    /// Keeps back what those shall see later who watch with a delay, and shows what they may see by now.
    pub(crate) fn keep_back(&mut self) {
        if !self.has_delay() {
            return;
        }
        let later = self.later();
        while self.kept_rooms.front().is_some_and(|(at, _)| *at <= later) {
            if let Some((_, room)) = self.kept_rooms.pop_front() {
                self.shown_later = room;
            }
        }
        let changes = self.clocks.as_ref().map_or(0, Clocks::changes);
        let (now, clocks) = (self.now, self.clocks.clone());
        if let Some(play) = &mut self.play {
            let state = (play.next(Viewer::Spectator), changes);
            let asked = play.asked();
            if self.kept_changes != Some(state) || self.kept_asked != asked {
                (self.kept_changes, self.kept_asked) = (Some(state), asked);
                play.keep_back(now, asked, clocks);
            }
            play.second_mut().release(later);
        }
    }

    /// The room as it is now.
    fn open_room(&self, version: u64) -> protocol::Room {
        let host = self.people.host.and_then(|host| self.people.seat_of(host));
        let has_begun = self.begun.is_some();
        let bytes = |of: fn(&Chair) -> Option<Bytes32>| -> Vec<SeatBytes> {
            let all = self.people.seats().filter_map(|(seat, chair)| Some(SeatBytes { seat, bytes: of(chair)? }));
            all.filter(|_| has_begun).collect()
        };
        let seed = (self.phase == Phase::Over).then(|| Bytes32(*self.given.seed.reveal()));
        let request = self.voting.as_ref().map(|voting| Request {
            number: voting.number,
            by: voting.by,
            kind: voting.kind,
            votes: voting
                .voters
                .iter()
                .map(|seat| Vote { seat: *seat, agreed: voting.agreed.contains(seat) })
                .collect(),
        });
        protocol::Room {
            version,
            table: self.table,
            phase: self.phase,
            rules: self.rules.clone(),
            visibility: self.visibility,
            quick: self.quick.is_some(),
            places: self.people.places(self.now),
            host,
            watchers: self
                .people
                .watchers()
                .map(|member| member.name.clone())
                .filter(|name| !name.is_empty())
                .collect(),
            deal: DealInfo {
                number: DEAL,
                commitment: self.commitment,
                sealed: bytes(|chair| chair.sealed),
                words: bytes(|chair| chair.word),
                seed,
            },
            request,
            next_table: self.next_table,
        }
    }

    pub(crate) fn phase_name(&self) -> String {
        serde_json::to_value(self.phase).ok().and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
    }

    /// What lists of tables say. Nothing hidden is in it.
    pub(crate) fn summary(&self) -> String {
        let names = self.people.names();
        let asked = self.play.as_ref().map(|play| play.asked()).unwrap_or_default();
        let people: Vec<Option<PersonId>> = self.people.chairs.iter().map(Chair::person).collect();
        let played_by: Vec<Option<&str>> = self.people.chairs.iter().map(|chair| chair.played_by.as_deref()).collect();
        let clocks = self.clocks.as_ref();
        let flags: Vec<Option<u64>> =
            self.people.seats().map(|(seat, _)| clocks.and_then(|clocks| clocks.flag_of(seat))).collect();
        let summary = serde_json::json!({
            "rules": self.rules, "players": names, "people": people, "asked": asked, "played_by": played_by,
            "flags": flags, "due": self.due(), "at": self.now, "visibility": self.visibility,
        });
        summary.to_string()
    }
}

/// Where a viewer's messages about the game come from: the table, or the position that is kept back.
struct Source<'r> {
    room: &'r Room,
    viewer: Viewer,
    is_later: bool,
}

impl Source<'_> {
    /// The number of the next event, and whom the game waits for with how often clocks changed; nothing before the game.
    fn state(&self) -> Option<(u64, (SeatSet, u64))> {
        let play = self.room.play.as_ref()?;
        if self.is_later {
            let second = play.second();
            return second.has_begun().then(|| (second.next(), (SeatSet::EMPTY, second.changes())));
        }
        let changes = self.room.clocks.as_ref().map_or(0, Clocks::changes);
        Some((play.next(self.viewer), (play.asked(), changes)))
    }

    fn first(&self) -> Option<Arc<str>> {
        Some(self.room.play.as_ref()?.first(self.viewer).into())
    }

    fn view(&self) -> Option<Arc<str>> {
        let play = self.room.play.as_ref()?;
        Some(if self.is_later { play.view_later() } else { play.view(self.viewer) }.into())
    }

    fn news(&self, since: u64) -> String {
        let Some(play) = &self.room.play else { return String::new() };
        if self.is_later {
            return play.second().news(since, self.room.later());
        }
        let clocks = self.room.clocks.as_ref().map(|clocks| clocks.message(self.viewer));
        play.news(self.viewer, since, Asked { seats: play.asked(), clocks })
    }
}
