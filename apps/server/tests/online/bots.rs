//! Bots from outside: made by somebody with an account, marked at tables, gone when their token is.

use std::process::{Command, Stdio};

use client::{ClientError, Person, Player, Request, Role, Told, new_id};
use game::Seat;
use protocol::bots::{BotToken, MyBots, NewBot, ThisBot};
use protocol::http::{Failure, FailureCode, Joined, Opened};
use protocol::{Broken, NewOccupant, Occupant, Rules, ToServer};
use store::{Store, WallTime};

use crate::harness::{PATIENCE, Seated, Server, rules};

/// The database of a server, opened beside it.
pub async fn beside(server: &Server) -> Store {
    let path = server.folder.path().join("pangea.sqlite");
    Store::open_beside(&format!("sqlite://{}", path.display())).await.expect("it opens")
}

/// A person of the store.
pub fn stored(person: &Person) -> store::PersonId {
    store::PersonId::from_bytes(person.person.to_bytes())
}

/// Somebody with an account.
async fn with_account(server: &Server, name: &str) -> Person {
    let person = Person::guest(&server.host, name).await.expect("a guest");
    let store = beside(server).await;
    store.keep(stored(&person), name.to_lowercase(), "hash".to_owned(), WallTime(1)).await.expect("it is free");
    store.close().await;
    person
}

async fn make(owner: &Person, name: &str) -> (Person, BotToken) {
    let made = owner.send(Request::post("/api/bots", &NewBot { name: name.to_owned() })).await.expect("an answer");
    let made: BotToken = made.message().expect("a bot");
    (as_person(owner, &made), made)
}

fn as_person(owner: &Person, made: &BotToken) -> Person {
    Person { person: made.bot, token: made.token.clone(), ..owner.clone() }
}

/// What a request is refused with.
async fn refused(person: &Person, request: Request) -> (u16, FailureCode) {
    let answer = person.send(request).await.expect("an answer");
    let failure: Failure = serde_json::from_str(&answer.body).unwrap_or_else(|_| panic!("{answer:?}"));
    (answer.status, failure.error)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_token_is_shown_once_replaced_and_revoked() {
    let server = Server::start().await;
    let guest = Person::guest(&server.host, "Guest").await.expect("a guest");
    let new = || Request::post("/api/bots", &NewBot { name: "Ant".to_owned() });
    assert_eq!(refused(&guest, new()).await, (409, FailureCode::NoAccount));
    let owner = with_account(&server, "Nela").await;
    let (bot, made) = make(&owner, " Ant ").await;
    assert_eq!(made.name, "Ant");
    let listed = owner.send(Request::new("GET", "/api/bots")).await.expect("an answer");
    assert!(!listed.body.contains(&made.token));
    let listed: MyBots = listed.message().expect("a list");
    assert_eq!(listed.bots.iter().map(|bot| (bot.bot, bot.name.as_str())).collect::<Vec<_>>(), [(made.bot, "Ant")]);

    let this = ThisBot { bot: made.bot };
    let stranger = with_account(&server, "Other").await;
    for path in ["/api/bots/token", "/api/bots/revoke"] {
        assert_eq!(refused(&stranger, Request::post(path, &this)).await, (404, FailureCode::NotFound));
    }
    let again = owner.send(Request::post("/api/bots/token", &this)).await.expect("an answer");
    let again: BotToken = again.message().expect("a token");
    assert_eq!(refused(&bot, Request::new("GET", "/api/me")).await, (401, FailureCode::SignedOut), "the old one");
    let bot = as_person(&owner, &again);
    assert_eq!(bot.send(Request::new("GET", "/api/me")).await.expect("an answer").status, 200);
    let gone = owner.send(Request::post("/api/bots/revoke", &this)).await.expect("an answer");
    assert_eq!(gone.status, 204);
    assert_eq!(refused(&bot, Request::new("GET", "/api/me")).await, (401, FailureCode::SignedOut));
    let listed: MyBots =
        owner.send(Request::new("GET", "/api/bots")).await.expect("an answer").message().expect("a list");
    assert!(listed.bots.is_empty());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_opens_no_table_and_makes_no_bots() {
    let server = Server::start().await;
    let owner = with_account(&server, "Nela").await;
    let (bot, _) = make(&owner, "Ant").await;
    let table = Request::post(
        "/api/tables",
        &protocol::http::NewTable { rules: rules("origin", 2), visibility: protocol::Visibility::Link },
    );
    assert_eq!(refused(&bot, table).await, (403, FailureCode::NotForBots));
    let new = Request::post("/api/bots", &NewBot { name: "Ant 2".to_owned() });
    assert_eq!(refused(&bot, new).await, (403, FailureCode::NotForBots));
    let name = Request::post("/api/guest", &protocol::http::Guest { name: "Person".to_owned(), token: false });
    assert_eq!(refused(&bot, name).await, (403, FailureCode::NotForBots), "it does not rename itself");
    for number in 2..=20 {
        make(&owner, &format!("Ant {number}")).await;
    }
    let new = Request::post("/api/bots", &NewBot { name: "One too many".to_owned() });
    assert_eq!(refused(&owner, new).await, (409, FailureCode::TooMany));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_is_marked_and_its_socket_ends_with_its_token() {
    let server = Server::start().await;
    let owner = with_account(&server, "Nela").await;
    let (bot, made) = make(&owner, "Ant").await;
    let host = Person::guest(&server.host, "Anna").await.expect("a guest");
    let opened = host.open(Rules { outside_bots: true, ..rules("origin", 2) }).await.expect("a table");
    // Allowed or not: a table that is not for everybody is not found without its invitation.
    let uninvited = Opened { invitation: String::new(), ..opened.clone() };
    assert!(matches!(bot.join(&uninvited, false).await, Err(ClientError::Status { status: 404, .. })));
    let Joined { seat } = bot.join(&opened, false).await.expect("joined");
    assert_eq!(seat.map(|seat| seat.index()), Some(1));
    let mut seated = Seated::connect(bot, Role::Guest, &opened, 2).await;
    let mut host = Seated::connect(host, Role::Host, &opened, 1).await;
    host.until(|player| player.room.is_some()).await;
    let places = &host.player.room.as_ref().expect("a room").places;
    let marked = matches!(&places[1].occupant, Occupant::Person { name, bot_of: Some(owner), .. } if name == "Ant" && owner == "Nela");
    assert!(marked, "{places:?}");
    seated.until(|player| player.room.is_some()).await;
    let gone = owner.send(Request::post("/api/bots/revoke", &ThisBot { bot: made.bot })).await.expect("an answer");
    assert_eq!(gone.status, 204);
    let ended = async {
        loop {
            match seated.socket.next().await {
                Ok(Told::Broken { code, .. }) => return code,
                Ok(_) => (),
                Err(error) => panic!("{error}"),
            }
        }
    };
    assert_eq!(tokio::time::timeout(PATIENCE, ended).await.expect("it ends"), Broken::SignedOut);
    server.stop().await;
}

/// Whether there is a Python; if one is required there is.
fn has_python() -> bool {
    let found = Command::new("python3").arg("--version").stdout(Stdio::null()).status().is_ok();
    let is_required = std::env::var("PANGEA_PYTHON").is_ok_and(|value| value == "required");
    assert!(found || !is_required, "PANGEA_PYTHON=required is set and python3 cannot be started");
    found
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_example_in_python_plays_a_whole_game_against_bots_of_the_server() {
    if !has_python() {
        return;
    }
    let server = Server::start().await;
    let owner = with_account(&server, "Nela").await;
    for (round, edition) in ["origin", "natural-selection", "new-world"].into_iter().enumerate() {
        let (bot, made) = make(&owner, &format!("Python {round}")).await;
        let host = Person::guest(&server.host, "Anna").await.expect("a guest");
        let opened = host.open(rules(edition, 3)).await.expect("a table");
        let mut host = Seated::connect(host, Role::Guest, &opened, 1).await;
        for place in [1, 2] {
            let seat = Seat::all(3).nth(place).expect("a seat");
            let to = NewOccupant::Bot { plays: "hatchling".to_owned() };
            let given = host.ask(ToServer::Give { id: new_id(), seat, to }).await;
            assert!(matches!(given, Told::Done { .. }), "{given:?}");
        }
        let got_up = host.ask(ToServer::Stand { id: new_id() }).await;
        assert!(matches!(got_up, Told::Done { .. }), "{got_up:?}");
        let link = format!("http://{}/#join/{}/{}", server.host, opened.table, opened.invitation);
        let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");
        let mut python = Command::new("python3")
            .args([root, &format!("http://{}", server.host), &link])
            .env("PANGEA_TOKEN", &made.token)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("it starts");
        let is_ready = |player: &Player| {
            let room = player.room.as_ref();
            room.is_some_and(|room| room.places.iter().all(|place| place.ready))
        };
        let began = async {
            while !is_ready(&host.player) {
                host.turn().await.expect("a message");
                assert!(python.try_wait().expect("a process").is_none(), "it has ended");
            }
        };
        tokio::time::timeout(PATIENCE, began).await.expect("everybody is ready");
        let begun = host.ask(ToServer::Begin { id: new_id() }).await;
        assert!(matches!(begun, Told::Done { .. }), "{begun:?}");
        host.until(Player::is_over).await;
        let waited = tokio::task::spawn_blocking(move || python.wait_with_output());
        let output = tokio::time::timeout(PATIENCE, waited).await.expect("it ends").expect("joined").expect("output");
        let (said, complained) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert_eq!((said.trim(), complained.trim()), ("over", ""));
        let record = bot.record(opened.table).await.expect("an answer");
        assert_eq!(record.status, 200, "{}", record.body);
        assert!(record.body.contains(&format!("Python {round}")), "{}", record.body);
    }
    server.stop().await;
}
