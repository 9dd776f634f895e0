//! Plays games of a bot against itself and keeps them in shards.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};
use net::Network;
use selfplay::{Heading, Limits, Plan, Player, Shard};

use super::{network, of_another_game, say};
use crate::failure::{Done, Failure};
use crate::families::{Errand, Played, by_edition};
use crate::setup::{GameArgs, Setup};

/// What the command takes.
#[derive(Args, Debug)]
#[command(after_help = "\
Finished games are kept in a shard: run the same command again to continue, or ask for more games to add to it. With the \
same seed the games are the same on any number of threads. Press Ctrl-C to stop; nothing that was finished is lost.")]
pub struct PlayArgs {
    /// Edition to play
    #[arg(long, value_name = "ID", default_value = "origin")]
    edition: String,
    /// An option of the edition; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// Seats at the table; each number has a shard of its own
    #[arg(long, value_name = "N,…", value_delimiter = ',', default_value = "2,4")]
    seats: Vec<u8>,
    /// Games for each number of seats
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
    /// Iterations of a search
    #[arg(long, value_name = "N", default_value_t = 100)]
    iterations: u32,
    /// Network that judges [default: the linear model]
    #[arg(long, value_name = "FILE")]
    network: Option<PathBuf>,
    /// Seed of the games
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Threads [default: one per processor]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Start no new game after this many minutes, shared out among the numbers of seats
    #[arg(long, value_name = "M")]
    minutes: Option<f64>,
    /// Folder of the shards
    #[arg(long, value_name = "DIR", default_value = "target/selfplay")]
    out: PathBuf,
}

static STOPPED: AtomicBool = AtomicBool::new(false);

/// Plays what is missing.
pub fn run(args: &PlayArgs) -> Done {
    let game = GameArgs { edition: args.edition.clone(), options: args.options.clone(), deck: None };
    let setup = game.check()?;
    if args.games == 0 || args.iterations == 0 || args.threads == Some(0) {
        return Err(Failure::input("--games, --iterations and --threads must be at least 1"));
    }
    if args.minutes.is_some_and(|minutes| !(0.0..=1e6).contains(&minutes)) {
        return Err(Failure::input("--minutes must lie between 0 and a million"));
    }
    let network = args.network.as_deref().map(network).transpose()?;
    // Every number of seats is checked before the first game.
    for &seats in &args.seats {
        by_edition(
            setup.edition,
            Play { args, setup: &setup, seats, network: network.as_ref(), until: None, only_check: true },
        )?;
    }
    // If the handler cannot be set, Ctrl-C ends the program as usual; the shards are whole up to their last game.
    let _ = ctrlc::set_handler(|| STOPPED.store(true, Ordering::Relaxed));
    let begun = Instant::now();
    for (place, &seats) in args.seats.iter().enumerate() {
        let until = args.minutes.map(|minutes| {
            let share = (place + 1) as f64 / args.seats.len() as f64;
            begun + Duration::from_secs_f64(minutes * 60.0 * share)
        });
        by_edition(
            setup.edition,
            Play { args, setup: &setup, seats, network: network.as_ref(), until, only_check: false },
        )?;
    }
    Ok(())
}

/// Plays the games of an edition for one number of seats.
struct Play<'a> {
    args: &'a PlayArgs,
    setup: &'a Setup,
    seats: u8,
    network: Option<&'a Arc<Network>>,
    until: Option<Instant>,
    only_check: bool,
}

impl Errand for Play<'_> {
    type Gives = Done;

    fn run<F: Played>(self) -> Done {
        let Self { args, setup, seats, network, until, only_check } = self;
        let config = F::asked(setup, seats)?;
        if let (Some(network), Some(path)) = (network, &args.network)
            && !bots::encoding::fits::<F::Game>(network)
        {
            return Err(of_another_game(path, setup.edition.id()));
        }
        if only_check {
            return Ok(());
        }
        let (mut shard, known) = Shard::open(&args.out, &self.heading())?;
        let threads = args.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
        let player = Player { iterations: args.iterations, network: network.cloned() };
        let plan = Plan { player, seed: args.seed, games: args.games, limits: Limits { threads, until } };
        let before = known.iter().filter(|number| **number < args.games).count() as u64;
        let bar = progress(args.games, before);
        let begun = Instant::now();
        let mut fresh = 0;
        selfplay::play::<F::Game, Failure>(&config, &plan, &known, &STOPPED, |record| {
            shard.add(&record)?;
            fresh += 1;
            bar.inc(1);
            Ok(())
        })?;
        bar.finish_and_clear();
        let speed = fresh as f64 / begun.elapsed().as_secs_f64().max(1e-3);
        say(&format!(
            "{}, {seats} seats: {} of {} games, {fresh} new at {speed:.1} a second, in {}",
            setup.edition.id(),
            before + fresh,
            args.games,
            shard.path().display()
        ))
    }
}

impl Play<'_> {
    fn heading(&self) -> Heading {
        let mut options: Vec<String> = self.args.options.iter().map(|option| option.replace(' ', "")).collect();
        options.sort();
        Heading {
            selfplay: 1,
            edition: self.setup.edition.id().to_owned(),
            options,
            rules: self.setup.edition.rules_revision(),
            seats: self.seats,
            iterations: self.args.iterations,
            judge: self.network.map_or_else(|| "linear".to_owned(), |network| network.name()),
            seed: self.args.seed,
        }
    }
}

/// A bar with the rate and the time left, on a terminal only.
fn progress(games: u64, before: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr());
    let rate = |state: &ProgressState, text: &mut dyn fmt::Write| {
        // A bar that cannot be written is not a reason to stop.
        let _ = write!(text, "{:.1} a second", state.per_sec());
    };
    let bar = match ProgressStyle::with_template("{wide_bar} {pos}/{len} games, {rate}, {eta} left") {
        Ok(style) => bar.with_style(style.with_key("rate", rate)),
        Err(_) => bar,
    };
    // What was there already was not played at this speed.
    bar.set_position(before);
    bar.reset_eta();
    bar
}
