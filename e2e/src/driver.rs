//! chromedriver and one Chromium, ended when dropped.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;
use tempfile::TempDir;

/// How to get what is missing.
const INSTALL: &str = "on Debian: `apt-get install chromium chromium-driver`";
/// Names of Chromium, the usual first; `CHROMIUM` names another.
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// A browser with a fresh profile.
pub struct Driver {
    child: Child,
    port: u16,
    session: Option<String>,
    /// What commands go to.
    pub client: Client,
    profile: TempDir,
}

impl Driver {
    /// Starts both.
    pub async fn start() -> Self {
        let browser = browser();
        let (child, port) = chromedriver();
        let profile = tempfile::Builder::new().prefix("pangea-e2e-").tempdir().expect("a folder for the profile");
        let mut flags: Vec<String> = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--lang=en",
        ]
        .map(str::to_owned)
        .to_vec();
        flags.push(format!("--user-data-dir={}", profile.path().display()));
        let capabilities = json!({
            "browserName": "chrome",
            "goog:chromeOptions": { "binary": browser, "args": flags },
            "goog:loggingPrefs": { "browser": "ALL" },
            "timeouts": { "script": 120_000, "pageLoad": 120_000 },
        });
        let mut builder = ClientBuilder::new(HttpConnector::new());
        if let serde_json::Value::Object(capabilities) = capabilities {
            builder.capabilities(capabilities);
        }
        match builder.connect(&format!("http://127.0.0.1:{port}")).await {
            Ok(client) => {
                let session = client.session_id().await.ok().flatten();
                Self { child, port, session, client, profile }
            }
            Err(error) => {
                end(child);
                panic!("Chromium ({browser}) does not start: {error}")
            }
        }
    }

    /// Asks chromedriver to close the browser, without a runtime: a test may have panicked.
    fn close_session(&self) -> Option<()> {
        let session = self.session.as_ref()?;
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).ok()?;
        stream.set_read_timeout(Some(Duration::from_secs(10))).ok()?;
        write!(stream, "DELETE /session/{session} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n").ok()?;
        let mut answer = [0; 64];
        stream.read(&mut answer).ok().map(|_| ())
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.close_session();
        let _ = self.child.kill();
        let _ = self.child.wait();
        kill_with(&self.profile.path().display().to_string());
    }
}

fn end(mut child: Child) {
    let _ = child.kill();
    let _ = child.wait();
}

/// Ends what still runs on this profile; nothing does unless chromedriver failed.
fn kill_with(profile: &str) {
    let Ok(processes) = std::fs::read_dir("/proc") else { return };
    for process in processes.flatten() {
        let words = std::fs::read(process.path().join("cmdline")).unwrap_or_default();
        if String::from_utf8_lossy(&words).contains(profile) {
            let _ = Command::new("kill").arg("-KILL").arg(process.file_name()).stderr(Stdio::null()).status();
        }
    }
}

fn browser() -> String {
    if let Ok(named) = std::env::var("CHROMIUM") {
        return named;
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    let find = |name: &&str| std::env::split_paths(&path).map(|folder| folder.join(name)).find(|file| file.is_file());
    match BROWSERS.iter().find_map(find) {
        Some(file) => file.display().to_string(),
        None => panic!("Chromium is not installed; {INSTALL} (or name it in CHROMIUM)"),
    }
}

/// Starts chromedriver. Two that start at the same moment may want the same port, so it is tried again.
fn chromedriver() -> (Child, u16) {
    let tries = (0..5).find_map(|_| {
        let started = try_chromedriver();
        if started.is_none() {
            std::thread::sleep(Duration::from_millis(300));
        }
        started
    });
    tries.unwrap_or_else(|| panic!("chromedriver ends without saying on which port it listens"))
}

/// Starts chromedriver once and reads the port it took.
fn try_chromedriver() -> Option<(Child, u16)> {
    let program = std::env::var("CHROMEDRIVER").unwrap_or_else(|_| "chromedriver".to_owned());
    let started = Command::new(&program)
        .arg("--port=0")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn();
    let mut child = started
        .unwrap_or_else(|error| panic!("{program} cannot be started: {error}; {INSTALL} (or name it in CHROMEDRIVER)"));
    let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
    let port = lines.by_ref().map_while(Result::ok).find_map(|line| {
        let (_, after) = line.split_once("started successfully on port ")?;
        after.trim_end_matches('.').trim().parse().ok()
    });
    let Some(port) = port else {
        end(child);
        return None;
    };
    // A full pipe would stop it.
    std::thread::spawn(move || lines.map_while(Result::ok).for_each(drop));
    Some((child, port))
}
