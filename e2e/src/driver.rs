//! A driver and one browser, ended when dropped.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::os::unix::process::CommandExt as _;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use tempfile::TempDir;

use crate::browser::Browser;

/// The longest that a driver takes to listen, on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A browser with a fresh profile.
pub struct Driver {
    child: Child,
    screen: Option<Child>,
    port: u16,
    session: Option<String>,
    /// What commands go to.
    pub client: Client,
    profile: TempDir,
}

impl Driver {
    /// Starts both.
    pub async fn start(browser: Browser) -> Self {
        let profile = tempfile::Builder::new().prefix("pangea-e2e-").tempdir().expect("a folder for the profile");
        let capabilities = browser.capabilities(profile.path());
        let (screen, display) = match browser {
            Browser::Chromium | Browser::Firefox => (None, None),
            Browser::WebKit => screen(),
        };
        let (child, port) = driver(browser, &profile, display.as_deref());
        let mut builder = ClientBuilder::new(HttpConnector::new());
        if let serde_json::Value::Object(capabilities) = capabilities {
            builder.capabilities(capabilities);
        }
        match builder.connect(&format!("http://127.0.0.1:{port}")).await {
            Ok(client) => {
                let session = client.session_id().await.ok().flatten();
                Self { child, screen, port, session, client, profile }
            }
            Err(error) => {
                end(child);
                if let Some(screen) = screen {
                    end(screen);
                }
                panic!("{browser:?} does not start: {error}")
            }
        }
    }

    /// Asks the driver to close the browser, without a runtime: a case may have panicked.
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
        let group = format!("-{}", self.child.id());
        let _ = Command::new("kill").args(["-KILL", "--", &group]).stderr(Stdio::null()).status();
        let _ = self.child.wait();
        kill_with(&self.profile.path().display().to_string());
        if let Some(screen) = self.screen.take() {
            end(screen);
        }
    }
}

fn end(mut child: Child) {
    let _ = child.kill();
    let _ = child.wait();
}

/// Ends what still runs on this profile; nothing does unless the driver failed.
fn kill_with(profile: &str) {
    let Ok(processes) = std::fs::read_dir("/proc") else { return };
    for process in processes.flatten() {
        let words = std::fs::read(process.path().join("cmdline")).unwrap_or_default();
        if String::from_utf8_lossy(&words).contains(profile) {
            let _ = Command::new("kill").arg("-KILL").arg(process.file_name()).stderr(Stdio::null()).status();
        }
    }
}

/// Starts a driver. Another program may take the port in the moment before the driver does, so it is tried again.
fn driver(browser: Browser, profile: &TempDir, display: Option<&str>) -> (Child, u16) {
    let program = browser.driver();
    for _ in 0..5 {
        let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        let port = free.expect("a free port").port();
        let mut command = Command::new(&program);
        command.arg(format!("--port={port}")).args(browser.driver_words(profile.path()));
        if let Some(display) = display {
            command.env("DISPLAY", display);
        }
        let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).process_group(0);
        let mut child =
            quiet.spawn().unwrap_or_else(|error| panic!("{program} cannot be started: {error}; {}", browser.install()));
        let begin = Instant::now();
        while begin.elapsed() < PATIENCE && matches!(child.try_wait(), Ok(None)) {
            if TcpStream::connect(("127.0.0.1", port)).is_ok() {
                return (child, port);
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        end(child);
    }
    panic!("{program} ends, or does not listen")
}

/// A screen that nobody sees, for a browser that cannot do without; where there is no program for it, the one there is.
fn screen() -> (Option<Child>, Option<String>) {
    let words = ["-displayfd", "1", "-screen", "0", "2600x1500x24", "-nolisten", "tcp"];
    let started =
        Command::new("Xvfb").args(words).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
    let Ok(mut child) = started else { return (None, None) };
    let mut number = String::new();
    let mut said = BufReader::new(child.stdout.take().expect("its output"));
    let _ = said.read_line(&mut number);
    (Some(child), Some(format!(":{}", number.trim())))
}
