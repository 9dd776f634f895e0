//! Sessions that end elsewhere, and sessions that are used for long.

use std::time::Duration;

use client::{ClientError, Request, Told, new_id};
use protocol::http::Guest;
use protocol::{Broken, ToServer};
use server::Limits;
use store::testing::{Postgres, Sync};

use crate::harness::{PATIENCE, Server, two_and_a_bot};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_session_that_ends_where_this_server_does_not_hear_of_it_loses_its_socket() {
    let Some(postgres) = Postgres::start(Sync::Off) else { return };
    let database = postgres.fresh_database();
    let often = Duration::from_millis(100);
    let change = |options: server::ServeOptions| options.limits(Limits::generous()).check_sessions(often);
    let server = Server::start_on_with(&database, change).await;
    let (_, mut host, mut guest) = two_and_a_bot(&server, "origin").await;
    guest.until(|player| player.room.is_some()).await;
    let gone =
        format!("delete from sessions where person in (select id from persons where name = '{}') returning 1", "Борис");
    assert_eq!(postgres.query(&database, &gone), "1");
    let ended = async {
        let mut why = None;
        loop {
            match guest.socket.next().await {
                Ok(Told::Broken { code, .. }) => why = Some(code),
                Ok(_) => (),
                Err(ClientError::Closed(code)) => return (why, code),
                Err(error) => panic!("{error}"),
            }
        }
    };
    let ended = tokio::time::timeout(PATIENCE, ended).await.expect("it ends");
    assert_eq!(ended, (Some(Broken::SignedOut), Some(1008)));
    // The other one is asked as often, and stays.
    let answer = host.ask(ToServer::Ready { id: new_id(), ready: false, sealed: None }).await;
    assert!(matches!(answer, Told::Done { .. }), "{answer:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_session_that_is_used_does_not_end_by_itself() {
    let Some(postgres) = Postgres::start(Sync::Off) else { return };
    let database = postgres.fresh_database();
    let server = Server::start_on(&database).await;
    let origin = format!("http://{}", server.host);
    let guest = Request::post("/api/guest", &Guest { name: "Anna".to_owned(), token: false });
    let answer = guest.header("origin", &origin).send(&server.host).await.expect("an answer");
    let cookie = answer.header("set-cookie").expect("a cookie").to_owned();
    let pair = cookie.split(';').next().expect("a pair");
    let tables = async || {
        let request = Request::new("GET", "/api/tables").header("cookie", pair);
        let answer = request.send(&server.host).await.expect("an answer");
        assert_eq!(answer.status, 200, "{}", answer.body);
        answer.header("set-cookie").map(str::to_owned)
    };
    assert_eq!(tables().await, None, "it was made a moment ago");
    let seen = "select seen_at > 1000000000000 from sessions";
    assert_eq!(postgres.query(&database, "update sessions set seen_at = 1000 returning seen_at"), "1000");
    // What cannot be noted at once, because the database is busy, is noted with a later request.
    let again = async {
        loop {
            if let Some(cookie) = tables().await {
                return cookie;
            }
        }
    };
    let again = tokio::time::timeout(PATIENCE, again).await.expect("it is noted");
    assert_eq!(again, cookie, "the same cookie, for as long as a new one");
    assert_eq!(postgres.query(&database, seen), "t");
    assert_eq!(tables().await, None, "once a day");
    server.stop().await;
}
