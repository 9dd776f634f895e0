//! `kill -9` at random moments: nothing that was acknowledged is lost or doubled, no table is stuck, and the record replays.
//! People act, take back, pause, leave and come back meanwhile, and play again.
//!
//! The server is this test program itself, started again as a child. `PANGEA_KILLS=1000 cargo test -p server --test kills`
//! kills more often than the 60 times of every day (30 with each database).

use std::collections::{BTreeMap, HashMap};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use client::{ClientError, Person, Player, Request, Role, Socket, Told, new_id};
use protocol::http::Opened;
use protocol::results::PlayedGame;
use protocol::{
    ActionId, NewOccupant, Occupant, Phase, Refusal, RequestKind, Rules, TableId, ToServer, Watching, Words,
};
use server::{Limits, Pages, ServeOptions, serve};
use store::Store;
use store::testing::{Postgres, Sync};

/// What tells the child that it is one: its folder and its database.
const CHILD: &str = "PANGEA_KILLS_CHILD";

/// For how long a table is left to a server that was killed.
const LEASE: Duration = Duration::from_millis(900);

/// Not a test: the child that is killed.
#[test]
#[ignore = "the child of the other tests"]
fn child() {
    let Ok(told) = std::env::var(CHILD) else { return };
    let (folder, database) = told.split_once(' ').expect("a folder and a database");
    let pages = Pages::folder(folder).expect("a page");
    // A short lease, because the next server waits for its end.
    let options = ServeOptions::new(pages, database).limits(Limits::generous()).lease(LEASE).when_bound(|bound| {
        #[expect(clippy::print_stdout, reason = "the parent reads it")]
        {
            println!("\nlistening {}", bound.address);
        }
    });
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.expect("a runtime").block_on(serve(options)).expect("it serves");
}

struct Running {
    process: Child,
    host: String,
}

impl Running {
    fn start(folder: &Path, database: &str) -> Self {
        let mut process = Command::new(std::env::current_exe().expect("a program"))
            .args(["--exact", "child", "--ignored", "--nocapture"])
            .env(CHILD, format!("{} {database}", folder.display()))
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let mut lines = BufReader::new(process.stdout.take().expect("an output")).lines();
        let host = lines.find_map(|line| line.ok()?.strip_prefix("listening ").map(str::to_owned)).expect("an address");
        // What else it says is read, so that it never waits for a reader.
        std::thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
        Self { process, host }
    }

    /// Kills it as the system would, in the middle of anything.
    fn kill(mut self) {
        self.process.kill().expect("killed");
        self.process.wait().expect("gone");
    }
}

/// A player whose acknowledgements are kept outside the server.
struct Driver {
    person: Person,
    player: Player,
    /// Requests that were acknowledged, with the number after their effects.
    acknowledged: BTreeMap<ActionId, u64>,
    /// Of these, the ones that must have been written.
    written: Vec<ActionId>,
}

/// What a request may be refused for when others have their say too.
const MEANWHILE: [Refusal; 8] = [
    Refusal::AlreadyAsking,
    Refusal::BotPlays,
    Refusal::Busy,
    Refusal::NoSuchRequest,
    Refusal::NotAsked,
    Refusal::NothingToUndo,
    Refusal::Stale,
    Refusal::WrongPhase,
];

impl Driver {
    async fn connect(&mut self, host: &str) -> Result<Socket, ClientError> {
        self.person.host = host.to_owned();
        self.player.reconnected();
        self.person.connect(self.player.table, self.player.have).await
    }

    /// Waits until the table answers: after a kill another server may own it until its lease is over.
    async fn wait_for_the_table(&mut self, host: &str) {
        let mut last = String::new();
        let answers = async {
            loop {
                let first = match self.connect(host).await {
                    Ok(mut socket) => socket.next().await,
                    Err(error) => Err(error),
                };
                if matches!(first, Ok(Told::Welcome { .. })) {
                    return;
                }
                last = format!("{first:?}");
                tokio::task::yield_now().await;
            }
        };
        let answered = tokio::time::timeout(Duration::from_secs(30), answers).await;
        assert!(answered.is_ok(), "the table does not answer, but {last}");
    }

    /// Plays until the server is gone or the game is over.
    async fn play(&mut self, host: &str) {
        while !self.player.is_over() {
            let Ok(mut socket) = self.connect(host).await else { return };
            if !self.talk(&mut socket).await {
                return;
            }
        }
    }

    /// Talks until the game is over or the connection has to be made again; returns whether the server is still there.
    async fn talk(&mut self, socket: &mut Socket) -> bool {
        while !self.player.is_over() {
            let Ok(told) = socket.next().await else { return false };
            let asked = self.player.unanswered.clone();
            if let Told::Done { id, next } = &told {
                self.note(*id, *next, asked.as_ref());
            }
            if let Told::Refused { why, .. } = &told {
                assert!(MEANWHILE.contains(&why.reason), "{why:?} for {asked:?}");
            }
            let said = self.player.hear(&told);
            let is_answered = self.player.unanswered.is_none() && asked.is_some();
            let has_left = is_answered && matches!(asked, Some(ToServer::Leave { .. }));
            if has_left || matches!(told, Told::Refused { .. }) {
                // What is asked now is told to a new connection, and whoever left comes back with one.
                self.player.refused.clear();
                return true;
            }
            let said = said.or_else(|| self.also());
            if let Some(message) = said
                && socket.say(&message).await.is_err()
            {
                return false;
            }
        }
        true
    }

    fn note(&mut self, id: ActionId, next: u64, asked: Option<&ToServer>) {
        let before = self.acknowledged.insert(id, next);
        // A resent request is answered as before (or without a number, if that was long ago).
        assert!(before.is_none_or(|before| before == next || next == 0), "{before:?} and then {next}");
        let must = asked.is_some_and(|asked| {
            asked.id() == Some(id)
                && matches!(asked, ToServer::Act { .. } | ToServer::Ask { .. } | ToServer::Vote { .. })
        });
        if must && before.is_none() {
            self.written.push(id);
        }
    }

    /// What somebody says besides acting: answers what the table is asked, and now and then has a wish.
    fn also(&mut self) -> Option<ToServer> {
        let player = &mut self.player;
        if player.unanswered.is_some() {
            return None;
        }
        let (seat, room) = (player.seat?, player.room.clone()?);
        let (id, place) = (new_id(), room.places.iter().find(|place| place.seat == seat)?);
        let vote = room.request.as_ref().and_then(|request| {
            let own = request.votes.iter().find(|vote| vote.seat == seat)?;
            (!own.agreed).then_some(request.number)
        });
        let is_played = matches!(place.occupant, Occupant::Person { played_by: Some(_), .. });
        let wish = match (room.phase, vote) {
            (_, Some(number)) => ToServer::Vote { id, number, agree: player.draw(5) > 0 },
            (Phase::Paused, None) if !place.ready => ToServer::GoOn { id },
            (Phase::Playing, None) if is_played => ToServer::TakeBack { id },
            (Phase::Playing, None) => match player.draw(120) {
                0 => ToServer::Ask { id, kind: RequestKind::Pause },
                1..5 => ToServer::Ask { id, kind: RequestKind::Undo },
                5 => ToServer::Leave { id },
                _ => return None,
            },
            _ => return None,
        };
        player.say(wish)
    }

    /// Asks for another game, or agrees to it, until there is a table for it; returns that. Nothing: the server is gone.
    async fn again(&mut self, host: &str) -> Option<TableId> {
        loop {
            let mut socket = self.connect(host).await.ok()?;
            // The room comes with every connection, so that what is known is what is.
            self.player.room = None;
            loop {
                let told = socket.next().await.ok()?;
                let asked = self.player.unanswered.clone();
                if let Told::Done { id, next } = &told {
                    self.note(*id, *next, asked.as_ref());
                }
                let mut said = self.player.hear(&told);
                if matches!(told, Told::Refused { .. }) {
                    self.player.refused.clear();
                    break;
                }
                let Some(room) = self.player.room.clone() else {
                    if let Some(message) = said {
                        socket.say(&message).await.ok()?;
                    }
                    continue;
                };
                if room.next_table.is_some() {
                    return room.next_table;
                }
                if self.player.unanswered.is_none() && said.is_none() {
                    let (id, kind) = (new_id(), RequestKind::Rematch);
                    let seat = self.player.seat;
                    said = match &room.request {
                        None => self.player.say(ToServer::Ask { id, kind }),
                        Some(request) => {
                            let is_mine = |vote: &&protocol::Vote| Some(vote.seat) == seat && !vote.agreed;
                            let open = request.votes.iter().find(is_mine).map(|_| request.number);
                            open.and_then(|number| self.player.say(ToServer::Vote { id, number, agree: true }))
                        }
                    };
                }
                if let Some(message) = said {
                    socket.say(&message).await.ok()?;
                }
            }
        }
    }
}

fn rules(edition: &str) -> Rules {
    let (options, clock) = (BTreeMap::new(), Some(protocol::Clock::Live { start_ms: 600_000, increment_ms: 5_000 }));
    Rules { edition: edition.to_owned(), seats: 3, options, clock, watching: Watching::AtOnce, outside_bots: false }
}

async fn opened(host: &str, edition: &str, seed: u64) -> (Opened, [Driver; 2]) {
    let people = [Person::guest(host, "Anna").await, Person::guest(host, "Bob").await];
    let [anna, bob] = people.map(|person| person.expect("a guest"));
    let opened = anna.open(rules(edition)).await.expect("a table");
    bob.join(&opened, false).await.expect("a seat");
    let mut socket = anna.connect(opened.table, None).await.expect("a socket");
    let seat = game::Seat::all(3).nth(2).expect("a third seat");
    let (id, to) = (new_id(), NewOccupant::Bot { plays: "hatchling".to_owned() });
    socket.say(&ToServer::Give { id, seat, to }).await.expect("said");
    while !matches!(socket.next().await.expect("a message"), Told::Done { id: done, .. } if done == id) {}
    let driver = |person: Person, role, seed| {
        let mut player = Player::new(role, opened.table, seed);
        player.keeps_events = true;
        Driver { person, player, acknowledged: BTreeMap::new(), written: Vec::new() }
    };
    let drivers = [driver(anna, Role::Host, seed), driver(bob, Role::Guest, seed + 1)];
    (opened, drivers)
}

/// Looks at a game that is over: it is the one that was played.
async fn check(host: &str, opened: &Opened, drivers: &mut [Driver; 2]) -> usize {
    let mut acknowledged = 0;
    for driver in &mut *drivers {
        driver.person.host = host.to_owned();
        // Everything again, from the beginning: it is what was seen while it happened.
        let mut fresh = Player::new(Role::Watcher, opened.table, 0);
        fresh.keeps_events = true;
        let mut socket = driver.person.connect(opened.table, None).await.expect("a socket");
        while !(fresh.is_over() && fresh.have >= driver.player.have) {
            fresh.hear(&socket.next().await.expect("a message"));
        }
        assert_eq!(fresh.events[..driver.player.events.len()], driver.player.events[..], "what was seen has happened");
        let known = fresh.have.expect("it knows the game");
        for (id, next) in &driver.acknowledged {
            assert!(*next <= known, "{id} was acknowledged with {next}, and there are only {known}");
        }
        let actions = driver.acknowledged.len();
        assert!(actions as u64 >= driver.player.acted, "every action was acknowledged");
        acknowledged += actions;
    }
    let record = drivers[0].person.record(opened.table).await.expect("an answer");
    assert_eq!(record.status, 200, "{}", record.body);
    let edition = notation::record::header_of("record", &record.body).expect("a header").edition;
    let dice = match edition.family() {
        editions::Family::Origin(_) => notation::origin::verify("record", &record.body).expect("it replays").dice,
        editions::Family::Boards(_) => notation::northstar::verify("record", &record.body).expect("it replays").dice,
        editions::Family::NewWorld => notation::new_world::verify("record", &record.body).expect("it replays").dice,
    };
    assert!(matches!(dice, Some(Ok(_))), "its dice follow from seed and words");
    // Each of these is in the record once: the number of a prompt is never answered twice, or replaying would fail.
    acknowledged
}

/// What came of a game is kept: whoever played finds it.
async fn kept(host: &str, opened: &Opened, drivers: &[Driver; 2]) {
    for driver in drivers {
        let person = Person { host: host.to_owned(), ..driver.person.clone() };
        let answer = person.send(Request::new("GET", &format!("/api/games/{}", opened.table))).await;
        let game: PlayedGame = answer.expect("an answer").message().expect("the game is kept");
        assert_eq!((game.seats.len(), game.replay), (3, true));
    }
}

fn kills() -> u32 {
    std::env::var("PANGEA_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(60) / 2
}

/// What was acknowledged is in the journal, once; the rest at most once.
async fn look_into_journals(database: &str, games: &[(TableId, [Driver; 2])]) {
    let store = Store::open(database).await.expect("the database of the server that was killed");
    for (table, drivers) in games {
        let id = store::TableId::from_bytes(table.to_bytes());
        let mut count: HashMap<store::ActionId, usize> = HashMap::new();
        for row in store.load(id).await.expect("the journal").rows {
            row.action_id.into_iter().for_each(|id| *count.entry(id).or_default() += 1);
        }
        for driver in drivers {
            for id in &driver.written {
                assert_eq!(count.get(&store::ActionId::from_bytes(id.to_bytes())), Some(&1), "{id} was acknowledged");
            }
        }
        assert!(count.values().all(|count| *count == 1), "nothing is written twice");
        let people: Vec<_> =
            drivers.iter().map(|driver| store::PersonId::from_bytes(driver.person.person.to_bytes())).collect();
        let finished = store.finished_games(people).await.expect("games");
        assert!(finished.len() == 2 && finished.iter().all(|(_, games)| *games == 1), "kept once: {finished:?}");
    }
    store.close().await;
}

/// The same people play again, and the server is killed meanwhile: afterwards the table for it is there.
async fn rematch(
    running: Running,
    folder: &Path,
    database: &str,
    drivers: &mut [Driver; 2],
    moment: Duration,
) -> Running {
    let [one, two] = drivers;
    let host = running.host.clone();
    let asking = async { tokio::join!(one.again(&host), two.again(&host)) };
    let _ = tokio::time::timeout(moment, asking).await;
    running.kill();
    let running = Running::start(folder, database);
    let host = running.host.clone();
    let asking = async {
        loop {
            if let (Some(table), Some(other)) = tokio::join!(one.again(&host), two.again(&host)) {
                assert_eq!(table, other, "one table for both");
                return table;
            }
        }
    };
    let table = tokio::time::timeout(Duration::from_secs(60), asking).await.expect("they play again");
    let there = async {
        loop {
            let mut socket = one.person.connect(table, None).await.expect("a socket");
            if matches!(socket.next().await, Ok(Told::Welcome { .. })) {
                return;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(30), there).await.expect("the table of the rematch is there");
    running
}

async fn survive(database: &str, seed: u64) {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("index.html"), "<!doctype html>").expect("written");
    let editions = ["origin", "continents", "evolution", "natural-selection", "new-world"];
    let (mut killed, mut game, mut acknowledged, mut games) = (0, 0u64, 0, Vec::new());
    let mut chance = Player::new(Role::Watcher, TableId::from_bytes([0; 16]), seed);
    let mut running = Running::start(folder.path(), database);
    while killed < kills() {
        let edition = editions[game as usize % editions.len()];
        let (opened, mut drivers) = opened(&running.host, edition, seed * 1000 + game * 2).await;
        game += 1;
        while !drivers.iter().all(|driver| driver.player.is_over()) {
            let [one, two] = &mut drivers;
            let host = running.host.clone();
            let moment = Duration::from_micros(chance.draw(400_000) as u64);
            // Mostly in the middle of the game, sometimes while the table is being loaded.
            if chance.draw(8) > 0 {
                one.wait_for_the_table(&host).await;
            }
            let playing = async { tokio::join!(one.play(&host), two.play(&host)) };
            // After the last kill games are played to the end, in any time.
            let moment = if killed < kills() { moment } else { Duration::from_secs(120) };
            if tokio::time::timeout(moment, playing).await.is_err() {
                assert!(
                    killed < kills(),
                    "the table is stuck: {drivers:#?}",
                    drivers = drivers.each_ref().map(|driver| &driver.player)
                );
                running.kill();
                killed += 1;
                running = Running::start(folder.path(), database);
            }
        }
        // Often it is killed between the end of the game and the keeping of what came of it.
        if chance.draw(2) == 0 {
            running.kill();
            killed += 1;
            running = Running::start(folder.path(), database);
        }
        acknowledged += check(&running.host, &opened, &mut drivers).await;
        kept(&running.host, &opened, &drivers).await;
        let moment = Duration::from_micros(chance.draw(60_000) as u64);
        running = rematch(running, folder.path(), database, &mut drivers, moment).await;
        killed += 1;
        games.push((opened.table, drivers));
    }
    running.kill();
    look_into_journals(database, &games).await;
    let written: usize = games.iter().flat_map(|(_, drivers)| drivers).map(|driver| driver.written.len()).sum();
    assert!(written > 0);
    #[expect(clippy::print_stderr, reason = "what was looked at")]
    {
        eprintln!(
            "{killed} kills, {game} games, {acknowledged} requests acknowledged, {written} looked up in journals"
        );
    }
}

const PASSWORD: &str = "three odd words";

/// Somebody at a table of their own who says lines, while others keep their names.
struct Speaker {
    person: Person,
    table: TableId,
    /// The lines that were acknowledged, with their numbers.
    said: BTreeMap<u64, ActionId>,
    /// The line that was not acknowledged yet; it is said again.
    unanswered: Option<ActionId>,
    /// The names that were kept.
    kept: Vec<String>,
}

impl Speaker {
    fn line(&mut self) -> ToServer {
        let id = *self.unanswered.get_or_insert_with(new_id);
        ToServer::Say { id, words: Words::Text { text: format!("line {id}") } }
    }

    /// Says lines and lets people keep their names until the server is gone.
    async fn speak(&mut self, host: &str) -> Result<(), ClientError> {
        self.person.host = host.to_owned();
        let mut socket = self.person.connect(self.table, None).await?;
        loop {
            let line = self.line();
            socket.say(&line).await?;
            loop {
                match socket.next().await? {
                    Told::Said { id, number } if Some(id) == line.id() => {
                        let before = self.said.insert(number, id);
                        assert!(before.is_none_or(|before| before == id), "one number, one line");
                        self.unanswered = None;
                        break;
                    }
                    Told::Refused { why, .. } => panic!("{why:?}"),
                    _ => (),
                }
            }
            let name = format!("Somebody {}", self.kept.len() + self.said.len());
            let mut somebody = Person::guest(host, &name).await?;
            somebody.keep(PASSWORD).await?;
            self.kept.push(name);
        }
    }
}

/// Kills again and again a server at which names are kept and lines are said.
async fn keep_their_word(database: &str, seed: u64) {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("index.html"), "<!doctype html>").expect("written");
    let mut chance = Player::new(Role::Watcher, TableId::from_bytes([0; 16]), seed);
    let mut running = Running::start(folder.path(), database);
    let person = Person::guest(&running.host, "Anna").await.expect("a guest");
    let table = person.open(rules("origin")).await.expect("a table").table;
    let mut speaker = Speaker { person, table, said: BTreeMap::new(), unanswered: None, kept: Vec::new() };
    for _ in 0..kills().div_ceil(3) {
        let (host, known) = (running.host.clone(), speaker.kept.len());
        let speaking = async {
            // Until another server's lease is over the table does not answer.
            while speaker.speak(&host).await.is_err() {
                tokio::task::yield_now().await;
            }
        };
        let moment = Duration::from_millis(50 + chance.draw(600) as u64);
        let _ = tokio::time::timeout(moment, speaking).await;
        running.kill();
        running = Running::start(folder.path(), database);
        for name in &speaker.kept[known..] {
            Person::sign_in(&running.host, name, PASSWORD).await.expect("a name that was kept");
        }
    }
    // Whatever was not answered is said in the end, once.
    let host = running.host.clone();
    let before = speaker.said.len();
    let finishing = async {
        while speaker.said.len() == before {
            let one = tokio::time::timeout(Duration::from_secs(1), speaker.speak(&host)).await;
            drop(one);
        }
    };
    tokio::time::timeout(Duration::from_secs(60), finishing).await.expect("the last line is said");
    running.kill();
    let store = Store::open(database).await.expect("the database of the server that was killed");
    let id = store::TableId::from_bytes(table.to_bytes());
    let (mut lines, mut after) = (Vec::new(), 0);
    loop {
        let page = store.lines(id, "table".to_owned(), after, store::LINES).await.expect("lines");
        let Some(last) = page.last() else { break };
        after = last.seq;
        lines.extend(page);
    }
    let stored: BTreeMap<u64, ActionId> =
        lines.iter().map(|line| (line.seq, ActionId::from_bytes(*line.client_id.bytes()))).collect();
    for (number, id) in &speaker.said {
        assert_eq!(stored.get(number), Some(id), "a line that was acknowledged");
    }
    let mut names: Vec<_> = stored.values().collect();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), stored.len(), "nothing was said twice");
    assert!(speaker.said.len() > 5 && !speaker.kept.is_empty(), "{} {}", speaker.said.len(), speaker.kept.len());
    store.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_and_lines_that_were_acknowledged_are_there_on_sqlite() {
    let folder = tempfile::tempdir().expect("a folder");
    keep_their_word(&format!("sqlite://{}", folder.path().join("pangea.sqlite").display()), 3).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn names_and_lines_that_were_acknowledged_are_there_on_postgresql() {
    let Some(postgres) = Postgres::start(Sync::On) else { return };
    keep_their_word(&postgres.fresh_database(), 4).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_on_sqlite() {
    let folder = tempfile::tempdir().expect("a folder");
    survive(&format!("sqlite://{}", folder.path().join("pangea.sqlite").display()), 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_on_postgresql() {
    let Some(postgres) = Postgres::start(Sync::On) else { return };
    survive(&postgres.fresh_database(), 2).await;
}
