//! What people try who may not: each is refused, and nothing changes.

use client::{ClientError, Person, Player, Request, Role, Told, new_id};
use protocol::http::{Join, Opened};
use protocol::{Refusal, TableId, ToServer};

use crate::harness::{Seated, Server, rules, two_and_a_bot};

/// Why a request was refused.
fn reason(told: &Told) -> Option<Refusal> {
    match told {
        Told::Refused { why, .. } => Some(why.reason),
        _ => None,
    }
}

/// Two players, one of whom is asked and waits.
async fn one_is_asked(server: &Server) -> (Opened, Seated, Seated) {
    let (opened, mut host, mut guest) = two_and_a_bot(server, "origin").await;
    tokio::join!(host.until(|player| player.acted > 0), guest.until(|player| player.acted > 0));
    host.player.waits = true;
    guest.player.waits = true;
    loop {
        host.settle().await;
        guest.settle().await;
        if host.player.prompt.is_some() {
            return (opened, host, guest);
        }
        if guest.player.prompt.is_some() {
            return (opened, guest, host);
        }
        tokio::select! {
            told = host.turn() => drop(told.expect("a message")),
            told = guest.turn() => drop(told.expect("a message")),
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_acts_for_another_seat() {
    let server = Server::start().await;
    let (_, mut asked, mut other) = one_is_asked(&server).await;
    let prompt = asked.player.prompt.clone().expect("a prompt");
    let before = asked.player.have;
    for action in prompt.legal.clone().expect("legal actions") {
        for number in [prompt.number, prompt.number + 1, 0, u64::MAX] {
            let told = other.ask(ToServer::Act { id: new_id(), prompt: number, action: action.clone() }).await;
            assert!(matches!(reason(&told), Some(Refusal::NotAsked | Refusal::Stale)), "{told:?}");
        }
    }
    asked.settle().await;
    assert_eq!(asked.player.have, before, "nothing has happened");
    let act = asked.player.act().expect("an action");
    assert!(matches!(asked.ask(act).await, Told::Done { .. }));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_request_is_carried_out_once_and_an_old_answer_answers_nothing_new() {
    let server = Server::start().await;
    let (_, mut asked, mut other) = one_is_asked(&server).await;
    let act = asked.player.act().expect("an action");
    let first = asked.ask(act.clone()).await;
    assert!(matches!(first, Told::Done { .. }), "{first:?}");
    for _ in 0..3 {
        assert_eq!(asked.ask(act.clone()).await, first, "the same answer");
    }
    let ToServer::Act { prompt, action, .. } = act else { panic!("an action") };
    let late = asked.ask(ToServer::Act { id: new_id(), prompt, action: action.clone() }).await;
    assert_eq!(reason(&late), Some(Refusal::Stale), "{late:?}");
    let early = asked.ask(ToServer::Act { id: new_id(), prompt: prompt + 7, action }).await;
    assert_eq!(reason(&early), Some(Refusal::Stale), "{early:?}");
    // The game goes on, and its record has each decision once.
    asked.player.refused.clear();
    for seated in [&mut asked, &mut other] {
        seated.player.waits = false;
        seated.reconnect().await;
    }
    tokio::join!(asked.until(Player::is_over), other.until(Player::is_over));
    let record = asked.person.record(asked.player.table).await.expect("an answer").body;
    assert!(crate::harness::verified(&record).is_some());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_gets_to_a_table_they_have_not_joined() {
    let server = Server::start().await;
    let (opened, _host, _guest) = two_and_a_bot(&server, "origin").await;
    let stranger = Person::guest(&server.host, "Mallory").await.expect("a guest");
    let unknown = TableId::from_bytes([7; 16]);
    let mut answers = Vec::new();
    for table in [opened.table, unknown] {
        let mut socket = stranger.connect(table, None).await.expect("a socket");
        let mut heard = vec![socket.next_text().await.expect("a reason")];
        match socket.next_text().await {
            Err(ClientError::Closed(code)) => heard.push(format!("{code:?}")),
            other => panic!("{other:?}"),
        }
        let record = stranger.record(table).await.expect("an answer");
        answers.push((heard, record.status, record.body));
    }
    assert_eq!(answers[0], answers[1], "a table that is there looks like one that is not");
    assert!(answers[0].0[0].contains("no_such_table"), "{answers:?}");
    assert_eq!((answers[0].1, answers[0].0[1].as_str()), (404, "Some(1008)"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_invitation_opens_one_table_until_it_is_replaced() {
    let server = Server::start().await;
    let host = Person::guest(&server.host, "Anna").await.expect("a guest");
    let [one, two] = [host.open(rules("origin", 4)).await, host.open(rules("origin", 4)).await];
    let (one, two) = (one.expect("a table"), two.expect("a table"));
    let guest = Person::guest(&server.host, "Bob").await.expect("a guest");
    let status = async |opened: &Opened| match guest.join(opened, false).await {
        Ok(_) => 200,
        Err(ClientError::Status { status, .. }) => status,
        Err(error) => panic!("{error}"),
    };
    let crossed = Opened { table: two.table, invitation: one.invitation.clone() };
    assert_eq!(status(&crossed).await, 404, "an invitation to another table");
    for wrong in ["", "x", &"0".repeat(52), &one.invitation[1..], &two.table.to_string()] {
        assert_eq!(status(&Opened { table: one.table, invitation: wrong.to_owned() }).await, 404, "{wrong}");
    }
    assert!(guest.look(&crossed).await.is_err());
    assert!(guest.invite(one.table).await.is_err(), "only the host invites");
    let renewed = host.invite(one.table).await.expect("another invitation");
    assert_eq!(status(&one).await, 404, "the old one is over");
    assert_eq!(status(&renewed).await, 200);
    assert!(guest.invite(one.table).await.is_err(), "being there is not enough");
    assert_eq!(status(&two).await, 200, "the other table has its own");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_the_host_changes_the_table_and_nobody_sits_on_two_seats() {
    let server = Server::start().await;
    let host = Person::guest(&server.host, "Anna").await.expect("a guest");
    let opened = host.open(rules("origin", 3)).await.expect("a table");
    let guest = Person::guest(&server.host, "Bob").await.expect("a guest");
    guest.join(&opened, false).await.expect("a seat");
    let mut guest = Seated::connect(guest, Role::Watcher, &opened, 2).await;
    guest.until(|player| player.room.is_some()).await;
    let seats: Vec<_> = game::Seat::all(3).collect();
    let open = || protocol::NewOccupant::Open;
    let tries = [
        (ToServer::Change { id: new_id(), rules: rules("origin", 4) }, Refusal::NotHost),
        (ToServer::Give { id: new_id(), seat: seats[0], to: open() }, Refusal::NotHost),
        (ToServer::Begin { id: new_id() }, Refusal::NotHost),
        (ToServer::Sit { id: new_id(), seat: seats[0] }, Refusal::Taken),
        (ToServer::Act { id: new_id(), prompt: 0, action: "pass".to_owned() }, Refusal::WrongPhase),
    ];
    for (message, expected) in tries {
        let told = guest.ask(message).await;
        assert_eq!(reason(&told), Some(expected), "{told:?}");
    }
    assert!(matches!(guest.ask(ToServer::Sit { id: new_id(), seat: seats[2] }).await, Told::Done { .. }));
    guest.until(|player| player.seat == Some(seats[2])).await;
    let places = &guest.player.room.as_ref().expect("a room").places;
    let taken = places.iter().filter(|place| place.occupant != protocol::Occupant::Open).count();
    assert_eq!(taken, 2, "the old seat is free again");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_the_host_sent_away_comes_back_with_a_new_invitation_only() {
    let server = Server::start().await;
    for watching in [protocol::Watching::AtOnce, protocol::Watching::Nobody] {
        let host = Person::guest(&server.host, "Anna").await.expect("a guest");
        let opened = host.open(protocol::Rules { watching, ..rules("origin", 2) }).await.expect("a table");
        let guest = Person::guest(&server.host, "Bob").await.expect("a guest");
        let seat = guest.join(&opened, false).await.expect("a seat").seat.expect("a seat");
        let mut host = Seated::connect(host, Role::Watcher, &opened, 1).await;
        let mut sent_away = Seated::connect(guest.clone(), Role::Watcher, &opened, 2).await;
        sent_away.until(|player| player.room.is_some()).await;
        let to = protocol::NewOccupant::Open;
        assert!(matches!(host.ask(ToServer::Give { id: new_id(), seat, to }).await, Told::Done { .. }));
        let again = guest.join(&opened, false).await;
        if watching == protocol::Watching::Nobody {
            let error = again.expect_err("nobody may watch").to_string();
            assert!(error.contains("409") && error.contains("removed"), "{error}");
            let ended = async { while sent_away.socket.next().await.is_ok() {} };
            tokio::time::timeout(crate::harness::PATIENCE, ended).await.expect("the socket ends");
            assert_eq!(guest.record(opened.table).await.expect("an answer").status, 404, "no member any longer");
        } else {
            assert_eq!(again.expect("they may watch").seat, None);
            let told = sent_away.ask(ToServer::Sit { id: new_id(), seat }).await;
            assert_eq!(reason(&told), Some(Refusal::Removed), "{told:?}");
        }
        let renewed = host.person.invite(opened.table).await.expect("another invitation");
        assert!(guest.join(&opened, false).await.is_err(), "the old one is over");
        assert_eq!(guest.join(&renewed, false).await.expect("they are let back").seat, Some(seat));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_signs_out_loses_every_socket_at_once_and_the_token_is_worth_nothing() {
    let server = Server::start().await;
    let (opened, mut host, mut guest) = two_and_a_bot(&server, "origin").await;
    guest.until(|player| player.room.is_some()).await;
    let answer = guest.person.sign_out().await.expect("an answer");
    assert_eq!(answer.status, 204);
    let ended = async {
        loop {
            match guest.socket.next().await {
                Err(ClientError::Closed(code)) => return code,
                Ok(_) => (),
                Err(error) => panic!("{error}"),
            }
        }
    };
    assert_eq!(tokio::time::timeout(crate::harness::PATIENCE, ended).await.expect("in time"), Some(1008));
    let again = guest.person.socket().await.expect_err("no session");
    assert!(again.to_string().contains("401"), "{again}");
    let join = Join { table: opened.table, invitation: Some(opened.invitation.clone()), watch: false };
    let refused = guest.person.send(Request::post("/api/join", &join)).await.expect("an answer");
    assert_eq!(refused.status, 401);
    host.until(|player: &Player| player.room.is_some()).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_socket_that_has_not_said_a_word_yet_ends_with_its_session_too() {
    let server = Server::start().await;
    let (opened, _host, guest) = two_and_a_bot(&server, "origin").await;
    let mut ready = guest.person.socket().await.expect("a socket");
    assert_eq!(guest.person.sign_out().await.expect("an answer").status, 204);
    // It may be too late to say anything.
    let _ = ready.say(&client::person::hello(opened.table, None)).await;
    let ended = async {
        match ready.next().await {
            Ok(Told::Broken { code, .. }) => Some(code),
            Ok(told) => panic!("{told:?}"),
            Err(_) => None,
        }
    };
    let why = tokio::time::timeout(crate::harness::PATIENCE, ended).await.expect("it ends");
    assert!(why.is_none_or(|why| why == protocol::Broken::SignedOut), "{why:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tokens_and_invitations_are_not_in_the_database() {
    let server = Server::start().await;
    let (opened, host, guest) = two_and_a_bot(&server, "origin").await;
    let secrets = [host.person.token.clone(), guest.person.token.clone(), opened.invitation.clone()];
    let folder = server.stop().await;
    let mut searched = 0;
    for entry in std::fs::read_dir(folder.path()).expect("a folder").flatten() {
        let Ok(bytes) = std::fs::read(entry.path()) else { continue };
        searched += bytes.len();
        for secret in &secrets {
            let found = bytes.windows(secret.len()).any(|window| window.eq_ignore_ascii_case(secret.as_bytes()));
            assert!(!found, "a secret is in {}", entry.path().display());
        }
    }
    assert!(searched > 10_000, "the database was looked at");
}
