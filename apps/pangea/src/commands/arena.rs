//! `pangea arena`: the tournament that measures bots.
//!
//! Deals are played in parallel and written to journals; the report is computed from the journals, so that a run that
//! was interrupted and continued reports the same as one that was not.

mod csv;
mod doc;
mod report;
mod request;

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use arena::{Deal, Deals, Journal, JournalError, Match, Pairing, tournament};
use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};

use self::doc::Doc;
use self::report::Report;
use self::request::Request;
use crate::failure::{Done, Failure};
use crate::output::Output;

/// What the command takes.
#[derive(Args, Debug)]
#[command(after_help = "\
Two bots play a challenge: one challenger against a table of champions. Three or more play a round robin. A deal fixes \
all cards and dice and is played once with the challenger in each seat, so every bot has every hand once; intervals are \
over deals. A win shared by n counts as 1/n. With the same seed the results are the same on any number of threads, \
unless a bot thinks by the clock.

Finished deals are kept in a journal: run the same command again to continue, or ask for more games to add to it. \
Press Ctrl-C to stop and print the results so far.

Examples:
  pangea arena greedy random --games 400
  pangea arena greedy random --edition all --seats 4 --minutes 5
  pangea arena random greedy apex apex@0.3s --edition origin,new-world --json results.json
  pangea arena --doc docs/bots.md")]
pub struct ArenaArgs {
    /// Bots: CHALLENGER CHAMPION, or three or more for a round robin
    #[arg(value_name = "BOT", required_unless_present = "doc", num_args = 0..)]
    bots: Vec<String>,
    /// Editions, or all
    #[arg(long, value_name = "ID,…", value_delimiter = ',', default_value = "origin")]
    edition: Vec<String>,
    /// An option of the editions; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Seats at the table
    #[arg(long, value_name = "N,…", value_delimiter = ',', default_value = "2")]
    seats: Vec<u8>,
    /// Games per match, rounded up to whole deals
    #[arg(long, value_name = "N", default_value_t = 200)]
    games: u64,
    /// Seed for the deals
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Threads [default: one per processor]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Start no new deal after this many minutes
    #[arg(long, value_name = "M")]
    minutes: Option<f64>,
    /// Journal folder
    #[arg(long, value_name = "DIR", default_value = "target/arena")]
    journal: PathBuf,
    /// Name for this generation of bots; journals of other generations are left alone [default: a fingerprint of the code]
    #[arg(long, value_name = "NAME")]
    generation: Option<String>,
    /// Write the results as JSON to a file, or to standard output (-)
    #[arg(long, value_name = "FILE|-")]
    json: Option<PathBuf>,
    /// Write one CSV row per game to a file, or to standard output (-)
    #[arg(long, value_name = "FILE|-")]
    csv: Option<PathBuf>,
    /// Update the results in this document from all journals in the folder
    #[arg(long, value_name = "FILE")]
    doc: Option<PathBuf>,
}

/// Plays what is missing and reports the results.
pub fn run(args: &ArenaArgs) -> Done {
    let request = Request::check(args)?;
    let doc = args.doc.as_deref().map(Doc::open).transpose()?;
    let targets = Targets::open(args)?;
    if !request.matches.is_empty() {
        let started = Instant::now();
        let played = play(&request)?;
        targets.write(&Report::new(&request, &played, started.elapsed()))?;
    }
    doc.map_or(Ok(()), |doc| doc.write(&request))
}

static STOPPED: AtomicBool = AtomicBool::new(false);

/// Plays the deals that are missing and gives all that were asked for, match by match.
fn play(request: &Request) -> Done<Vec<(Pairing, Deals)>> {
    let (mut journals, mut known) = (Vec::new(), Vec::new());
    for one in &request.matches {
        let (journal, mut deals) = Journal::open(&request.journal, &one.pairing)?;
        // A longer run may have been here before; this one reports what it was asked for.
        deals.retain(|number, _| *number < one.deals);
        journals.push(journal);
        known.push(deals);
    }
    // If the handler cannot be set, Ctrl-C ends the program as usual; the journals are whole up to their last line.
    let _ = ctrlc::set_handler(|| STOPPED.store(true, Ordering::Relaxed));
    let progress = progress(&request.matches, &known);
    let mut fresh: Vec<(usize, Deal)> = Vec::new();
    tournament::play(&request.matches, &known, request.limits, &STOPPED, |place, deal| -> Done {
        journals[place].add(&deal)?;
        progress.inc(deal.games.len() as u64);
        fresh.push((place, deal));
        Ok(())
    })?;
    progress.finish_and_clear();
    for (place, deal) in fresh {
        known[place].insert(deal.deal, deal);
    }
    Ok(request.matches.iter().map(|one| one.pairing.clone()).zip(known).collect())
}

/// A bar with the rate and the time left, on a terminal only.
fn progress(matches: &[Match], known: &[Deals]) -> ProgressBar {
    let games = |one: &Match, deals: u64| deals * u64::from(one.pairing.seats);
    let all = matches.iter().map(|one| games(one, one.deals)).sum();
    let done = matches.iter().zip(known).map(|(one, deals)| games(one, deals.len() as u64)).sum();
    let bar = ProgressBar::with_draw_target(Some(all), ProgressDrawTarget::stderr());
    let rate = |state: &ProgressState, text: &mut dyn fmt::Write| {
        // A bar that cannot be written is not a reason to stop.
        let _ = write!(text, "{:.1} a second", state.per_sec());
    };
    let bar = match ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {rate}, {eta} left") {
        Ok(style) => bar.with_style(style.with_key("rate", rate)),
        Err(_) => bar,
    };
    // What was there already was not played at this speed.
    bar.set_position(done);
    bar.reset_eta();
    bar
}

/// Where the results go.
struct Targets {
    json: Option<Output>,
    csv: Option<Output>,
    tables: Option<Output>,
}

impl Targets {
    /// Opens everything before the first game, so that a run of hours does not end with a file that cannot be written.
    fn open(args: &ArenaArgs) -> Done<Self> {
        let is_terminal = |path: &Option<PathBuf>| path.as_deref() == Some(Path::new("-"));
        if is_terminal(&args.json) && is_terminal(&args.csv) {
            return Err(Failure::input("--json and --csv cannot both go to standard output")
                .way_out("give --json or --csv a file"));
        }
        let open = |path: &Option<PathBuf>| match path {
            Some(_) if is_terminal(path) => Output::open(None).map(Some),
            Some(path) => Output::open(Some(path)).map(Some),
            None => Ok(None),
        };
        let (json, csv) = (open(&args.json)?, open(&args.csv)?);
        let taken = is_terminal(&args.json) || is_terminal(&args.csv);
        Ok(Self { json, csv, tables: if taken { None } else { Some(Output::open(None)?) } })
    }

    fn write(self, report: &Report) -> Done {
        if let Some(mut out) = self.json {
            report.write_json(&mut out)?;
            out.finish()?;
        }
        if let Some(mut out) = self.csv {
            csv::write(report.played, &mut out)?;
            out.finish()?;
        }
        if let Some(mut out) = self.tables {
            report.write(&mut out)?;
            out.finish()?;
        }
        Ok(())
    }
}

impl From<JournalError> for Failure {
    fn from(error: JournalError) -> Self {
        let failure = Self::failed(error.to_string());
        match error {
            JournalError::Line { .. } => failure.way_out("repair or delete that file"),
            JournalError::InUse { .. } => failure.way_out("wait for it, or choose another folder with --journal"),
            JournalError::Io { .. } | JournalError::Other { .. } => failure.way_out("choose another --journal folder"),
        }
    }
}

impl From<String> for Failure {
    fn from(message: String) -> Self {
        Self::failed(message)
    }
}
