//! `cargo verify`: every check and test, in the order in which they fail fastest.

pub mod browser;

use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::codegen;
use crate::databases;
use crate::instructions;
use crate::page;
use crate::progress::{self, minutes};
use crate::steps::{WASM, answers, cargo, cargo_with, wasm_target};

/// How much is verified.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    /// Everything that can break without being noticed.
    Usual,
    /// Also what is exhaustive or slow: every screen in every language, theme and size, the small page, other browsers.
    All,
}

type Check = fn(&Path, Extent) -> Result<(), String>;

const CHECKS: &[(&str, Check)] = &[
    ("formatting", |root, _| cargo(root, &["fmt", "--all", "--check"])),
    ("generated files", |root, _| codegen::run(root, true)),
    ("lints", |root, _| lints(root)),
    ("builds", |root, _| builds(root)),
    ("PostgreSQL", |root, _| databases::postgres(root)),
    ("Python", |root, _| databases::python(root)),
    (TESTS, |root, _| tests(root)),
    ("page", |root, _| page(root)),
    ("lints of the page", |root, _| page_lints(root)),
    ("documentation", |root, _| documentation(root)),
    ("instructions", |root, _| instructions::check(root)),
    ("licence texts", |root, _| deny(root)),
    ("page in a browser", browser::check),
    ("small page", |root, extent| only_with(Extent::All, extent, || browser::small_page(root))),
    ("page in Firefox", |root, extent| only_with(Extent::All, extent, || browser::in_firefox(root))),
    ("page in WebKit", |root, extent| only_with(Extent::All, extent, || browser::in_webkit(root))),
];

const TESTS: &str = "tests";

/// What compiles while the tests run, which wait for databases and for each other: one after the other, in a process of its
/// own whose words are shown afterwards.
const BESIDE_TESTS: [&str; 3] = ["page", "lints of the page", "documentation"];

/// Always the same packages, so that nothing is compiled twice with other features. The page is among them: its geometry,
/// stories and sounds are plain functions, tested on this machine.
pub const ALL: &[&str] = &["--workspace"];

/// What is known of a step that has ended: its name, how long it took, whether it was good.
type Ended = (&'static str, Duration, bool);

/// Runs everything, also after a failure, and says what failed and where the time went.
pub fn run(root: &Path, extent: Extent) -> Result<(), String> {
    let begin = Instant::now();
    let mut done: Vec<Ended> = Vec::new();
    for (name, check) in CHECKS.iter().filter(|(name, _)| !BESIDE_TESTS.contains(name)) {
        eprintln!("\n== {name}");
        thread::scope(|scope| {
            let beside = (*name == TESTS).then(|| scope.spawn(|| BESIDE_TESTS.map(|name| one_apart(root, name))));
            done.push(timed(name, || check(root, extent)));
            for (ended, said) in beside.into_iter().flat_map(|beside| beside.join().into_iter().flatten()) {
                eprintln!("\n== {} (beside the tests)\n{said}", ended.0);
                done.push(ended);
            }
        });
    }
    eprintln!("\n{}", table(&done, begin.elapsed()));
    let failed: Vec<&str> = done.iter().filter(|(_, _, good)| !good).map(|(name, ..)| *name).collect();
    if failed.is_empty() {
        eprintln!("all checks passed");
        Ok(())
    } else {
        Err(format!("failed: {}", failed.join(", ")))
    }
}

/// Runs a single step, which may need what earlier ones have built.
pub fn one(root: &Path, wanted: &str) -> Result<(), String> {
    let names = || CHECKS.iter().map(|(name, _)| format!("  {name}\n")).collect::<String>();
    let found = CHECKS.iter().find(|(name, _)| *name == wanted);
    let (_, check) = found.ok_or_else(|| format!("there is no step `{wanted}`; there are\n{}", names()))?;
    check(root, Extent::Usual)
}

/// The same in a process of its own; also what that said.
fn one_apart(root: &Path, name: &'static str) -> (Ended, String) {
    let mut said = String::new();
    let ended = timed(name, || {
        let program = std::env::current_exe().map_err(|error| error.to_string())?;
        let mut command = Command::new(program);
        let output = command.args(["verify", "--step", name]).current_dir(root).stdin(Stdio::null()).output();
        let output = output.map_err(|error| format!("{name}: {error}"))?;
        said = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
        if output.status.success() { Ok(()) } else { Err(format!("failed ({})", output.status)) }
    });
    (ended, said)
}

fn timed(name: &'static str, check: impl FnOnce() -> Result<(), String>) -> Ended {
    let start = Instant::now();
    let result = check();
    if let Err(message) = &result {
        eprintln!("== {name}: {message}");
    }
    (name, start.elapsed(), result.is_ok())
}

/// Where the time went.
fn table(done: &[(&str, Duration, bool)], whole: Duration) -> String {
    let line = |name: &str, time: Duration, mark: &str| format!("{name:<26} {:>14}  {mark}", minutes(time));
    let mut lines: Vec<String> =
        done.iter().map(|(name, time, good)| line(name, *time, if *good { "" } else { "FAILED" })).collect();
    lines.push(line("together", whole, ""));
    lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n")
}

fn only_with(wanted: Extent, extent: Extent, check: impl FnOnce() -> Result<(), String>) -> Result<(), String> {
    if extent == wanted {
        return check();
    }
    eprintln!("only with `cargo verify --all`");
    Ok(())
}

const STRICTLY: &[&str] = &["--", "--deny", "warnings"];

/// All but the page, whose turn comes next.
fn lints(root: &Path) -> Result<(), String> {
    // The cases in a browser are no test that runs with the others, so they are named.
    let targets = ["clippy", "--quiet", "--keep-going", "--all-targets", "--test", "browser", "--exclude", "web"];
    cargo(root, &[&targets, ALL, STRICTLY].concat())
}

/// The page and every crate it is made of, for a target without files, clock or threads.
fn page_lints(root: &Path) -> Result<(), String> {
    wasm_target(root)?;
    let mut words = vec!["clippy", "--quiet", "--keep-going", "--target", WASM];
    for name in IN_THE_PAGE {
        words.extend(["--package", name]);
    }
    cargo(root, &[&words, STRICTLY].concat())?;
    // The page without tables online.
    let local = ["clippy", "--quiet", "--target", WASM, "--package", "web", "--no-default-features"];
    cargo(root, &[&local, STRICTLY].concat())
}

/// The documentation of every crate, without a warning: links that lead nowhere, for instance.
fn documentation(root: &Path) -> Result<(), String> {
    let strictly =
        ["doc", "--quiet", "--no-deps", "--keep-going", "--config", "build.rustdocflags=['--deny', 'warnings']"];
    cargo(root, &[&strictly, ALL, &["--exclude", "web"]].concat())?;
    cargo(root, &[&strictly[..], &["--package", "web", "--target", WASM]].concat())
}

/// The crates that run in the browser.
const IN_THE_PAGE: &[&str] = &[
    "web",
    "game",
    "origin",
    "northstar",
    "new-world",
    "editions",
    "notation",
    "table",
    "bots",
    "locale",
    "creatures",
    "desk",
    "dice",
    "protocol",
];

/// Everything that the other steps run on this machine. Tests, programs and browser cases are chosen in one command, so that
/// all share what they are made of.
fn builds(root: &Path) -> Result<(), String> {
    let native = [&["build"], ALL, &["--tests", "--examples", "--test", "browser"], page::PROGRAMS].concat();
    let usual = "usually 4 minutes on two cores the first time";
    progress::build(root, "Compiling tests and programs", usual, &[native])
}

/// The page that the browser cases look at, in one module and in two.
fn page(root: &Path) -> Result<(), String> {
    wasm_target(root)?;
    let usual = "usually 2 minutes on two cores the first time";
    progress::build(root, "Compiling the page", usual, &page::Build::QuickInTwo.modules())?;
    page::bundle(root, page::Build::Quick)?;
    page::bundle(root, page::Build::QuickInTwo)
}

/// Unit tests, integration tests and the examples in the documentation.
fn tests(root: &Path) -> Result<(), String> {
    cargo_with(root, &[&["test", "--quiet", "--no-fail-fast"], ALL].concat(), &databases::REQUIRED)
}

/// What `cargo deny` is asked. Not advisories: they are in a database that has to be fetched, and nothing is fetched here.
const DENIED: &[&str] = &["licenses", "bans", "sources"];

/// Licences, sources and requirements are held by tests of this crate, which ran among the others. `cargo deny`, where it is
/// installed, also reads the texts of the licences. Known weaknesses of crates are looked up by nobody here: that is
/// `cargo deny check advisories`, by hand and with a network.
fn deny(root: &Path) -> Result<(), String> {
    if !answers("cargo-deny", &["--version"]) {
        eprintln!(
            "cargo-deny is not installed, so the texts of licences are not read (install it with `cargo install cargo-deny`); \
             what the crates say of their licences was checked among the tests"
        );
        return Ok(());
    }
    cargo(root, &[&["deny", "--offline", "check"], DENIED].concat())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_called_advisories_only_if_it_looks_at_them() {
        let claims = CHECKS.iter().any(|(name, _)| name.contains("advisor"));
        assert_eq!(claims, DENIED.contains(&"advisories"));
    }

    #[test]
    fn what_runs_beside_the_tests_is_a_step_before_everything_that_needs_it() {
        let place = |wanted: &str| CHECKS.iter().position(|(name, _)| *name == wanted).expect("a step");
        for name in BESIDE_TESTS {
            assert!(place(TESTS) < place(name) && place(name) < place("page in a browser"), "{name}");
        }
        assert!(one(Path::new("."), "no such step").is_err_and(|said| said.contains("  lints\n")));
    }

    #[test]
    fn table_says_where_the_time_went_and_what_failed() {
        let done = [("lints", Duration::from_secs(61), true), ("tests", Duration::from_secs(5), false)];
        let table = table(&done, Duration::from_secs(66));
        let expected = "lints                          1 min 01 s\n\
                        tests                                 5 s  FAILED\n\
                        together                       1 min 06 s";
        assert_eq!(table, expected);
    }
}
