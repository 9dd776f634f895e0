//! Whole games, and what happens to connections meanwhile.

use client::{ClientError, Person, Player, Role, Told, new_id};
use protocol::{Phase, Presence, Refusal, RequestKind, ToServer, Why};
use server::Limits;
use std::time::Duration;

use crate::harness::{PATIENCE, Seated, Server, rules, two_and_a_bot, verified};

const EDITIONS: [&str; 5] = ["origin", "continents", "evolution", "natural-selection", "new-world"];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_and_a_bot_play_a_whole_game_of_each_edition() {
    let server = Server::start().await;
    for edition in EDITIONS {
        let (opened, mut host, mut guest) = two_and_a_bot(&server, edition).await;
        tokio::join!(host.until(Player::is_over), guest.until(Player::is_over));
        assert!(host.player.acted > 3 && guest.player.acted > 3, "{edition}");
        let mut records = Vec::new();
        for person in [&host.person, &guest.person] {
            let record = person.record(opened.table).await.expect("an answer");
            assert_eq!(record.status, 200, "{edition}: {}", record.body);
            records.push(record.body);
        }
        assert_eq!(records[0], records[1], "{edition}: one record for all");
        let dice = verified(&records[0]).expect("a fair deal");
        assert_eq!((dice.words, dice.missing), (2, 0), "{edition}: both have added a word, and it follows from them");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_loses_the_connection_comes_back_and_has_missed_nothing() {
    let server = Server::start().await;
    for edition in ["origin", "new-world"] {
        let (opened, mut host, mut guest) = two_and_a_bot(&server, edition).await;
        host.player.keeps_events = true;
        let losing = async {
            while !host.player.is_over() {
                let heard = 1 + host.player.draw(12);
                for _ in 0..heard {
                    host.turn().await.expect("a message");
                    if host.player.is_over() {
                        break;
                    }
                }
                assert!(host.player.refused.is_empty(), "{:?}", host.player.refused);
                host.reconnect().await;
                host.turn().await.expect("welcome");
            }
        };
        tokio::join!(
            async { tokio::time::timeout(PATIENCE, losing).await.expect("in time") },
            guest.until(Player::is_over)
        );
        host.settle().await;

        let mut fresh = Seated::connect(host.person.clone(), Role::Watcher, &opened, 9).await;
        fresh.player.keeps_events = true;
        let next = host.player.have;
        fresh.until(|player| player.have == next).await;
        assert!(fresh.player.events.len() > 20, "{edition}");
        assert_eq!(host.player.events, fresh.player.events, "{edition}: the same history");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_device_takes_over_and_the_first_is_told() {
    let server = Server::start().await;
    let (opened, mut host, mut guest) = two_and_a_bot(&server, "origin").await;
    let playing = tokio::spawn(async move {
        guest.until(Player::is_over).await;
    });
    host.until(|player| player.acted >= 2).await;
    let mut second = Seated::connect(host.person.clone(), Role::Host, &opened, 3).await;
    // What the first device was about to do may still be carried out; then it is told.
    let elsewhere = async {
        loop {
            match host.socket.next().await {
                Ok(Told::Elsewhere) => return,
                Ok(_) => (),
                Err(error) => panic!("{error}"),
            }
        }
    };
    tokio::time::timeout(PATIENCE, elsewhere).await.expect("it is told");
    second.until(Player::is_over).await;
    assert!(second.player.acted > 0);
    playing.await.expect("the guest plays on");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_watcher_sees_the_whole_game_and_may_do_nothing() {
    let server = Server::start().await;
    let (opened, mut host, mut guest) = two_and_a_bot(&server, "evolution").await;
    let watcher = Person::guest(&server.host, "Zofia").await.expect("a guest");
    assert_eq!(watcher.join(&opened, true).await.expect("joined").seat, None);
    let mut watcher = Seated::connect(watcher, Role::Watcher, &opened, 5).await;
    tokio::join!(host.until(|player| player.acted >= 1), guest.until(|player| player.acted >= 1));
    let (id, action) = (new_id(), "pass".to_owned());
    let refused = watcher.ask(ToServer::Act { id, prompt: 1, action }).await;
    assert!(matches!(refused, Told::Refused { why: Why { reason: Refusal::Watching, .. }, .. }), "{refused:?}");
    watcher.player.refused.clear();
    tokio::join!(host.until(Player::is_over), guest.until(Player::is_over), watcher.until(Player::is_over));
    assert_eq!(watcher.player.acted, 0);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_restart_is_announced_and_the_game_goes_on_afterwards() {
    let server = Server::start().await;
    let (opened, mut host, mut guest) = two_and_a_bot(&server, "natural-selection").await;
    tokio::select! {
        () = host.until(|player| player.acted >= 3) => (),
        () = guest.until(Player::is_over) => (),
    }
    let (folder, (notice, close)) = tokio::join!(server.stop(), async {
        let mut notice = false;
        loop {
            match host.socket.next().await {
                Ok(Told::Notice { notice: protocol::Notice::Restart { .. } }) => notice = true,
                Ok(told) => drop(host.player.hear(&told)),
                Err(ClientError::Closed(code)) => break (notice, code),
                Err(error) => panic!("{error}"),
            }
        }
    });
    assert!(notice, "it is announced");
    assert_eq!(close, Some(1012), "come back");
    let server = Server::start_in(folder, |options| options.limits(Limits::generous())).await;
    for seated in [&mut host, &mut guest] {
        seated.person.host.clone_from(&server.host);
        seated.reconnect().await;
    }
    tokio::join!(host.until(Player::is_over), guest.until(Player::is_over));
    assert_eq!(host.person.record(opened.table).await.expect("an answer").status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_nobody_looks_at_leaves_memory_and_comes_back() {
    let server = Server::start_with(|options| options.limits(Limits::generous()).unload_after(Duration::ZERO)).await;
    let host = Person::guest(&server.host, "Anna").await.expect("a guest");
    let opened = host.open(rules("origin", 2)).await.expect("a table");
    for _ in 0..20 {
        let invited = host.look(&opened).await.expect("it is there");
        assert!(invited.member && invited.phase == Phase::Waiting);
        let mut seated = Seated::connect(host.clone(), Role::Host, &opened, 1).await;
        seated.until(|player| player.room.is_some()).await;
    }
    let tables = host.tables().await.expect("a list").tables;
    assert_eq!(
        tables.iter().map(|line| (line.table, line.phase)).collect::<Vec<_>>(),
        [(opened.table, Phase::Waiting)]
    );
    assert_eq!(tables[0].players[0], "Anna");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_people_play_again() {
    let server = Server::start().await;
    let (_, mut host, mut guest) = two_and_a_bot(&server, "origin").await;
    tokio::join!(host.until(Player::is_over), guest.until(Player::is_over));
    host.settle().await;
    guest.settle().await;
    let asked = host.ask(ToServer::Ask { id: new_id(), kind: RequestKind::Rematch }).await;
    assert!(matches!(asked, Told::Done { .. }), "{asked:?}");
    guest.until(|player| player.room.as_ref().is_some_and(|room| room.request.is_some())).await;
    let number = guest.player.room.as_ref().and_then(|room| room.request.as_ref()).expect("a request").number;
    let voted = guest.ask(ToServer::Vote { id: new_id(), number, agree: true }).await;
    assert!(matches!(voted, Told::Done { .. }), "{voted:?}");
    let has_next = |player: &Player| player.room.as_ref().is_some_and(|room| room.next_table.is_some());
    host.until(has_next).await;
    let next = host.player.room.as_ref().and_then(|room| room.next_table).expect("a table");
    let opened = protocol::http::Opened { table: next, invitation: String::new() };
    let mut host = Seated::connect(host.person, Role::Host, &opened, 1).await;
    let mut guest = Seated::connect(guest.person, Role::Guest, &opened, 2).await;
    tokio::join!(host.until(Player::is_over), guest.until(Player::is_over));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn others_see_who_is_there() {
    let server = Server::start().await;
    let (_, mut host, guest) = two_and_a_bot(&server, "origin").await;
    let presence = |player: &Player| {
        let room = player.room.as_ref()?;
        match &room.places[1].occupant {
            protocol::Occupant::Person { presence, .. } => Some(*presence),
            _ => None,
        }
    };
    host.until(|player| presence(player) == Some(Presence::Here)).await;
    drop(guest);
    host.until(|player| presence(player) == Some(Presence::Reconnecting)).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_watches_later_is_told_nothing_sooner_by_the_list_of_tables() {
    let server = Server::start().await;
    let host = Person::guest(&server.host, "Anna").await.expect("a guest");
    let [guest, watcher] = [Person::guest(&server.host, "Bob").await, Person::guest(&server.host, "Zofia").await];
    let (guest, watcher) = (guest.expect("a guest"), watcher.expect("a guest"));
    let later = protocol::Rules { watching: protocol::Watching::Delayed, ..rules("origin", 2) };
    let opened = host.open(later).await.expect("a table");
    guest.join(&opened, false).await.expect("a seat");
    watcher.join(&opened, true).await.expect("joined");
    let mut host = Seated::connect(host, Role::Host, &opened, 1).await;
    let mut guest = Seated::connect(guest, Role::Guest, &opened, 2).await;
    let phase = async |person: &Person| person.tables().await.expect("a list").tables[0].phase;
    tokio::join!(host.until(|player| player.acted > 0), guest.until(|player| player.acted > 0));
    assert_eq!(phase(&host.person).await, Phase::Playing);
    let early = watcher.tables().await.expect("a list").tables;
    assert_eq!(early[0].phase, Phase::Waiting, "not even that it has begun");
    tokio::join!(host.until(Player::is_over), guest.until(Player::is_over));
    assert_eq!(phase(&host.person).await, Phase::Over);
    let now = watcher.tables().await.expect("a list").tables;
    assert_eq!(now, early, "nothing has happened for who watches later, nor is it told when something does");
    assert_eq!(watcher.record(opened.table).await.expect("an answer").status, 409);
    server.stop().await;
}
