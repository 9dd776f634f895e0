//! Random and mutated messages over a real socket: no panic, no change without a legal action, bounded memory.
//!
//! `PANGEA_FUZZ=1000000 cargo test -p server --test fuzz` sends a million; every day it is a few thousand.

#[path = "online/harness.rs"]
#[expect(dead_code, reason = "shared with the other tests")]
mod harness;

use std::sync::atomic::{AtomicUsize, Ordering};

use client::{ClientError, Person, Player, Role, Socket, Told, new_id};
use protocol::{Bytes32, NewOccupant, RequestKind, TableId, ToServer};

use harness::{PATIENCE, Seated, Server, rules, two_and_a_bot};

static PANICS: AtomicUsize = AtomicUsize::new(0);

fn messages() -> usize {
    std::env::var("PANGEA_FUZZ").ok().and_then(|text| text.parse().ok()).unwrap_or(4_000)
}

/// Messages of every kind.
fn seeds(table: TableId) -> Vec<String> {
    let seat = |place| game::Seat::all(8).nth(place).expect("a seat");
    let id = new_id;
    let mut all = vec![
        client::person::hello(table, Some(3)),
        ToServer::Since { have: 0 },
        ToServer::Since { have: u64::MAX },
        ToServer::Sit { id: id(), seat: seat(1) },
        ToServer::Stand { id: id() },
        ToServer::Ready { id: id(), ready: true, sealed: Some(Bytes32([7; 32])) },
        ToServer::Word { id: id(), word: Bytes32([9; 32]) },
        ToServer::Give { id: id(), seat: seat(0), to: NewOccupant::Bot { plays: "apex+bold".to_owned() } },
        ToServer::Give { id: id(), seat: seat(7), to: NewOccupant::Open },
        ToServer::Change { id: id(), rules: rules("new-world", 2) },
        ToServer::Begin { id: id() },
        ToServer::Vote { id: id(), number: 1, agree: true },
        ToServer::GoOn { id: id() },
        ToServer::TakeBack { id: id() },
    ];
    for kind in [RequestKind::Pause, RequestKind::Rematch] {
        all.push(ToServer::Ask { id: id(), kind });
    }
    for (prompt, words) in [(1, "pass"), (2, "attack A1 -> B1"), (3, "choose 1"), (0, ""), (u64::MAX, "\u{1f996}")] {
        all.push(ToServer::Act { id: id(), prompt, action: words.to_owned() });
    }
    all.iter().map(protocol::text).collect()
}

/// Changes a message a little, or a lot.
fn mutated(chance: &mut Player, seeds: &[String]) -> String {
    if chance.draw(4) > 0 {
        // A whole message, under a new name; never a second `hello`.
        let whole = &seeds[1 + chance.draw(seeds.len() - 1)];
        let mut message: serde_json::Value = serde_json::from_str(whole).expect("a message");
        if let Some(id) = message.get_mut("id") {
            *id = new_id().to_string().into();
        }
        if let Some(prompt) = message.get_mut("prompt") {
            *prompt = chance.draw(12).into();
        }
        return message.to_string();
    }
    let mut bytes = seeds[chance.draw(seeds.len())].clone().into_bytes();
    for _ in 0..1 + chance.draw(3) {
        let place = chance.draw(bytes.len());
        match chance.draw(7) {
            0 => bytes[place] = b' ' + chance.draw(95) as u8,
            1 => bytes.insert(place, b"\"{}[],:0-9e\\u"[chance.draw(13)]),
            2 => drop(bytes.remove(place)),
            3 => bytes.truncate(place),
            4 => {
                let other = &seeds[chance.draw(seeds.len())];
                bytes.truncate(place);
                bytes.extend_from_slice(&other.as_bytes()[chance.draw(other.len())..]);
            }
            5 => {
                let piece = bytes[place..].to_vec();
                bytes.extend(piece);
            }
            _ => bytes.extend(std::iter::repeat_n(b'[', chance.draw(200))),
        }
        if bytes.is_empty() {
            bytes.push(b'0');
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The memory of this process, server included, in KiB.
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().trim_end_matches(" kB").trim().parse().ok()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nonsense_changes_nothing() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        PANICS.fetch_add(1, Ordering::SeqCst);
        usual(panic);
    }));
    let server = Server::start().await;
    let (opened, mut host, mut guest) = two_and_a_bot(&server, "origin").await;
    // The game is under way, and whoever is asked waits.
    tokio::join!(host.until(|player| player.acted > 0), guest.until(|player| player.acted > 0));
    for seated in [&mut host, &mut guest] {
        seated.player.waits = true;
        seated.reconnect().await;
        seated.settle().await;
    }
    let intruder = Person::guest(&server.host, "Mallory").await.expect("a guest");
    intruder.join(&opened, true).await.expect("joined");
    let mut watcher = Seated::connect(intruder.clone(), Role::Watcher, &opened, 3).await;
    watcher.until(|player| player.have.is_some()).await;
    host.settle().await;
    let before = host.player.have;

    let (seeds, mut chance) = (seeds(opened.table), Player::new(Role::Watcher, opened.table, 11));
    let (mut sent, mut closed, mut refused) = (0, 0, 0);
    let mut socket = connected(&intruder, opened.table).await;
    let first = memory();
    while sent < messages() {
        let mut is_open = true;
        for _ in 0..1 + chance.draw(8) {
            sent += 1;
            is_open &= socket.say_text(mutated(&mut chance, &seeds)).await.is_ok();
        }
        // A request that is always answered shows that everything before it was looked at.
        let id = new_id();
        is_open &= socket.say(&ToServer::GoOn { id }).await.is_ok();
        let answered = async {
            if !is_open {
                return false;
            }
            loop {
                match socket.next().await {
                    Ok(Told::Refused { id: of, .. }) if of == id => return true,
                    Ok(Told::Done { id, .. }) => panic!("a watcher has done something: {id}"),
                    Ok(Told::Refused { .. }) => refused += 1,
                    Ok(_) => (),
                    Err(ClientError::NotUnderstood(text)) => panic!("{text}"),
                    Err(_) => return false,
                }
            }
        };
        if !tokio::time::timeout(PATIENCE, answered).await.expect("an answer") {
            closed += 1;
            socket = connected(&intruder, opened.table).await;
        }
    }
    assert!(closed > messages() / 100 && refused > messages() / 100, "{closed} closed, {refused} refused");
    if let (Some(first), Some(last)) = (first, memory()) {
        assert!(last < first + 64 * 1024, "from {first} KiB to {last} KiB");
    }
    host.settle().await;
    assert_eq!(host.player.have, before, "nothing has happened");
    assert_eq!(PANICS.load(Ordering::SeqCst), 0);
    // And the game can be played to its end.
    for seated in [&mut host, &mut guest] {
        seated.player.waits = false;
        seated.reconnect().await;
    }
    tokio::join!(host.until(Player::is_over), guest.until(Player::is_over));
    server.stop().await;
}

async fn connected(person: &Person, table: TableId) -> Socket {
    person.connect(table, None).await.expect("a socket")
}
