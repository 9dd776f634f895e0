//! `pangea admin`, beside a store that somebody has open, as a server has.

use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;
use store::{ActionId, NewLine, NewReport, NodeId, Person, Store, TableId, Token, WallTime};

struct Kept {
    folder: tempfile::TempDir,
    store: Store,
}

impl Kept {
    async fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(&address(&folder.path().join("pangea.sqlite"))).await.expect("it opens");
        Self { folder, store }
    }

    fn address(&self) -> String {
        address(&self.folder.path().join("pangea.sqlite"))
    }

    fn run(&self, words: &[&str]) -> Output {
        admin(&self.address(), words)
    }

    /// What it answers to programs.
    fn json(&self, words: &[&str]) -> Value {
        let output = self.run(&[words, &["--json"]].concat());
        assert!(output.status.success(), "{}", said(&output));
        serde_json::from_slice(&output.stdout).expect("JSON")
    }

    async fn guest(&self, name: &str) -> Person {
        self.store.create_person(name.to_owned(), WallTime::now()).await.expect("a person")
    }

    async fn again(&self, person: &Person) -> Person {
        self.store.people(vec![person.id]).await.expect("a list").remove(0)
    }
}

fn address(path: &Path) -> String {
    format!("sqlite://{}", path.display())
}

fn admin(database: &str, words: &[&str]) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_pangea"));
    let program = program.arg("admin").args(words).args(["--database", database]);
    program.env_clear().output().expect("it starts")
}

fn said(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

/// The id of a person as links and logs write it.
fn text(id: store::PersonId) -> String {
    protocol::PersonId::from_bytes(*id.bytes()).to_string()
}

fn table_text(id: TableId) -> String {
    protocol::TableId::from_bytes(*id.bytes()).to_string()
}

#[tokio::test]
async fn people_are_found_kept_out_silenced_and_renamed_beside_a_server() {
    let kept = Kept::new().await;
    let (anna, other) = (kept.guest("Anna").await, kept.guest("Rude\u{7} Bob").await);
    kept.store.keep(anna.id, "anna".to_owned(), "hash".to_owned(), WallTime(1)).await.expect("it is free");
    let bot = kept.store.create_bot(anna.id, "Ant".to_owned(), WallTime(2)).await.expect("a bot");
    kept.store.open_session(anna.id, Token::random().hash(), "phone".to_owned(), WallTime(3)).await.expect("a session");
    let found = kept.json(&["people", "find", "AN"]);
    let kinds: Vec<&str> = found.as_array().expect("a list").iter().filter_map(|one| one["kind"].as_str()).collect();
    assert!(kinds.len() == 2 && kinds.contains(&"account") && kinds.contains(&"bot"), "{found}");
    assert!(!said(&kept.run(&["people", "find", "rude"])).contains('\u{7}'), "names move no cursor");

    let output = kept.run(&["people", "ban", "anna", "--for", "7d"]);
    assert!(output.status.success() && said(&output).contains("Anna is kept out until 2"), "{}", said(&output));
    let until = WallTime::now().plus(std::time::Duration::from_secs(6 * 24 * 60 * 60));
    for person in [&anna, &bot] {
        assert!(kept.again(person).await.banned_until.is_some_and(|banned| banned > until));
    }
    assert!(kept.run(&["people", "unban", &text(anna.id)]).status.success());
    assert_eq!(kept.again(&bot).await.banned_until, None);
    assert!(kept.run(&["people", "silence", "Anna", "--for", "30m"]).status.success());
    assert!(kept.again(&anna).await.silenced_until.is_some());
    assert!(kept.run(&["people", "unsilence", "Anna"]).status.success());
    assert!(kept.run(&["people", "sign-out", "Anna"]).status.success());
    assert_eq!(kept.store.sessions(anna.id).await, Ok(Vec::new()));

    let rename = ["people", "rename", &text(other.id), "Bob"];
    let unsure = kept.run(&rename);
    assert_eq!(unsure.status.code(), Some(2));
    assert!(said(&unsure).contains("cannot be undone") && said(&unsure).contains("--yes"), "{}", said(&unsure));
    assert_eq!(kept.again(&other).await.name, other.name);
    assert!(kept.run(&[&rename[..], &["--yes"]].concat()).status.success());
    assert_eq!(kept.again(&other).await.name, "Bob");

    kept.guest("Anna").await;
    let both = kept.run(&["people", "show", "Anna"]);
    assert!(said(&both).contains("several people are called Anna"), "{}", said(&both));
    assert!(said(&kept.run(&["people", "show", "Nobody"])).contains("nobody is called Nobody"));
    let shown = kept.json(&["people", "show", &text(anna.id)]);
    assert_eq!((shown["name"].as_str(), shown["bots"][0]["name"].as_str()), (Some("Anna"), Some("Ant")));
    assert_eq!(kept.run(&["people", "ban", "Bob", "--for", "long"]).status.code(), Some(2));
    kept.store.close().await;
}

async fn table(store: &Store) -> TableId {
    let node = NodeId::random();
    store.heartbeat(node).await.expect("a lease");
    let id = TableId::random();
    let setup = store::Setup { edition: "origin".to_owned(), options: "{}".to_owned(), rules_revision: 1 };
    let new = store::NewTable {
        id,
        node,
        setup,
        phase: "playing".to_owned(),
        clocks: String::new(),
        clock: store::Clock::Standing,
        deadline_at: None,
        created_at: WallTime(1),
        members: Vec::new(),
    };
    store.create(new).await.expect("it is made");
    id
}

#[tokio::test]
async fn tables_are_listed_and_set_aside_and_a_game_that_is_not_over_stays_secret() {
    let kept = Kept::new().await;
    let id = table(&kept.store).await;
    let listed = kept.json(&["tables", "list", "--phase", "playing"]);
    assert_eq!(listed[0]["table"].as_str(), Some(&*table_text(id)));
    assert!(said(&kept.run(&["tables", "list", "--phase", "waiting"])).contains("There is no such table."));
    assert_eq!(kept.json(&["tables", "show", &table_text(id)])["edition"].as_str(), Some("origin"));
    let secret = kept.run(&["tables", "export", &table_text(id)]);
    assert!(!secret.status.success() && said(&secret).contains("not over"), "{}", said(&secret));
    let close = ["tables", "close", &table_text(id), "--reason", "abandoned"];
    assert_eq!(kept.run(&close).status.code(), Some(2), "it asks first");
    assert!(kept.run(&[&close[..], &["--yes"]].concat()).status.success());
    assert_eq!(kept.store.to_close(10).await, Ok(vec![id]), "the server does it");
    assert_eq!(kept.json(&["tables", "show", &table_text(id)])["closing"].as_str(), Some("abandoned"));
    let nothing = kept.run(&["tables", "close", &table_text(TableId::random()), "--reason", "x", "--yes"]);
    assert!(said(&nothing).contains("no such table"), "{}", said(&nothing));
    let aside = ["tables", "set-aside", &table_text(id), "--reason", "abused"];
    assert_eq!(kept.run(&aside).status.code(), Some(2), "it asks first");
    assert!(kept.run(&[&aside[..], &["--yes"]].concat()).status.success());
    assert_eq!(kept.store.load(id).await.expect("it is there").set_aside.as_deref(), Some("abused"));
    let unknown = kept.run(&["tables", "show", &table_text(TableId::random())]);
    assert!(said(&unknown).contains("there is no such table"), "{}", said(&unknown));
    kept.store.close().await;
}

#[tokio::test]
async fn reports_are_read_with_what_was_said_and_closed_with_a_note() {
    let kept = Kept::new().await;
    let (anna, bob, id) = (kept.guest("Anna").await, kept.guest("Bob").await, table(&kept.store).await);
    let mut last = 0;
    for number in 1..=60 {
        let (room, body) = ("players".to_owned(), format!("line \u{1b}[31m{number}"));
        let line = NewLine {
            table: id,
            room,
            author: bob.id,
            client_id: ActionId::random(),
            body,
            phrase: None,
            at: WallTime(number),
        };
        last = kept.store.say(line).await.expect("it is said").seq;
    }
    let report = NewReport {
        table: id,
        room: "players".to_owned(),
        line: Some(last),
        reporter: anna.id,
        reported: bob.id,
        reason: "rude".to_owned(),
        words: "He shouts.".to_owned(),
        at: WallTime(100),
    };
    let report = kept.store.report(report).await.expect("it is made").to_string();
    assert_eq!(kept.json(&["reports", "list"])[0]["reported"]["name"].as_str(), Some("Bob"));
    let shown = kept.json(&["reports", "show", &report]);
    assert_eq!(shown["lines"].as_array().map(Vec::len), Some(50));
    let text = said(&kept.run(&["reports", "show", &report]));
    assert!(text.contains("> 1970-01-01 00:00  Bob: line  [31m60") && text.contains("He shouts."), "{text}");
    let close = ["reports", "close", &report, "--note", "silenced"];
    assert_eq!(kept.run(&close).status.code(), Some(2));
    assert!(kept.run(&[&close[..], &["--yes"]].concat()).status.success());
    assert!(said(&kept.run(&["reports", "list"])).contains("There is no open report."));
    assert_eq!(kept.json(&["reports", "list", "--all"])[0]["note"].as_str(), Some("silenced"));
    assert!(!kept.run(&[&close[..], &["--yes"]].concat()).status.success(), "it is closed");
    kept.store.close().await;
}

#[tokio::test]
async fn a_copy_is_made_beside_a_server_and_brought_back() {
    let kept = Kept::new().await;
    kept.guest("Anna").await;
    let (copy, other) = (kept.folder.path().join("copy"), kept.folder.path().join("other.sqlite"));
    let file = copy.display().to_string();
    assert!(kept.run(&["backup", &file]).status.success());
    assert!(!kept.run(&["backup", &file]).status.success(), "nothing is written over");
    assert!(!kept.run(&["restore", &file]).status.success(), "nothing is written over");
    kept.guest("Bob").await;
    assert_eq!(kept.json(&["counts"])["people"].as_u64(), Some(2));
    let restored = admin(&address(&other), &["restore", &file]);
    assert!(restored.status.success(), "{}", said(&restored));
    let counts = admin(&address(&other), &["counts"]);
    assert!(said(&counts).lines().any(|line| line.split_whitespace().eq(["people", "1"])), "{}", said(&counts));
    let elsewhere = admin("postgres://localhost/pangea", &["backup", &file]);
    assert!(said(&elsewhere).contains("pg_dump"), "{}", said(&elsewhere));
    let nothing = admin(&address(Path::new("/nowhere/at/all.sqlite")), &["counts"]);
    assert!(nothing.status.code() == Some(1) && said(&nothing).contains("--database"), "{}", said(&nothing));
    kept.store.close().await;
}
