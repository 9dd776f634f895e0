//! A server on a port of its own with a database of its own, and players for it.

use std::collections::BTreeMap;
use std::fs;
use std::time::Duration;

use client::{ClientError, Person, Player, Role, Socket, Told};
use protocol::http::Opened;
use protocol::{NewOccupant, Rules, ToServer, Watching};
use server::{Limits, Pages, ServeOptions, serve};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

/// How long anything may take before a test has failed.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// A server.
pub struct Server {
    /// Where it is, as `host:port`.
    pub host: String,
    /// Where its database is.
    pub folder: TempDir,
    stop: CancellationToken,
    task: JoinHandle<()>,
}

impl Server {
    /// Starts one with limits that tests do not reach.
    pub async fn start() -> Self {
        Self::start_with(|options| options.limits(Limits::generous())).await
    }

    /// Starts one with other options.
    pub async fn start_with(change: impl FnOnce(ServeOptions) -> ServeOptions) -> Self {
        Self::start_in(tempfile::tempdir().expect("a folder"), change).await
    }

    /// Starts one on this database.
    pub async fn start_on(database: &str) -> Self {
        Self::start_on_with(database, |options| options.limits(Limits::generous())).await
    }

    /// The same with other options.
    pub async fn start_on_with(database: &str, change: impl FnOnce(ServeOptions) -> ServeOptions) -> Self {
        Self::start_at(tempfile::tempdir().expect("a folder"), database.to_owned(), change).await
    }

    /// Starts one with the database in this folder.
    pub async fn start_in(folder: TempDir, change: impl FnOnce(ServeOptions) -> ServeOptions) -> Self {
        let database = format!("sqlite://{}", folder.path().join("pangea.sqlite").display());
        Self::start_at(folder, database, change).await
    }

    async fn start_at(folder: TempDir, database: String, change: impl FnOnce(ServeOptions) -> ServeOptions) -> Self {
        let page = folder.path().join("page");
        fs::create_dir_all(&page).expect("a folder");
        fs::write(page.join("index.html"), "<!doctype html>").expect("written");
        let (tell, told) = oneshot::channel();
        let stop = CancellationToken::new();
        let options = ServeOptions::new(Pages::folder(page).expect("a page"), database).stop(stop.clone());
        let options = change(options).when_bound(move |bound| tell.send(bound.address).expect("somebody listens"));
        let task = tokio::spawn(async move { serve(options).await.expect("it serves") });
        let host = told.await.expect("an address").to_string();
        Self { host, folder, stop, task }
    }

    /// Stops it in good order; returns its folder.
    pub async fn stop(self) -> TempDir {
        self.stop.cancel();
        let stopped = tokio::time::timeout(Duration::from_secs(10), self.task).await;
        stopped.expect("it stops within ten seconds").expect("without a panic");
        self.folder
    }
}

/// The store of a server that runs.
pub async fn beside(server: &Server) -> store::Store {
    let path = server.folder.path().join("pangea.sqlite");
    store::Store::open_beside(&format!("sqlite://{}", path.display())).await.expect("it opens")
}

/// Rules as printed.
pub fn rules(edition: &str, seats: u8) -> Rules {
    let (options, clock, watching) = (BTreeMap::new(), None, Watching::AtOnce);
    Rules { edition: edition.to_owned(), seats, options, clock, watching, outside_bots: false }
}

/// A person at a table, with a socket and a player behind it.
pub struct Seated {
    pub person: Person,
    pub player: Player,
    pub socket: Socket,
}

impl Seated {
    /// Connects somebody who has joined.
    pub async fn connect(person: Person, role: Role, opened: &Opened, seed: u64) -> Self {
        let socket = person.connect(opened.table, None).await.expect("a socket");
        Self { person, player: Player::new(role, opened.table, seed), socket }
    }

    /// Hears one message and says what there is to say.
    pub async fn turn(&mut self) -> Result<Told, ClientError> {
        let told = self.socket.next().await?;
        if let Some(message) = self.player.hear(&told) {
            self.socket.say(&message).await?;
        }
        Ok(told)
    }

    /// Plays until this is so.
    pub async fn until(&mut self, done: impl Fn(&Player) -> bool) {
        let playing = async {
            while !done(&self.player) {
                self.turn().await.expect("a message");
                assert!(self.player.refused.is_empty(), "refused: {:?}", self.player.refused);
            }
        };
        if tokio::time::timeout(PATIENCE, playing).await.is_err() {
            panic!("it takes too long: {:#?}", self.player);
        }
    }

    /// Says something and waits for the answer to it.
    pub async fn ask(&mut self, message: ToServer) -> Told {
        let id = message.id().expect("a request");
        self.socket.say(&message).await.expect("said");
        let answer = async {
            loop {
                let told = self.socket.next().await.expect("a message");
                match &told {
                    Told::Done { id: of, .. } | Told::Said { id: of, .. } | Told::Refused { id: of, .. }
                        if *of == id =>
                    {
                        return told;
                    }
                    _ => {
                        if let Some(message) = self.player.hear(&told) {
                            self.socket.say(&message).await.expect("said");
                        }
                    }
                }
            }
        };
        tokio::time::timeout(PATIENCE, answer).await.expect("an answer")
    }

    /// Hears what is on its way until a fresh answer comes: everything before it has been heard then.
    pub async fn settle(&mut self) {
        let since = ToServer::Since { have: self.player.have.unwrap_or(0) };
        self.socket.say(&since).await.expect("said");
        let heard = async { while !matches!(self.turn().await.expect("a message"), Told::News(_)) {} };
        tokio::time::timeout(PATIENCE, heard).await.expect("news");
    }

    /// Connects anew, as after a loss of the connection.
    pub async fn reconnect(&mut self) {
        self.socket = self.person.connect(self.player.table, self.player.have).await.expect("a socket");
        self.player.reconnected();
    }
}

/// Replays a record and recomputes its dice.
pub fn verified(record: &str) -> Option<dice::VerifiedDice> {
    let edition = notation::record::header_of("record", record).expect("a header").edition;
    let dice = match edition.family() {
        editions::Family::Origin(_) => notation::origin::verify("record", record).expect("it replays").dice,
        editions::Family::Boards(_) => notation::northstar::verify("record", record).expect("it replays").dice,
        editions::Family::NewWorld => notation::new_world::verify("record", record).expect("it replays").dice,
    };
    dice.map(|dice| dice.expect("the dice follow from seed and words"))
}

/// Somebody with a table of this edition for three, at which a bot has the third seat, and a guest.
pub async fn two_and_a_bot(server: &Server, edition: &str) -> (Opened, Seated, Seated) {
    let host = Person::guest(&server.host, "Anna").await.expect("a guest");
    let guest = Person::guest(&server.host, "Борис").await.expect("a guest");
    let opened = host.open(rules(edition, 3)).await.expect("a table");
    let seat = guest.join(&opened, false).await.expect("a seat").seat;
    assert_eq!(seat.map(|seat| seat.index()), Some(1));
    let mut host = Seated::connect(host, Role::Host, &opened, 1).await;
    let guest = Seated::connect(guest, Role::Guest, &opened, 2).await;
    let bot = NewOccupant::Bot { plays: "hatchling".to_owned() };
    let third = game::Seat::all(3).nth(2).expect("a third seat");
    let given = host.ask(ToServer::Give { id: client::new_id(), seat: third, to: bot }).await;
    assert!(matches!(given, Told::Done { .. }), "{given:?}");
    (opened, host, guest)
}
