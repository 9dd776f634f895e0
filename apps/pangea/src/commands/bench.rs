//! `pangea bench`: how fast random games run, and with `--search` how fast the bots think.
//!
//! Every game has a seed of its own and is played from the set-up to the last point with nobody listening. Decisions
//! (moments with at least two options) and chance are counted apart. What is reported is the total over the whole measured
//! time, not the best part of it. `--against` compares with an earlier run.

mod compare;
mod search;

use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use bots::{Counts, random_playout};
use clap::Args;
use editions::Edition;
use game::{ActionList, Game, Need};
use notation::record::ConfigOf;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};

use crate::failure::{Done, Failure};
use crate::families::{Errand, Played, by_edition};
use crate::grid::{Align, Grid};
use crate::seed;
use crate::setup::{GameArgs, Setup};
use crate::terminal::{self, QUIET, paint};

/// What the command takes.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  pangea bench
  pangea bench --players 4 --seconds 10
  pangea bench --edition new-world --option variant=disaster
  pangea bench --search
  pangea bench --json > before.json
  pangea bench --against before.json")]
pub struct BenchArgs {
    #[command(flatten)]
    game: BenchGame,
    /// Player counts to measure [default: 2, 4 and the maximum]
    #[arg(long, value_name = "N,…", value_delimiter = ',')]
    players: Option<Vec<u8>>,
    /// Seconds per row, after a warm-up
    #[arg(long, value_name = "S", default_value_t = 2.0)]
    seconds: f64,
    /// Measure the bots' search instead: iterations and playouts, on one core
    #[arg(long)]
    search: bool,
    /// Print the rows as JSON
    #[arg(long)]
    json: bool,
    /// Compare with the rows of an earlier run, which `--json` wrote, and say what changed beyond the noise
    #[arg(long, value_name = "FILE", conflicts_with = "json")]
    against: Option<PathBuf>,
}

/// What is measured, as given.
#[derive(Args, Debug)]
struct BenchGame {
    /// Edition to measure [default: all, in one table]
    #[arg(long, value_name = "ID")]
    edition: Option<String>,
    /// An option of the edition; may be given several times
    #[arg(long = "option", value_name = "NAME=VALUE", requires = "edition")]
    options: Vec<String>,
    /// A deck of your own (TOML, as rulebooks/decks/origin.toml)
    #[arg(long, value_name = "FILE", requires = "edition")]
    deck: Option<PathBuf>,
}

#[derive(Serialize, Deserialize, Clone, Debug)]
struct Row {
    edition: String,
    players: u8,
    threads: usize,
    decisions_per_second: f64,
    /// The standard error of that.
    decisions_per_second_error: f64,
    games_per_second: f64,
    decisions_per_game: f64,
    chance_per_game: f64,
    state_bytes: usize,
}

#[derive(Clone, Copy, Default, Debug)]
struct Total {
    games: u64,
    decisions: u64,
    chance: u64,
}

impl Total {
    fn add(&mut self, other: Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.chance += other.chance;
    }
}

/// Measures.
pub fn run(args: &BenchArgs) -> Done {
    if !(0.01..=3600.0).contains(&args.seconds) {
        return Err(Failure::input("--seconds must lie between 0.01 and 3600"));
    }
    let setups = args.setups()?;
    // All are checked before the first is measured.
    let measured = setups.iter().map(|setup| Measured::new(args, setup)).collect::<Done<Vec<_>>>()?;
    let against = args.against.as_deref();
    if args.search {
        return search::run(&measured, args.seconds, args.json, against);
    }
    let then = against.map(compare::read::<Row>).transpose()?;
    let rows = measured.iter().map(|measured| measured.rows(args.seconds)).collect::<Done<Vec<_>>>()?.concat();
    match then {
        Some(then) => compare::write(&figures(&then), &figures(&rows)),
        None => write(&rows, args.json),
    }
}

/// What is compared of the rows.
fn figures(rows: &[Row]) -> Vec<compare::Figure> {
    let figure = |row: &Row| compare::Figure {
        name: format!("{}, {} players, {} threads: decisions", row.edition, row.players, row.threads),
        per_second: row.decisions_per_second,
        error: row.decisions_per_second_error,
    };
    rows.iter().map(figure).collect()
}

impl BenchArgs {
    /// The edition that was asked for, or all of them.
    fn setups(&self) -> Done<Vec<Setup>> {
        let given = self.game.edition.as_deref();
        let editions: Vec<&str> = given.map_or_else(|| Edition::ALL.map(Edition::id).to_vec(), |given| vec![given]);
        let args = |edition: &str| GameArgs {
            edition: edition.to_owned(),
            options: self.game.options.clone(),
            deck: self.game.deck.clone(),
        };
        editions.into_iter().map(|edition| args(edition).check()).collect()
    }
}

/// An edition with its set-ups, each for a number of players.
struct Measured {
    edition: &'static str,
    tables: Vec<(u8, Box<dyn Timed>)>,
}

/// A table whose games or bots are timed.
trait Timed {
    /// How fast random games run.
    fn games(&self, edition: &'static str, players: u8, threads: usize, seconds: f64) -> Done<Row>;
    /// How fast the bots think.
    fn search(&self, edition: &'static str, players: u8, seconds: f64) -> Done<search::Row>;
}

/// The table of a family.
struct TableOf<F: Played>(ConfigOf<F>);

impl<F: Played> Timed for TableOf<F> {
    fn games(&self, edition: &'static str, players: u8, threads: usize, seconds: f64) -> Done<Row> {
        measure::<F::Game>(edition, players, &self.0, threads, seconds)
    }

    fn search(&self, edition: &'static str, players: u8, seconds: f64) -> Done<search::Row> {
        search::measure::<F::Game>(edition, players, &self.0, seconds)
    }
}

/// Sets a table up for this many players.
struct Lay<'a>(&'a Setup, u8);

impl Errand for Lay<'_> {
    type Gives = Done<Box<dyn Timed>>;

    fn run<F: Played>(self) -> Self::Gives {
        Ok(Box::new(TableOf::<F>(F::asked(self.0, self.1)?)))
    }
}

impl Measured {
    fn new(args: &BenchArgs, setup: &Setup) -> Done<Self> {
        let most = *setup.edition.seats().end();
        let mut usual = vec![2, 4, most];
        usual.dedup();
        let players = args.players.as_ref().unwrap_or(&usual);
        let table = |&players: &u8| Ok((players, by_edition(setup.edition, Lay(setup, players))?));
        Ok(Self { edition: setup.edition.id(), tables: players.iter().map(table).collect::<Done<Vec<_>>>()? })
    }

    /// A row for each number of players and threads.
    fn rows(&self, seconds: f64) -> Done<Vec<Row>> {
        let all = std::thread::available_parallelism().map_or(1, usize::from);
        let mut threads = vec![1, all];
        threads.dedup();
        let mut rows = Vec::new();
        for (players, table) in &self.tables {
            for &threads in &threads {
                rows.push(table.games(self.edition, *players, threads, seconds)?);
            }
        }
        Ok(rows)
    }
}

fn measure<G: Game>(edition: &'static str, players: u8, config: &G::Config, threads: usize, seconds: f64) -> Done<Row> {
    let measured = Duration::from_secs_f64(seconds);
    let warm_up = measured.mul_f64(0.1).min(Duration::from_millis(500));
    play_for::<G>(config, threads, warm_up, 0)?;
    let (mut total, mut took, mut parts) = (Total::default(), 0.0, Vec::new());
    for part in 1..=compare::PARTS {
        let started = Instant::now();
        let played = play_for::<G>(config, threads, measured / compare::PARTS, u64::from(part))?;
        let time = started.elapsed().as_secs_f64();
        parts.push(played.decisions as f64 / time);
        total.add(played);
        took += time;
    }
    let games = total.games.max(1) as f64;
    Ok(Row {
        edition: edition.to_owned(),
        players,
        threads,
        decisions_per_second: total.decisions as f64 / took,
        decisions_per_second_error: compare::mean(&parts).1,
        games_per_second: total.games as f64 / took,
        decisions_per_game: total.decisions as f64 / games,
        chance_per_game: total.chance as f64 / games,
        state_bytes: size_of::<G>(),
    })
}

/// Plays whole games on several threads until the time is over.
fn play_for<G: Game>(config: &G::Config, threads: usize, time: Duration, run: u64) -> Done<Total> {
    let end = Instant::now() + time;
    let one = |thread: usize| move || play_until::<G>(config, end, seed::of_game(run, thread as u64));
    let parts: Vec<Done<Total>> = std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|thread| scope.spawn(one(thread))).collect();
        let mut parts = vec![one(0)()];
        let fallen = || Err(Failure::failed("a benchmark thread crashed"));
        parts.extend(others.into_iter().map(|thread| thread.join().unwrap_or_else(|_| fallen())));
        parts
    });
    let mut total = Total::default();
    for part in parts {
        total.add(part?);
    }
    Ok(total)
}

fn play_until<G: Game>(config: &G::Config, end: Instant, run: u64) -> Done<Total> {
    let mut total = Total::default();
    let mut actions: ActionList<G::Action> = Vec::with_capacity(1024);
    while Instant::now() < end || total.games == 0 {
        let seed = seed::of_game(run, total.games);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut state = G::new(config);
        let Counts { decisions, chance } = random_playout(&mut state, &mut rng, &mut actions);
        if !matches!(state.need(), Need::Over) {
            return Err(Failure::failed(format!("the random game with seed {seed} did not end")));
        }
        total.games += 1;
        total.decisions += decisions;
        total.chance += chance;
    }
    Ok(total)
}

fn write(rows: &[Row], json: bool) -> Done {
    let mut out = terminal::out();
    if json {
        serde_json::to_writer_pretty(&mut out, rows)?;
        writeln!(out)?;
        return Ok(());
    }
    let mut grid = Grid::headed(&[
        ("edition", Align::Left),
        ("players", Align::Right),
        ("threads", Align::Right),
        ("decisions/s", Align::Right),
        ("games/s", Align::Right),
        ("decisions/game", Align::Right),
        ("chance/game", Align::Right),
        ("state bytes", Align::Right),
    ]);
    for row in rows {
        grid.row([
            row.edition.clone(),
            row.players.to_string(),
            row.threads.to_string(),
            format!("{:.0}", row.decisions_per_second),
            format!("{:.0}", row.games_per_second),
            format!("{:.1}", row.decisions_per_game),
            format!("{:.1}", row.chance_per_game),
            row.state_bytes.to_string(),
        ]);
    }
    grid.write(&mut out, 0)?;
    warn_of_debug(&mut out)
}

fn warn_of_debug(out: &mut impl Write) -> Done {
    if cfg!(debug_assertions) {
        let warning = "This is a debug build; build with --release for meaningful numbers.";
        writeln!(out, "{}", paint(QUIET, warning))?;
    }
    Ok(())
}
