//! The page at a table online: the conversation with the server, kept up over breaks, and what its screens show of it.
//!
//! | module | what it holds |
//! |---|---|
//! | [`http`] | requests outside the socket |
//! | [`me`] | who this browser is |
//! | [`chat`] | what is said at the table |
//! | [`socket`] | the socket |
//! | [`pulse`] | whether it lives |
//! | [`words`] | the page's part in the dice |
//! | [`clock`] | clocks as they stand now |
//! | [`reach`] | who can reach the server, and whether others could read along |

pub mod chat;
pub mod clock;
pub mod http;
pub mod me;
pub mod pulse;
pub mod reach;
pub mod socket;
pub mod words;

use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

use desk::Stage;
use desk::online::{Conversation, Heard};
use game::{Seat, Viewer};
use leptos::prelude::*;
use protocol::http::{About, Me, MyTable, MyTables};
use protocol::{ActionId, Broken, Notice, Occupant, Phase, Presence, Refusal, Room, TableId, ToServer, You};
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::prefs::{Prefs, keep, kept};
use crate::route::Route;
use crate::session::Session;
use chat::Chat;
use clock::Clocks;
use pulse::{Check, Pulse};
use socket::{Happens, Socket};
use words::{Doubt, Opinion};

/// How the line to the server is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Line {
    /// At no table.
    None,
    /// Opening for the first time.
    Connecting,
    /// Open.
    Open,
    /// Broken since this moment.
    Lost(f64),
    /// The same person is at this table with another device.
    Elsewhere,
    /// The page is too old for the server.
    Reload,
    /// The server has ended the conversation.
    Gone(Broken),
}

/// What is known about the server.
#[derive(Clone, PartialEq, Debug)]
pub enum Server {
    /// Not asked yet.
    Unknown,
    /// There is none, or it cannot be reached.
    Nobody,
    /// It answers.
    There(Arc<About>),
}

/// Something the strip says for a while.
#[derive(Clone, PartialEq, Debug)]
pub enum Word {
    /// A notice of the server, and when it came.
    Notice(Notice, f64),
    /// What was asked was not done.
    Refused(Refusal),
    /// The connection is there again, after this many seconds.
    Back(u32),
}

/// The page at a table online.
#[derive(Clone, Copy)]
pub struct Online {
    session: Session,
    prefs: Prefs,
    talk: StoredValue<Option<Conversation>, LocalStorage>,
    socket: StoredValue<Option<Socket>, LocalStorage>,
    /// Counts sockets: what an old one says is not heard.
    turn: StoredValue<u32>,
    attempts: StoredValue<u32>,
    /// Whether the present socket lives.
    pulse: StoredValue<Pulse>,
    /// The table.
    pub table: RwSignal<Option<TableId>>,
    /// The server.
    pub server: RwSignal<Server>,
    /// The tables of this person, as last known.
    pub tables: RwSignal<Vec<MyTable>>,
    /// When that was, in milliseconds, if the server does not answer now.
    pub tables_as_of: RwSignal<Option<f64>>,
    /// The room around the table.
    pub room: RwSignal<Option<Arc<Room>>>,
    /// Who the person is there.
    pub you: RwSignal<Option<You>>,
    /// The clocks.
    pub clocks: RwSignal<Option<Clocks>>,
    /// The line to the server.
    pub line: RwSignal<Line>,
    /// What the strip says.
    pub word: RwSignal<Option<Word>>,
    /// What happened while the page was away, by numbers of events.
    pub missed: RwSignal<Vec<(u64, u64)>>,
    /// The time in milliseconds, each half second, while somebody is at a table.
    pub now: RwSignal<f64>,
    /// The record of the finished game.
    pub record: RwSignal<Option<String>>,
    /// Why the dice of this game need not be believed, until the player has read it.
    pub doubt: RwSignal<Option<Doubt>>,
    /// What was thought of the deal last.
    opinion: StoredValue<Opinion>,
    /// Presence of the players, to tell what has changed.
    presence: StoredValue<Vec<Option<Presence>>>,
    /// The secret of the invitation of the table, if this browser has it.
    secret: RwSignal<Option<(TableId, String)>>,
    /// What has changed in the room, for those who listen.
    pub said: RwSignal<String>,
    /// What people have said at the table.
    pub chat: Chat,
    /// The table of a quick match at which the page has said that its player is ready: whoever looked for a game is.
    readied: StoredValue<Option<TableId>>,
    /// Who this browser is, once the server has said so.
    pub me: RwSignal<Option<Me>>,
}

/// Whether everybody who sits is called the same in two rooms.
fn same_names(one: &Room, other: &Room) -> bool {
    fn names(room: &Room) -> impl Iterator<Item = Option<&str>> {
        room.places.iter().map(|place| match &place.occupant {
            Occupant::Person { name, .. } | Occupant::Bot { name, .. } => Some(name.as_str()),
            Occupant::Open => None,
        })
    }
    names(one).eq(names(other))
}

/// The strip says that the connection is lost after this long, in milliseconds.
pub const PATIENCE: f64 = 2_000.0;
/// Between the first two attempts to connect, at most, in milliseconds.
const FIRST_WAIT: f64 = 500.0;
/// Between later attempts, at most.
const LONGEST_WAIT: f64 = 30_000.0;

impl Online {
    /// For this page.
    pub fn new(session: Session, prefs: Prefs) -> Self {
        let online = Self {
            session,
            prefs,
            talk: StoredValue::new_local(None),
            socket: StoredValue::new_local(None),
            turn: StoredValue::new(0),
            attempts: StoredValue::new(0),
            pulse: StoredValue::new(Pulse::begins(0.0)),
            table: RwSignal::new(None),
            server: RwSignal::new(Server::Unknown),
            // Shown at once, so that nothing is pushed away under somebody's finger when the answer comes.
            tables: RwSignal::new(known_tables().map(|known| known.tables.tables).unwrap_or_default()),
            tables_as_of: RwSignal::new(None),
            room: RwSignal::new(None),
            you: RwSignal::new(None),
            clocks: RwSignal::new(None),
            line: RwSignal::new(Line::None),
            word: RwSignal::new(None),
            missed: RwSignal::new(Vec::new()),
            now: RwSignal::new(js_sys::Date::now()),
            record: RwSignal::new(None),
            doubt: RwSignal::new(None),
            opinion: StoredValue::new(Opinion::Fine),
            presence: StoredValue::new(Vec::new()),
            secret: RwSignal::new(None),
            said: RwSignal::new(String::new()),
            chat: Chat::new(),
            readied: StoredValue::new(None),
            me: RwSignal::new(None),
        };
        online.listen();
        online
    }

    /// Of this page.
    pub fn here() -> Self {
        expect_context::<Self>()
    }

    /// What the browser says about the network and the page, time, and the title.
    fn listen(self) {
        for event in ["pageshow", "online", "visibilitychange"] {
            let wake = Closure::<dyn FnMut()>::new(move || self.wake());
            let target: &web_sys::EventTarget = &window();
            let target = if event == "visibilitychange" { document().into() } else { target.clone() };
            let _ = target.add_event_listener_with_callback(event, wake.as_ref().unchecked_ref());
            wake.forget();
        }
        let lost = Closure::<dyn FnMut()>::new(move || self.lose());
        let _ = window().add_event_listener_with_callback("offline", lost.as_ref().unchecked_ref());
        lost.forget();
        let tick = move || {
            if self.line.get_untracked() != Line::None {
                self.now.set(js_sys::Date::now());
                self.feel();
            }
        };
        let _ = set_interval_with_handle(tick, Duration::from_millis(500));
        // Games that go on over days are looked after, so that the title and the badge can say whose turn it is.
        let look = move || {
            let waits = self.tables.with_untracked(|tables| tables.iter().any(|table| table.phase != Phase::Over));
            if waits && (document().hidden() || matches!(Route::here(), Route::Home)) {
                self.find_tables();
            }
        };
        let _ = set_interval_with_handle(look, Duration::from_secs(30));
        Effect::new(move |_| badge(self.turns()));
        Effect::new(move |_| self.entitle());
        Effect::new(move |_| {
            let lang = self.prefs.lang.get();
            self.talk.update_value(|talk| talk.iter_mut().for_each(|talk| talk.set_lang(lang)));
        });
        Effect::new(move |_| self.session.held.set(self.holds()));
    }

    /// While the page is not looked at, its title says whose turn it is.
    fn entitle(self) {
        self.now.track();
        let is_mine = self.session.online.get() && matches!(self.session.stage.get(), Stage::Yours(_));
        let title = match (is_mine || self.turns() > 0) && document().hidden() {
            true => format!("{} · Pangea", self.prefs.words().text("online-title-turn")),
            false => "Pangea".to_owned(),
        };
        if document().title() != title {
            document().set_title(&title);
        }
    }

    /// At how many tables it is this person's turn.
    pub fn turns(self) -> usize {
        self.tables.with(|tables| tables.iter().filter(|table| table.your_turn).count())
    }

    /// Whether the own question waits: for the connection, or for what the table is asked.
    fn holds(self) -> bool {
        let asked = self
            .room
            .with(|room| room.as_ref().is_some_and(|room| room.request.is_some() && room.phase != Phase::Over));
        let lost = match self.line.get() {
            Line::Lost(since) => self.now.get() - since > PATIENCE,
            Line::Elsewhere | Line::Reload | Line::Gone(_) => true,
            Line::None | Line::Connecting | Line::Open => false,
        };
        self.session.online.get() && (asked || lost)
    }

    /// Asks what the server is, unless it is known.
    pub fn find_server(self) {
        if matches!(self.server.get_untracked(), Server::There(_)) {
            return;
        }
        spawn_local(async move {
            let about = http::about().await;
            self.server.set(about.map_or(Server::Nobody, |about| Server::There(Arc::new(about))));
        });
    }

    /// Asks for the tables of this person, if this browser was ever somebody on this server.
    pub fn find_tables(self) {
        if !Self::is_somebody() {
            return;
        }
        spawn_local(async move {
            match http::tables().await {
                Ok(tables) => {
                    keep_tables(&tables);
                    self.tables_as_of.set(None);
                    if self.tables.with_untracked(|known| *known != tables.tables) {
                        self.tables.set(tables.tables);
                    }
                }
                Err(http::NoAnswer::Refused(protocol::http::FailureCode::SignedOut)) => self.is_nobody(),
                Err(_) => self.tables_as_of.set(known_tables().map(|known| known.at)),
            }
        });
    }

    /// Whether this browser has a name on this server.
    pub fn is_somebody() -> bool {
        kept("pangea.guest").is_some()
    }

    /// Takes a name on this server, unless this browser has that one. Returns why not.
    pub async fn be(self, name: String) -> Result<(), http::NoAnswer> {
        if kept("pangea.guest").as_deref() == Some(name.as_str()) {
            return Ok(());
        }
        self.is(http::guest(name).await?);
        Ok(())
    }

    /// Sits down at a table, or goes on with the conversation about it.
    pub fn visit(self, table: TableId) {
        if self.table.get_untracked() == Some(table) && self.line.get_untracked() != Line::None {
            return;
        }
        self.leave_table();
        let mut talk = Conversation::new(table, self.prefs.lang.get_untracked(), draw_name);
        if let Some(unanswered) = kept_here(&unanswered(table)) {
            talk.take_over(&unanswered);
        }
        self.talk.set_value(Some(talk));
        self.secret.set(kept(&invitation_name(table)).map(|secret| (table, secret)));
        self.table.set(Some(table));
        self.line.set(Line::Connecting);
        self.connect();
    }

    /// Goes away from the table; the seat stays.
    pub fn leave_table(self) {
        self.turn.update_value(|turn| *turn += 1);
        self.socket.set_value(None);
        self.talk.set_value(None);
        if self.session.online.get_untracked() {
            self.session.leave_online();
        }
        self.table.set(None);
        self.line.set(Line::None);
        self.room.set(None);
        self.you.set(None);
        self.clocks.set(None);
        self.word.set(None);
        self.missed.set(Vec::new());
        self.record.set(None);
        self.doubt.set(None);
        self.opinion.set_value(Opinion::Fine);
        self.chat.forget();
    }

    /// Opens a socket now.
    pub fn connect(self) {
        let turn = self.turn.try_update_value(|turn| {
            *turn += 1;
            *turn
        });
        let happens = move |what: Happens| {
            if self.turn.try_get_value() == turn {
                // Not from within the socket's own event.
                match what {
                    Happens::Opened => self.opened(),
                    Happens::Text(text) => self.hear(&text),
                    Happens::Gone => self.lose(),
                }
            }
        };
        self.pulse.set_value(Pulse::begins(js_sys::Date::now()));
        self.socket.set_value(Socket::open(happens));
    }

    /// Looks whether the socket lives. A page that is not seen is not woken often enough to know.
    fn feel(self) {
        let is_there = self.socket.with_value(Option::is_some) && !document().hidden();
        if !is_there || !matches!(self.line.get_untracked(), Line::Connecting | Line::Open | Line::Lost(_)) {
            return;
        }
        let away = self.word.with_untracked(|word| matches!(word, Some(Word::Notice(Notice::StorageAway, _))));
        match self.pulse.get_value().check(js_sys::Date::now(), away) {
            Check::Lives => {}
            Check::Ask => self.wake(),
            Check::Dead => self.lose(),
        }
    }

    fn opened(self) {
        self.attempts.set_value(0);
        self.talk.update_value(|talk| talk.iter_mut().for_each(Conversation::open));
        self.pump();
    }

    /// The socket is gone: tries again, later each time.
    fn lose(self) {
        let is_over = matches!(self.line.get_untracked(), Line::None | Line::Elsewhere | Line::Reload | Line::Gone(_));
        let turn = self.turn.try_update_value(|turn| {
            *turn += 1;
            *turn
        });
        self.socket.set_value(None);
        self.talk.update_value(|talk| talk.iter_mut().for_each(Conversation::close));
        if is_over {
            return;
        }
        if !matches!(self.line.get_untracked(), Line::Lost(_)) {
            self.line.set(Line::Lost(js_sys::Date::now()));
        }
        let attempts = self.attempts.try_update_value(|attempts| {
            *attempts = (*attempts + 1).min(16);
            *attempts
        });
        let most = (FIRST_WAIT * f64::from(2u32.pow(attempts.unwrap_or(1) - 1))).min(LONGEST_WAIT);
        let wait = (most * js_sys::Math::random()).max(50.0);
        let again = move || {
            if self.turn.try_get_value() == turn {
                self.connect();
            }
        };
        set_timeout(again, Duration::from_millis(wait as u64));
    }

    /// Somebody looks at the page again, or the network is back.
    fn wake(self) {
        match self.line.get_untracked() {
            Line::Lost(_) => self.connect(),
            Line::Open => {
                self.talk.update_value(|talk| talk.iter_mut().for_each(Conversation::resync));
                // It has to answer, whatever was heard before the page was not seen.
                self.pulse.update_value(|pulse| pulse.hear(js_sys::Date::now(), true));
                self.pump();
            }
            Line::None | Line::Connecting | Line::Elsewhere | Line::Reload | Line::Gone(_) => {}
        }
    }

    /// Goes on with this device.
    pub fn take_over(self) {
        self.line.set(Line::Connecting);
        self.connect();
    }

    /// Sends what is to be sent, and keeps what has no answer.
    pub fn pump(self) {
        let Some(table) = self.table.get_untracked() else { return };
        let outgoing = self.talk.try_update_value(|talk| {
            let talk = talk.as_mut()?;
            Some((talk.outgoing(), talk.unanswered()))
        });
        let Some(Some((texts, left))) = outgoing else { return };
        if !texts.is_empty() {
            self.pulse.update_value(|pulse| pulse.ask(js_sys::Date::now()));
        }
        self.socket.with_value(|socket| {
            for text in socket.iter().flat_map(|socket| texts.iter().map(move |text| (socket, text))) {
                text.0.send(text.1);
            }
        });
        match left {
            Some(left) => keep_here(&unanswered(table), &left),
            None => forget_here(&unanswered(table)),
        }
    }

    /// Asks the server for something about the room.
    pub fn request(self, make: impl FnOnce(ActionId) -> ToServer) {
        self.word.set(None);
        self.talk.update_value(|talk| {
            if let Some(talk) = talk.as_mut() {
                talk.request(make);
            }
        });
        self.pump();
    }

    /// Says something at the table, unless something that was said is on its way.
    pub fn say(self, words: protocol::Words) {
        if !self.chat.may_send() {
            return;
        }
        self.talk.update_value(|talk| {
            if let Some(talk) = talk.as_mut() {
                self.chat.sends(talk.request(|id| ToServer::Say { id, words }));
            }
        });
        self.pump();
    }

    /// Is ready to begin, with a sealed word for the dice; or no longer.
    pub fn be_ready(self, ready: bool) {
        let (Some(room), Some(seat)) = (self.room.get_untracked(), self.seat()) else { return };
        let sealed = ready.then(|| words::seal(room.table, &room.deal, seat)).flatten();
        self.request(|id| ToServer::Ready { id, ready, sealed });
    }

    /// The own seat.
    pub fn seat(self) -> Option<Seat> {
        self.you.with_untracked(|you| you.as_ref().and_then(|you| you.seat))
    }

    /// Reads a message.
    fn hear(self, text: &str) {
        let read = |talk: &mut Option<Conversation>| {
            let talk = talk.as_mut()?;
            Some((talk.receive(text), talk.unanswered().is_some()))
        };
        let Some(Some((heard, waits))) = self.talk.try_update_value(read) else { return };
        self.pulse.update_value(|pulse| pulse.hear(js_sys::Date::now(), waits));
        self.follow();
        match heard {
            Heard::Changed => {}
            Heard::Table(desk) => {
                let pump = Rc::new(move || self.pump());
                self.session.sit_online(desk, pump);
            }
            Heard::News { missed } => {
                self.session.catch_up();
                if let Some(missed) = missed {
                    self.missed.update(|all| all.push(missed));
                }
            }
            Heard::Talk { whole, lines } => {
                self.chat.hear(whole, lines, self.me.with_untracked(|me| me.as_ref().map(|me| me.person)))
            }
            Heard::Said(id) => self.chat.said(id),
            Heard::Answered { id, refused } if self.chat.sent.get_untracked() == Some(id) => self.chat.refused(refused),
            Heard::Answered { refused, .. } => {
                self.session.catch_up();
                if let Some(why) = refused {
                    self.word.set(Some(Word::Refused(why.reason)));
                }
            }
            Heard::Notice(notice) => self.word.set(Some(Word::Notice(notice, js_sys::Date::now()))),
            Heard::Elsewhere => self.line.set(Line::Elsewhere),
            Heard::Reload => self.line.set(Line::Reload),
            Heard::Broken(Broken::GoingAway | Broken::TooFast) => {}
            Heard::Broken(code) => self.line.set(Line::Gone(code)),
            Heard::Garbled => leptos::logging::warn!("a message that was not understood"),
        }
        self.pump();
    }

    /// Shows what the conversation knows.
    fn follow(self) {
        let known = self.talk.with_value(|talk| {
            let talk = talk.as_ref()?;
            Some((talk.you().cloned(), talk.room().cloned(), talk.asked().cloned()))
        });
        let Some((you, room, asked)) = known else { return };
        if you.is_some() {
            match self.line.get_untracked() {
                Line::Lost(since) => {
                    let seconds = ((js_sys::Date::now() - since) / 1000.0).round();
                    if seconds * 1000.0 > PATIENCE {
                        self.word.set(Some(Word::Back(seconds as u32)));
                    }
                    self.line.set(Line::Open);
                }
                Line::Connecting => self.line.set(Line::Open),
                Line::None | Line::Open | Line::Elsewhere | Line::Reload | Line::Gone(_) => {}
            }
        }
        if self.you.with_untracked(|known| *known != you) {
            self.you.set(you);
        }
        if self.room.with_untracked(|known| known.as_deref() != room.as_ref())
            && let Some(room) = room
        {
            self.tell_changes(&room);
            self.play_dice(&room);
            let (table, begins) = (room.table, room.quick && room.phase == Phase::Waiting);
            let renamed =
                self.room.with_untracked(|known| known.as_deref().is_some_and(|known| !same_names(known, &room)));
            self.room.set(Some(Arc::new(room)));
            if renamed && self.session.online.get_untracked() {
                // No event of the game says so.
                self.session.catch_up();
            }
            if begins && self.seat().is_some() && self.readied.get_value() != Some(table) {
                self.readied.set_value(Some(table));
                self.be_ready(true);
            }
        }
        let clocks = asked.and_then(|asked| Clocks::of(&asked));
        if self.clocks.with_untracked(|known| !Clocks::same(known.as_ref(), clocks.as_ref())) {
            self.clocks.set(clocks);
        }
    }

    /// Opens the word for the dice once all sealed words are shown, says what is wrong with them, and fetches the record
    /// once the game is over.
    fn play_dice(self, room: &Room) {
        let plays = self.seat().is_some();
        let opinion = if plays { words::opinion(room.table, room.phase, &room.deal) } else { Opinion::Fine };
        if opinion != self.opinion.get_value() {
            self.opinion.set_value(opinion);
            match opinion {
                Opinion::Fine => {}
                Opinion::Open(word) => self.request(|id| ToServer::Word { id, word }),
                Opinion::Doubt(doubt) => self.doubt.set(Some(doubt)),
            }
        }
        if room.phase == Phase::Over && self.record.with_untracked(Option::is_none) {
            let table = room.table;
            spawn_local(async move {
                let record = http::record(table).await;
                if self.table.get_untracked() == Some(table) {
                    self.record.set(record);
                }
            });
        }
    }

    /// Says who came, went or is back.
    fn tell_changes(self, room: &Room) {
        let presence = |occupant: &Occupant| match occupant {
            Occupant::Person { presence, .. } => Some(*presence),
            Occupant::Open | Occupant::Bot { .. } => None,
        };
        let now: Vec<Option<Presence>> = room.places.iter().map(|place| presence(&place.occupant)).collect();
        let before = self.presence.get_value();
        self.presence.set_value(now.clone());
        let words = prefs_words(self.prefs);
        for (place, (before, now)) in room.places.iter().zip(before.iter().zip(&now)) {
            let Occupant::Person { name, .. } = &place.occupant else { continue };
            let id = match (before, now) {
                (Some(before), Some(now)) if before == now => continue,
                (None, Some(Presence::Here)) => "online-said-came",
                (_, Some(Presence::Here)) => "online-said-back",
                (_, Some(Presence::Reconnecting)) => "online-said-reconnecting",
                (_, Some(Presence::Away)) => "online-said-away",
                (_, None) => continue,
            };
            self.said.set(words.text_with(id, &[("player", name.clone().into())]));
        }
    }

    /// The invitation of a table, if this browser has it.
    pub fn invitation(self, table: TableId) -> Option<String> {
        let (_, secret) = self.secret.get().filter(|(known, _)| *known == table)?;
        let here = window().location().href().unwrap_or_default();
        let here = here.split('#').next().unwrap_or_default().to_owned();
        let base = match self.server.get() {
            Server::There(about) if about.reachable && !about.public_url.is_empty() => {
                format!("{}/", about.public_url.trim_end_matches('/'))
            }
            Server::There(_) | Server::Nobody | Server::Unknown => here,
        };
        Some(format!("{base}{}", Route::Join(table, secret).href()))
    }

    /// Keeps the invitation of a table.
    pub fn keep_invitation(self, table: TableId, secret: &str) {
        keep(&invitation_name(table), secret);
        self.secret.set(Some((table, secret.to_owned())));
    }

    /// Makes a new invitation to the table; the old one is over. Returns why not.
    pub async fn invite_anew(self, table: TableId) -> Result<(), http::NoAnswer> {
        let opened = http::invite(table).await?;
        self.keep_invitation(table, &opened.invitation);
        Ok(())
    }

    /// Whether a game of this table can be seen.
    pub fn has_table(self) -> bool {
        self.session.online.get()
    }

    /// Whether the person watches.
    pub fn watches(self) -> bool {
        self.you.with(|you| you.as_ref().is_some_and(|you| you.seat.is_none()))
    }

    /// Through whose eyes the table is seen.
    pub fn viewer(self) -> Viewer {
        self.seat().map_or(Viewer::Spectator, Viewer::Seat)
    }
}

/// The tables of this person as the server told them last.
#[derive(Serialize, Deserialize)]
struct KnownTables {
    at: f64,
    tables: MyTables,
}

fn known_tables() -> Option<KnownTables> {
    serde_json::from_str(&kept("pangea.tables")?).ok()
}

fn keep_tables(tables: &MyTables) {
    let known = KnownTables { at: js_sys::Date::now(), tables: tables.clone() };
    if let Ok(text) = serde_json::to_string(&known) {
        keep("pangea.tables", &text);
    }
}

fn prefs_words(prefs: Prefs) -> &'static locale::Words {
    locale::Words::of(prefs.lang.get_untracked())
}

/// The number on the sign of the page, where there is one.
fn badge(count: usize) {
    let navigator = window().navigator();
    let Ok(set) = js_sys::Reflect::get(&navigator, &"setAppBadge".into()) else { return };
    if let Some(set) = set.dyn_ref::<js_sys::Function>()
        && let Ok(promise) = set.call1(&navigator, &(count as u32).into())
        && let Ok(promise) = promise.dyn_into::<js_sys::Promise>()
    {
        // A page that is not installed has no sign.
        spawn_local(async move { drop(wasm_bindgen_futures::JsFuture::from(promise).await) });
    }
}

/// A name for a request.
fn draw_name() -> ActionId {
    let by_chance = || core::array::from_fn(|_| (js_sys::Math::random() * 256.0) as u8);
    ActionId::from_bytes(words::random().unwrap_or_else(by_chance))
}

/// Under which name the browser keeps an invitation.
fn invitation_name(table: TableId) -> String {
    format!("pangea.invitation.{table}")
}

/// Under which name a window keeps what was not answered.
fn unanswered(table: TableId) -> String {
    format!("pangea.unanswered.{table}")
}

fn store() -> Option<web_sys::Storage> {
    window().session_storage().ok().flatten()
}

fn kept_here(name: &str) -> Option<String> {
    store()?.get_item(name).ok().flatten()
}

fn keep_here(name: &str, value: &str) {
    if let Some(store) = store() {
        let _ = store.set_item(name, value);
    }
}

fn forget_here(name: &str) {
    if let Some(store) = store() {
        let _ = store.remove_item(name);
    }
}
