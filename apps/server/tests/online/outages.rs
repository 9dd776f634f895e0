//! A storage that is away, and a table that panics.

use std::sync::Arc;
use std::time::{Duration, Instant};

use client::{ClientError, Person, Player, Request, Role, Told, new_id};
use protocol::http::Opened;
use protocol::{Bytes32, Notice, Phase, Refusal, TableId, ToServer};
use room::{Input, Room};
use server::Limits;
use store::testing::{Postgres, Sync};

use crate::harness::{PATIENCE, Seated, Server, rules, two_and_a_bot};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_waits_for_its_storage_and_nobody_sees_what_is_not_stored() {
    let Some(mut postgres) = Postgres::start(Sync::Off) else { return };
    let database = postgres.fresh_database();
    let server = Server::start_on(&database).await;
    let (_, mut host, mut guest) = two_and_a_bot(&server, "origin").await;
    guest.until(|player| player.room.is_some()).await;
    postgres.stop();
    let (id, ready) = (new_id(), true);
    host.socket.say(&ToServer::Ready { id, ready, sealed: None }).await.expect("said");
    let mut seen = Vec::new();
    let waiting = async {
        loop {
            match host.socket.next().await.expect("a message") {
                Told::Notice { notice: Notice::StorageAway } => return,
                told => seen.push(told),
            }
        }
    };
    tokio::time::timeout(PATIENCE, waiting).await.expect("it says that it waits");
    assert!(!seen.iter().any(|told| matches!(told, Told::Done { id: of, .. } if *of == id)), "not acknowledged");
    let ready = Request::new("GET", "/readyz").send(&server.host).await.expect("an answer");
    assert_eq!(ready.status, 503, "{}", ready.body);
    assert_eq!(Request::new("GET", "/healthz").send(&server.host).await.expect("an answer").status, 200);

    postgres.resume();
    let (mut back, mut done) = (false, false);
    let stored = async {
        while !(back && done) {
            match host.socket.next().await.expect("a message") {
                Told::Notice { notice: Notice::StorageBack } => back = true,
                Told::Done { id: of, .. } if of == id => done = true,
                _ => (),
            }
        }
    };
    tokio::time::timeout(PATIENCE, stored).await.expect("it is stored after all");
    let is_ready = |player: &Player| player.room.as_ref().is_some_and(|room| room.places[0].ready);
    guest.until(is_ready).await;
    server.stop().await;
}

/// Hears until the storage is said to be away, or back.
async fn hears(seated: &mut Seated, notice: Notice) {
    let heard = async {
        while !matches!(seated.turn().await.expect("a message"), Told::Notice { notice: told } if told == notice) {}
    };
    tokio::time::timeout(PATIENCE, heard).await.unwrap_or_else(|_| panic!("it is never told {notice:?}"));
}

/// Hears nothing for so long.
async fn hears_nothing(seated: &mut Seated, time: Duration) {
    let heard = tokio::time::timeout(time, seated.turn()).await;
    assert!(heard.is_err(), "nothing happens: {heard:?}");
}

/// What is left for a seat, as it is told now.
async fn left(seated: &mut Seated, seat: usize) -> u64 {
    let since = ToServer::Since { have: seated.player.have.unwrap_or(0) };
    seated.socket.say(&since).await.expect("said");
    let news = async {
        loop {
            if let Told::News(news) = seated.turn().await.expect("a message") {
                return news.asked.clocks.expect("a timed game").left_ms[seat];
            }
        }
    };
    tokio::time::timeout(PATIENCE, news).await.expect("news")
}

/// Two people at a game with a clock, one of whom is asked and waits; whoever is asked comes first.
async fn one_thinks(server: &Server) -> (Opened, Seated, Seated) {
    let host = Person::guest(&server.host, "Anna").await.expect("a guest");
    let guest = Person::guest(&server.host, "Bob").await.expect("a guest");
    let clock = Some(protocol::Clock::Live { start_ms: 600_000, increment_ms: 0 });
    let opened = host.open(protocol::Rules { clock, ..rules("origin", 2) }).await.expect("a table");
    guest.join(&opened, false).await.expect("a seat");
    let mut host = Seated::connect(host, Role::Host, &opened, 1).await;
    let mut guest = Seated::connect(guest, Role::Guest, &opened, 2).await;
    for seated in [&mut host, &mut guest] {
        seated.player.waits = true;
    }
    loop {
        tokio::select! {
            told = host.turn() => drop(told.expect("a message")),
            told = guest.turn() => drop(told.expect("a message")),
        }
        match (&host.player.prompt, &guest.player.prompt) {
            (Some(_), _) => return (opened, host, guest),
            (None, Some(_)) => return (opened, guest, host),
            (None, None) => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_that_write_nothing_hear_that_the_storage_is_away_and_their_time_stands() {
    let Some(mut postgres) = Postgres::start(Sync::Off) else { return };
    let database = postgres.fresh_database();
    let server = Server::start_on(&database).await;
    let (_, mut thinks, _other) = one_thinks(&server).await;
    let (_, mut acts, _another) = one_thinks(&server).await;
    let seat = thinks.player.seat.expect("a seat").index();
    let before = left(&mut thinks, seat).await;
    let begun = Instant::now();
    postgres.stop();
    // This table has nothing to store.
    hears(&mut thinks, Notice::StorageAway).await;
    let away = Instant::now();
    // And that one has, long after the storage went.
    hears_nothing(&mut thinks, Duration::from_secs(2)).await;
    hears(&mut acts, Notice::StorageAway).await;
    let act = acts.player.act().expect("an action");
    let told = acts.ask(act).await;
    assert!(matches!(&told, Told::Refused { why, .. } if why.reason == Refusal::StorageAway), "{told:?}");
    let stood = away.elapsed();
    postgres.resume();
    hears(&mut thinks, Notice::StorageBack).await;
    let charged = before - left(&mut thinks, seat).await;
    let passed = begun.elapsed() - stood;
    assert!(u128::from(charged) <= passed.as_millis(), "{charged} ms are charged, and only {passed:?} have passed");
    // Both go on, one of them with the action that was refused.
    hears(&mut acts, Notice::StorageBack).await;
    let (acted, act) = (acts.player.acted, thinks.player.act().expect("an action"));
    assert!(matches!(thinks.ask(act).await, Told::Done { .. }));
    acts.reconnect().await;
    acts.until(|player| player.acted > acted).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_became_due_while_the_storage_was_away_is_stored_like_everything_else() {
    let Some(mut postgres) = Postgres::start(Sync::Off) else { return };
    let database = postgres.fresh_database();
    let server = Server::start_on(&database).await;
    let host = Person::guest(&server.host, "Anna").await.expect("a guest");
    let guest = Person::guest(&server.host, "Bob").await.expect("a guest");
    let opened = host.open(rules("origin", 2)).await.expect("a table");
    guest.join(&opened, false).await.expect("a seat");
    let mut guest = Seated::connect(guest, Role::Watcher, &opened, 2).await;
    let mut host = Seated::connect(host, Role::Watcher, &opened, 1).await;
    guest.until(|player| player.room.is_some()).await;
    let ready = |sealed| ToServer::Ready { id: new_id(), ready: true, sealed };
    assert!(matches!(guest.ask(ready(Some(Bytes32([7; 32])))).await, Told::Done { .. }));
    assert!(matches!(host.ask(ready(None)).await, Told::Done { .. }));
    postgres.stop();
    // Begun, with a word that is never opened; the storage is away for longer than words are awaited.
    host.socket.say(&ToServer::Begin { id: new_id() }).await.expect("said");
    hears(&mut host, Notice::StorageAway).await;
    hears_nothing(&mut host, Duration::from_secs(11)).await;
    postgres.resume();
    hears(&mut host, Notice::StorageBack).await;
    for seated in [&mut host, &mut guest] {
        seated.player.waits = true;
        seated.until(|player| player.phase == Phase::Playing && player.have.is_some_and(|have| have > 0)).await;
        seated.settle().await;
    }
    let asked = if host.player.prompt.is_some() { &mut host } else { &mut guest };
    let act = asked.player.act().expect("an action");
    assert!(matches!(asked.ask(act).await, Told::Done { .. }));
    // The journal is what people saw.
    let have = asked.player.have;
    server.stop().await;
    let server = Server::start_on(&database).await;
    asked.person.host.clone_from(&server.host);
    asked.player.have = None;
    asked.reconnect().await;
    asked.until(|player| player.have >= have).await;
    assert_eq!(asked.player.phase, Phase::Playing);
    server.stop().await;
}

/// The name of a table as the store writes it.
fn stored(table: TableId) -> store::TableId {
    store::TableId::from_bytes(table.to_bytes())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_broken_journal_sets_aside_its_table_and_no_other() {
    let Some(postgres) = Postgres::start(Sync::Off) else { return };
    let database = postgres.fresh_database();
    let server = Server::start_on(&database).await;
    let mut tables = Vec::new();
    for _ in 0..2 {
        let (opened, mut host, mut guest) = two_and_a_bot(&server, "origin").await;
        tokio::join!(host.until(|player| player.acted > 0), guest.until(|player| player.acted > 0));
        tables.push((opened, host, guest));
    }
    server.stop().await;
    let broken = stored(tables[0].0.table);
    let other_card = format!(
        "update journal set body = replace(body, '\"order\":[', '\"order\":[0,') \
         where table_id = '{broken}' and body like '%\"dealt\"%' returning seq"
    );
    assert!(!postgres.query(&database, &other_card).is_empty(), "the deal is in the journal");
    let server = Server::start_on(&database).await;
    let (_, mut of_broken, _) = tables.remove(0);
    of_broken.person.host.clone_from(&server.host);
    of_broken.reconnect().await;
    assert_eq!(ended(&mut of_broken).await, Some(1008), "it is not there any more");
    let reason = postgres.query(&database, &format!("select set_aside from tables where id = '{broken}'"));
    assert!(!reason.is_empty(), "it is set aside");
    let kept = postgres.query(&database, &format!("select count(*) from journal where table_id = '{broken}'"));
    assert!(kept.parse::<u32>().expect("a number") > 5, "and its journal is kept");
    let (_, mut host, mut guest) = tables.remove(0);
    for seated in [&mut host, &mut guest] {
        seated.person.host.clone_from(&server.host);
        seated.reconnect().await;
    }
    tokio::join!(host.until(Player::is_over), guest.until(Player::is_over));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_that_was_being_opened_when_the_server_was_killed_is_opened_afterwards() {
    let Some(postgres) = Postgres::start(Sync::Off) else { return };
    let database = postgres.fresh_database();
    let server = Server::start_on(&database).await;
    let (opened, mut host, mut guest) = two_and_a_bot(&server, "origin").await;
    tokio::join!(host.until(Player::is_over), guest.until(Player::is_over));
    // A row without any entry, as a server leaves it that is killed right after it made it.
    let first = format!("select body from journal where seq = 1 and table_id = '{}'", stored(opened.table));
    let first: serde_json::Value = serde_json::from_str(&postgres.query(&database, &first)).expect("an entry");
    let next: TableId = first["fact"]["next_table"].as_str().and_then(|id| id.parse().ok()).expect("its name");
    let row = format!(
        "insert into tables select '{}', edition, options, rules_revision, null, 1, 0, 0, '', 1, null, '', created_at, \
         changed_at, null, null from tables where id = '{}'",
        stored(next),
        stored(opened.table)
    );
    postgres.query(&database, &row);
    host.settle().await;
    guest.settle().await;
    let kind = protocol::RequestKind::Rematch;
    assert!(matches!(host.ask(ToServer::Ask { id: new_id(), kind }).await, Told::Done { .. }));
    guest.until(|player| player.room.as_ref().is_some_and(|room| room.request.is_some())).await;
    let number = guest.player.room.as_ref().and_then(|room| room.request.as_ref()).expect("a request").number;
    assert!(matches!(guest.ask(ToServer::Vote { id: new_id(), number, agree: true }).await, Told::Done { .. }));
    host.until(|player| player.room.as_ref().is_some_and(|room| room.next_table.is_some())).await;
    let table = host.player.room.as_ref().and_then(|room| room.next_table).expect("a table");
    assert_eq!(table, next);
    let opened = Opened { table, invitation: String::new() };
    let mut again = Seated::connect(host.person, Role::Watcher, &opened, 1).await;
    again.until(|player| player.room.is_some()).await;
    server.stop().await;
}

/// What makes the server of this test panic.
const FATAL: &str = "no such action, and the table falls over it";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_panic_ends_one_table_for_a_moment_and_is_set_aside_after_the_third() {
    let before = Arc::new(|_: &mut Room, input: &Input| {
        if let Input::Say { message: ToServer::Act { action, .. }, .. } = input {
            assert!(action != FATAL, "a table that panics, on purpose");
        }
    });
    let server = Server::start_with(|options| options.limits(Limits::generous()).before_step(before)).await;
    let (_, mut other, mut others_guest) = two_and_a_bot(&server, "evolution").await;
    let (_, mut host, _guest) = two_and_a_bot(&server, "origin").await;
    let fatal = |id| ToServer::Act { id, prompt: 1, action: FATAL.to_owned() };
    for count in 1..=3 {
        let id = new_id();
        host.socket.say(&fatal(id)).await.expect("said");
        assert_eq!(ended(&mut host).await, Some(1012), "come back");
        host.reconnect().await;
        if count < 3 {
            let told = host.ask(fatal(id)).await;
            assert!(matches!(&told, Told::Refused { why, .. } if why.reason == Refusal::SetAside), "{told:?}");
            host.player.refused.clear();
        }
    }
    assert_eq!(ended(&mut host).await, Some(1008), "it is not there any more");
    // The other table has not noticed anything.
    tokio::join!(other.until(Player::is_over), others_guest.until(Player::is_over));
    server.stop().await;
}

async fn ended(seated: &mut Seated) -> Option<u16> {
    let ended = async {
        loop {
            match seated.socket.next().await {
                Err(ClientError::Closed(code)) => return code,
                Ok(_) => (),
                Err(error) => panic!("{error}"),
            }
        }
    };
    tokio::time::timeout(PATIENCE, ended).await.expect("it ends")
}
