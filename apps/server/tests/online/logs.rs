//! Secrets and names of people are in no log, however much is logged.

use std::io::Write;
use std::sync::{Arc, Mutex, OnceLock};

use client::{Person, Player, Request, Role, Told, new_id};
use protocol::http::Me;
use protocol::people::NewPassword;
use protocol::{ToServer, Words};
use store::testing::{Postgres, Sync};
use tracing_subscriber::fmt::MakeWriter;

use crate::harness::{Seated, Server, two_and_a_bot};

/// Everything that was logged.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("nobody panics while logging").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Log;

    fn make_writer(&'a self) -> Log {
        self.clone()
    }
}

/// What all tests of this program log.
fn log() -> Log {
    static LOG: OnceLock<Log> = OnceLock::new();
    let begin = || {
        let log = Log::default();
        let subscriber = tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE).with_writer(log.clone());
        subscriber.with_ansi(false).init();
        log
    };
    LOG.get_or_init(begin).clone()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_does_not_wait_for_the_disk_is_warned_of() {
    let Some(postgres) = Postgres::start(Sync::Off) else { return };
    let log = log();
    Server::start_on(&postgres.fresh_database()).await.stop().await;
    let logged = String::from_utf8_lossy(&log.0.lock().expect("nobody panics while logging")).into_owned();
    let warned = logged.lines().find(|line| line.contains("does not wait for the disk")).expect("a warning");
    assert!(warned.contains("WARN") && warned.contains("fsync is off"), "{warned}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_token_no_seed_no_word_and_no_invitation_is_logged() {
    let log = log();
    let server = Server::start().await;
    let (opened, mut host, mut guest) = two_and_a_bot(&server, "origin").await;
    let watcher = Person::guest(&server.host, "Zofia").await.expect("a guest");
    watcher.join(&opened, true).await.expect("joined");
    let mut watcher = Seated::connect(watcher, Role::Watcher, &opened, 5).await;
    tokio::join!(host.until(Player::is_over), guest.until(Player::is_over), watcher.until(Player::is_over));
    let deal = &host.player.room.as_ref().expect("a room").deal;
    let mut secrets = vec![opened.invitation.clone(), deal.seed.expect("it is told at the end").to_string()];
    secrets.extend(deal.words.iter().map(|word| word.bytes.to_string()));
    secrets.extend([&host, &guest, &watcher].map(|seated| seated.person.token.clone()));
    assert_eq!(secrets.len(), 7);
    // Passwords, codes and the tokens that follow them; and what was said.
    let (password, another) = ("a password of three", "another one of four words");
    secrets.extend(watcher.person.keep(password).await.expect("the name is free"));
    secrets.push(watcher.person.token.clone());
    let elsewhere = Person::sign_in(&server.host, "zofia", password).await.expect("signed in");
    let change = NewPassword { old: password.to_owned(), new: another.to_owned() };
    let changed = elsewhere.send(Request::post("/api/account/password", &change)).await.expect("an answer");
    let me: Me = changed.message().expect("a token");
    assert!(Person::sign_in(&server.host, "zofia", password).await.is_err());
    let words = "something between us";
    let line = Words::Text { text: words.to_owned() };
    assert!(matches!(host.ask(ToServer::Say { id: new_id(), words: line }).await, Told::Said { .. }));
    secrets.extend([elsewhere.token, me.token.expect("a token"), password.to_owned(), another.to_owned()]);
    secrets.push(words.to_owned());
    guest.person.sign_out().await.expect("an answer");
    server.stop().await;
    let logged = String::from_utf8_lossy(&log.0.lock().expect("nobody panics while logging")).to_lowercase();
    assert!(logged.len() > 1000, "something was logged: {}", logged.len());
    for secret in secrets {
        assert!(!logged.contains(&secret.to_lowercase()), "a secret was logged");
    }
    for name in ["anna", "борис", "zofia"] {
        assert!(!logged.contains(name), "the name of a person was logged");
    }
    assert!(logged.contains("request{id="), "lines have the number of their request");
}
