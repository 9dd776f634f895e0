//! Slow games, over days that pass for the test alone.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use client::{Person, Player, Request, Role};
use protocol::http::{MyTable, Opened};
use protocol::lobby::{TakeVacation, Vacation};
use protocol::{Clock, Phase, Rules};
use server::{Limits, ServeOptions};
use store::WallTime;

use crate::harness::{PATIENCE, Seated, Server, beside, rules};

const HOUR: i64 = 60 * 60 * 1000;
const A_DAY: i64 = 24 * HOUR;

/// How much later than now it is on the wall.
type Later = Arc<AtomicI64>;

fn options(later: &Later) -> impl FnOnce(ServeOptions) -> ServeOptions + use<> {
    let later = later.clone();
    move |options| {
        let wall = move || WallTime(WallTime::now().0 + later.load(Ordering::SeqCst));
        let options = options.limits(Limits::generous()).unload_after(Duration::ZERO);
        options.wall_clock(Arc::new(wall)).sweep(Duration::from_millis(100))
    }
}

fn slow() -> Rules {
    Rules { clock: Some(Clock::Slow { days: 1 }), ..rules("origin", 2) }
}

async fn line(person: &Person, opened: &Opened) -> MyTable {
    let tables = person.tables().await.expect("a list").tables;
    tables.into_iter().find(|line| line.table == opened.table).expect("their table")
}

/// A slow game of two, just begun; who is to move comes first.
async fn begun(server: &Server) -> (Opened, [Person; 2]) {
    let host = Person::guest(&server.host, "Anna").await.expect("a guest");
    let guest = Person::guest(&server.host, "Bob").await.expect("a guest");
    let opened = host.open(slow()).await.expect("a table");
    guest.join(&opened, false).await.expect("a seat");
    {
        let mut one = Seated::connect(host.clone(), Role::Host, &opened, 1).await;
        let mut two = Seated::connect(guest.clone(), Role::Guest, &opened, 2).await;
        // Nobody moves yet.
        (one.player.waits, two.player.waits) = (true, true);
        let dealt = |player: &Player| player.have.is_some();
        tokio::join!(one.until(dealt), two.until(dealt));
    }
    let is_hosts = line(&host, &opened).await.your_turn;
    (opened, if is_hosts { [host, guest] } else { [guest, host] })
}

/// The line of a table as soon as it is so.
async fn line_when(person: &Person, opened: &Opened, is_so: impl Fn(&MyTable) -> bool) -> MyTable {
    let look = async {
        loop {
            let line = line(person, opened).await;
            if is_so(&line) {
                return line;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(PATIENCE, look).await.expect("it becomes so")
}

fn about(left: Option<u64>, hours: i64) {
    let left = left.expect("time runs") as i64;
    assert!((left - hours * HOUR).abs() < HOUR / 2, "{left} ms are not about {hours} hours");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_deadline_falls_on_another_day_after_a_restart_while_the_server_was_there() {
    let later = Later::default();
    let server = Server::start_with(options(&later)).await;
    let (opened, [mover, other]) = begun(&server).await;
    let (mine, theirs) = (line(&mover, &opened).await, line(&other, &opened).await);
    assert!(mine.your_turn && !theirs.your_turn && mine.phase == Phase::Playing);
    about(mine.left_ms, 24);
    about(theirs.left_ms, 24);
    let folder = server.stop().await;
    // Another server of the same database had run until a moment before, so that there was no outage.
    later.store(20 * HOUR, Ordering::SeqCst);
    let store = store::Store::open(&format!("sqlite://{}", folder.path().join("pangea.sqlite").display())).await;
    let store = store.expect("it opens");
    store.watch_deadlines(WallTime(WallTime::now().0 + 20 * HOUR), Duration::MAX).await.expect("noted");
    store.close().await;
    let server = Server::start_in(folder, options(&later)).await;
    let [mover, other] = [mover, other].map(|person| Person { host: server.host.clone(), ..person });
    about(line(&mover, &opened).await.left_ms, 4);
    assert_eq!(line(&mover, &opened).await.played_by, None);
    let folder = server.stop().await;
    later.store(25 * HOUR, Ordering::SeqCst);
    let store = store::Store::open(&format!("sqlite://{}", folder.path().join("pangea.sqlite").display())).await;
    let store = store.expect("it opens");
    store.watch_deadlines(WallTime(WallTime::now().0 + 25 * HOUR), Duration::MAX).await.expect("noted");
    store.close().await;
    let server = Server::start_in(folder, options(&later)).await;
    let [mover, other] = [mover, other].map(|person| Person { host: server.host.clone(), ..person });
    let late = line_when(&mover, &opened, |line| line.played_by.is_some()).await;
    assert_eq!(late.played_by.as_deref(), Some("forager"));
    // Nobody had to be there for that. The bot plays on, until the other one is to move.
    line_when(&other, &opened, |line| line.your_turn || line.phase == Phase::Over).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_outage_of_more_than_a_minute_moves_deadlines_and_a_short_one_does_not() {
    let later = Later::default();
    let server = Server::start_with(options(&later)).await;
    let (opened, [mover, _]) = begun(&server).await;
    let folder = server.stop().await;
    later.store(3 * A_DAY, Ordering::SeqCst);
    let server = Server::start_in(folder, options(&later)).await;
    let mover = Person { host: server.host.clone(), ..mover };
    about(line(&mover, &opened).await.left_ms, 24);
    let before = line(&mover, &opened).await.left_ms.expect("time runs");
    let folder = server.stop().await;
    later.fetch_add(50_000, Ordering::SeqCst);
    let server = Server::start_in(folder, options(&later)).await;
    let mover = Person { host: server.host.clone(), ..mover };
    let after = line(&mover, &opened).await.left_ms.expect("time runs");
    assert!(before - after >= 50_000, "{before} {after}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_vacation_stops_the_own_time_and_there_are_two_weeks_in_a_year() {
    let later = Later::default();
    let server = Server::start_with(options(&later)).await;
    let (opened, [mover, other]) = begun(&server).await;
    let take = async |person: &Person, days| {
        person.send(Request::post("/api/vacation", &TakeVacation { days })).await.expect("an answer")
    };
    let vacation: Vacation = take(&mover, 10).await.message().expect("a vacation");
    assert!(vacation.until.is_some());
    assert_eq!(take(&mover, 3).await.status, 400, "one at a time");
    let vacation: Vacation = take(&other, 2).await.message().expect("a vacation");
    assert!(vacation.until.is_some());
    // For the move that they are asked for already time goes on; the other is asked for the next one, whose time stands.
    about(line(&mover, &opened).await.left_ms, 24);
    let mut moving = Seated::connect(mover.clone(), Role::Guest, &opened, 3).await;
    let asked = tokio::select! {
        () = moving.until(|_| false) => panic!("it plays on"),
        asked = line_when(&other, &opened, |line| line.your_turn) => asked,
    };
    drop(moving);
    assert_eq!(asked.left_ms, None);
    let ended = other.send(Request::new("POST", "/api/vacation/end")).await.expect("an answer");
    let ended: Vacation = ended.message().expect("a vacation");
    assert!(ended.until.is_none() && ended.left_ms > 13 * A_DAY as u64, "{ended:?}");
    let line = line_when(&other, &opened, |line| line.left_ms.is_some()).await;
    about(line.left_ms, 24);
    assert_eq!(take(&other, 0).await.status, 400);
    assert_eq!(take(&other, 15).await.status, 400);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_mail_is_queued_when_it_is_somebodys_turn_and_taken_back_when_they_have_moved() {
    let later = Later::default();
    let server = Server::start_with(options(&later)).await;
    let store = beside(&server).await;
    let host = Person::guest(&server.host, "Anna").await.expect("a guest");
    let guest = Person::guest(&server.host, "Bob").await.expect("a guest");
    for (number, person) in [&host, &guest].into_iter().enumerate() {
        let (id, now) = (store::PersonId::from_bytes(person.person.to_bytes()), WallTime::now());
        let token = store::Token::random();
        let address = format!("somebody{number}@example.org");
        store.set_mail(id, address, token.hash(), now.plus(Duration::from_secs(60))).await.expect("set");
        store.confirm_mail(token.hash(), now).await.expect("confirmed");
        let wants = if number == 0 { "game_over your_turn" } else { "game_over" };
        let choices = store::Choices { mail_wants: wants.to_owned(), ..store::Choices::default() };
        store.choose(id, choices).await.expect("chosen");
    }
    let opened = host.open(slow()).await.expect("a table");
    guest.join(&opened, false).await.expect("a seat");
    let mut one = Seated::connect(host.clone(), Role::Host, &opened, 1).await;
    let mut two = Seated::connect(guest.clone(), Role::Guest, &opened, 2).await;
    // Both play a little: whatever was queued for a move that was made is taken back.
    tokio::select! {
        () = one.until(|player| player.acted >= 3) => (),
        () = two.until(Player::is_over) => (),
    }
    drop((one, two));
    let line = line(&host, &opened).await;
    let much_later = WallTime::now().plus(Duration::from_secs(24 * 60 * 60));
    let mails = async {
        loop {
            let mails = store.take_mails(much_later, Duration::ZERO, 10).await.expect("mails");
            if mails.len() == usize::from(line.your_turn) {
                return mails;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    let mails = tokio::time::timeout(PATIENCE, mails).await.expect("one if it is Anna's turn, none if it is not");
    for mail in mails {
        assert_eq!((mail.mail.kind.as_str(), mail.person.name.as_str()), ("your_turn", "Anna"));
    }
    store.close().await;
    server.stop().await;
}
