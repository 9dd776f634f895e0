//! A storage that is away, and a table that panics.

use std::sync::Arc;

use client::{ClientError, Player, Request, Told, new_id};
use protocol::{Notice, Refusal, ToServer};
use room::{Input, Room};
use server::Limits;
use store::testing::{Postgres, Sync};

use crate::harness::{PATIENCE, Seated, Server, two_and_a_bot};

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
