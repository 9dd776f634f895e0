//! `pangea serve`: starts without being told anything, keeps tables in a file, and stops when it is asked to.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A server, and the address it said.
struct Server {
    process: Child,
    host: String,
}

impl Server {
    fn start(home: &std::path::Path, words: &[&str]) -> Self {
        let page = home.join("page");
        fs::create_dir_all(&page).expect("a folder");
        fs::write(page.join("index.html"), "<!doctype html>").expect("written");
        let mut process = Command::new(env!("CARGO_BIN_EXE_pangea"))
            .args(["serve", "--page", &page.display().to_string()])
            .args(words)
            .env_clear()
            .env("HOME", home)
            .env("PANGEA_PORT", "0")
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let mut lines = BufReader::new(process.stdout.take().expect("an output")).lines();
        let first = lines.next().expect("a line").expect("text");
        let host = first.strip_prefix("Pangea is running at http://").and_then(|rest| rest.strip_suffix('/'));
        Self { process, host: host.unwrap_or_else(|| panic!("{first}")).to_owned() }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.host).expect("a connection");
        let request = format!("GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.host);
        stream.write_all(request.as_bytes()).expect("sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("received");
        answer
    }

    /// Asks it to end, as the system does, and waits.
    #[cfg(unix)]
    fn ends(mut self) {
        let asked = Instant::now();
        // Every shell can do it; a program of that name is not on every machine.
        let status = Command::new("sh").args(["-c", &format!("kill {}", self.process.id())]).status().expect("a shell");
        assert!(status.success());
        let ended = self.process.wait().expect("it ends");
        assert!(ended.success(), "{ended}");
        assert!(asked.elapsed() < Duration::from_secs(10), "{:?}", asked.elapsed());
    }
}

#[test]
#[cfg(unix)]
fn it_needs_to_be_told_nothing_and_keeps_tables_in_the_data_folder() {
    let home = tempfile::tempdir().expect("a folder");
    let server = Server::start(home.path(), &[]);
    let about = server.get("/api/about");
    assert!(about.starts_with("HTTP/1.1 200") && about.contains("\"reachable\":false"), "{about}");
    assert!(server.get("/").contains("<!doctype html>"));
    let file = home.path().join(".local/share/pangea/pangea.sqlite");
    assert!(file.is_file(), "the database was made");
    // Another one at the same time has a file of its own.
    let second = Server::start(home.path(), &[]);
    assert!(second.get("/readyz").starts_with("HTTP/1.1 200"));
    assert!(home.path().join(".local/share/pangea/pangea-2.sqlite").is_file());
    server.ends();
    second.ends();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[cfg(unix)]
async fn a_server_that_is_asked_to_end_sends_people_back_and_has_their_table_when_it_is_there_again() {
    let home = tempfile::tempdir().expect("a folder");
    let server = Server::start(home.path(), &[]);
    let anna = client::Person::guest(&server.host, "Anna").await.expect("a guest");
    let rules = serde_json::from_str(r#"{"edition":"origin","seats":2}"#).expect("rules");
    let opened = anna.open(rules).await.expect("a table");
    let mut socket = anna.connect(opened.table, None).await.expect("a socket");
    while !matches!(socket.next().await.expect("a message"), client::Told::Room(_)) {}
    let ended = tokio::task::spawn_blocking(move || server.ends());
    let mut was_told = false;
    let code = loop {
        match socket.next().await {
            Ok(client::Told::Notice { notice: protocol::Notice::Restart { .. } }) => was_told = true,
            Ok(_) => (),
            Err(client::ClientError::Closed(code)) => break code,
            Err(error) => panic!("{error}"),
        }
    };
    assert_eq!((was_told, code), (true, Some(1012)));
    ended.await.expect("it ended in time, and well");
    let again = Server::start(home.path(), &[]);
    let anna = client::Person { host: again.host.clone(), ..anna };
    let tables = anna.tables().await.expect("a list").tables;
    assert_eq!(tables.iter().map(|table| table.table).collect::<Vec<_>>(), [opened.table]);
    again.ends();
}

#[test]
#[cfg(unix)]
fn it_logs_for_programs_when_it_is_told_to() {
    let home = tempfile::tempdir().expect("a folder");
    let log = home.path().join("log");
    let page = home.path().join("page");
    fs::create_dir_all(&page).expect("a folder");
    fs::write(page.join("index.html"), "<!doctype html>").expect("written");
    let mut process = Command::new(env!("CARGO_BIN_EXE_pangea"))
        .args(["serve", "--log", "debug,json", "--page", &page.display().to_string()])
        .env_clear()
        .env("HOME", home.path())
        .env("PANGEA_PORT", "0")
        .stdout(Stdio::piped())
        .stderr(fs::File::create(&log).expect("a file"))
        .spawn()
        .expect("it starts");
    let mut lines = BufReader::new(process.stdout.take().expect("an output")).lines();
    let first = lines.next().expect("a line").expect("text");
    let host = first.strip_prefix("Pangea is running at http://").and_then(|rest| rest.strip_suffix('/'));
    let server = Server { process, host: host.unwrap_or_else(|| panic!("{first}")).to_owned() };
    let answer = server.get("/api/about");
    let number = answer.lines().find_map(|line| line.strip_prefix("x-request-id: ")).expect("a number").to_owned();
    server.ends();
    let logged = fs::read_to_string(&log).expect("a log");
    let lines: Vec<serde_json::Value> =
        logged.lines().map(|line| serde_json::from_str(line).unwrap_or_else(|_| panic!("{line}"))).collect();
    let answered = lines.iter().find(|line| line["span"]["id"].as_str() == Some(&number)).expect("the request");
    assert_eq!(
        (answered["fields"]["status"].as_u64(), answered["span"]["path"].as_str()),
        (Some(200), Some("/api/about"))
    );
    assert!(lines.iter().any(|line| line["fields"]["message"].as_str() == Some("stopping")));
}

#[test]
#[cfg(unix)]
fn a_flag_opens_it_to_the_local_network() {
    let home = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite://{}", home.path().join("tables.sqlite").display());
    let server = Server::start(home.path(), &["--lan", "--database", &database]);
    let about = server.get("/api/about");
    assert!(about.contains("\"reachable\":true"), "{about}");
    assert!(!about.contains("\"lan\""), "where others go is in the invitation: {about}");
    server.ends();
    assert!(home.path().join("tables.sqlite").is_file());
}
