//! Cases, and who runs them: a few browsers side by side, each for many cases.
//!
//! The arguments are those of the usual test programs: words that names contain, `--exact`, `--list`, `--test-threads`.
//! Programs that start every case by itself (nextest) are served as well, only slower: each case then has to start its own
//! browser.

use std::any::Any;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::browser::Browser;
use crate::site::Site;
use crate::visit::end_browser;
use crate::{root, tell};

/// Browsers at once, unless `--test-threads` says otherwise: two keep two processors busy.
const AT_ONCE: usize = 2;
/// Lines in the table of what took longest.
const SLOWEST: usize = 15;
/// So many failed cases are tried once more, with the machine to themselves: a busy machine is told from a broken page. Where
/// more fail nothing is unsteady.
const ONCE_MORE: usize = 3;

/// Whether everything is looked at: every screen in every language and size. `PANGEA_ALL=1` asks for it.
pub fn everything() -> bool {
    is_set("PANGEA_ALL")
}

/// Whether the page is the one that is published, so that its size means something. `PANGEA_PAGE_RELEASE=1` says so.
pub fn page_is_published() -> bool {
    is_set("PANGEA_PAGE_RELEASE")
}

fn is_set(name: &str) -> bool {
    std::env::var(name).is_ok_and(|value| !value.is_empty() && value != "0")
}

/// Something that shall be true of the page.
pub struct Case {
    name: String,
    run: Box<dyn Fn() + Send + Sync>,
    alone: bool,
    exhaustive: bool,
    everywhere: bool,
}

impl Case {
    /// A case for Chromium, beside others.
    pub fn new(name: impl Into<String>, run: impl Fn() + Send + Sync + 'static) -> Self {
        Self { name: name.into(), run: Box::new(run), alone: false, exhaustive: false, everywhere: false }
    }

    /// With the machine to itself: something is measured.
    #[must_use]
    pub fn alone(self) -> Self {
        Self { alone: true, ..self }
    }

    /// Only where everything is asked for.
    #[must_use]
    pub fn exhaustive(self) -> Self {
        Self { exhaustive: true, ..self }
    }

    /// In every browser.
    #[must_use]
    pub fn everywhere(self) -> Self {
        Self { everywhere: true, ..self }
    }
}

/// The case of a function, called as the function is.
#[macro_export]
macro_rules! case {
    ($function:ident) => {{
        let module = module_path!();
        let module = module.split_once("::").map_or(module, |(_, module)| module);
        $crate::Case::new(format!("{module}::{}", stringify!($function)), $function)
    }};
}

/// How a case ended.
struct Ended {
    name: String,
    took: Duration,
    failed: Option<String>,
    /// Why it failed the first time, if it was good the second.
    unsteady: Option<String>,
}

/// What the command line asks for.
#[derive(Default, Debug, PartialEq)]
struct Asked {
    words: Vec<String>,
    exact: bool,
    list: bool,
    ignored: bool,
    threads: Option<usize>,
}

impl Asked {
    fn read(words: impl Iterator<Item = String>) -> Self {
        let mut asked = Self::default();
        let mut words = words.peekable();
        while let Some(word) = words.next() {
            match word.as_str() {
                "--exact" => asked.exact = true,
                "--list" => asked.list = true,
                "--ignored" => asked.ignored = true,
                "--test-threads" => asked.threads = words.next().and_then(|count| count.parse().ok()),
                "--format" | "--color" | "--skip" | "-Z" => drop(words.next()),
                word if word.starts_with("--test-threads=") => asked.threads = word[15..].parse().ok(),
                word if word.starts_with('-') => (),
                _ => asked.words.push(word),
            }
        }
        asked
    }

    fn wants(&self, name: &str) -> bool {
        let meets = |word: &String| if self.exact { name == word } else { name.contains(word.as_str()) };
        self.words.is_empty() || self.words.iter().any(meets)
    }
}

/// The whole program: runs what the command line asks for and says how it went.
pub fn main(cases: Vec<Case>) -> ExitCode {
    let asked = Asked::read(std::env::args().skip(1));
    let browser = Browser::chosen();
    let wanted = cases.into_iter().filter(|case| asked.wants(&case.name));
    let (cases, later): (Vec<Case>, Vec<Case>) = wanted.partition(|case| everything() || !case.exhaustive);
    let here = |case: &Case| case.everywhere || browser == Browser::Chromium;
    let (cases, elsewhere): (Vec<Case>, Vec<Case>) = cases.into_iter().partition(here);
    if asked.list {
        if !asked.ignored {
            list(&cases);
        }
        return ExitCode::SUCCESS;
    }
    // Without a page every case would say the same.
    drop(Site::start());
    let begin = Instant::now();
    if !elsewhere.is_empty() {
        tell(&format!("left out in {browser:?}: {} cases that are for Chromium alone", elsewhere.len()));
    }
    if !later.is_empty() && browser == Browser::Chromium {
        tell(&format!("left out without PANGEA_ALL=1: {} cases, and most windows of most screens", later.len()));
    }
    let (alone, beside): (Vec<&Case>, Vec<&Case>) = cases.iter().partition(|case| case.alone);
    let threads = asked.threads.unwrap_or(AT_ONCE).max(1);
    let mut ended = run_all(beside, threads);
    ended.extend(run_all(alone, 1));
    once_more(&cases, &mut ended);
    report(&ended, begin.elapsed())
}

#[expect(clippy::print_stdout, reason = "other programs read it")]
fn list(cases: &[Case]) {
    for case in cases {
        println!("{}: test", case.name);
    }
}

/// Runs the cases on so many threads, each with a browser of its own.
fn run_all(cases: Vec<&Case>, threads: usize) -> Vec<Ended> {
    let threads = threads.min(cases.len());
    let (queue, ended) = (Mutex::new(VecDeque::from(cases)), Mutex::new(Vec::new()));
    let next = || queue.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(case) = next() {
                    let end = run(case);
                    ended.lock().unwrap_or_else(PoisonError::into_inner).push(end);
                }
                end_browser();
            });
        }
    });
    ended.into_inner().unwrap_or_else(PoisonError::into_inner)
}

fn run(case: &Case) -> Ended {
    let begin = Instant::now();
    let failed = catch_unwind(AssertUnwindSafe(|| (case.run)())).err().map(|panic| said(panic.as_ref()));
    let took = begin.elapsed();
    let how = if failed.is_some() { "FAILED" } else { "good" };
    tell(&format!("{how:>6} {:>6.1} s  {}", took.as_secs_f64(), case.name));
    Ended { name: case.name.clone(), took, failed, unsteady: None }
}

/// Tries the few that failed once more. Whoever is good then is named as unsteady in the report, so that it can be mended.
fn once_more(cases: &[Case], ended: &mut [Ended]) {
    let failed: Vec<&mut Ended> = ended.iter_mut().filter(|end| end.failed.is_some()).collect();
    if failed.is_empty() || failed.len() > ONCE_MORE {
        return;
    }
    tell("\nonce more, one after another:");
    for end in failed {
        let Some(case) = cases.iter().find(|case| case.name == end.name) else { continue };
        let again = run(case);
        end_browser();
        end.took += again.took;
        if again.failed.is_none() {
            end.unsteady = end.failed.take();
        }
    }
}

/// The words of a panic.
fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or("it panicked without words").to_owned()
}

/// The slowest cases, then those that failed.
fn report(ended: &[Ended], wall: Duration) -> ExitCode {
    let mut slowest: Vec<&Ended> = ended.iter().collect();
    slowest.sort_by_key(|case| std::cmp::Reverse(case.took));
    let line = |case: &&Ended| format!("{:>8.1} s  {}\n", case.took.as_secs_f64(), case.name);
    let table: String = slowest.iter().map(line).collect();
    let _ = std::fs::write(root().join("out/e2e").join(Browser::chosen().folder()).join("times.txt"), &table);
    if ended.len() > 1 {
        let few: String = slowest.iter().take(SLOWEST).map(line).collect();
        tell(&format!("\nthe slowest cases in {:?}:\n{few}", Browser::chosen()));
    }
    let failed: Vec<&Ended> = ended.iter().filter(|case| case.failed.is_some()).collect();
    for case in &failed {
        tell(&format!("---- {} ----\n{}\n", case.name, case.failed.as_deref().unwrap_or_default()));
    }
    let unsteady = ended.iter().filter_map(|case| Some((&case.name, case.unsteady.as_ref()?)));
    let unsteady: Vec<String> =
        unsteady.map(|(name, why)| format!("UNSTEADY {name}, good when tried again: {why}")).collect();
    tell(&unsteady.join("\n"));
    let (good, bad) = (ended.len() - failed.len(), failed.len());
    let shaky = unsteady.len();
    tell(&format!("{good} cases good ({shaky} of them unsteady), {bad} failed, {:.0} s", wall.as_secs_f64()));
    if failed.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &str) -> Asked {
        Asked::read(words.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn arguments_of_other_test_programs_are_understood() {
        let asked = read("--quiet games:: --test-threads 3 screens --format terse");
        assert_eq!(asked.words, ["games::", "screens"]);
        assert_eq!(asked.threads, Some(3));
        assert!(asked.wants("games::two_players") && asked.wants("screens::home") && !asked.wants("themes::dark"));
        assert_eq!(read("--test-threads=1 --nocapture").threads, Some(1));
        assert!(read("a --exact").wants("a") && !read("a --exact").wants("ab"));
        assert!(read("--list").list && read("").wants("anything"));
    }
}
