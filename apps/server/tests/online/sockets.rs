//! What a socket must be like.

use client::{ClientError, Person, Role, Socket, Told, new_id, person::hello};
use protocol::http::Opened;
use protocol::to_server::StartWith;
use protocol::{Broken, Refusal, ToServer, Versions};
use server::Limits;
use tokio_tungstenite::tungstenite::protocol::Message;

use crate::harness::{PATIENCE, Seated, Server, rules};

async fn host(server: &Server) -> (Person, Opened) {
    let host = Person::guest(&server.host, "Anna").await.expect("a guest");
    let opened = host.open(rules("origin", 2)).await.expect("a table");
    (host, opened)
}

/// Why a socket was closed, and with which code.
async fn end(socket: &mut Socket) -> (Option<Broken>, Option<u16>) {
    let mut why = None;
    let ended = async {
        loop {
            match socket.next().await {
                Ok(Told::Broken { code, .. }) => why = Some(code),
                Ok(_) => (),
                Err(ClientError::Closed(code)) => return code,
                Err(_) => return None,
            }
        }
    };
    let code = tokio::time::timeout(PATIENCE, ended).await.expect("it is closed");
    (why, code)
}

#[tokio::test]
async fn what_is_no_message_ends_the_socket() {
    let server = Server::start().await;
    let (host, opened) = host(&server).await;
    for text in [
        "",
        "{}",
        "hello",
        "{\"type\":\"hello\"}",
        "{\"type\":\"act\"}",
        "[1]",
        "\u{0}",
        "{\"type\":\"since\",\"have\":-1}",
    ] {
        let mut socket = host.socket().await.expect("a socket");
        socket.say_text(text).await.expect("said");
        assert_eq!(end(&mut socket).await, (Some(Broken::NotAMessage), Some(1008)), "{text:?} first");
        let mut socket = host.connect(opened.table, None).await.expect("a socket");
        socket.say_text(text).await.expect("said");
        assert_eq!(end(&mut socket).await, (Some(Broken::NotAMessage), Some(1008)), "{text:?} later");
    }
    let mut socket = host.connect(opened.table, None).await.expect("a socket");
    socket.send(Message::binary(vec![1, 2, 3])).await.expect("said");
    assert_eq!(end(&mut socket).await, (Some(Broken::NotAMessage), Some(1008)));
    server.stop().await;
}

#[tokio::test]
async fn hello_comes_first_and_once() {
    let server = Server::start().await;
    let (host, opened) = host(&server).await;
    let mut socket = host.socket().await.expect("a socket");
    socket.say(&ToServer::Since { have: 0 }).await.expect("said");
    assert_eq!(end(&mut socket).await, (Some(Broken::NoHello), Some(1008)));
    let mut socket = host.connect(opened.table, None).await.expect("a socket");
    socket.say(&hello(opened.table, None)).await.expect("said");
    assert_eq!(end(&mut socket).await, (Some(Broken::NoHello), Some(1008)));
    server.stop().await;
}

#[tokio::test]
async fn a_client_that_is_too_old_is_told_to_reload() {
    let server = Server::start().await;
    let (host, opened) = host(&server).await;
    let mut socket = host.socket().await.expect("a socket");
    let protocol = Versions { oldest: 0, newest: 0 };
    let old = ToServer::Hello { protocol, table: opened.table, have: None, start: StartWith::View, legal: false };
    socket.say(&old).await.expect("said");
    let told = socket.next().await.expect("a message");
    assert_eq!(told, Told::Reload { oldest: Versions::HERE.oldest, newest: Versions::HERE.newest });
    server.stop().await;
}

#[tokio::test]
async fn a_message_that_is_too_long_ends_the_socket() {
    let server = Server::start().await;
    let (host, opened) = host(&server).await;
    let mut socket = host.connect(opened.table, None).await.expect("a socket");
    let action = "x".repeat(17 * 1024);
    let _ = socket.say(&ToServer::Act { id: new_id(), prompt: 1, action }).await;
    let (why, code) = end(&mut socket).await;
    assert!(why.is_none_or(|why| why == Broken::TooLong), "{why:?}");
    assert!(code.is_none_or(|code| code == 1009), "{code:?}");
    let mut seated = Seated::connect(host, Role::Watcher, &opened, 1).await;
    seated.until(|player| player.room.is_some()).await;
    server.stop().await;
}

#[tokio::test]
async fn whoever_talks_too_fast_is_told_to_wait_and_then_sent_away() {
    let limits = Limits { messages_per_second: 2, ..Limits::default() };
    let server = Server::start_with(|options| options.limits(limits)).await;
    let (host, opened) = host(&server).await;
    let mut socket = host.connect(opened.table, None).await.expect("a socket");
    for _ in 0..200 {
        if socket.say(&ToServer::Stand { id: new_id() }).await.is_err() {
            break;
        }
    }
    let (mut busy, mut why) = (0, None);
    let code = loop {
        match socket.next().await {
            Ok(Told::Refused { why, .. }) if why.reason == Refusal::Busy => {
                assert!(why.retry_ms.is_some_and(|ms| ms > 0), "{why:?}");
                busy += 1;
            }
            Ok(Told::Broken { code, .. }) => why = Some(code),
            Ok(_) => (),
            Err(ClientError::Closed(code)) => break code,
            // The rest of what was said was not read any more.
            Err(_) => break Some(1008),
        }
    };
    assert!((40..60).contains(&busy), "{busy} had to wait");
    assert!(why.is_none_or(|why| why == Broken::TooFast), "{why:?}");
    assert_eq!(code, Some(1008));
    assert!(host.connect(opened.table, None).await.is_ok(), "nobody is banned");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_asks_for_the_history_again_and_again_is_heard_later() {
    let limits = Limits { histories_per_second: 5, ..Limits::generous() };
    let server = Server::start_with(|options| options.limits(limits)).await;
    let (_, mut host, mut guest) = crate::harness::two_and_a_bot(&server, "origin").await;
    tokio::join!(host.until(|player| player.acted > 0), guest.until(|player| player.acted > 0));
    host.player.waits = true;
    host.settle().await;
    let begun = std::time::Instant::now();
    for _ in 0..6 {
        host.socket.say(&ToServer::Since { have: 0 }).await.expect("said");
    }
    let mut news = 0;
    while news < 6 {
        news +=
            usize::from(matches!(host.socket.next().await.expect("a message"), Told::News(news) if news.since == 0));
    }
    assert!(begun.elapsed() >= std::time::Duration::from_secs(1), "five a second: {:?}", begun.elapsed());
    server.stop().await;
}

#[tokio::test]
async fn a_socket_that_reads_nothing_holds_up_nobody() {
    let server = Server::start().await;
    let host = Person::guest(&server.host, "Anna").await.expect("a guest");
    let opened = host.open(rules("origin", 4)).await.expect("a table");
    let deaf = Person::guest(&server.host, "Deaf").await.expect("a guest");
    deaf.join(&opened, true).await.expect("joined");
    let mut silent = deaf.connect(opened.table, None).await.expect("a socket");
    let mut seated = Seated::connect(host, Role::Watcher, &opened, 1).await;
    // Far more than the buffers of the system and of the server hold.
    for _ in 0..600 {
        for ready in [true, false] {
            let told = seated.ask(ToServer::Ready { id: new_id(), ready, sealed: None }).await;
            assert!(matches!(told, Told::Done { .. }), "{told:?}");
        }
    }
    // When it reads again it is told how things are now.
    let last = seated.player.room.as_ref().expect("a room").version;
    let caught_up = async {
        loop {
            match silent.next().await {
                Ok(Told::Room(room)) if room.version >= last => return,
                Ok(_) => (),
                Err(error) => panic!("{error}"),
            }
        }
    };
    tokio::time::timeout(PATIENCE, caught_up).await.expect("in time");
    server.stop().await;
}
