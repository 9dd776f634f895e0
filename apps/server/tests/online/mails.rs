//! Mails, against a mail server written here.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use client::{Person, Request};
use protocol::http::{About, Failure, FailureCode};
use protocol::mail::{ConfirmMail, MailKind, MailSettings, SetMail, WantMails};
use server::{Limits, MailOptions};
use store::{NewMail, TableId, WallTime};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

use crate::bots::{beside, stored};
use crate::harness::{PATIENCE, Server, rules};

/// A mail server that keeps what it is given.
struct Sink {
    port: u16,
    mails: watch::Receiver<Vec<String>>,
    /// What it answers to a receiver, instead of taking the mail.
    refuses: Arc<Mutex<Option<&'static str>>>,
}

impl Sink {
    async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let (keep, mails) = watch::channel(Vec::new());
        let (keep, refuses) = (Arc::new(keep), Arc::<Mutex<Option<&'static str>>>::default());
        let answers = refuses.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (keep, answers) = (keep.clone(), answers.clone());
                tokio::spawn(async move { drop(take(stream, &keep, &answers).await) });
            }
        });
        Self { port, mails, refuses }
    }

    fn options(&self) -> MailOptions {
        let smtp = format!("smtp://127.0.0.1:{}", self.port);
        let options = MailOptions::new(&smtp, "Pangea <pangea@example.org>").expect("options");
        options.every(Duration::from_millis(50))
    }

    /// Waits until there are so many mails; returns the last.
    async fn mail(&mut self, number: usize) -> String {
        let mails = self.mails.wait_for(|mails| mails.len() >= number);
        let mails = tokio::time::timeout(PATIENCE, mails).await.expect("a mail").expect("the sink is there");
        assert_eq!(mails.len(), number, "{mails:?}");
        mails[number - 1].clone()
    }
}

/// Speaks with one client as RFC 5321 says.
async fn take(
    stream: TcpStream,
    keep: &watch::Sender<Vec<String>>,
    refuses: &Mutex<Option<&'static str>>,
) -> std::io::Result<()> {
    let mut stream = BufReader::new(stream);
    stream.write_all(b"220 sink\r\n").await?;
    let mut line = String::new();
    while stream.read_line(&mut line).await? > 0 {
        let word = line.split_whitespace().next().unwrap_or_default().to_uppercase();
        let refused = *refuses.lock().expect("nobody panics");
        let answer = match (word.as_str(), refused) {
            ("EHLO" | "HELO", _) => "250 sink".to_owned(),
            ("RCPT", Some(refused)) => refused.to_owned(),
            ("DATA", _) => {
                stream.write_all(b"354 go on\r\n").await?;
                let mut mail = String::new();
                while !mail.ends_with("\r\n.\r\n") && stream.read_line(&mut mail).await? > 0 {}
                keep.send_modify(|mails| mails.push(mail));
                "250 taken".to_owned()
            }
            ("QUIT", _) => "221 bye".to_owned(),
            _ => "250 good".to_owned(),
        };
        stream.write_all(format!("{answer}\r\n").as_bytes()).await?;
        line.clear();
    }
    Ok(())
}

async fn server(sink: &Sink) -> Server {
    let options = sink.options();
    Server::start_with(|server| server.limits(Limits::generous()).mail(Some(options))).await
}

async fn set(person: &Person, address: &str, language: &str) -> client::Answer {
    let set = SetMail { address: address.to_owned(), language: language.to_owned() };
    person.send(Request::post("/api/mail", &set)).await.expect("an answer")
}

/// A mail as its reader sees it: what had to be written in percent or base 64 is read.
fn read(mail: &str) -> String {
    let (head, body) = mail.split_once("\r\n\r\n").expect("a head and a body");
    if head.to_lowercase().contains("base64") {
        return from_base64(body);
    }
    if !head.to_lowercase().contains("quoted-printable") {
        return body.to_owned();
    }
    let joined = body.replace("=\r\n", "");
    let mut bytes = Vec::new();
    let mut rest = joined.as_bytes();
    while let Some((first, more)) = rest.split_first() {
        let code = (*first == b'=').then(|| std::str::from_utf8(more.get(..2)?).ok()).flatten();
        match code.and_then(|code| u8::from_str_radix(code, 16).ok()) {
            Some(byte) => {
                bytes.push(byte);
                rest = &more[2..];
            }
            None => {
                bytes.push(*first);
                rest = more;
            }
        }
    }
    String::from_utf8(bytes).expect("text")
}

/// Four letters are three bytes.
fn from_base64(text: &str) -> String {
    const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let digits = text.bytes().filter_map(|byte| LETTERS.iter().position(|letter| *letter == byte));
    let (mut bytes, mut bits, mut held) = (Vec::new(), 0u32, 0u32);
    for digit in digits {
        (bits, held) = (bits << 6 | digit as u32, held + 6);
        if held >= 8 {
            held -= 8;
            bytes.push((bits >> held) as u8);
        }
    }
    String::from_utf8(bytes).expect("text")
}

fn token(mail: &str) -> String {
    let text = read(mail);
    let (_, rest) = text.split_once("#confirm-mail/").expect("a link");
    rest.split_whitespace().next().expect("a token").to_owned()
}

async fn settings(person: &Person) -> MailSettings {
    person.send(Request::new("GET", "/api/mail")).await.expect("an answer").message().expect("settings")
}

async fn confirm(person: &Person, token: &str) -> u16 {
    let confirm = Request::post("/api/mail/confirm", &ConfirmMail { token: token.to_owned() });
    confirm.send(&person.host).await.expect("an answer").status
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_a_mail_server_there_are_no_mails_and_about_says_so() {
    let server = Server::start().await;
    let about = Request::new("GET", "/api/about").send(&server.host).await.expect("an answer");
    assert!(!about.message::<About>().expect("about").mail);
    let anna = Person::guest(&server.host, "Anna").await.expect("a guest");
    let answer = set(&anna, "anna@example.org", "en").await;
    assert_eq!(answer.status, 404);
    assert_eq!(anna.send(Request::new("GET", "/api/mail")).await.expect("an answer").status, 404);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_is_confirmed_once_by_the_link_in_its_mail() {
    let mut sink = Sink::start().await;
    let server = server(&sink).await;
    let anna = Person::guest(&server.host, "Anna").await.expect("a guest");
    let answer = set(&anna, "not an address", "en").await;
    assert_eq!(answer.status, 422);
    assert_eq!(serde_json::from_str::<Failure>(&answer.body).expect("a failure").error, FailureCode::BadAddress);
    assert_eq!(set(&anna, "anna@example.org", "de").await.status, 400);

    assert_eq!(set(&anna, "anna@example.org", "pl").await.status, 200);
    let first = token(&sink.mail(1).await);
    let known = settings(&anna).await;
    assert_eq!((known.address.as_deref(), known.confirmed), (Some("anna@example.org"), false));
    // Another address: the link of the first is over.
    assert_eq!(set(&anna, "anna.maria@example.org", "pl").await.status, 200);
    let mail = sink.mail(2).await;
    assert!(mail.contains("To: anna.maria@example.org") && mail.contains("Auto-Submitted: auto-generated"), "{mail}");
    assert!(read(&mail).contains("Jeśli to nie ty"), "{mail}");
    let second = token(&mail);
    assert_eq!(confirm(&anna, &first).await, 404);
    assert_eq!(confirm(&anna, &second).await, 204);
    assert_eq!(confirm(&anna, &second).await, 404, "once");
    assert!(settings(&anna).await.confirmed);
    let database = std::fs::read(server.folder.path().join("pangea.sqlite")).expect("a file");
    let in_database = |text: &str| database.windows(text.len()).any(|window| window == text.as_bytes());
    assert!(!in_database(&first) && !in_database(&second));

    let removed = anna.send(Request::new("POST", "/api/mail/remove")).await.expect("an answer");
    assert_eq!(removed.status, 204);
    assert_eq!(settings(&anna).await.address, None);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn addresses_are_not_written_to_again_and_again() {
    let mut sink = Sink::start().await;
    let options = sink.options();
    let limits = Limits { confirmations_per_hour: 2, ..Limits::generous() };
    let server = Server::start_with(|server| server.limits(limits).mail(Some(options))).await;
    let people = [
        Person::guest(&server.host, "Anna").await.expect("a guest"),
        Person::guest(&server.host, "Bob").await.expect("a guest"),
    ];
    assert_eq!(set(&people[0], "victim@example.org", "en").await.status, 200);
    assert_eq!(set(&people[1], "Victim@example.org", "en").await.status, 200);
    assert_eq!(set(&people[1], "victim@example.org", "en").await.status, 429, "the address");
    assert_eq!(set(&people[0], "other@example.org", "en").await.status, 200);
    assert_eq!(set(&people[0], "third@example.org", "en").await.status, 429, "the person");
    sink.mail(3).await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_wanted_is_sent_in_the_language_of_its_reader_and_tried_again() {
    let mut sink = Sink::start().await;
    let server = server(&sink).await;
    let anna = Person::guest(&server.host, "Anna").await.expect("a guest");
    let opened = anna.open(rules("origin", 2)).await.expect("a table");
    set(&anna, "anna@example.org", "en").await;
    let link = token(&sink.mail(1).await);
    let store = beside(&server).await;
    let table = TableId::from_bytes(opened.table.to_bytes());
    let put = async |kind: MailKind, prompt: u64| {
        let (kind, due_at) = (kind.id().to_owned(), WallTime::now());
        let mail = NewMail { person: stored(&anna), kind, table: Some(table), prompt, due_at };
        assert_eq!(store.put_mail(mail).await, Ok(true));
    };
    let waits = async |number: u64| {
        let counted = async { while store.counts().await.expect("counts").waiting_mails != number {} };
        tokio::time::timeout(PATIENCE, counted).await.expect("in time");
    };
    // Not wanted, and the address is not confirmed: nothing is sent.
    put(MailKind::YourTurn, 1).await;
    waits(0).await;
    let wants = WantMails { wants: vec![MailKind::YourTurn], language: "ru".to_owned() };
    let chosen = anna.send(Request::post("/api/mail/wants", &wants)).await.expect("an answer");
    assert_eq!(chosen.message::<MailSettings>().expect("settings").wants, [MailKind::YourTurn]);
    put(MailKind::YourTurn, 2).await;
    waits(0).await;
    assert_eq!(confirm(&anna, &link).await, 204);
    put(MailKind::GameOver, 3).await;
    waits(0).await;
    put(MailKind::YourTurn, 4).await;
    let mail = read(&sink.mail(2).await);
    assert!(mail.contains("Откройте стол") && mail.contains(&format!("/#/table/{}", opened.table)), "{mail}");
    waits(0).await;

    // A server that cannot take it now is asked again later, one that never will is not.
    *sink.refuses.lock().expect("nobody panics") = Some("451 try later");
    put(MailKind::YourTurn, 5).await;
    let tried = async {
        loop {
            let metrics = Request::new("GET", "/metrics").send(&server.host).await.expect("an answer").body;
            if metrics.contains("pangea_mails_total{answer=\"again\"} 1") {
                return metrics;
            }
        }
    };
    tokio::time::timeout(PATIENCE, tried).await.expect("it is tried");
    waits(1).await;
    *sink.refuses.lock().expect("nobody panics") = Some("550 nobody here");
    put(MailKind::YourTurn, 6).await;
    waits(1).await;
    let metrics = Request::new("GET", "/metrics").send(&server.host).await.expect("an answer").body;
    assert!(metrics.contains("pangea_mails_total{answer=\"given_up\"} 1"), "{metrics}");
    assert!(!metrics.contains("example.org"), "{metrics}");
    server.stop().await;
}
