//! What whoever runs the server does and sees: figures, bans, stopping.

use std::time::Duration;

use client::{ClientError, Person, Request, Role, Told, new_id};
use protocol::http::{Failure, FailureCode};
use protocol::{Broken, ToServer};
use server::Limits;
use store::WallTime;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::bots::{beside, stored};
use crate::harness::{PATIENCE, Seated, Server, rules, two_and_a_bot};

async fn metrics(host: &str) -> client::Answer {
    Request::new("GET", "/metrics").send(host).await.expect("an answer")
}

/// The value of a figure.
fn figure(text: &str, name: &str) -> f64 {
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("{name} is missing in {text}")).parse().expect("a number")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn figures_tell_what_goes_on_and_name_nobody() {
    let server = Server::start().await;
    let (opened, mut host, mut guest) = two_and_a_bot(&server, "origin").await;
    let until = |player: &client::Player| player.acted >= 1;
    tokio::join!(host.until(until), guest.until(until));
    let answer = metrics(&server.host).await;
    assert!(answer.header("content-type").is_some_and(|kind| kind.starts_with("application/openmetrics-text")));
    let text = answer.body;
    assert!((figure(&text, "pangea_sockets") - 2.0).abs() < 0.1);
    assert!((figure(&text, "pangea_tables{phase=\"playing\"}") - 1.0).abs() < 0.1);
    assert!((figure(&text, "pangea_storage_available") - 1.0).abs() < 0.1);
    assert!(figure(&text, "pangea_actions_total") >= 2.0);
    assert!(figure(&text, "pangea_answers_total{answer=\"done\"}") >= 6.0);
    assert!(figure(&text, "pangea_acknowledgement_seconds_count") >= 6.0);
    assert!(figure(&text, "pangea_journal_batch_count") >= 6.0);
    assert!(figure(&text, "pangea_journal_commit_seconds_sum") > 0.0);
    assert!(figure(&text, "pangea_memory_bytes") > 1_000_000.0 || !cfg!(target_os = "linux"));
    for name in ["pangea_bots_waiting", "pangea_letters_waiting", "pangea_mails_waiting", "pangea_reports_open"] {
        figure(&text, name);
    }
    assert!(figure(&text, "pangea_http_requests_total{status=\"200\"}") >= 4.0);
    assert!(text.ends_with("# EOF\n"));
    for secret in [opened.table.to_string(), host.person.person.to_string(), "Anna".to_owned(), opened.invitation] {
        assert!(!text.contains(&secret), "{secret} in {text}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn figures_are_for_this_machine_or_for_whoever_has_the_token() {
    let server = Server::start_with(|options| options.metrics_token(Some("between us"))).await;
    assert_eq!(metrics(&server.host).await.status, 200);
    // It came through somebody: from where is not known here.
    let forwarded = || Request::new("GET", "/metrics").header("x-forwarded-for", "203.0.113.7");
    assert_eq!(forwarded().send(&server.host).await.expect("an answer").status, 404);
    let with = async |token: &str| {
        let request = forwarded().header("authorization", &format!("Bearer {token}"));
        request.send(&server.host).await.expect("an answer").status
    };
    assert_eq!((with("between us").await, with("between them").await, with("").await), (200, 404, 404));
    server.stop().await;
    let proxied = Server::start_with(|options| options.proxies(1)).await;
    assert_eq!(metrics(&proxied.host).await.status, 404, "a proxy comes from this machine, too");
    proxied.stop().await;
    let apart = std::net::TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("an address");
    let server = Server::start_with(|options| options.proxies(1).metrics_listen(Some(apart))).await;
    assert_eq!(metrics(&apart.to_string()).await.status, 200);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_answer_has_a_number_of_its_own() {
    let server = Server::start().await;
    let number = async || {
        let answer = Request::new("GET", "/api/about").send(&server.host).await.expect("an answer");
        answer.header("x-request-id").expect("a number").to_owned()
    };
    let (one, other) = (number().await, number().await);
    assert!(one.len() == 16 && one != other, "{one} {other}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_ban_ends_sockets_and_closes_the_door_until_it_is_over() {
    let often = Duration::from_millis(100);
    let server = Server::start_with(|options| options.limits(Limits::generous()).check_sessions(often)).await;
    let (opened, mut host, mut guest) = two_and_a_bot(&server, "origin").await;
    guest.until(|player| player.room.is_some()).await;
    let store = beside(&server).await;
    let banned = stored(&guest.person);
    store.ban(banned, Some(WallTime::now().plus(Duration::from_secs(3600)))).await.expect("they are there");
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
    assert_eq!(ended, (Some(Broken::Banned), Some(1008)));
    for request in [Request::new("GET", "/api/me"), Request::new("GET", "/api/tables")] {
        let answer = guest.person.send(request).await.expect("an answer");
        let failure: Failure = serde_json::from_str(&answer.body).expect("a failure");
        assert_eq!((answer.status, failure.error), (403, FailureCode::Banned));
    }
    assert!(guest.person.socket().await.is_err(), "no socket either");
    assert!(guest.person.join(&opened, false).await.is_err());
    // Nobody else notices, and a ban that is over is over.
    let answer = host.ask(ToServer::Ready { id: new_id(), ready: false, sealed: None }).await;
    assert!(matches!(answer, Told::Done { .. }), "{answer:?}");
    store.ban(banned, Some(WallTime::now())).await.expect("they are there");
    assert_eq!(guest.person.send(Request::new("GET", "/api/me")).await.expect("an answer").status, 200);
    server.stop().await;
}

/// Asks over a connection that was made before.
async fn ready(stream: &mut TcpStream, host: &str) -> Option<String> {
    let request = format!("GET /readyz HTTP/1.1\r\nHost: {host}\r\n\r\n");
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut answer = vec![0; 4096];
    let length = stream.read(&mut answer).await.ok().filter(|length| *length > 0)?;
    Some(String::from_utf8_lossy(&answer[..length]).into_owned())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_stops_says_so_sends_people_back_one_after_the_other_and_keeps_their_tables() {
    let server = Server::start().await;
    let mut people = Vec::new();
    for number in 0..60 {
        let person = Person::guest(&server.host, &format!("Person {number}")).await.expect("a guest");
        let opened = person.open(rules("origin", 2)).await.expect("a table");
        let mut seated = Seated::connect(person, Role::Guest, &opened, number).await;
        seated.until(|player| player.room.is_some()).await;
        people.push(seated);
    }
    let host = server.host.clone();
    let mut stream = TcpStream::connect(&host).await.expect("a connection");
    assert!(ready(&mut stream, &host).await.is_some_and(|answer| answer.starts_with("HTTP/1.1 200")));
    let watching = tokio::spawn(async move {
        // As long as anybody is there somebody is answered: not ready.
        let mut answers = Vec::new();
        loop {
            if let Some(answer) = ready(&mut stream, &host).await {
                answers.push(answer.starts_with("HTTP/1.1 200"));
            } else if let Ok(again) = TcpStream::connect(&host).await {
                stream = again;
            } else {
                return answers;
            }
        }
    });
    let mut goodbyes = tokio::task::JoinSet::new();
    for mut seated in people {
        goodbyes.spawn(async move {
            let mut was_told = false;
            loop {
                match seated.socket.next().await {
                    Ok(Told::Notice { notice: protocol::Notice::Restart { .. } }) => was_told = true,
                    Ok(_) => (),
                    Err(ClientError::Closed(code)) => return (was_told, code, tokio::time::Instant::now()),
                    Err(error) => panic!("{error}"),
                }
            }
        });
    }
    let began = tokio::time::Instant::now();
    let folder = server.stop().await;
    assert!(began.elapsed() < Duration::from_secs(10), "{:?}", began.elapsed());
    let ended = goodbyes.join_all().await;
    assert!(ended.iter().all(|(was_told, code, _)| *was_told && *code == Some(1012)));
    let first = ended.iter().map(|end| end.2).min().expect("somebody");
    let last = ended.iter().map(|end| end.2).max().expect("somebody");
    assert!(last - first > Duration::from_millis(200), "not all at once: {:?}", last - first);
    let answers = watching.await.expect("no panic");
    assert!(answers.contains(&false), "whoever asked was told that it is not ready");

    let again = Server::start_in(folder, |options| options.limits(Limits::generous())).await;
    let store = beside(&again).await;
    let kept = store.unfinished(None, 100).await.expect("a list");
    assert_eq!(kept.iter().filter(|table| table.phase == "waiting").count(), 60);
    again.stop().await;
}

#[tokio::test]
async fn what_is_too_old_is_forgotten_and_nothing_else() {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let folder = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite://{}", folder.path().join("pangea.sqlite").display());
    let store = store::Store::open(&database).await.expect("it opens");
    let keep = server::Keep::default();
    for day in [0, 1] {
        store.create_person(format!("Guest {day}"), WallTime(day * DAY)).await.expect("a guest");
    }
    let forget = async |day: i64, more: i64| {
        server::upkeep::forget(&*store, &keep, WallTime(day * DAY + more)).await.expect("an answer")
    };
    assert!(forget(30, 0).await.is_nothing(), "30 days are not over");
    assert_eq!(forget(30, 1).await.guests, 1);
    assert!(forget(30, 1).await.is_nothing());
    let shorter = server::Keep { guests_days: 10, ..keep };
    let forgotten = server::upkeep::forget(&*store, &shorter, WallTime(12 * DAY)).await.expect("an answer");
    assert_eq!(forgotten.guests, 1);
    // More than one portion: it is asked again until nothing was left.
    for _ in 0..1_100 {
        store.create_person("Many".to_owned(), WallTime(0)).await.expect("a guest");
    }
    assert_eq!((forget(60, 0).await.guests, forget(60, 0).await.guests, forget(60, 0).await.guests), (1_000, 100, 0));
    store.close().await;
}
