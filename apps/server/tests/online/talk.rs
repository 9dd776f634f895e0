//! What is said at tables: who reads it, when, and who does not.

use client::{Person, Player, Request, Role, Told, new_id};
use protocol::people::{Reason, Report, Somebody};
use protocol::{ActionId, Phrase, Refusal, Rules, TalkLine, TalkRoom, ToServer, Watching, Why, Words};
use server::Limits;
use store::{Store, WallTime, Which};

use crate::harness::{PATIENCE, Seated, Server, rules, two_and_a_bot};

fn say(text: &str) -> ToServer {
    ToServer::Say { id: new_id(), words: Words::Text { text: text.to_owned() } }
}

/// Says it; returns the number of the line.
async fn said(seated: &mut Seated, message: ToServer) -> u64 {
    match seated.ask(message).await {
        Told::Said { number, .. } => number,
        other => panic!("{other:?}"),
    }
}

async fn refused(seated: &mut Seated, message: ToServer) -> Why {
    match seated.ask(message).await {
        Told::Refused { why, .. } => why,
        other => panic!("{other:?}"),
    }
}

/// Hears until something is said; returns whether that is everything, and the lines.
async fn heard(seated: &mut Seated) -> (bool, Vec<TalkLine>) {
    let hearing = async {
        loop {
            if let Told::Talk { whole, lines } = seated.turn().await.expect("a message") {
                return (whole, lines);
            }
        }
    };
    tokio::time::timeout(PATIENCE, hearing).await.expect("something is said")
}

/// Everything that is said until now, as a new connection is told it; nothing is told if there is nothing to read.
async fn everything(seated: &mut Seated) -> Vec<String> {
    seated.reconnect().await;
    // The own line is told to everybody who speaks, after everything that was said before.
    let id = new_id();
    seated.socket.say(&ToServer::Say { id, words: Words::Phrase { phrase: Phrase::Ouch } }).await.expect("said");
    let mut all: Vec<TalkLine> = Vec::new();
    let hearing = async {
        loop {
            match seated.turn().await.expect("a message") {
                Told::Talk { whole: true, lines } => all = lines,
                Told::Talk { whole: false, lines } => all.extend(lines),
                Told::Said { id: of, .. } if of == id => return,
                _ => (),
            }
        }
    };
    tokio::time::timeout(PATIENCE, hearing).await.expect("in time");
    all.iter().filter_map(text).collect()
}

fn text(line: &TalkLine) -> Option<String> {
    match &line.words {
        Words::Text { text } => Some(text.clone()),
        Words::Phrase { .. } => None,
    }
}

fn texts(lines: &[TalkLine]) -> Vec<String> {
    lines.iter().filter_map(text).collect()
}

/// A table with a host, a guest, and somebody who watches, whose game has begun.
async fn watched(server: &Server, watching: Watching) -> (protocol::http::Opened, Seated, Seated, Seated) {
    let host = Person::guest(&server.host, "Anna").await.expect("a guest");
    let guest = Person::guest(&server.host, "Борис").await.expect("a guest");
    let watcher = Person::guest(&server.host, "Walter").await.expect("a guest");
    let opened = host.open(Rules { watching, ..rules("origin", 2) }).await.expect("a table");
    guest.join(&opened, false).await.expect("a seat");
    watcher.join(&opened, true).await.expect("a place");
    let mut watcher = Seated::connect(watcher, Role::Watcher, &opened, 3).await;
    watcher.until(|player| player.room.is_some()).await;
    let mut host = Seated::connect(host, Role::Host, &opened, 1).await;
    let mut guest = Seated::connect(guest, Role::Guest, &opened, 2).await;
    (host.player.waits, guest.player.waits) = (true, true);
    let plays = |player: &Player| player.phase == protocol::Phase::Playing;
    tokio::join!(host.until(plays), guest.until(plays));
    (opened, host, guest, watcher)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_hears_everybody_before_the_game_and_whoever_comes_later_reads_it() {
    let server = Server::start().await;
    let (opened, mut host, mut guest) = two_and_a_bot(&server, "origin").await;
    (host.player.role, guest.player.role) = (Role::Watcher, Role::Watcher);
    guest.until(|player| player.room.is_some()).await;
    let first = said(&mut host, say("  Hello,\n <b>Zu\u{308}leyha</b>! ")).await;
    let (whole, lines) = heard(&mut guest).await;
    assert!(!whole && lines.len() == 1, "{lines:?}");
    let line = &lines[0];
    assert_eq!(
        (line.number, line.room, line.author, line.name.as_str()),
        (first, TalkRoom::Table, host.person.person, "Anna")
    );
    assert_eq!(text(line).as_deref(), Some("Hello, <b>Züleyha</b>!"), "plain text, composed");
    let phrase = Words::Phrase { phrase: Phrase::GoodLuck };
    let second = said(&mut guest, ToServer::Say { id: new_id(), words: phrase.clone() }).await;
    assert!(second > first);
    let watcher = Person::guest(&server.host, "Walter").await.expect("a guest");
    watcher.join(&opened, true).await.expect("a place");
    let mut watcher = Seated::connect(watcher, Role::Watcher, &opened, 3).await;
    let (whole, lines) = heard(&mut watcher).await;
    assert!(whole && lines.len() == 2 && lines[1].words == phrase, "{lines:?}");
    // Also after the table was in nobody's memory.
    let folder = server.stop().await;
    let server = Server::start_in(folder, |options| options.limits(Limits::generous())).await;
    guest.person.host.clone_from(&server.host);
    guest.reconnect().await;
    assert_eq!(heard(&mut guest).await, (true, lines));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_line_is_said_once_and_only_as_plain_text_of_some_length() {
    let server = Server::start().await;
    let (_, mut host, mut guest) = two_and_a_bot(&server, "origin").await;
    guest.until(|player| player.room.is_some()).await;
    let again = say("once");
    let number = said(&mut host, again.clone()).await;
    for _ in 0..3 {
        assert_eq!(said(&mut host, again.clone()).await, number);
    }
    host.reconnect().await;
    assert_eq!(said(&mut host, again.clone()).await, number, "another connection");
    // Somebody else's line may have the same name.
    let ToServer::Say { id, .. } = again else { panic!("a line") };
    let other = ToServer::Say { id, words: Words::Text { text: "mine".to_owned() } };
    assert!(said(&mut guest, other).await > number);
    for bad in ["", " \t ", "a\u{202e}b", "a\u{200b}b", "a\u{7}", &"x".repeat(301)] {
        assert_eq!(refused(&mut host, say(bad)).await.reason, Refusal::BadText, "{bad:?}");
    }
    said(&mut host, say(&"ż".repeat(300))).await;
    assert_eq!(everything(&mut guest).await, ["once".to_owned(), "mine".to_owned(), "ż".repeat(300)]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_and_watchers_speak_apart_until_the_game_is_over() {
    let server = Server::start().await;
    let (opened, mut host, mut guest, mut watcher) = watched(&server, Watching::AtOnce).await;
    said(&mut watcher, say("he has no fat")).await;
    said(&mut host, say("among players")).await;
    let (_, lines) = heard(&mut guest).await;
    assert_eq!((texts(&lines), lines[0].room), (vec!["among players".to_owned()], TalkRoom::Players));
    assert_eq!(everything(&mut guest).await, ["among players"], "not what watchers say");
    assert_eq!(everything(&mut watcher).await, ["he has no fat", "among players"]);
    for seated in [&mut host, &mut guest] {
        seated.player.waits = false;
        seated.reconnect().await;
    }
    tokio::join!(host.until(Player::is_over), guest.until(Player::is_over));
    let told = async {
        loop {
            let (whole, lines) = heard(&mut guest).await;
            if texts(&lines).contains(&"he has no fat".to_owned()) {
                return whole;
            }
        }
    };
    assert!(tokio::time::timeout(PATIENCE, told).await.expect("after the game"), "as everything there is to read");
    // What was said is in no record.
    let record = host.person.record(opened.table).await.expect("an answer");
    assert_eq!(record.status, 200);
    assert!(!record.body.contains("among players") && !record.body.contains("no fat"));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_watches_later_does_not_hear_players_at_once() {
    let server = Server::start().await;
    let (opened, mut host, _guest, mut watcher) = watched(&server, Watching::Delayed).await;
    let number = said(&mut host, say("I have the eagle")).await;
    assert!(everything(&mut watcher).await.is_empty());
    said(&mut watcher, say("nothing to see yet")).await;
    assert_eq!(everything(&mut watcher).await, ["nothing to see yet"]);
    // Nor by reporting it.
    let report = |room, line| Report {
        table: opened.table,
        person: host.person.person,
        room,
        line: Some(line),
        reason: Reason::Other,
        words: String::new(),
    };
    let status = async |person: &Person, report: Report| {
        person.send(Request::post("/api/report", &report)).await.expect("an answer").status
    };
    assert_eq!(status(&watcher.person, report(TalkRoom::Players, number)).await, 404);
    assert_eq!(status(&watcher.person, report(TalkRoom::Players, number + 50)).await, 404, "the same as nothing");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_muted_is_not_heard_any_longer_and_not_told() {
    let server = Server::start().await;
    let (_, mut host, mut guest) = two_and_a_bot(&server, "origin").await;
    (host.player.role, guest.player.role) = (Role::Watcher, Role::Watcher);
    host.until(|player| player.room.is_some()).await;
    said(&mut guest, say("rude")).await;
    assert_eq!(texts(&heard(&mut host).await.1), ["rude"]);
    let somebody = Somebody { person: guest.person.person };
    let answer = host.person.send(Request::post("/api/mute", &somebody)).await.expect("an answer");
    assert_eq!(answer.status, 204);
    assert_eq!(heard(&mut host).await, (true, Vec::new()), "what they said goes at once");
    said(&mut guest, say("still rude")).await;
    assert!(everything(&mut host).await.is_empty());
    assert_eq!(everything(&mut guest).await, ["rude", "still rude"], "they are not told");
    let answer = host.person.send(Request::post("/api/unmute", &somebody)).await.expect("an answer");
    assert_eq!(answer.status, 204);
    let (whole, lines) = heard(&mut host).await;
    assert!(whole);
    assert_eq!(texts(&lines), ["rude", "still rude"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_writes_too_fast_is_told_when_to_go_on() {
    let server =
        Server::start_with(|options| options.limits(Limits { lines_per_minute: 20, ..Limits::generous() })).await;
    let (_, mut host, mut guest) = two_and_a_bot(&server, "origin").await;
    for number in 0..5 {
        said(&mut host, say(&format!("line {number}"))).await;
    }
    let why = refused(&mut host, say("one more")).await;
    assert_eq!(why.reason, Refusal::Busy);
    assert!(why.retry_ms.is_some_and(|ms| (1..=3_001).contains(&ms)), "{why:?}");
    // Another person, and everything else of this one, is another matter.
    said(&mut guest, say("hello")).await;
    let answer = host.ask(ToServer::Ready { id: new_id(), ready: false, sealed: None }).await;
    assert!(matches!(answer, Told::Done { .. }), "{answer:?}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn reports_and_silence_are_the_operators() {
    let server = Server::start().await;
    let (opened, mut host, mut guest) = two_and_a_bot(&server, "origin").await;
    host.until(|player| player.room.is_some()).await;
    let number = said(&mut guest, say("something rude")).await;
    said(&mut host, say("please")).await;
    let report = |line, person: &Seated, words: &str| Report {
        table: opened.table,
        person: person.person.person,
        room: TalkRoom::Table,
        line,
        reason: Reason::Rude,
        words: words.to_owned(),
    };
    let status = async |person: &Person, report: &Report| {
        person.send(Request::post("/api/report", report)).await.expect("an answer").status
    };
    let stranger = Person::guest(&server.host, "Eve").await.expect("a guest");
    assert_eq!(status(&stranger, &report(None, &guest, "")).await, 404, "who is not at the table");
    assert_eq!(status(&host.person, &report(Some(number), &host, "")).await, 404, "a line of somebody else");
    assert_eq!(status(&host.person, &report(Some(number + 9), &guest, "")).await, 404, "no line");
    assert_eq!(status(&host.person, &report(None, &host, "")).await, 404, "oneself");
    assert_eq!(status(&host.person, &report(None, &guest, &"x".repeat(501))).await, 422);
    assert_eq!(status(&host.person, &report(Some(number), &guest, "look at this")).await, 204);
    assert_eq!(status(&host.person, &report(Some(number), &guest, "look at this")).await, 204, "once is enough");
    let database = format!("sqlite://{}", server.folder.path().join("pangea.sqlite").display());
    let beside = Store::open_beside(&database).await.expect("it opens");
    let reports = beside.list_reports(Which::Open, None, 9).await.expect("a list");
    assert_eq!((reports.len(), reports[0].what.words.as_str()), (1, "look at this"));
    let (_, lines) = beside.report_with_lines(reports[0].id).await.expect("an answer").expect("a report");
    let bodies: Vec<&str> = lines.iter().map(|line| line.body.as_str()).collect();
    assert_eq!(bodies, ["something rude", "please"]);
    // The operator lets somebody say nothing for a while.
    let until = WallTime(WallTime::now().0 + 3_600_000);
    let guest_id = store::PersonId::from_bytes(guest.person.person.to_bytes());
    beside.silence(guest_id, Some(until)).await.expect("silenced");
    let why = refused(&mut guest, say("let me")).await;
    assert_eq!(why.reason, Refusal::Silenced);
    assert!(why.retry_ms.is_some_and(|ms| (3_500_000..=3_600_000).contains(&ms)), "{why:?}");
    beside.silence(guest_id, None).await.expect("free again");
    said(&mut guest, say("sorry")).await;
    beside.close().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_name_of_a_request_used_at_two_tables_says_one_line() {
    let server = Server::start().await;
    let (_, mut one, _guest) = two_and_a_bot(&server, "origin").await;
    let second = one.person.open(rules("origin", 3)).await.expect("a table");
    let mut two = Seated::connect(one.person.clone(), Role::Watcher, &second, 4).await;
    let id: ActionId = new_id();
    let line = |text: &str| ToServer::Say { id, words: Words::Text { text: text.to_owned() } };
    said(&mut one, line("here")).await;
    assert_eq!(refused(&mut two, line("and there")).await.reason, Refusal::Busy);
    server.stop().await;
}
