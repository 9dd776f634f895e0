//! `pangea bench --search`: how fast the bots think.
//!
//! Decisions from whole games played by the priors are searched one after the other, each with a new tree, on one core.
//! An iteration draws a table, walks down the tree, plays out the round and evaluates it; a playout is the same without
//! the tree.

use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use bots::random::draw;
use bots::{Budget, Mind, Playout, Search, Thinking};
use game::{Seat, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};

use super::Measured;
use super::compare::{self, Figure};
use crate::failure::{Done, Failure};
use crate::grid::{Align, Grid};
use crate::terminal;

/// Iterations for each decision, and playouts.
const EACH: u32 = 200;
/// Decisions that are searched.
const DECISIONS: usize = 200;

/// A measured table.
#[derive(Serialize, Deserialize, Clone, Debug)]
pub(super) struct Row {
    edition: String,
    players: u8,
    iterations_per_second: f64,
    playouts_per_second: f64,
    /// The standard errors of these.
    iterations_per_second_error: f64,
    playouts_per_second_error: f64,
    bytes_per_iteration: f64,
}

/// Measures all of them and prints a table.
pub(super) fn run(measured: &[Measured], seconds: f64, json: bool, against: Option<&Path>) -> Done {
    let then = against.map(compare::read::<Row>).transpose()?;
    let mut rows = Vec::new();
    for edition in measured {
        for (players, table) in &edition.tables {
            rows.push(table.search(edition.edition, *players, seconds)?);
        }
    }
    match then {
        Some(then) => compare::write(&figures(&then), &figures(&rows)),
        None => write(&rows, json),
    }
}

/// What is compared of the rows.
fn figures(rows: &[Row]) -> Vec<Figure> {
    let both = |row: &Row| {
        let of = |what: &str, per_second, error| Figure {
            name: format!("{}, {} players: {what}", row.edition, row.players),
            per_second,
            error,
        };
        [
            of("iterations", row.iterations_per_second, row.iterations_per_second_error),
            of("playouts", row.playouts_per_second, row.playouts_per_second_error),
        ]
    };
    rows.iter().flat_map(both).collect()
}

pub(super) fn measure<G: Mind>(edition: &'static str, players: u8, config: &G::Config, seconds: f64) -> Done<Row> {
    let decisions = decisions::<G>(config);
    if decisions.is_empty() {
        return Err(Failure::failed("the playouts reached no decision"));
    }
    let half = Duration::from_secs_f64(seconds / 2.0);
    let (mut iterations, mut bytes) = (0_u64, 0_usize);
    let (iterations_per_second, iterations_per_second_error) = per_second(half, &decisions, |seed, (seat, view)| {
        let mut search = Search::<G>::new(seed, Thinking::default(), Budget::NATIVE);
        let made = search.think(*seat, view, &Budget::iterations(EACH));
        iterations += u64::from(made);
        bytes += search.memory();
        made
    });
    let (playouts_per_second, playouts_per_second_error) = per_second(half, &decisions, |seed, (_, view)| {
        bots::chances::<G>(view, EACH, seed);
        EACH
    });
    let bytes_per_iteration = bytes as f64 / iterations.max(1) as f64;
    Ok(Row {
        edition: edition.to_owned(),
        players,
        iterations_per_second,
        playouts_per_second,
        iterations_per_second_error,
        playouts_per_second_error,
        bytes_per_iteration,
    })
}

/// How much is done in a second, and the standard error of that. The decisions are not equally hard, so the error is larger
/// than that of the clock; both runs meet the same decisions.
fn per_second<D>(time: Duration, decisions: &[D], mut think: impl FnMut(u64, &D) -> u32) -> (f64, f64) {
    let (mut done, mut took, mut parts) = (0_u64, 0.0, Vec::new());
    let mut all = (0..).zip(decisions.iter().cycle());
    for _ in 0..compare::PARTS {
        let began = Instant::now();
        let mut of_part = 0_u64;
        for (seed, decision) in all.by_ref() {
            of_part += u64::from(think(seed, decision));
            if began.elapsed() >= time / compare::PARTS {
                break;
            }
        }
        let seconds = began.elapsed().as_secs_f64();
        parts.push(of_part as f64 / seconds);
        done += of_part;
        took += seconds;
    }
    (done as f64 / took, compare::mean(&parts).1)
}

/// Decisions from games that are played by the priors, the same ones every time.
fn decisions<G: Mind>(config: &G::Config) -> Vec<(Seat, G::View)> {
    let mut all = Vec::new();
    for game in 0..64 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(game);
        let mut own = Xoshiro256PlusPlus::seed_from_u64(!game);
        let mut state = G::new(config);
        let (mut weights, mut number) = (Vec::new(), 0);
        let choose = |state: &G, seat: Seat, legal: &[G::Action]| {
            number += 1;
            if number % 7 == 0 && all.len() < DECISIONS {
                all.push((seat, state.view(Viewer::Seat(seat))));
            }
            state.model().priors(state, seat, legal, &mut weights);
            Some(legal[draw(&weights, &mut own)])
        };
        if Playout::default().run(&mut state, choose, &mut rng, &mut ()).is_err() || all.len() >= DECISIONS {
            break;
        }
    }
    all
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
        ("iterations/s", Align::Right),
        ("playouts/s", Align::Right),
        ("bytes/iteration", Align::Right),
    ]);
    for row in rows {
        grid.row([
            row.edition.clone(),
            row.players.to_string(),
            format!("{:.0}", row.iterations_per_second),
            format!("{:.0}", row.playouts_per_second),
            format!("{:.0}", row.bytes_per_iteration),
        ]);
    }
    grid.write(&mut out, 0)?;
    super::warn_of_debug(&mut out)
}
