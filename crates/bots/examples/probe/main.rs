//! Asks a position whether a move is right: each candidate is played out by the bots thousands of times.
//!
//! ```text
//! cargo run --release -p bots --example probe -- play FILE ID SEAT TABLES BOT [MOVE …]
//! cargo run --release -p bots --example probe -- ask FILE [SEEDS]
//! cargo run --release -p bots --example probe -- duel BOT ITERATIONS EDITION SEATS DEALS [FIRST]
//! cargo run --release -p bots --example probe -- habits BOT EDITION SEATS GAMES [TABLES] [FOLDER]
//! ```
//!
//! `play` takes a position from a file of scenarios and prints, for each move named (or for all that a search looked at),
//! the share of victories and the points ahead with 95% intervals, and the difference to the first. `ask` lets every
//! level choose in every position of a file. `duel` lets a bot play whole games against others that search as long but
//! have no second look at a move that people would wonder about. `habits` lets a bot play whole games against itself and counts how often it
//! does what people wonder about, of how many opportunities; with a number of tables, each such move is played out
//! against the best other one, and the positions are written to the folder.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program for the terminal")]

mod duel;
mod family;
mod habits;
mod playouts;

use bots::{Budget, Level, Search, Thinking, by_name};
use editions::Edition;
use family::Table;
use game::{Need, Seat, Viewer};
use notation::Scenario;
use playouts::{differences, interval, play_on};

fn main() {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = given.iter().map(String::as_str).collect();
    let done = match words.as_slice() {
        ["play", file, id, seat, tables, bot, moves @ ..] => play(file, id, seat, tables, bot, moves),
        ["ask", file, rest @ ..] => ask(file, rest.first().and_then(|seeds| seeds.parse().ok()).unwrap_or(5)),
        ["habits", bot, edition, seats, games, rest @ ..] => {
            let tables = rest.first().and_then(|tables| tables.parse().ok()).unwrap_or(0);
            let folder = rest.get(1).copied();
            games.parse().map_err(|_| "how many games?".to_owned()).and_then(|games| {
                in_edition(edition, seats, &|edition| habits::Plan { bot, games, tables, folder, edition })
            })
        }
        ["duel", bot, iterations, edition, seats, deals, rest @ ..] => match (iterations.parse(), deals.parse::<u64>())
        {
            (Ok(iterations), Ok(deals)) => {
                let first = rest.first().and_then(|first| first.parse().ok()).unwrap_or(0);
                in_edition(edition, seats, &|_| duel::Plan { bot, iterations, deals: first..first + deals })
            }
            _ => Err("how many iterations and deals?".to_owned()),
        },
        _ => Err("probe play|ask|habits …; the first lines of the source say more".to_owned()),
    };
    if let Err(problem) = done {
        eprintln!("{problem}");
    }
}

fn open(file: &str) -> Result<Vec<Scenario>, String> {
    let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    family::read(&text)
}

fn play(file: &str, id: &str, seat: &str, tables: &str, bot: &str, moves: &[&str]) -> Result<(), String> {
    let all = open(file)?;
    let scenario = all.iter().find(|scenario| scenario.id == id).ok_or("no such position in this file")?;
    let number: usize = seat.trim_start_matches('P').parse().map_err(|_| "a seat is P1, P2, …")?;
    let seat = Seat::wrapping(number.saturating_sub(1));
    let tables: u64 = tables.parse().map_err(|_| "how many tables?")?;
    None.or_else(|| origin::State::start(scenario).map(|state| compare(state, seat, tables, bot, moves)))
        .or_else(|| northstar::State::start(scenario).map(|state| compare(state, seat, tables, bot, moves)))
        .or_else(|| new_world::State::start(scenario).map(|state| compare(state, seat, tables, bot, moves)))
        .unwrap_or(Ok(()))
}

/// The moment at which the seat is asked.
fn asked<G: Table>(start: &G, seat: Seat) -> Option<G> {
    let mut state = start.clone();
    for _ in 0..100 {
        match state.need() {
            need @ (Need::Decision(_) | Need::Together(..)) if need.asked().contains(seat) => return Some(state),
            Need::Progress => state.advance(&mut ()),
            _ => return None,
        };
    }
    None
}

fn compare<G: Table>(start: &G, seat: Seat, tables: u64, bot: &str, moves: &[&str]) -> Result<(), String> {
    let state = asked(start, seat).ok_or("this seat is not asked there")?;
    let view = state.view(Viewer::Seat(seat));
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    let mut search = Search::<G>::new(1, Thinking::default(), 64 << 20);
    search.think(seat, &view, &Budget::iterations(2500));
    let mut opinions = search.opinions(seat, &view, &legal);
    opinions.sort_by_key(|opinion| core::cmp::Reverse(opinion.visits));
    let said = |action: G::Action| G::said(&view, seat, action);
    for opinion in opinions.iter().take(12) {
        let (win, lead) = (100.0 * opinion.prospect.win, opinion.prospect.lead);
        println!("  search: {:5} visits, {win:5.1} %, {lead:+.2}  {}", opinion.visits, said(opinion.action));
    }
    let named = |word: &&str| legal.iter().copied().find(|action| said(*action).starts_with(word));
    let candidates: Vec<G::Action> = match moves {
        [] => opinions.iter().filter(|opinion| opinion.visits > 20).map(|opinion| opinion.action).take(5).collect(),
        some => some.iter().filter_map(named).collect(),
    };
    let results = play_on(&state, seat, &candidates, bot, 0..tables);
    for (action, result) in candidates.iter().zip(&results) {
        let (share, points) = (interval(&result.shares), interval(&result.leads));
        let (more, ahead) = (
            interval(&differences(&result.shares, &results[0].shares)),
            interval(&differences(&result.leads, &results[0].leads)),
        );
        println!(
            "{:5.1} ± {:.1} % ({:+.1} ± {:.1}), {:+.2} ± {:.2} points ({:+.2} ± {:.2})  {}",
            100.0 * share.0,
            100.0 * share.1,
            100.0 * more.0,
            100.0 * more.1,
            points.0,
            points.1,
            ahead.0,
            ahead.1,
            said(*action)
        );
    }
    Ok(())
}

fn ask(file: &str, seeds: u64) -> Result<(), String> {
    for scenario in open(file)? {
        println!("{}: {}", scenario.id, scenario.why);
        if let Some(state) = origin::State::start(&scenario) {
            ask_all(state, seeds);
        } else if let Some(state) = northstar::State::start(&scenario) {
            ask_all(state, seeds);
        } else if let Some(state) = new_world::State::start(&scenario) {
            ask_all(state, seeds);
        }
    }
    Ok(())
}

fn ask_all<G: Table>(start: &G, seeds: u64) {
    let turn = Seat::all(start.seats()).find_map(|seat| asked(start, seat).map(|state| (seat, state)));
    let Some((seat, state)) = turn else { return println!("  nobody is asked") };
    let view = state.view(Viewer::Seat(seat));
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    for level in Level::ALL {
        let name = format!("{}@{}", level.id(), level.skill().iterations);
        let mut chosen: Vec<String> = (0..seeds)
            .filter_map(|seed| by_name::<G>(&name, seed))
            .map(|mut bot| G::said(&view, seat, bot.choose(seat, &view, &legal)))
            .collect();
        chosen.sort();
        println!("  {name}: {}", chosen.join("; "));
    }
}

/// Something to do with the game of any edition.
trait Plan {
    fn carry_out<G: Table>(&self, config: &G::Config);
}

fn in_edition<P: Plan>(edition: &str, seats: &str, plan: &dyn Fn(Edition) -> P) -> Result<(), String> {
    let edition = Edition::from_id(edition).ok_or("no such edition")?;
    let seats = seats.parse().map_err(|_| "how many seats?")?;
    let plan = plan(edition);
    let problem = |error: &dyn core::fmt::Display| error.to_string();
    if let Some(world) = edition.modules() {
        let config = editions::module_config(world, seats, origin::Options::default(), None);
        plan.carry_out::<origin::State>(&config.map_err(|error| problem(&error))?);
    } else if let Some(preset) = editions::northstar::preset(edition) {
        let config = editions::northstar::config(preset, seats, northstar::Options::printed(preset, seats), None);
        plan.carry_out::<northstar::State>(&config.map_err(|error| problem(&error))?);
    } else {
        let config = editions::new_world_config(seats, new_world::Options::default(), None);
        plan.carry_out::<new_world::State>(&config.map_err(|error| problem(&error))?);
    }
    Ok(())
}
