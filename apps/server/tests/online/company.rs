//! Finding a table: the lobby, and quick match.

use std::time::Duration;

use client::{Person, Player, Request, Role, Told, new_id};
use protocol::http::{Join, Joined, Opened};
use protocol::lobby::{Lobby, LobbySeat, Pace, Quick, QuickWish};
use protocol::{Phase, Rules, TableId, ToServer, Visibility, Watching};
use server::Limits;

use crate::harness::{PATIENCE, Seated, Server, beside, rules};

async fn open(host: &Person, rules: Rules, visibility: Visibility) -> Opened {
    host.open_for(rules, visibility).await.expect("a table")
}

async fn lobby(person: &Person, since: Option<u64>) -> Lobby {
    let path = since.map_or("/api/lobby".to_owned(), |since| format!("/api/lobby?since={since}"));
    person.send(Request::new("GET", &path)).await.expect("an answer").message().expect("the lobby")
}

/// The lobby as soon as it is so.
async fn lobby_when(person: &Person, is_so: impl Fn(&Lobby) -> bool) -> Lobby {
    let look = async {
        let mut known = lobby(person, None).await;
        loop {
            if is_so(&known) {
                return known;
            }
            let news = lobby(person, Some(known.version)).await;
            known.tables.retain(|line| {
                let is_new = news.tables.iter().any(|other| other.table == line.table);
                !news.gone.contains(&line.table) && !is_new && !news.complete
            });
            known.tables.extend(news.tables);
            (known.version, known.here) = (news.version, news.here);
        }
    };
    tokio::time::timeout(PATIENCE, look).await.expect("the lobby says so")
}

fn has(lobby: &Lobby, table: TableId) -> bool {
    lobby.tables.iter().any(|line| line.table == table)
}

async fn join(person: &Person, table: TableId, watch: bool) -> client::Answer {
    let join = Join { table, invitation: None, watch };
    person.send(Request::post("/api/join", &join)).await.expect("an answer")
}

async fn guests<const N: usize>(server: &Server, names: [&str; N]) -> [Person; N] {
    let mut people = Vec::new();
    for name in names {
        people.push(Person::guest(&server.host, name).await.expect("a guest"));
    }
    people.try_into().unwrap_or_else(|_| panic!("as many"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_for_everybody_is_found_and_joined_without_an_invitation_and_others_are_not() {
    let server = Server::start().await;
    let [host, guest, stranger] = guests(&server, ["Anna", "Bob", "Zofia"]).await;
    let open_table = open(&host, rules("origin", 2), Visibility::Everybody).await;
    let closed = open(&host, rules("evolution", 2), Visibility::Link).await;
    let _host = Seated::connect(host.clone(), Role::Watcher, &open_table, 1).await;
    let _other = Seated::connect(host.clone(), Role::Watcher, &closed, 1).await;
    let found = lobby_when(&guest, |lobby| has(lobby, open_table.table)).await;
    assert!(!has(&found, closed.table));
    let line = &found.tables[0];
    assert_eq!(
        (line.phase, line.host.as_deref(), line.rules.edition.as_str()),
        (Phase::Waiting, Some("Anna"), "origin")
    );
    assert_eq!(line.seats, [LobbySeat::Person { name: "Anna".to_owned() }, LobbySeat::Open]);
    assert!(
        found.here.people >= 1 && found.here.named.is_empty(),
        "guests are counted and not named: {:?}",
        found.here
    );
    assert_eq!(join(&guest, closed.table, false).await.status, 404);
    assert_eq!(join(&guest, TableId::from_bytes([7; 16]), false).await.status, 404, "as if it were not there");
    let joined: Joined = join(&guest, open_table.table, false).await.message().expect("a seat");
    assert_eq!(joined.seat.map(|seat| seat.index()), Some(1));
    // Who has no name yet sees the same.
    let body = Request::new("GET", "/api/lobby").send(&server.host).await.expect("an answer").body;
    assert!(body.contains(&open_table.table.to_string()), "{body}");
    // The last seat is taken: it is still there to be watched.
    lobby_when(&stranger, |lobby| {
        lobby.tables.iter().any(|line| line.table == open_table.table && !line.seats.contains(&LobbySeat::Open))
    })
    .await;
    let joined: Joined = join(&stranger, open_table.table, true).await.message().expect("may watch");
    assert_eq!(joined.seat, None);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_for_friends_is_found_by_friends_alone() {
    let server = Server::start().await;
    let [host, friend, stranger] = guests(&server, ["Anna", "Bob", "Zofia"]).await;
    let store = beside(&server).await;
    let [a, b] = [&host, &friend].map(|person| store::PersonId::from_bytes(person.person.to_bytes()));
    store.ask_friend(a, b, store::WallTime::now()).await.expect("asked");
    store.ask_friend(b, a, store::WallTime::now()).await.expect("friends");
    store.close().await;
    let opened = open(&host, rules("origin", 3), Visibility::Friends).await;
    let mut seated = Seated::connect(host.clone(), Role::Watcher, &opened, 1).await;
    lobby_when(&friend, |lobby| has(lobby, opened.table)).await;
    assert!(!has(&lobby(&stranger, None).await, opened.table));
    assert_eq!(join(&stranger, opened.table, false).await.status, 404);
    assert_eq!(join(&stranger, opened.table, true).await.status, 404);
    assert_eq!(join(&friend, opened.table, false).await.status, 200);
    // The host opens it for everybody, and closes it again.
    let known = lobby(&stranger, None).await.version;
    let list = |visibility| ToServer::List { id: new_id(), visibility };
    assert!(matches!(seated.ask(list(Visibility::Everybody)).await, Told::Done { .. }));
    let news = lobby(&stranger, Some(known)).await;
    assert!(!news.complete && has(&news, opened.table), "{news:?}");
    assert!(matches!(seated.ask(list(Visibility::Link)).await, Told::Done { .. }));
    let news = lobby(&stranger, Some(news.version)).await;
    assert_eq!(news.gone, [opened.table], "{news:?}");
    assert_eq!(join(&stranger, opened.table, false).await.status, 404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_in_the_lobby_where_it_may_be_watched_and_with_its_delay() {
    let server = Server::start().await;
    let [host, guest, stranger] = guests(&server, ["Anna", "Bob", "Zofia"]).await;
    let mut playing = Vec::new();
    for watching in [Watching::AtOnce, Watching::Delayed, Watching::Nobody] {
        let opened = open(&host, Rules { watching, ..rules("origin", 2) }, Visibility::Everybody).await;
        join(&guest, opened.table, false).await;
        let mut seats = [
            Seated::connect(host.clone(), Role::Host, &opened, 1).await,
            Seated::connect(guest.clone(), Role::Guest, &opened, 2).await,
        ];
        let [one, two] = &mut seats;
        tokio::join!(one.until(|player| player.have.is_some()), two.until(|player| player.have.is_some()));
        playing.push((opened.table, seats));
    }
    let [at_once, later, nobody] = [0, 1, 2].map(|place: usize| playing[place].0);
    let phase = |lobby: &Lobby, table| lobby.tables.iter().find(|line| line.table == table).map(|line| line.phase);
    let seen =
        lobby_when(&stranger, |lobby| phase(lobby, at_once) == Some(Phase::Playing) && !has(lobby, nobody)).await;
    assert_eq!(phase(&seen, later), Some(Phase::Waiting), "not even that it has begun");
    assert_eq!(join(&stranger, at_once, true).await.status, 200);
    assert_eq!(join(&stranger, nobody, true).await.status, 409);
    // When everybody has gone, it is not there any longer.
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn questions_that_wait_are_counted() {
    let limits = Limits { sockets_per_address: 2, ..Limits::generous() };
    let server = Server::start_with(|options| options.limits(limits)).await;
    let [one] = guests(&server, ["Anna"]).await;
    let version = lobby(&one, None).await.version;
    let hanging: Vec<_> = (0..8)
        .map(|_| {
            let one = one.clone();
            let path = format!("/api/lobby?since={version}");
            tokio::spawn(async move { one.send(Request::new("GET", &path)).await.expect("an answer").status })
        })
        .collect();
    let mut refused = 0;
    for answer in hanging {
        if let Ok(status) = tokio::time::timeout(Duration::from_secs(2), answer).await {
            refused += usize::from(status.expect("no panic") == 429);
        }
    }
    assert!(refused >= 6, "{refused}");
    server.stop().await;
}

fn wish(editions: &[&str], seats: u8, pace: Pace, bots_after_s: Option<u16>) -> QuickWish {
    QuickWish { editions: editions.iter().map(|id| (*id).to_owned()).collect(), seats, pace, bots_after_s }
}

async fn look_for(person: &Person, wish: &QuickWish) -> Quick {
    person.send(Request::post("/api/quick", wish)).await.expect("an answer").message().expect("a state")
}

async fn found(person: &Person) -> TableId {
    let look = async {
        loop {
            let state = person.send(Request::new("GET", "/api/quick?wait=true")).await.expect("an answer");
            match state.message().expect("a state") {
                Quick::Found { table } => return table,
                Quick::Waiting { .. } => (),
                Quick::Idle => panic!("nothing is looked for"),
            }
        }
    };
    tokio::time::timeout(PATIENCE, look).await.expect("a table")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_who_want_the_same_sit_down_together_and_a_restart_keeps_their_seats() {
    let server = Server::start().await;
    let [one, two, three, other] = guests(&server, ["Anna", "Bob", "Celina", "Dana"]).await;
    let three_seats = wish(&["new-world", "origin"], 3, Pace::Live, None);
    assert!(matches!(look_for(&one, &three_seats).await, Quick::Waiting { bots_in_ms: None, .. }));
    look_for(&other, &wish(&["origin"], 3, Pace::Untimed, None)).await;
    look_for(&two, &wish(&["origin"], 3, Pace::Live, None)).await;
    let table = found(&one).await;
    assert_eq!(found(&two).await, table);
    assert_eq!(one.tables().await.expect("a list").tables[0].table, table);
    // Who comes later is put at the same table, also after a restart.
    let folder = server.stop().await;
    let server = Server::start_in(folder, |options| options.limits(Limits::generous())).await;
    let [mut one, mut two, mut three] = [one, two, three].map(|person| Person { host: server.host.clone(), ..person });
    let state: Quick =
        one.send(Request::new("GET", "/api/quick")).await.expect("an answer").message().expect("a state");
    assert_eq!(state, Quick::Idle, "a restart forgets who looks");
    look_for(&three, &wish(&["origin"], 3, Pace::Live, None)).await;
    assert_eq!(found(&three).await, table);
    // Everybody is ready: it begins by itself.
    let opened = Opened { table, invitation: String::new() };
    let mut seats = Vec::new();
    for (seed, person) in [&mut one, &mut two, &mut three].into_iter().enumerate() {
        seats.push(Seated::connect(person.clone(), Role::Guest, &opened, seed as u64).await);
    }
    let [a, b, c] = &mut seats[..] else { panic!("three") };
    let dealt = |player: &Player| player.have.is_some();
    tokio::join!(a.until(dealt), b.until(dealt), c.until(dealt));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_fill_a_quick_match_after_a_while_and_who_leaves_is_put_nowhere() {
    let server = Server::start().await;
    let [one, gone] = guests(&server, ["Anna", "Bob"]).await;
    look_for(&gone, &wish(&["origin"], 4, Pace::Live, None)).await;
    let state = gone.send(Request::new("POST", "/api/quick/leave")).await.expect("an answer");
    assert_eq!(state.message::<Quick>().expect("a state"), Quick::Idle);
    look_for(&one, &wish(&["origin"], 4, Pace::Live, Some(5))).await;
    let table = found(&one).await;
    let opened = Opened { table, invitation: String::new() };
    let mut seated = Seated::connect(one, Role::Guest, &opened, 1).await;
    seated.until(|player| player.have.is_some()).await;
    let room = seated.player.room.expect("a room");
    let bots = room.places.iter().filter(|place| matches!(place.occupant, protocol::Occupant::Bot { .. })).count();
    assert_eq!(bots, 3);
    for bad in [wish(&["orgin"], 2, Pace::Live, None), wish(&["origin"], 9, Pace::Live, None)] {
        let refused = gone.send(Request::post("/api/quick", &bad)).await.expect("an answer");
        assert_eq!(refused.status, 422, "{}", refused.body);
    }
    server.stop().await;
}
