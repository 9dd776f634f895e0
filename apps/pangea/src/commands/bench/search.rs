//! `pangea bench --search`: how fast the bots think.
//!
//! Decisions from whole games played by the priors are searched one after the other, each with a new tree, on one core.
//! An iteration draws a table, walks down the tree, plays out the round and evaluates it; a playout is the same without
//! the tree.

use std::io::Write;
use std::time::{Duration, Instant};

use bots::random::draw;
use bots::{Budget, Mind, Playout, Search, Thinking};
use game::{Seat, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::Serialize;

use super::Measured;
use crate::failure::{Done, Failure};
use crate::grid::{Align, Grid};
use crate::terminal;

/// Iterations for each decision, and playouts.
const EACH: u32 = 200;
/// Decisions that are searched.
const DECISIONS: usize = 200;

/// A measured table.
#[derive(Serialize, Clone, Debug)]
pub(super) struct Row {
    edition: &'static str,
    players: u8,
    iterations_per_second: f64,
    playouts_per_second: f64,
    bytes_per_iteration: f64,
}

/// Measures all of them and prints a table.
pub(super) fn run(measured: &[Measured], seconds: f64, json: bool) -> Done {
    let mut rows = Vec::new();
    for edition in measured {
        for (players, table) in &edition.tables {
            rows.push(table.search(edition.edition, *players, seconds)?);
        }
    }
    write(&rows, json)
}

pub(super) fn measure<G: Mind>(edition: &'static str, players: u8, config: &G::Config, seconds: f64) -> Done<Row> {
    let decisions = decisions::<G>(config);
    if decisions.is_empty() {
        return Err(Failure::failed("the playouts reached no decision"));
    }
    let half = Duration::from_secs_f64(seconds / 2.0);
    let (mut iterations, mut bytes) = (0_u64, 0_usize);
    let iterations_per_second = per_second(half, &decisions, |seed, (seat, view)| {
        let mut search = Search::<G>::new(seed, Thinking::default(), Budget::NATIVE);
        let made = search.think(*seat, view, &Budget::iterations(EACH));
        iterations += u64::from(made);
        bytes += search.memory();
        made
    });
    let playouts_per_second = per_second(half, &decisions, |seed, (_, view)| {
        bots::chances::<G>(view, EACH, seed);
        EACH
    });
    let bytes_per_iteration = bytes as f64 / iterations.max(1) as f64;
    Ok(Row { edition, players, iterations_per_second, playouts_per_second, bytes_per_iteration })
}

/// How much is done in a second: at least one decision, then until the time is over.
fn per_second<D>(time: Duration, decisions: &[D], mut think: impl FnMut(u64, &D) -> u32) -> f64 {
    let began = Instant::now();
    let mut done = 0_u64;
    for (seed, decision) in (0..).zip(decisions.iter().cycle()) {
        done += u64::from(think(seed, decision));
        if began.elapsed() >= time {
            break;
        }
    }
    done as f64 / began.elapsed().as_secs_f64()
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
            row.edition.to_owned(),
            row.players.to_string(),
            format!("{:.0}", row.iterations_per_second),
            format!("{:.0}", row.playouts_per_second),
            format!("{:.0}", row.bytes_per_iteration),
        ]);
    }
    grid.write(&mut out, 0)?;
    super::warn_of_debug(&mut out)
}
