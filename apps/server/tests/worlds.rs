//! Two worlds over real sockets and HTTP: whatever a seat may not know, every byte the server sends it is the same.
//!
//! Tables are dealt on one server, which is stopped. Two servers go on with copies of its database, so that ids, tokens,
//! seeds and words are the same on both. Again and again everything that one seat cannot see is drawn anew, on each server
//! another way; then people act on both, in ways that the engine says that seat cannot tell apart. The same script is
//! played on both: requests over HTTP, refusals, taking back, votes, reconnecting in every way, a second device, messages
//! that are none, people who watch at once or later, and strangers. Status lines, headers, bodies, frames and codes of
//! closing are compared; only what clocks on the wall say is left out.
//!
//! `PANGEA_WORLDS=2000 cargo test --release -p server --test worlds` plays so many games; every day each edition is played
//! once.

#[path = "online/harness.rs"]
#[expect(dead_code, reason = "shared with the other tests")]
mod harness;
#[path = "worlds/side.rs"]
mod side;

use std::fs;
use std::sync::{Arc, Mutex, PoisonError};

use bots::Mind;
use client::{Person, Player, Request, Role, Told};
use dice::{Commitment, DealId, FairDice, Given, Key, SealedWord, Transcript, Word};
use editions::{Deal, Edition};
use game::{Game, Seat, Viewer, below};
use notation::record::Family;
use protocol::http::{Invitation, Opened};
use protocol::people::{Reason, Report, Somebody};
use protocol::to_server::StartWith;
use protocol::{
    ActionId, Bytes32, Clock, Phase, Phrase, RequestKind, Rules, TableId, TalkRoom, ToServer, Visibility, Watching,
    Wire, Words,
};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use room::{Input, Room};
use serde::de::DeserializeOwned;
use server::Limits;
use store::Store;
use tempfile::TempDir;
use tokio_tungstenite::tungstenite::protocol::Message;
use trials::worlds::{self, Choice, World};

use harness::{Seated, Server, rules};
use side::Side;

/// People with a seat at each table.
const SEATS: u8 = 3;
/// The place of the person who watches, behind those who play.
const WATCHER: usize = SEATS as usize;
/// Games that are dealt on one server.
const AT_ONCE: usize = 40;

fn games() -> usize {
    std::env::var("PANGEA_WORLDS").ok().and_then(|text| text.parse().ok()).unwrap_or(Edition::ALL.len())
}

/// What a server does to a room before its next step.
enum Change {
    /// Everything that this viewer cannot see becomes something else.
    Another(Viewer, u64),
    /// A leak, planted on purpose: somebody comes in under a name that says what nobody should know.
    Leak(u64),
}

type Next = Arc<Mutex<Option<(TableId, Change)>>>;

/// Does what is to be done before a step of this table.
fn before_step(next: &Next, room: &mut Room) {
    let mut next = next.lock().unwrap_or_else(PoisonError::into_inner);
    match next.take() {
        Some((table, change)) if table == room.table() => match change {
            Change::Another(viewer, seed) => room.another_world(viewer, seed),
            Change::Leak(secret) => {
                let (person, name) = (protocol::PersonId::from_bytes([9; 16]), format!("{secret}"));
                room.step(Input::Join { person, name, watch: true }, 0);
            }
        },
        other => *next = other,
    }
}

/// What both servers begin with.
struct Dealt {
    folder: TempDir,
    people: Vec<Person>,
    tables: Vec<(Rules, Opened, Key)>,
}

impl Dealt {
    /// Deals a game for each of these rules, with the same people everywhere.
    async fn with(all: &[Rules]) -> Self {
        let server = Server::start().await;
        let mut people = Vec::new();
        for name in ["Anna", "Борис", "Celina", "Dana"] {
            people.push(Person::guest(&server.host, name).await.expect("a guest"));
        }
        let mut opened = Vec::new();
        for rules in all {
            let (table, room) = deal(&people, rules).await;
            opened.push((rules.clone(), table, room));
        }
        let folder = server.stop().await;
        let store = Store::open(&database(&folder)).await.expect("it opens");
        let mut tables = Vec::new();
        for (rules, opened, room) in opened {
            let id = store::TableId::from_bytes(opened.table.to_bytes());
            let seed = store.seed(id, 1).await.expect("an answer").expect("a seed");
            let key = key(&rules, &room, dice::Seed::new(*seed.reveal()));
            tables.push((rules, opened, key));
        }
        store.close().await;
        Self { folder, people, tables }
    }

    /// A server that goes on with a copy of all that.
    async fn copy(&self) -> (Server, Next, Vec<Person>) {
        let folder = tempfile::tempdir().expect("a folder");
        for file in fs::read_dir(self.folder.path()).expect("a folder").flatten() {
            if file.file_type().is_ok_and(|kind| kind.is_file()) {
                fs::copy(file.path(), folder.path().join(file.file_name())).expect("copied");
            }
        }
        let next = Next::default();
        let changes = next.clone();
        let hook = Arc::new(move |room: &mut Room, _: &Input| before_step(&changes, room));
        let change = |options: server::ServeOptions| options.limits(Limits::generous()).before_step(hook);
        let server = Server::start_in(folder, change).await;
        let people = self.people.iter().map(|person| Person { host: server.host.clone(), ..person.clone() }).collect();
        (server, next, people)
    }
}

fn database(folder: &TempDir) -> String {
    format!("sqlite://{}", folder.path().join("pangea.sqlite").display())
}

/// Opens a table and plays until the game has begun; the last of the people watches.
async fn deal(people: &[Person], rules: &Rules) -> (Opened, Box<protocol::Room>) {
    let opened = people[0].open_for(rules.clone(), Visibility::Everybody).await.expect("a table");
    let mut seated = Vec::new();
    for (place, person) in people.iter().enumerate() {
        if place > 0 {
            person.join(&opened, place == WATCHER).await.expect("joined");
        }
        let role = match place {
            0 => Role::Host,
            WATCHER => Role::Watcher,
            _ => Role::Guest,
        };
        let mut one = Seated::connect(person.clone(), role, &opened, place as u64).await;
        one.player.waits = true;
        seated.push(one);
    }
    let plays = |player: &Player| player.phase == Phase::Playing;
    let [a, b, c, _] = seated.as_mut_slice() else { panic!("three people play and one watches") };
    tokio::join!(a.until(plays), b.until(plays), c.until(plays));
    (opened, a.player.room.clone().expect("a room"))
}

/// The key of a deal, from its seed and the words that everybody sees.
fn key(rules: &Rules, room: &protocol::Room, seed: dice::Seed) -> Key {
    let bytes = |all: &[protocol::room::SeatBytes], seat| all.iter().find(|one| one.seat == seat).map(|one| one.bytes);
    let given =
        Seat::all(rules.seats).map(|seat| match (bytes(&room.deal.sealed, seat), bytes(&room.deal.words, seat)) {
            (Some(Bytes32(sealed)), Some(Bytes32(word))) => Given::Opened(SealedWord(sealed), Word::new(word)),
            (Some(Bytes32(sealed)), None) => Given::Sealed(SealedWord(sealed)),
            (None, _) => Given::Nothing,
        });
    let deal = DealId { table: dice::TableId(room.table.to_bytes()), deal: room.deal.number };
    let game = match rules.deal().expect("rules that can be played") {
        Deal::Origin(config) => notation::origin::Origin::header(&config, Vec::new()).game_setup(),
        Deal::Boards(config) => notation::northstar::Boards::header(&config, Vec::new()).game_setup(),
        Deal::NewWorld(config) => notation::new_world::World::header(&config, Vec::new()).game_setup(),
    };
    let commitment = Commitment(room.deal.commitment.0);
    assert_eq!(commitment, Commitment::to(&seed, deal));
    Key::derive(&seed, &Transcript { deal, game, commitment, given: given.collect() })
}

/// What a viewer was sent on one server and on the other, from a little before the first difference.
#[derive(Debug)]
struct Leak {
    #[allow(dead_code, reason = "printed")]
    sent: [String; 2],
}

impl Leak {
    fn of(one: &str, other: &str) -> Self {
        let same = one.chars().zip(other.chars()).take_while(|(one, other)| one == other).count();
        let around = |text: &str| text.chars().skip(same.saturating_sub(200)).take(400).collect();
        Self { sent: [around(one), around(other)] }
    }
}

/// What was found.
#[derive(Default, Debug)]
struct Found {
    actions: usize,
    differing: usize,
    compared: usize,
    lines: usize,
}

/// The same game on two servers.
struct Pair<F: Family> {
    sides: [Side; 2],
    worlds: Option<[World<F::Game>; 2]>,
    /// The worlds before the last action, and whose it was.
    before: Option<(Seat, [World<F::Game>; 2])>,
    key: Key,
    drawn: u64,
    viewer: Seat,
    rng: Xoshiro256PlusPlus,
    last: u64,
    /// Who has asked the table already: how soon they may ask again is told by clocks.
    has_asked: Vec<Seat>,
    leaks: bool,
    found: Found,
}

impl<F> Pair<F>
where
    F: Family,
    F::Game: Mind + Game<View: Wire + DeserializeOwned, SeenEvent: Wire>,
{
    fn new_id(&mut self) -> ActionId {
        self.last += 1;
        let mut bytes = [5; 16];
        bytes[8..].copy_from_slice(&self.last.to_be_bytes());
        ActionId::from_bytes(bytes)
    }

    fn place(&self) -> usize {
        self.viewer.index()
    }

    fn draw(&mut self, bound: u32) -> u32 {
        below(&mut self.rng, bound)
    }

    /// Reads all that is on its way, and compares all that came.
    async fn settle(&mut self) -> Result<(), Leak> {
        self.last += 10;
        let last = self.last;
        let id = |place: usize| {
            let mut bytes = [6; 16];
            bytes[8..].copy_from_slice(&(last * 16 + place as u64).to_be_bytes());
            ActionId::from_bytes(bytes)
        };
        let [one, other] = &mut self.sides;
        tokio::join!(one.settle(id), other.settle(id));
        self.compare()
    }

    fn compare(&mut self) -> Result<(), Leak> {
        let [one, other] = self.sides.each_mut().map(|side| core::mem::take(&mut side.sent));
        self.found.compared += one.len();
        let (one, other) = (one.join("\n"), other.join("\n"));
        if one == other { Ok(()) } else { Err(Leak::of(&one, &other)) }
    }

    /// The same is said on both servers, and answered.
    async fn say(&mut self, place: usize, message: impl Fn(ActionId) -> ToServer) {
        let id = self.new_id();
        let message = message(id);
        for side in &mut self.sides {
            side.say(place, &message).await;
            side.read_until(place, id).await;
        }
    }

    /// Somebody connects anew on both servers.
    async fn reconnect(&mut self, place: usize, have: Option<u64>, start: StartWith) {
        for side in &mut self.sides {
            side.sockets[place] = side.connected(place, have, start).await;
        }
    }

    /// Draws anew what the viewer cannot see, on each server another way or on both the same.
    async fn draw_worlds(&mut self, is_same: bool) -> Result<(), Leak> {
        let place = self.place();
        self.reconnect(place, None, StartWith::View).await;
        self.settle().await?;
        let one = self.rng.next_u64();
        let seeds = [one, if is_same { one } else { self.rng.next_u64() }];
        let view = self.sides[0].view.clone().expect("the viewer sees the table");
        let view = serde_json::from_value(view).expect("a view");
        for (side, seed) in self.sides.iter().zip(seeds) {
            side.change(Change::Another(Viewer::Seat(self.viewer), seed));
        }
        // The next message finds the other world.
        self.settle().await?;
        (self.worlds, self.before) = (Some(worlds::drawn(&view, seeds, self.drawn)), None);
        Ok(())
    }

    /// Somebody acts on both servers; nothing if nobody can without showing the viewer which world it is.
    async fn act(&mut self) -> Result<bool, Leak> {
        let worlds = self.worlds.as_ref().expect("drawn");
        let chosen = worlds::choose(worlds, self.viewer, &FairDice::new(self.key.clone()), &mut self.rng);
        let Some(Choice { seat, actions, after, .. }) = chosen else { return Ok(false) };
        let words = [0, 1].map(|world| {
            let view = worlds[world].state.view(Viewer::Seat(seat));
            F::write_action(&view, seat, actions[world])
        });
        self.drawn = after[0].drawn;
        self.before = self.worlds.replace(after).map(|worlds| (seat, worlds));
        let (id, place) = (self.new_id(), seat.index());
        for (side, action) in self.sides.iter_mut().zip(words) {
            let prompt = side.prompts[place];
            side.say(place, &ToServer::Act { id, prompt, action }).await;
            side.read_until(place, id).await;
        }
        self.settle().await?;
        self.found.actions += 1;
        self.found.differing += usize::from(actions[0] != actions[1]);
        if self.leaks {
            let next = Viewer::Seat(self.viewer.next(SEATS));
            for (side, world) in self.sides.iter().zip(self.worlds.as_ref().expect("drawn")) {
                side.change(Change::Leak(world.state.fingerprint(next)));
            }
        }
        Ok(true)
    }

    /// The viewer, the person who watches and strangers try this and that.
    async fn try_something(&mut self) -> Result<(), Leak> {
        let place = self.place();
        match self.draw(11) {
            0 => {
                let have = u64::from(self.draw(60));
                let start = if have.is_multiple_of(2) { StartWith::View } else { StartWith::History };
                self.reconnect(place, (have > 20).then_some(have), start).await;
            }
            1 => {
                // What the viewer missed meanwhile.
                let have = self.sides[0].have;
                self.reconnect(place, Some(have), StartWith::View).await;
            }
            2 => self.reconnect(WATCHER, None, StartWith::History).await,
            3 => self.second_device().await,
            4 => self.nonsense().await,
            5 => self.foreign_words().await,
            6 => self.undo().await,
            7 => self.pause().await,
            8 | 9 => self.talk().await,
            _ => {
                let have = u64::from(self.draw(80));
                for side in &mut self.sides {
                    side.say(place, &ToServer::Since { have }).await;
                }
            }
        }
        self.settle().await?;
        self.look_around().await
    }

    /// The viewer sits down at another device; the first is told.
    async fn second_device(&mut self) {
        let place = self.place();
        for side in &mut self.sides {
            let second = side.connected(place, None, StartWith::History).await;
            while !matches!(side.read(place).await, Some(Told::Elsewhere) | None) {}
            side.sockets[place] = second;
        }
    }

    /// A message that is none ends the socket.
    async fn nonsense(&mut self) {
        let place = self.place();
        let what = self.draw(3);
        for side in &mut self.sides {
            let said = match what {
                0 => side.sockets[place].say_text("{\"type\":\"act\"}").await,
                1 => side.sockets[place].send(Message::binary(vec![1, 2, 3])).await,
                _ => side.sockets[place].say_text("x".repeat(20_000)).await,
            };
            said.expect("said");
            while side.read(place).await.is_some() {}
            side.sockets[place] = side.connected(place, None, StartWith::View).await;
        }
    }

    /// Words of somebody else's legal actions, words that are none, and the answer to a question of long ago.
    async fn foreign_words(&mut self) {
        let place = self.place();
        let worlds = self.worlds.as_ref().expect("drawn");
        let seat = self.viewer.next(SEATS);
        let words = worlds[0].legal(seat).first().map(|action| {
            let view = worlds[0].state.view(Viewer::Spectator);
            F::write_action(&view, seat, *action)
        });
        // What the viewer may do is no attempt.
        let is_asked = worlds[0].state.need().asks(self.viewer);
        let words = words.filter(|_| !is_asked).unwrap_or_else(|| "pass it on".to_owned());
        let prompt = self.sides[0].prompts[place];
        for (prompt, words) in [(prompt, words), (prompt, "\u{1f996}".to_owned()), (0, "pass".to_owned())] {
            self.say(place, |id| ToServer::Act { id, prompt, action: words.clone() }).await;
            self.say(WATCHER, |id| ToServer::Act { id, prompt, action: words.clone() }).await;
        }
    }

    /// Whoever acted last wants to take it back; if the table would have to agree, they think better of it.
    async fn undo(&mut self) {
        let Some((seat, before)) = self.before.take() else { return };
        if self.has_asked.contains(&seat) {
            return;
        }
        let prompt = self.sides[0].prompts[seat.index()];
        self.say(seat.index(), |id| ToServer::Ask { id, kind: RequestKind::Undo }).await;
        self.read_more(seat.index()).await;
        if self.sides[0].request.is_some() {
            self.withdraw(seat).await;
        } else if self.sides[0].prompts[seat.index()] != prompt {
            self.worlds = Some(before);
        }
    }

    /// Reads what is on its way to somebody.
    async fn read_more(&mut self, place: usize) {
        self.say(place, |id| ToServer::Act { id, prompt: 0, action: "pass".to_owned() }).await;
    }

    async fn pause(&mut self) {
        if self.has_asked.contains(&self.viewer) {
            return;
        }
        self.say(self.place(), |id| ToServer::Ask { id, kind: RequestKind::Pause }).await;
        self.read_more(self.place()).await;
        self.withdraw(self.viewer).await;
    }

    /// Everybody says something, and the person who watches reports it.
    async fn talk(&mut self) {
        for place in [self.place(), self.viewer.next(SEATS).index(), WATCHER] {
            let words = match self.draw(3) {
                0 => Words::Phrase { phrase: Phrase::Ouch },
                1 => Words::Text { text: String::new() },
                _ => Words::Text { text: format!("what {place} says") },
            };
            self.say(place, |id| ToServer::Say { id, words: words.clone() }).await;
        }
        let (line, viewer) = (Some(u64::from(1 + self.draw(9))), self.place());
        for side in &mut self.sides {
            let (table, person) = (side.opened.table, side.people[viewer].person);
            let (room, reason, words) = (TalkRoom::Players, Reason::Other, String::new());
            let report = Report { table, person, room, line, reason, words };
            side.request(Some(WATCHER), Request::post("/api/report", &report)).await;
        }
    }

    async fn withdraw(&mut self, seat: Seat) {
        self.has_asked.push(seat);
        if let Some(number) = self.sides[0].request {
            self.say(seat.index(), |id| ToServer::Vote { id, number, agree: false }).await;
        }
    }

    /// What can be asked over HTTP.
    async fn look_around(&mut self) -> Result<(), Leak> {
        let viewer = self.place();
        let what = self.draw(10);
        let person = self.sides[0].people[viewer].person;
        let other = self.sides[0].people[(viewer + 1) % usize::from(SEATS)].person;
        for side in &mut self.sides {
            let Opened { table, invitation } = side.opened.clone();
            let record = || Request::new("GET", &format!("/api/tables/{table}/record"));
            let invited = || Request::post("/api/invitation", &Invitation { table, invitation: invitation.clone() });
            let wrong = Invitation { table, invitation: "a".repeat(52) };
            match what {
                0 => side.request(Some(viewer), Request::new("GET", "/api/me")).await,
                1 => {
                    side.request(Some(viewer), Request::new("GET", "/api/tables")).await;
                    side.request(Some(WATCHER), Request::new("GET", "/api/tables")).await;
                }
                2 => {
                    side.request(Some(viewer), invited()).await;
                    side.request(Some(WATCHER), invited()).await;
                    side.request(None, invited()).await;
                }
                3 => {
                    side.request(Some(viewer), record()).await;
                    side.request(Some(WATCHER), record()).await;
                    side.request(None, record()).await;
                }
                4 => {
                    side.request(Some(viewer), Request::post("/api/invitation", &wrong)).await;
                    side.request(None, Request::new("GET", "/api/socket")).await;
                    side.request(None, Request::new("GET", "/api/tables")).await;
                }
                5 => {
                    side.lobby(Some(viewer)).await;
                    side.lobby(Some(WATCHER)).await;
                    side.lobby(None).await;
                }
                6 => {
                    for path in [
                        "/api/games".to_owned(),
                        format!("/api/games/{table}"),
                        format!("/api/games/{table}/record"),
                        format!("/api/games?person={other}"),
                        format!("/api/people/{person}/profile"),
                        format!("/api/people/{other}/profile"),
                        "/api/leaderboard?edition=origin&size=3-4".to_owned(),
                        "/api/vacation".to_owned(),
                        "/api/quick".to_owned(),
                    ] {
                        side.request(Some(viewer), Request::new("GET", &path)).await;
                        side.request(Some(WATCHER), Request::new("GET", &path)).await;
                    }
                }
                7 => {
                    for path in ["/api/account", "/api/devices", "/api/friends", "/api/invitations", "/api/my-data"] {
                        side.request(Some(viewer), Request::new("GET", path)).await;
                        side.request(Some(WATCHER), Request::new("GET", path)).await;
                    }
                }
                8 => {
                    for path in ["/api/friends/ask", "/api/mute", "/api/unmute", "/api/friends/end"] {
                        side.request(Some(viewer), Request::post(path, &Somebody { person: other })).await;
                    }
                }
                _ => {
                    // Joining once more changes nothing.
                    let join = protocol::http::Join { table, invitation: Some(invitation.clone()), watch: true };
                    side.request(Some(viewer), Request::post("/api/join", &join)).await;
                    side.request(Some(WATCHER), Request::post("/api/join", &join)).await;
                }
            }
        }
        self.settle().await
    }

    async fn play(&mut self, rounds: usize) -> Result<(), Leak> {
        for _ in 0..rounds {
            if self.worlds.as_ref().is_some_and(|worlds| worlds[0].state.need() == game::Need::Over) {
                break;
            }
            self.draw_worlds(false).await?;
            for _ in 0..6 {
                if !self.act().await? {
                    // Whatever is done next shows the viewer which world it is: it is one world then.
                    self.draw_worlds(true).await?;
                    self.act().await?;
                    break;
                }
                if self.draw(2) == 0 {
                    self.try_something().await?;
                }
            }
        }
        Ok(())
    }
}

/// How many outcomes of chance the record of a table has.
async fn drawn(dealt: &Dealt, table: TableId) -> u64 {
    let copy = tempfile::tempdir().expect("a folder");
    fs::copy(dealt.folder.path().join("pangea.sqlite"), copy.path().join("pangea.sqlite")).expect("copied");
    let store = Store::open(&database(&copy)).await.expect("it opens");
    let stored = store.load(store::TableId::from_bytes(table.to_bytes())).await.expect("a table");
    store.close().await;
    let count = |body: &str| {
        let body: serde_json::Value = serde_json::from_str(body).expect("an entry");
        body["fact"]["chance"].as_array().map_or(0, Vec::len) as u64
    };
    stored.rows.iter().map(|row| count(&row.body)).sum()
}

/// Plays one game on both servers.
async fn plays<F>(sides: [Side; 2], dealt: &Dealt, game: usize, seed: u64, leaks: bool) -> (Found, Result<(), Leak>)
where
    F: Family,
    F::Game: Mind + Game<View: Wire + DeserializeOwned, SeenEvent: Wire>,
{
    let (_, opened, key) = &dealt.tables[game];
    let drawn = drawn(dealt, opened.table).await;
    let viewer = Seat::wrapping(sides[0].viewer);
    let mut pair = Pair::<F> {
        sides,
        worlds: None,
        before: None,
        key: key.clone(),
        drawn,
        viewer,
        rng: Xoshiro256PlusPlus::seed_from_u64(seed),
        last: 0,
        has_asked: Vec::new(),
        leaks,
        found: Found::default(),
    };
    let mut result = pair.play(4).await;
    let [one, other] = &pair.sides;
    let own = |side: &Side| -> Vec<((usize, u64), String)> {
        side.talk
            .iter()
            .filter(|((place, _), _)| side.is_compared(*place))
            .map(|(key, line)| (*key, line.clone()))
            .collect()
    };
    if result.is_ok() && own(one) != own(other) {
        result = Err(Leak::of(&format!("{:?}", own(one)), &format!("{:?}", own(other))));
    }
    // A player is not told what watchers say, and who watches later not yet what players say.
    for side in &pair.sides {
        let has_delay = dealt.tables[game].0.watching == Watching::Delayed;
        for ((place, _), line) in &side.talk {
            let room = if *place == WATCHER { "\"room\":\"players\"" } else { "\"room\":\"watchers\"" };
            assert!(!line.contains(room) || (*place == WATCHER && !has_delay), "{place}: {line}");
        }
        pair.found.lines += side.talk.len();
    }
    (pair.found, result)
}

/// Plays a game for each of these rules; returns what was found at each table.
async fn played(all: &[Rules], first: u64, leaks: bool) -> Vec<(Found, Result<(), Leak>)> {
    let dealt = Dealt::with(all).await;
    let (one, next_one, people_one) = dealt.copy().await;
    let (other, next_other, people_other) = dealt.copy().await;
    let mut found = Vec::new();
    for (game, (rules, opened, _)) in dealt.tables.iter().enumerate() {
        let seed = first + game as u64;
        let viewer = seed as usize % usize::from(SEATS);
        let sides = [
            Side::new(next_one.clone(), people_one.clone(), opened.clone(), viewer).await,
            Side::new(next_other.clone(), people_other.clone(), opened.clone(), viewer).await,
        ];
        found.push(match rules.deal().expect("rules that can be played") {
            Deal::Origin(_) => plays::<notation::origin::Origin>(sides, &dealt, game, seed, leaks).await,
            Deal::Boards(_) => plays::<notation::northstar::Boards>(sides, &dealt, game, seed, leaks).await,
            Deal::NewWorld(_) => plays::<notation::new_world::World>(sides, &dealt, game, seed, leaks).await,
        });
    }
    one.stop().await;
    other.stop().await;
    found
}

/// The rules of so many games: editions, ways to watch and clocks in turn.
fn all_rules(count: usize) -> Vec<Rules> {
    let rules = |(number, edition): (usize, Edition)| {
        let watching = if number.is_multiple_of(2) { Watching::AtOnce } else { Watching::Delayed };
        let clock = Clock::Live { start_ms: 10_800_000, increment_ms: 5_000 };
        let clock = Some(clock).filter(|_| number % 3 == 1);
        Rules { watching, clock, ..rules(edition.id(), SEATS) }
    };
    Edition::ALL.into_iter().cycle().take(count).enumerate().map(rules).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_seat_is_sent_the_same_bytes_whatever_it_may_not_know() {
    let all = all_rules(games());
    let mut sum = Found::default();
    for (chunk, rules) in all.chunks(AT_ONCE).enumerate() {
        let first = (chunk * AT_ONCE) as u64;
        for ((found, result), (rules, seed)) in
            played(rules, first, false).await.into_iter().zip(rules.iter().zip(first..))
        {
            if let Err(leak) = result {
                panic!("{}, game {seed}: {leak:#?}", rules.edition);
            }
            assert!(found.actions > 4 && found.compared > 4 * found.actions, "{}: {found:?}", rules.edition);
            sum.actions += found.actions;
            sum.differing += found.differing;
            sum.compared += found.compared;
            sum.lines += found.lines;
        }
    }
    assert!(sum.differing > 0 && sum.lines > 0, "{sum:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_leak_planted_on_purpose_is_found() {
    let all = all_rules(Edition::ALL.len());
    for ((found, result), rules) in played(&all, 1_000, true).await.into_iter().zip(&all) {
        assert!(result.is_err(), "{}: {found:?}", rules.edition);
    }
}
