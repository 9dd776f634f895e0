//! Tables are told what happens elsewhere: somebody has another name, and whoever runs the server closes one.

use std::time::Duration;

use client::{Person, Player, Request, Told};
use protocol::http::Me;
use protocol::lobby::{Lobby, LobbySeat};
use protocol::people::NewName;
use protocol::results::Games;
use protocol::{Occupant, Phase, ToServer, Visibility};
use server::Limits;
use store::testing::{Postgres, Sync};
use store::{Store, WallTime};

use crate::bots::stored;
use crate::harness::{PATIENCE, Seated, Server, beside, rules, two_and_a_bot};

/// The names of those who sit, as a player was told last.
fn names(player: &Player) -> Vec<String> {
    let name = |place: &protocol::Place| match &place.occupant {
        Occupant::Person { name, .. } | Occupant::Bot { name, .. } => name.clone(),
        Occupant::Open => String::new(),
    };
    player.room.as_ref().map(|room| room.places.iter().map(name).collect()).unwrap_or_default()
}

async fn rename(person: &Person, name: &str) {
    let request = Request::post("/api/account/name", &NewName { name: name.to_owned() });
    let me: Me = person.send(request).await.expect("an answer").message().expect("another name");
    assert_eq!(me.name, name);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_name_reaches_open_tables_and_the_lobby_at_once() {
    let server = Server::start().await;
    let (_, mut host, mut guest) = two_and_a_bot(&server, "origin").await;
    let plays = |player: &Player| player.acted >= 1;
    tokio::join!(host.until(plays), guest.until(plays));
    // Another one waits in the lobby, and nobody is there.
    let waiting = guest.person.open_for(rules("evolution", 2), Visibility::Everybody).await.expect("a table");
    rename(&guest.person, "Ola").await;
    host.until(|player| names(player).get(1).is_some_and(|name| name == "Ola")).await;
    let lobby = async {
        loop {
            let lobby: Lobby = host
                .person
                .send(Request::new("GET", "/api/lobby"))
                .await
                .expect("an answer")
                .message()
                .expect("the lobby");
            let line = lobby.tables.iter().find(|line| line.table == waiting.table);
            let name = LobbySeat::Person { name: "Ola".to_owned() };
            if line.is_some_and(|line| line.host.as_deref() == Some("Ola") && line.seats.contains(&name)) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    let _there = guest.person.connect(waiting.table, None).await.expect("a socket");
    tokio::time::timeout(PATIENCE, lobby).await.expect("the lobby says so");
    // And in lists of tables.
    let tables = host.person.tables().await.expect("a list").tables;
    assert_eq!(tables[0].players[1], "Ola");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_name_that_whoever_runs_the_server_gives_reaches_the_table_where_somebody_is() {
    let often = Duration::from_millis(100);
    let server = Server::start_with(|options| options.limits(Limits::generous()).check_sessions(often)).await;
    let (_, mut host, guest) = two_and_a_bot(&server, "origin").await;
    let store = beside(&server).await;
    store.rename(stored(&guest.person), "Guest 2".to_owned()).await.expect("they are there");
    host.player.waits = true;
    host.until(|player| names(player).get(1).is_some_and(|name| name == "Guest 2")).await;
    store.close().await;
    server.stop().await;
}

/// A game in play is closed beside the server.
async fn closed_on(database: Option<String>) {
    let often = |options: server::ServeOptions| {
        options.limits(Limits::generous()).sweep(Duration::from_millis(100)).unload_after(Duration::ZERO)
    };
    let server = match &database {
        Some(database) => Server::start_on_with(database, often).await,
        None => Server::start_with(often).await,
    };
    let (opened, mut host, mut guest) = two_and_a_bot(&server, "origin").await;
    // Everybody has a first turn, whatever the others do then.
    let plays = |player: &Player| player.acted >= 1;
    tokio::join!(host.until(plays), guest.until(plays));
    let store = match &database {
        Some(database) => Store::open_beside(database).await.expect("it opens"),
        None => beside(&server).await,
    };
    let id = store::TableId::from_bytes(opened.table.to_bytes());
    let asked = store.ask_to_close(id, "abandoned".to_owned(), WallTime::now()).await;
    assert_eq!(asked, Ok(true));
    (host.player.waits, guest.player.waits) = (true, true);
    let closed = |player: &Player| player.room.as_ref().is_some_and(|room| room.phase == Phase::Closed);
    tokio::join!(host.until(closed), guest.until(closed));
    // It is kept as finished, and nothing came of it.
    let finished = async {
        while store.load(id).await.expect("it is there").finished_at.is_none() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, finished).await.expect("it is finished");
    let games: Games =
        host.person.send(Request::new("GET", "/api/games")).await.expect("an answer").message().expect("a list");
    assert!(games.games.is_empty());
    assert_ne!(host.person.record(opened.table).await.expect("an answer").status, 200, "what was hidden stays so");
    let refused = host.ask(ToServer::Stand { id: client::new_id() }).await;
    assert!(matches!(refused, Told::Refused { .. }), "{refused:?}");
    assert!(guest.person.join(&opened, false).await.is_ok(), "who belongs to it may look");
    let stranger = Person::guest(&server.host, "Eve").await.expect("a guest");
    assert!(stranger.join(&opened, false).await.is_err(), "nobody else comes");
    // After a restart it is closed still.
    drop((host, guest.socket));
    let person = guest.person;
    let folder = server.stop().await;
    let server = match &database {
        Some(database) => Server::start_on_with(database, often).await,
        None => Server::start_in(folder, often).await,
    };
    let person = Person { host: server.host.clone(), ..person };
    let mut back = Seated::connect(person, client::Role::Guest, &opened, 2).await;
    back.until(closed).await;
    store.close().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_is_closed_tells_its_people_and_has_no_result_on_sqlite() {
    closed_on(None).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_is_closed_tells_its_people_and_has_no_result_on_postgres() {
    let Some(postgres) = Postgres::start(Sync::Off) else { return };
    closed_on(Some(postgres.fresh_database())).await;
}
