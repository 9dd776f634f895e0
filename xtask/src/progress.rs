//! Builds that say in one line what is going on, and show the compiler's words only when something fails.

use std::io::{BufRead, BufReader, IsTerminal, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::steps::cargo_program;

/// How often the line is written where it cannot be rewritten.
const REMINDER: Duration = Duration::from_secs(30);

/// Runs several cargo commands at once behind one line: `title`, how much was compiled, how long it took so far, and how
/// long it usually takes.
pub fn build(root: &Path, title: &str, usual: &str, commands: &[Vec<&str>]) -> Result<(), String> {
    let begin = Instant::now();
    let compiled = AtomicUsize::new(0);
    let mut line = Line::new();
    thread::scope(|scope| {
        let running: Vec<_> = commands
            .iter()
            .map(|words| {
                let compiled = &compiled;
                scope.spawn(move || start(root, words).and_then(|child| follow(child, words, compiled)))
            })
            .collect();
        while running.iter().any(|thread| !thread.is_finished()) {
            let parts = compiled.load(Ordering::Relaxed);
            line.show(&format!("{title}: {} so far, {parts} parts compiled ({usual})", minutes(begin.elapsed())));
            thread::sleep(Duration::from_millis(100));
        }
        line.clear();
        let results =
            running.into_iter().map(|thread| thread.join().unwrap_or_else(|_| Err("a build broke off".into())));
        results.collect::<Vec<_>>().into_iter().collect::<Result<Vec<()>, String>>()
    })?;
    if compiled.into_inner() > 0 {
        eprintln!("{title}: done in {}", minutes(begin.elapsed()));
    }
    Ok(())
}

/// A duration as people say it.
pub fn minutes(duration: Duration) -> String {
    let seconds = duration.as_secs();
    if seconds < 60 { format!("{seconds} s") } else { format!("{} min {:02} s", seconds / 60, seconds % 60) }
}

fn start(root: &Path, words: &[&str]) -> Result<Child, String> {
    let colour = if std::io::stderr().is_terminal() { "always" } else { "never" };
    Command::new(cargo_program())
        .args(words)
        .env("CARGO_TERM_COLOR", colour)
        .current_dir(root)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| format!("cargo cannot be started: {error}"))
}

/// Reads what cargo says to its end. An error holds everything but the progress.
fn follow(mut child: Child, words: &[&str], compiled: &AtomicUsize) -> Result<(), String> {
    let mut said = String::new();
    for line in child.stderr.take().into_iter().flat_map(|output| BufReader::new(output).lines()).map_while(Result::ok)
    {
        if line.contains("Compiling ") {
            compiled.fetch_add(1, Ordering::Relaxed);
        } else if !["Downloading ", "Downloaded ", "Updating ", "Blocking ", "Locking "]
            .iter()
            .any(|word| line.contains(word))
        {
            said.push_str(&line);
            said.push('\n');
        }
    }
    let status = child.wait().map_err(|error| format!("cargo: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{said}`cargo {}` failed ({status})", words.join(" "))) }
}

/// One line of the terminal, written over and over; elsewhere a line now and then.
struct Line {
    rewrites: bool,
    last: Option<Instant>,
}

impl Line {
    fn new() -> Self {
        Self { rewrites: std::io::stderr().is_terminal(), last: None }
    }

    fn show(&mut self, text: &str) {
        let pause = if self.rewrites { Duration::from_secs(1) } else { REMINDER };
        if self.last.is_some_and(|last| last.elapsed() < pause) {
            return;
        }
        self.last = Some(Instant::now());
        let mut output = std::io::stderr();
        let _ = if self.rewrites { write!(output, "\r\x1b[2K{text}") } else { writeln!(output, "{text}") };
        let _ = output.flush();
    }

    fn clear(&self) {
        if self.rewrites {
            let _ = write!(std::io::stderr(), "\r\x1b[2K");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_are_said_as_people_say_them() {
        assert_eq!(minutes(Duration::from_secs(59)), "59 s");
        assert_eq!(minutes(Duration::from_secs(125)), "2 min 05 s");
    }

    #[test]
    fn a_failed_build_shows_what_cargo_said() {
        let root = crate::root();
        let failed = build(&root, "test", "at once", &[vec!["build", "--package", "no-such-package"]]);
        let message = failed.expect_err("there is no such package");
        assert!(message.contains("no-such-package") && message.contains("failed"), "{message}");
    }
}
