//! `cargo xtask instructions`: how many instructions a random decision, an iteration of the search and a determinization
//! take, counted by callgrind, and how these counts compare with the table that is kept in `golden/instructions.txt`.
//!
//! Counts do not depend on what else the machine does. They do depend on the compiler, so the table says with which one it
//! was made, and it is compared only with counts of the same compiler. One run of the example `instructions` of `bots`
//! counts everything: callgrind counts inside one of its functions alone and writes a part for every call.

use std::fmt::Write;
use std::path::Path;
use std::process::Command;

use crate::steps::{answers, cargo, install_packages, output};

/// The function whose calls are counted, as callgrind names it.
const COUNTED: &str = "instructions::callgrind_counts_here";
/// The table, from the root.
const TABLE: &str = "golden/instructions.txt";
/// By how much a count may grow before somebody has to say that it may: in thousandths.
const GROWTH: u64 = 30;

/// The C library copies alike on every processor. And not by repeated instructions, of which callgrind counts every byte.
const PLAIN_COPIES: &str = "\
glibc.cpu.hwcaps=-AVX,-AVX2,-AVX_Fast_Unaligned_Load,-AVX512F,-AVX512VL,-ERMS,-FSRM:\
glibc.cpu.x86_rep_movsb_threshold=1000000:glibc.cpu.x86_rep_stosb_threshold=1000000";

/// How the counted program is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Profile {
    /// As games are played and published: what the figures of `docs/benchmarks.md` are.
    Release,
    /// As everything is built every day: there already when `cargo verify` counts.
    Everyday,
}

impl Profile {
    const ALL: [Self; 2] = [Self::Release, Self::Everyday];

    const fn id(self) -> &'static str {
        match self {
            Self::Release => "release",
            Self::Everyday => "everyday",
        }
    }

    /// Builds the program; where it lies, from the root.
    fn build(self, root: &Path) -> Result<&'static str, String> {
        // The everyday program is built with the features of the whole workspace, as all that `cargo verify` builds.
        let (words, program): (&[&str], _) = match self {
            Self::Release => (&["--release", "--package", "bots"], "target/release/examples/instructions"),
            Self::Everyday => (&["--workspace"], "target/debug/examples/instructions"),
        };
        cargo(root, &[&["build", "--quiet", "--example", "instructions"], words].concat())?;
        Ok(program)
    }
}

/// What was counted of something in an edition.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Row {
    edition: String,
    players: u8,
    /// A decision, an iteration, a determinization.
    what: String,
    /// Instructions for each.
    count: u64,
    /// The size of a state in bytes.
    state: u64,
    /// A number that changes when something else is played, chosen or drawn.
    trace: String,
}

/// The counts of a profile and the compiler that they hold for.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Counts {
    compiler: String,
    rows: Vec<Row>,
}

/// Counts and prints; `against` compares with the table that is kept, `keep` writes it.
pub fn run(root: &Path, words: &[&str]) -> Result<(), String> {
    let (mut profile, mut against, mut keep) = (Profile::Release, false, false);
    for word in words {
        match *word {
            "--everyday" => profile = Profile::Everyday,
            "--against" => against = true,
            "--keep" => keep = true,
            other => return Err(format!("unknown word `{other}`: --everyday, --against and --keep are known")),
        }
    }
    let counts = count(root, profile)?;
    let kept = read(root)?;
    if against {
        let (text, result) = compare(&counts, kept.of(profile).ok_or("the table has no such profile")?);
        println!("{text}");
        result?;
    } else {
        println!("{}", counts.table());
    }
    if keep {
        let table = kept.with(profile, counts);
        std::fs::write(root.join(TABLE), table.print()).map_err(|error| format!("{TABLE}: {error}"))?;
    }
    Ok(())
}

/// The step of `cargo verify`: no count may have grown. Left out where there is no valgrind and none can be installed.
pub fn check(root: &Path) -> Result<(), String> {
    if !has_valgrind() {
        install_packages(root, &["valgrind"])?;
    }
    if !has_valgrind() {
        eprintln!("valgrind is not installed, so instructions are not counted (on Debian `apt-get install valgrind`)");
        return Ok(());
    }
    let kept = read(root)?;
    let kept = kept.of(Profile::Everyday).ok_or("the table lacks the everyday profile")?;
    if kept.compiler != compiler() {
        eprintln!("the table was made with {}, so it says nothing of {}", kept.compiler, compiler());
        return Ok(());
    }
    let (text, result) = compare(&count(root, Profile::Everyday)?, kept);
    eprintln!("{text}");
    result
}

fn has_valgrind() -> bool {
    answers("valgrind", &["--version"])
}

/// The compiler and the kind of machine that it compiles for.
fn compiler() -> String {
    let told = output("rustc", &["--version", "--verbose"]).unwrap_or_default();
    let line = |start: &str| told.lines().find_map(|line| line.strip_prefix(start)).unwrap_or("unknown").to_owned();
    format!("rustc {} for {}", line("release: "), line("host: "))
}

/// Runs the program under callgrind.
fn count(root: &Path, profile: Profile) -> Result<Counts, String> {
    if !has_valgrind() {
        return Err("valgrind is needed for this: on Debian `apt-get install valgrind`".to_owned());
    }
    let program = root.join(profile.build(root)?);
    let folder = root.join("target/instructions");
    // Parts of an earlier run would be taken for those of this one.
    if folder.exists() {
        std::fs::remove_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let parts = folder.join("part");
    let run = Command::new("valgrind")
        .args(["--tool=callgrind", "--collect-atstart=no"])
        .arg(format!("--toggle-collect={COUNTED}"))
        .arg(format!("--dump-after={COUNTED}"))
        .arg(format!("--callgrind-out-file={}", parts.display()))
        .env("GLIBC_TUNABLES", PLAIN_COPIES)
        .arg(program)
        .output()
        .map_err(|error| format!("valgrind cannot be started: {error}"))?;
    if !run.status.success() {
        return Err(format!("the counted program failed:\n{}", String::from_utf8_lossy(&run.stderr)));
    }
    let printed = String::from_utf8_lossy(&run.stdout);
    let rows = (1..).zip(printed.lines()).map(|(number, line)| {
        let part = folder.join(format!("part.{number}"));
        let text = std::fs::read_to_string(&part).map_err(|error| format!("{}: {error}", part.display()))?;
        let all = text.lines().find_map(|line| line.strip_prefix("totals: ")?.trim().parse().ok());
        row(line, all.ok_or_else(|| format!("{}: no total", part.display()))?)
    });
    let rows = rows.collect::<Result<Vec<_>, String>>()?;
    if rows.is_empty() {
        return Err("the counted program printed nothing".to_owned());
    }
    Ok(Counts { compiler: compiler(), rows })
}

/// What the program printed of a part, with its instructions.
fn row(line: &str, all: u64) -> Result<Row, String> {
    let wrong = || format!("the counted program printed `{line}`");
    let [edition, players, what, times, state, trace] = fields(line).ok_or_else(wrong)?;
    let times: u64 = times.parse().map_err(|_| wrong())?;
    Ok(Row {
        edition: edition.to_owned(),
        players: players.parse().map_err(|_| wrong())?,
        what: what.to_owned(),
        count: all.checked_div(times).ok_or_else(wrong)?,
        state: state.parse().map_err(|_| wrong())?,
        trace: trace.to_owned(),
    })
}

fn fields<const N: usize>(line: &str) -> Option<[&str; N]> {
    line.split_whitespace().collect::<Vec<_>>().try_into().ok()
}

impl Counts {
    /// The rows one below the other.
    fn table(&self) -> String {
        let mut text = format!(
            "{:<18} {:>7} {:<16} {:>12} {:>11}",
            "edition", "players", "for each", "instructions", "state bytes"
        );
        for Row { edition, players, what, count, state, .. } in &self.rows {
            let _ = write!(text, "\n{edition:<18} {players:>7} {what:<16} {count:>12} {state:>11}");
        }
        text
    }
}

/// The table that is kept: counts for each profile.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Kept(Vec<(Profile, Counts)>);

const HEAD: &str = "\
# Instructions for each random decision, iteration of the search and determinization, counted by callgrind.
# `cargo xtask instructions --keep` and `cargo xtask instructions --everyday --keep` write them; `cargo verify` compares
# the everyday ones and fails if one has grown by more than 3 %.
# edition, players, for each, instructions, bytes of a state, trace (it changes if anything else is played or chosen)
";

impl Kept {
    fn of(&self, profile: Profile) -> Option<&Counts> {
        self.0.iter().find(|(known, _)| *known == profile).map(|(_, counts)| counts)
    }

    fn with(mut self, profile: Profile, counts: Counts) -> Self {
        self.0.retain(|(known, _)| *known != profile);
        self.0.push((profile, counts));
        self.0.sort_by_key(|(profile, _)| profile.id());
        self
    }

    fn print(&self) -> String {
        let mut text = HEAD.to_owned();
        for (profile, Counts { compiler, rows }) in &self.0 {
            let _ = writeln!(text, "\nprofile {} {compiler}", profile.id());
            for Row { edition, players, what, count, state, trace } in rows {
                let _ = writeln!(text, "{edition:<18} {players} {what:<16} {count:>8} {state:>6} {trace}");
            }
        }
        text
    }

    fn parse(text: &str) -> Result<Self, String> {
        let mut kept = Self::default();
        for (number, line) in (1..).zip(text.lines()) {
            let wrong = |problem: &str| format!("{TABLE}, line {number}: {problem}");
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            if let Some(head) = line.strip_prefix("profile ") {
                let (id, compiler) = head.split_once(' ').ok_or_else(|| wrong("a profile has a compiler"))?;
                let profile = Profile::ALL.into_iter().find(|profile| profile.id() == id);
                let profile = profile.ok_or_else(|| wrong("there is no such profile"))?;
                kept.0.push((profile, Counts { compiler: compiler.to_owned(), rows: Vec::new() }));
                continue;
            }
            let [edition, players, what, count, state, trace] =
                fields(line).ok_or_else(|| wrong("a row has six words"))?;
            let number = |word: &str| word.parse().map_err(|_| wrong("a number is expected"));
            let row = Row {
                edition: edition.to_owned(),
                players: players.parse().map_err(|_| wrong("a number is expected"))?,
                what: what.to_owned(),
                count: number(count)?,
                state: number(state)?,
                trace: trace.to_owned(),
            };
            kept.0.last_mut().ok_or_else(|| wrong("a row stands under a profile"))?.1.rows.push(row);
        }
        Ok(kept)
    }
}

fn read(root: &Path) -> Result<Kept, String> {
    match std::fs::read_to_string(root.join(TABLE)) {
        Ok(text) => Kept::parse(&text),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(Kept::default()),
        Err(error) => Err(format!("{TABLE}: {error}")),
    }
}

/// Counts beside those that are kept, and what has grown too much.
fn compare(now: &Counts, kept: &Counts) -> (String, Result<(), String>) {
    let mut text =
        format!("{:<18} {:>7} {:<16} {:>9} {:>9} {:>8}", "edition", "players", "for each", "kept", "now", "");
    let mut grown = Vec::new();
    for row in &now.rows {
        let Row { edition, players, what, count, .. } = row;
        let name = format!("{edition} {players} {what}");
        let same = |known: &&Row| (&known.edition, known.players, &known.what) == (edition, *players, what);
        let Some(known) = kept.rows.iter().find(same) else {
            let _ = write!(text, "\n{edition:<18} {players:>7} {what:<16} {:>9} {count:>9} {:>8}  new", "", "");
            grown.push(format!("{name} is not in the table"));
            continue;
        };
        let change = 100.0 * (*count as f64 / known.count.max(1) as f64 - 1.0);
        let note = match (known.trace == row.trace, known.state == row.state) {
            (true, true) => String::new(),
            (false, _) => "  something else was played or chosen".to_owned(),
            (true, false) => format!("  a state has {} bytes, not {}", row.state, known.state),
        };
        let _ =
            write!(text, "\n{edition:<18} {players:>7} {what:<16} {:>9} {count:>9} {change:>+7.1}%{note}", known.count);
        if count * 1000 > known.count * (1000 + GROWTH) {
            grown.push(format!("{name} takes {count} instructions, {change:.1}% more than {}", known.count));
        }
    }
    let missing = kept.rows.len() > now.rows.len();
    if missing {
        grown.push("rows of the table were not counted".to_owned());
    }
    if kept.compiler != now.compiler {
        let _ = write!(text, "\nkept with {}, now {}", kept.compiler, now.compiler);
    }
    let result = if grown.is_empty() {
        Ok(())
    } else {
        let how = "if that is meant: `cargo xtask instructions --everyday --keep`";
        Err(format!("{}\n{how}", grown.join("\n")))
    };
    (text, result)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(count: u64, trace: &str) -> Counts {
        let row = |what: &str, count| Row {
            edition: "origin".to_owned(),
            players: 4,
            what: what.to_owned(),
            count,
            state: 12_000,
            trace: trace.to_owned(),
        };
        Counts { compiler: "rustc 1.95.0".to_owned(), rows: vec![row("decision", count), row("iteration", 60_000)] }
    }

    #[test]
    fn a_table_is_read_as_it_was_written() {
        let kept =
            Kept::default().with(Profile::Release, counts(1500, "ab")).with(Profile::Everyday, counts(4000, "ab"));
        assert_eq!(Kept::parse(&kept.print()), Ok(kept.clone()));
        assert_eq!(kept.of(Profile::Release), Some(&counts(1500, "ab")));
    }

    #[test]
    fn a_table_that_cannot_be_read_is_refused_with_its_line() {
        assert_eq!(
            Kept::parse("origin 4 decision 1 2 a").unwrap_err(),
            format!("{TABLE}, line 1: a row stands under a profile")
        );
        assert_eq!(
            Kept::parse("\nprofile quick rustc").unwrap_err(),
            format!("{TABLE}, line 2: there is no such profile")
        );
        let short = "profile release rustc 1\norigin 4 decision";
        assert_eq!(Kept::parse(short).unwrap_err(), format!("{TABLE}, line 2: a row has six words"));
    }

    #[test]
    fn a_count_may_grow_by_three_in_a_hundred_and_no_more() {
        assert!(compare(&counts(1030, "a"), &counts(1000, "a")).1.is_ok());
        assert!(compare(&counts(900, "a"), &counts(1000, "a")).1.is_ok());
        let refused = compare(&counts(1031, "a"), &counts(1000, "a")).1.unwrap_err();
        assert!(refused.starts_with("origin 4 decision takes 1031 instructions, 3.1% more than 1000"), "{refused}");
    }

    #[test]
    fn a_comparison_says_that_something_else_was_played() {
        let (text, result) = compare(&counts(1000, "b"), &counts(1000, "a"));
        assert!(result.is_ok() && text.contains("something else was played or chosen"), "{text}");
    }

    #[test]
    fn a_row_that_is_missing_is_noticed() {
        let mut fewer = counts(1000, "a");
        fewer.rows.pop();
        assert!(compare(&fewer, &counts(1000, "a")).1.is_err());
        assert!(compare(&counts(1000, "a"), &fewer).1.unwrap_err().contains("is not in the table"));
    }

    #[test]
    fn a_printed_line_becomes_a_row() {
        let row = row("new-world 3 iteration 440 7864 00ff", 4400).expect("a row");
        assert_eq!((row.edition.as_str(), row.players, row.count, row.state), ("new-world", 3, 10, 7864));
        assert!(super::row("new-world 3 iteration 0 7864 00ff", 4400).is_err());
        assert!(super::row("new-world 3", 4400).is_err());
    }
}
