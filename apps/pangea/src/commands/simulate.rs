//! `pangea simulate`: many games between bots, and their statistics.
//!
//! Games run in parallel and are counted in their order; each has a seed of its own made from the run's seed and its
//! number, so that the result does not depend on the number of threads.

mod csv;
mod played;
mod report;
mod statistics;

use std::fmt;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use rayon::prelude::*;

use self::csv::Csv;
pub use self::played::Watched;
use self::played::{Bots, Played};
use self::report::Report;
use self::statistics::Statistics;
use crate::failure::{Done, Failure};
use crate::families::{self, Errand, by_edition};
use crate::output::Output;
use crate::seed;
use crate::setup::{GameArgs, Setup};

/// What the command takes.
#[derive(Args, Debug)]
#[command(after_help = "\
Bots change seats from game to game, so each plays in every seat equally often. A win shared by n counts as 1/n. With \
the same seed the result is the same on any number of threads. Press Ctrl-C to stop and print the results so far.

Examples:
  pangea simulate --bots greedy,random --games 1000 --seed 1
  pangea simulate --players 4 --bots greedy,random,random,random --json
  pangea simulate --bots random --option mimicry_limit=PerAttack --csv --out games.csv
  pangea simulate --bots greedy --deck my-deck.toml")]
pub struct SimulateArgs {
    #[command(flatten)]
    game: GameArgs,
    /// Number of players [default: one per bot named, at least 2]
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// Bots in seat order; repeated until every seat is filled
    #[arg(long, value_name = "NAME,…", value_delimiter = ',', default_value = "greedy,random")]
    bots: Vec<String>,
    /// Games to play
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
    /// Seed for the run [default: random, and printed]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Threads [default: one per processor]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Print the statistics as JSON
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// Print one CSV row per game
    #[arg(long)]
    csv: bool,
    /// Write to this file instead of the terminal
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// One run, checked.
struct Run<G: Watched> {
    config: G::Config,
    bots: Bots,
    seed: u64,
    games: u64,
    threads: rayon::ThreadPool,
}

/// Plays the games.
pub fn run(args: &SimulateArgs) -> Done {
    let setup = args.game.check()?;
    check_bots(&args.bots)?;
    let players = args.players.unwrap_or_else(|| u8::try_from(args.bots.len()).unwrap_or(u8::MAX).max(2));
    if args.games == 0 {
        return Err(Failure::input("--games must be at least 1"));
    }
    by_edition(setup.edition, Simulate { args, setup: &setup, players })
}

/// Plays the games of an edition.
struct Simulate<'a> {
    args: &'a SimulateArgs,
    setup: &'a Setup,
    players: u8,
}

impl Errand for Simulate<'_> {
    type Gives = Done;

    fn run<F: families::Played>(self) -> Done {
        let config = F::asked(self.setup, self.players)?;
        simulate::<F::Game>(self.args, self.setup, self.players, config)
    }
}

/// Plays the games of one edition.
fn simulate<G: Watched>(args: &SimulateArgs, setup: &Setup, players: u8, config: G::Config) -> Done {
    let run = Run::<G> {
        config,
        bots: Bots::new(&args.bots),
        seed: args.seed.unwrap_or_else(seed::fresh),
        games: args.games,
        threads: threads(args.threads)?,
    };
    let mut output = Output::open(args.out.as_deref())?;
    let mut csv = if args.csv { Some(Csv::begin(players, &mut output)?) } else { None };
    let mut statistics = Statistics::new(run.bots.names.len(), usize::from(players), G::trait_ids(&run.config).len());
    let started = Instant::now();
    run.play_all(|game| {
        statistics.add(&game);
        match &mut csv {
            Some(csv) => csv.row(&game, &run.bots, &mut output),
            None => Ok(()),
        }
    })?;
    let report = Report {
        edition: setup.edition.id(),
        players,
        asked: run.games,
        seed: run.seed,
        bots: &run.bots.names,
        traits: G::trait_ids(&run.config),
        statistics: &statistics,
    };
    match (args.csv, args.json) {
        (true, _) => {}
        (_, true) => report.write_json(&mut output)?,
        _ => report.write(started.elapsed(), run.threads.current_num_threads(), &mut output)?,
    }
    output.finish()
}

/// What the name of a bot may say more.
pub const BOT_NAMES_MORE: &str = "with a style: hunter+peaceful, hunter+predatory";

/// Whether there is such a bot, perhaps with a budget and a style: `apex@500`, `hunter+predatory`.
pub fn is_bot(name: &str) -> bool {
    bots::by_name::<origin::State>(name, 0).is_some()
}

/// Every name must be a bot's.
pub fn check_bots(names: &[String]) -> Done {
    match names.iter().find(|name| !is_bot(name)) {
        None => Ok(()),
        Some(name) => Err(Failure::input(format!("unknown bot '{name}'"))
            .way_out(format!("available: {}; {BOT_NAMES_MORE}", bots::NAMES.join(", ")))),
    }
}

fn threads(asked: Option<usize>) -> Done<rayon::ThreadPool> {
    if asked == Some(0) {
        return Err(Failure::input("--threads must be at least 1").way_out("leave it out to use every processor"));
    }
    rayon::ThreadPoolBuilder::new()
        .num_threads(asked.unwrap_or(0))
        .build()
        .map_err(|error| Failure::failed(format!("the threads could not be started: {error}")))
}

static STOPPED: AtomicBool = AtomicBool::new(false);

impl<G: Watched> Run<G> {
    /// Plays in parallel, hands the games over in their order, and stops early when the person asks for it.
    fn play_all(&self, mut take: impl FnMut(Played) -> Done) -> Done {
        // If the handler cannot be set, Ctrl-C ends the program as usual.
        let _ = ctrlc::set_handler(|| STOPPED.store(true, Ordering::Relaxed));
        let progress = progress(self.games);
        // Long enough to keep the threads busy, short enough that little is lost when somebody stops.
        let batch = 64 * self.threads.current_num_threads() as u64;
        let mut next = 0;
        while next < self.games && !STOPPED.load(Ordering::Relaxed) {
            let end = self.games.min(next + batch);
            let games: Vec<Option<Result<Played, String>>> =
                self.threads.install(|| (next..end).into_par_iter().map(|index| self.play(index, &progress)).collect());
            // What was played before the first gap counts: it is what a shorter run would have given.
            for game in games.into_iter().map_while(|game| game) {
                take(game.map_err(Failure::failed)?)?;
            }
            next = end;
        }
        progress.finish_and_clear();
        Ok(())
    }

    fn play(&self, index: u64, progress: &ProgressBar) -> Option<Result<Played, String>> {
        if STOPPED.load(Ordering::Relaxed) {
            return None;
        }
        let game = played::play::<G>(&self.config, &self.bots, self.seed, index);
        progress.inc(1);
        Some(game)
    }
}

/// A bar with the rate, on a terminal only.
fn progress(games: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr());
    let rate = |state: &ProgressState, text: &mut dyn fmt::Write| {
        // A bar that cannot be written is not a reason to stop.
        let _ = write!(text, "{:.0} a second", state.per_sec());
    };
    match ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {rate}, {eta} left") {
        Ok(style) => bar.with_style(style.with_key("rate", rate)),
        Err(_) => bar,
    }
}
