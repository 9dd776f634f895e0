//! `pangea check`: scenarios and records against the engine.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use dice::VerifiedDice;
use notation::files::{self, Kind};
use notation::{Report, Verdict};
use serde::Serialize;

use crate::failure::{Done, Failure};
use crate::families::{Errand, Played, by_edition};
use crate::terminal::{self, DANGER, GOOD, paint};

/// What the command takes.
#[derive(Args, Debug)]
#[command(after_help = "\
Scenarios are *.yaml and *.yml files, records are *.record files; folders are searched with their subfolders.
If a record tells what its dice were made of, every shuffle and every die is recomputed (docs/dice.md).
Exit code: 0 if everything passed, 1 if something failed, 2 if something could not be read.

Examples:
  pangea check scenarios/
  pangea check scenarios/origin/rules-attack.yaml --json
  pangea check my-game.record")]
pub struct CheckArgs {
    /// Files and folders
    #[arg(value_name = "PATH", required = true)]
    paths: Vec<PathBuf>,
    /// Print only the summary line
    #[arg(long)]
    quiet: bool,
    /// Print the result as JSON
    #[arg(long, conflicts_with = "quiet")]
    json: bool,
}

/// How the first line of a record begins.
const RECORD_TITLE: &str = "pangea record";

/// What came of one thing that was checked.
#[derive(Serialize, Debug)]
struct Checked {
    file: String,
    line: Option<usize>,
    id: Option<String>,
    rules: Vec<String>,
    passed: bool,
    message: Option<String>,
    differences: Vec<Difference>,
    /// What recomputing its dice gave, for a record of a fair deal.
    #[serde(skip_serializing_if = "Option::is_none")]
    dice: Option<CheckedDice>,
    #[serde(skip)]
    shown: String,
}

/// Dice that were recomputed.
#[derive(Serialize, Debug)]
struct CheckedDice {
    shuffles: usize,
    dice: usize,
    words: usize,
    missing: usize,
}

#[derive(Serialize, Debug)]
struct Difference {
    subject: String,
    expected: String,
    actual: String,
}

#[derive(Serialize)]
struct Json<'a> {
    passed: usize,
    failed: usize,
    results: &'a [Checked],
}

/// Checks everything named.
pub fn run(args: &CheckArgs) -> Done {
    let files = files::collect(&args.paths).map_err(|missing| Failure::file(&missing.path, &missing.error))?;
    if files.is_empty() {
        let places: Vec<String> = args.paths.iter().map(|path| path.display().to_string()).collect();
        return Err(Failure::input(format!("nothing to check in {}", places.join(", ")))
            .way_out("scenarios are *.yaml and *.yml, records are *.record"));
    }
    let mut checked = Vec::new();
    for file in &files {
        check_file(file, &mut checked)?;
    }
    let failed = checked.iter().filter(|one| !one.passed).count();
    write(args, &checked, failed)?;
    if failed == 0 { Ok(()) } else { Err(Failure::Reported) }
}

fn write(args: &CheckArgs, checked: &[Checked], failed: usize) -> Done {
    let mut out = terminal::out();
    let passed = checked.len() - failed;
    if args.json {
        serde_json::to_writer_pretty(&mut out, &Json { passed, failed, results: checked })?;
        writeln!(out)?;
        return Ok(());
    }
    if !args.quiet {
        for one in checked.iter().filter(|one| !one.passed) {
            writeln!(out, "{}\n", one.shown)?;
        }
        for one in checked.iter().filter(|one| one.dice.is_some()) {
            writeln!(out, "{}", one.shown)?;
        }
    }
    let style = if failed == 0 { GOOD } else { DANGER };
    writeln!(out, "{}", paint(style, &format!("{passed} passed, {failed} failed")))?;
    Ok(())
}

fn check_file(path: &Path, checked: &mut Vec<Checked>) -> Done {
    let text = fs::read_to_string(path).map_err(|error| Failure::file(path, &error))?;
    let file = path.display().to_string();
    match Kind::of(path) {
        _ if text.starts_with(RECORD_TITLE) => checked.push(check_record(file, &text)),
        Some(Kind::Record) => checked.push(check_record(file, &text)),
        Some(Kind::Scenarios) => checked.extend(scenarios(notation::check_text(&file, &text))),
        None => {
            return Err(Failure::input(format!("{file}: neither a scenario nor a record"))
                .way_out("scenarios are *.yaml and *.yml, records are *.record"));
        }
    }
    Ok(())
}

fn check_record(file: String, text: &str) -> Checked {
    match verify_record(&file, text) {
        Ok(dice) => Checked {
            shown: dice.map_or_else(String::new, |dice| format!("{file}: {dice}")),
            file,
            line: None,
            id: None,
            rules: Vec::new(),
            passed: true,
            message: None,
            differences: Vec::new(),
            dice: dice.map(|VerifiedDice { shuffles, dice, words, missing }| CheckedDice {
                shuffles,
                dice,
                words,
                missing,
            }),
        },
        Err(problem) => Checked {
            shown: format!("FAILED  {file}\n{problem}"),
            file,
            line: Some(problem.line),
            id: None,
            rules: Vec::new(),
            passed: false,
            message: Some(problem.to_string()),
            differences: Vec::new(),
            dice: None,
        },
    }
}

/// Replays a record of any edition and recomputes its dice, if it tells what they were made of.
fn verify_record(file: &str, text: &str) -> Result<Option<VerifiedDice>, notation::Problem> {
    let header = notation::record::header_of(file, text)?;
    struct Verify<'a>(&'a str, &'a str);
    impl Errand for Verify<'_> {
        type Gives = Result<Option<VerifiedDice>, notation::Problem>;

        fn run<F: Played>(self) -> Self::Gives {
            notation::record::verify::<F>(self.0, self.1)?.dice.transpose()
        }
    }
    by_edition(header.edition, Verify(file, text))
}

fn scenarios(report: Report) -> impl Iterator<Item = Checked> {
    report.outcomes.into_iter().map(|outcome| {
        let shown = outcome.to_string();
        let (message, differences) = match &outcome.verdict {
            Verdict::Passed => (None, Vec::new()),
            Verdict::Failed(failure) => {
                let one = |difference: &notation::Difference| Difference {
                    subject: difference.subject.clone(),
                    expected: difference.expected.clone(),
                    actual: difference.actual.clone(),
                };
                (Some(failure.message.clone()), failure.differences.iter().map(one).collect())
            }
            Verdict::Broken(problem) => (Some(problem.to_string()), Vec::new()),
        };
        Checked {
            file: outcome.file,
            line: Some(outcome.line),
            id: outcome.id,
            rules: outcome.rules,
            passed: outcome.verdict == Verdict::Passed,
            message,
            differences,
            dice: None,
            shown,
        }
    })
}
