//! What a person gets of their own, and what is left of them when they are erased: games, and no name.

use client::{Person, Player, Request, Role, Told, new_id};
use protocol::http::{Guest, Invitation, Invited, MyTables};
use protocol::people::{Delete, Friends, Somebody};
use protocol::{Occupant, ToServer, Words};
use store::Store;

use crate::accounts::{PASSWORD, kept};
use crate::bots::stored;
use crate::harness::{PATIENCE, Seated, Server, rules, two_and_a_bot, verified};

async fn delete(person: &Person, name: &str, password: Option<&str>) -> u16 {
    let message = Delete { name: name.to_owned(), password: password.map(str::to_owned) };
    person.send(Request::post("/api/account/delete", &message)).await.expect("an answer").status
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn somebody_gets_everything_of_theirs_and_no_secret() {
    let server = Server::start().await;
    let anna = kept(&server, "Anna").await;
    let opened = anna.open(rules("origin", 2)).await.expect("a table");
    let mut seated = Seated::connect(anna.clone(), Role::Watcher, &opened, 1).await;
    let words = Words::Text { text: "my own words".to_owned() };
    assert!(matches!(seated.ask(ToServer::Say { id: new_id(), words }).await, Told::Said { .. }));
    let answer = anna.send(Request::new("GET", "/api/my-data")).await.expect("an answer");
    assert_eq!(answer.status, 200);
    assert!(answer.header("content-disposition").is_some_and(|value| value.starts_with("attachment")));
    let data: serde_json::Value = serde_json::from_str(&answer.body).expect("JSON");
    assert_eq!(data["persons"][0]["name"], "Anna");
    assert_eq!(data["credentials"][0]["login"], "anna");
    assert_eq!(data["talk"][0]["body"], "my own words");
    // Everything has the name that it has in links and messages.
    assert_eq!(data["persons"][0]["id"], anna.person.to_string());
    assert_eq!(data["tables"][0]["table_id"], opened.table.to_string());
    assert_eq!(data["talk"][0]["table_id"], opened.table.to_string());
    for other in [store::TableId::from_bytes(opened.table.to_bytes()).to_string(), stored(&anna).to_string()] {
        assert!(!answer.body.contains(&other), "{other} in {}", answer.body);
    }
    assert!(!answer.body.contains("argon2") && !answer.body.contains(&anna.token), "no secret");
    assert_eq!(Request::new("GET", "/api/my-data").send(&server.host).await.expect("an answer").status, 401);
    server.stop().await;
}

/// Whether a name is anywhere in what somebody is told of a table: over HTTP, and by a new connection.
async fn is_named(person: &Person, opened: &protocol::http::Opened, name: &str) -> bool {
    let (table, invitation) = (opened.table, opened.invitation.clone());
    let mut told = Vec::new();
    for request in [
        Request::post("/api/invitation", &Invitation { table, invitation }),
        Request::new("GET", "/api/tables"),
        Request::new("GET", &format!("/api/tables/{table}/record")),
        Request::new("GET", "/api/friends"),
    ] {
        told.push(person.send(request).await.expect("an answer").body);
    }
    let mut socket = person.connect(table, None).await.expect("a socket");
    let id = new_id();
    socket.say(&ToServer::Act { id, prompt: 0, action: "pass".to_owned() }).await.expect("said");
    let until_answered = async {
        loop {
            let text = socket.next_text().await.expect("a message");
            let is_answer = text.contains(&id.to_string());
            told.push(text);
            if is_answer {
                return;
            }
        }
    };
    tokio::time::timeout(PATIENCE, until_answered).await.expect("in time");
    told.iter().any(|text| text.contains(name))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_deleted_leaves_games_and_no_name() {
    const NAME: &str = "Rumpelstilzchen";
    let server = Server::start().await;
    let boris = kept(&server, "Борис").await;
    let mut gone = Person::guest(&server.host, NAME).await.expect("a guest");
    gone.keep(PASSWORD).await.expect("free");
    for (one, other) in [(&gone, &boris), (&boris, &gone)] {
        let message = Somebody { person: other.person };
        assert_eq!(one.send(Request::post("/api/friends/ask", &message)).await.expect("an answer").status, 200);
    }
    // A game that is over, one that is played, and a waiting room.
    let mut tables = Vec::new();
    for plays_to_the_end in [true, false] {
        let opened = boris.open(rules("origin", 2)).await.expect("a table");
        gone.join(&opened, false).await.expect("a seat");
        let mut host = Seated::connect(boris.clone(), Role::Host, &opened, 1).await;
        let mut guest = Seated::connect(gone.clone(), Role::Guest, &opened, 2).await;
        if plays_to_the_end {
            tokio::join!(host.until(Player::is_over), guest.until(Player::is_over));
        } else {
            tokio::join!(host.until(|player| player.acted > 0), guest.until(|player| player.acted > 0));
        }
        tables.push((opened, host, guest));
    }
    let waiting = gone.open(rules("evolution", 3)).await.expect("a table");
    boris.join(&waiting, false).await.expect("a seat");
    let (_, _, talker) = &mut tables[1];
    let words = Words::Text { text: format!("{NAME} was here") };
    talker.player.waits = true;
    assert!(matches!(talker.ask(ToServer::Say { id: new_id(), words }).await, Told::Said { .. }));
    for (opened, ..) in &tables {
        assert!(is_named(&boris, opened, NAME).await, "the test looks where the name is");
    }

    assert_eq!(delete(&gone, "somebody else", Some(PASSWORD)).await, 422);
    assert_eq!(delete(&gone, NAME, None).await, 403);
    assert_eq!(delete(&gone, NAME, Some("a guess of mine")).await, 403);
    assert_eq!(delete(&gone, NAME, Some(PASSWORD)).await, 204);
    assert_eq!(gone.send(Request::new("GET", "/api/me")).await.expect("an answer").status, 401);
    assert!(Person::sign_in(&server.host, NAME, PASSWORD).await.is_err());
    let (_, _, guest) = &mut tables[1];
    let ended = async { while guest.socket.next().await.is_ok() {} };
    tokio::time::timeout(PATIENCE, ended).await.expect("their sockets end");
    let all = [&tables[0].0, &tables[1].0, &waiting];
    for opened in all {
        assert!(!is_named(&boris, opened, NAME).await, "{}", opened.table);
    }
    let friends: Friends =
        boris.send(Request::new("GET", "/api/friends")).await.expect("an answer").message().expect("friends");
    assert!(friends.friends.is_empty());
    // Their seats stay; the game goes on with a bot, to an end that can be replayed.
    let invitation = Invitation { table: tables[1].0.table, invitation: tables[1].0.invitation.clone() };
    let seen: Invited =
        boris.send(Request::post("/api/invitation", &invitation)).await.expect("an answer").message().expect("a table");
    let Occupant::Person { name, played_by, .. } = &seen.places[1].occupant else { panic!("{seen:?}") };
    assert!(name.is_empty() && played_by.is_some(), "{seen:?}");
    let mine: MyTables =
        boris.send(Request::new("GET", "/api/tables")).await.expect("an answer").message().expect("mine");
    assert_eq!(mine.tables.len(), 3);
    let (opened, host, _) = &mut tables[1];
    let mut host = Seated::connect(host.person.clone(), Role::Guest, opened, 5).await;
    host.until(Player::is_over).await;
    for (opened, ..) in &tables {
        let record = boris.record(opened.table).await.expect("an answer");
        assert_eq!(record.status, 200);
        assert!(verified(&record.body).is_some() && !record.body.contains(NAME), "{}", record.body);
    }
    // The name is free, and nowhere in the database.
    let message = Guest { name: NAME.to_owned(), token: true };
    let database = format!("sqlite://{}", server.folder.path().join("pangea.sqlite").display());
    let folder = server.stop().await;
    let store = Store::open(&database).await.expect("it opens");
    let id = store::PersonId::from_bytes(gone.person.to_bytes());
    let left = store.export(id).await.expect("an export").to_string();
    assert!(!left.contains(NAME), "{left}");
    for (opened, ..) in &tables {
        let stored = store.load(store::TableId::from_bytes(opened.table.to_bytes())).await.expect("a table");
        assert!(stored.rows.iter().all(|row| !row.body.contains(NAME)) && !stored.clocks.contains(NAME));
    }
    store.close().await;
    let server = Server::start_in(folder, |options| options).await;
    let again = Request::post("/api/guest", &message).send(&server.host).await.expect("an answer");
    assert_eq!(again.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_guest_is_deleted_by_the_name_alone_and_a_waiting_room_goes_on() {
    let server = Server::start().await;
    let (opened, host, mut guest) = two_and_a_bot(&server, "origin").await;
    guest.player.role = Role::Watcher;
    guest.until(|player| player.room.is_some()).await;
    assert_eq!(delete(&host.person, "Anna", None).await, 204);
    guest.reconnect().await;
    guest.until(|player| player.room.as_ref().is_some_and(|room| room.host == player.seat)).await;
    let room = guest.player.room.as_ref().expect("a room");
    assert_eq!(room.places[0].occupant, Occupant::Open, "whoever was deleted has left");
    assert!(!is_named(&guest.person, &opened, "Anna").await);
    server.stop().await;
}
