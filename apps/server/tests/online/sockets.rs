//! What a socket must be like.

use client::{ClientError, Person, Player, Role, Socket, Told, new_id, person::hello};
use protocol::http::Opened;
use protocol::to_server::StartWith;
use protocol::{Broken, Refusal, ToServer, Versions};
use server::Limits;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::protocol::Message;

use crate::harness::{PATIENCE, Seated, Server, rules, two_and_a_bot};

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
    let (_, mut host, mut guest) = two_and_a_bot(&server, "origin").await;
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

/// Reads the frames of a socket until a message begins like this; returns the lengths of all frames, and of all messages.
async fn frames(stream: &mut TcpStream, last: &str) -> (Vec<usize>, Vec<usize>) {
    let (mut frames, mut messages, mut message) = (Vec::new(), Vec::new(), Vec::new());
    loop {
        let (first, second) = (stream.read_u8().await.expect("a frame"), stream.read_u8().await.expect("its length"));
        let length = match second {
            126 => usize::from(stream.read_u16().await.expect("its length")),
            127 => stream.read_u64().await.expect("its length") as usize,
            short => usize::from(short),
        };
        let mut payload = vec![0; length];
        stream.read_exact(&mut payload).await.expect("what is in it");
        frames.push(length);
        message.extend(payload);
        if first & 0x80 != 0 {
            let text = String::from_utf8(std::mem::take(&mut message)).expect("text");
            messages.push(text.len());
            if text.starts_with(last) {
                return (frames, messages);
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_long_message_comes_in_small_frames() {
    let server = Server::start().await;
    let (opened, mut host, mut guest) = two_and_a_bot(&server, "origin").await;
    tokio::join!(host.until(Player::is_over), guest.until(Player::is_over));
    let watcher = Person::guest(&server.host, "Wanda").await.expect("a guest");
    watcher.join(&opened, true).await.expect("joined");
    let mut stream = TcpStream::connect(&server.host).await.expect("a connection");
    let upgrade = format!(
        "GET /api/socket HTTP/1.1\r\nHost: {}\r\nConnection: keep-alive, Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nAuthorization: Bearer {}\r\n\r\n",
        server.host, watcher.token
    );
    stream.write_all(upgrade.as_bytes()).await.expect("written");
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(stream.read_u8().await.expect("an answer"));
    }
    let head = String::from_utf8(head).expect("text").to_ascii_lowercase();
    assert!(head.starts_with("http/1.1 101") && head.contains("s3pplmbitxaq9kygzzhzrbk+xoo="), "{head}");
    let hello = protocol::text(&hello(opened.table, None));
    // A client masks what it says; a mask of zeros leaves it as it is.
    stream.write_all(&[0x81, 0x80 | 126]).await.expect("written");
    stream.write_u16(u16::try_from(hello.len()).expect("a short message")).await.expect("written");
    stream.write_all(&[0; 4]).await.expect("written");
    stream.write_all(hello.as_bytes()).await.expect("written");
    let read = tokio::time::timeout(PATIENCE, frames(&mut stream, "{\"type\":\"news\""));
    let (frames, messages) = read.await.expect("the whole history");
    assert!(messages.iter().any(|length| *length > 4096), "{messages:?}");
    assert!(frames.iter().all(|length| *length <= 1024), "{frames:?}");
    server.stop().await;
}
