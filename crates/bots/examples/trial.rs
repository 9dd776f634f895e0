//! Compares two search settings: how often does one beat the other with the same number of iterations?
//!
//! `cargo run --release -p bots --example trial -- EDITION SEATS DEALS ITERATIONS NEW [OLD [SECONDS]]`
//!
//! NEW and OLD are changes to the usual settings, e.g. `exploration=0.4,lookahead=4` or `-` for none; `iterations=100`
//! gives one side another budget, `time=0.05` a time instead, `decisive=true` lets it stop early, `weights=FILE` gives it
//! another model, `network=FILE` a network that judges. Every deal is played once for each seat of the new one. A last
//! number ends the comparison after so many seconds; deals that were finished count up to the first gap.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program for the terminal")]

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bots::encoding::fits;
use bots::model::Model;
use bots::{Budget, Mind, Search, Thinking};
use editions::Edition;
use game::{ChanceSource, Need, Seat, Viewer};
use net::Network;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// One side of the comparison.
#[derive(Clone)]
struct Side {
    thinking: Thinking,
    iterations: u32,
    time: Option<f32>,
    decisive: bool,
    weights: Option<String>,
    network: Option<Arc<Network>>,
}

impl Side {
    fn read(text: &str, iterations: u32) -> Option<Self> {
        let thinking = Thinking::default();
        let mut side = Self { thinking, iterations, time: None, decisive: false, weights: None, network: None };
        for change in text.split(',').filter(|change| *change != "-" && !change.is_empty()) {
            let (name, value) = change.split_once('=')?;
            let number = || value.parse::<f32>().ok();
            match name {
                "exploration" => side.thinking.exploration = number()?,
                "lookahead" => side.thinking.lookahead = number()?,
                "lead_weight" => side.thinking.lead_weight = number()?,
                "rollout_limit" => side.thinking.rollout_limit = value.parse().ok()?,
                "rounds" => side.thinking.rounds = value.parse().ok()?,
                "decisive" => side.decisive = value.parse().ok()?,
                "time" => side.time = Some(number().filter(|seconds| (0.001..100.0).contains(seconds))?),
                "network" => side.network = Some(Arc::new(Network::read(&std::fs::read(value).ok()?).ok()?)),
                "iterations" => side.iterations = value.parse().ok()?,
                "weights" => side.weights = Some(std::fs::read_to_string(value).ok()?),
                _ => return None,
            }
        }
        Some(side)
    }

    fn budget(&self) -> Budget {
        let budget = match self.time {
            Some(seconds) => Budget::time(Duration::from_secs_f32(seconds)),
            None => Budget::iterations(self.iterations),
        };
        Budget { decisive: self.decisive, ..budget }
    }
}

fn main() {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, default: u64| given.get(place).and_then(|text| text.parse().ok()).unwrap_or(default);
    let edition = given.first().and_then(|id| Edition::from_id(id));
    let (seats, deals, iterations) = (number(1, 2) as u8, number(2, 100), number(3, 100) as u32);
    let side = |place: usize| Side::read(given.get(place).map_or("-", String::as_str), iterations);
    let (Some(edition), Some(new), Some(old)) = (edition, side(4), side(5)) else {
        return eprintln!("trial EDITION SEATS DEALS ITERATIONS NEW [OLD [SECONDS]]");
    };
    let until = Instant::now() + Duration::from_secs(number(6, 1_000_000));
    if let Some(world) = edition.modules() {
        match editions::module_config(world, seats, origin::Options::default(), None) {
            Ok(config) => compare::<origin::State>(&config, seats, deals, [&new, &old], until),
            Err(error) => eprintln!("{error}"),
        }
    } else if let Some(preset) = editions::northstar::preset(edition) {
        match editions::northstar::config(preset, seats, northstar::Options::printed(preset, seats), None) {
            Ok(config) => compare::<northstar::State>(&config, seats, deals, [&new, &old], until),
            Err(error) => eprintln!("{error}"),
        }
    } else {
        match editions::new_world_config(seats, new_world::Options::default(), None) {
            Ok(config) => compare::<new_world::State>(&config, seats, deals, [&new, &old], until),
            Err(error) => eprintln!("{error}"),
        }
    }
}

fn compare<G: Mind>(config: &G::Config, seats: u8, deals: u64, [new, old]: [&Side; 2], until: Instant) {
    if let Some(network) = [new, old].into_iter().flat_map(|side| &side.network).find(|network| !fits::<G>(network)) {
        return eprintln!("the network {} was not learned for this game", network.name());
    }
    let next = AtomicU64::new(0);
    let results = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let deal = next.fetch_add(1, Ordering::Relaxed);
                    if deal >= deals || Instant::now() > until {
                        return;
                    }
                    let games = Seat::all(seats).map(|seat| play::<G>(config, deal, seat, new, old));
                    let share = games.sum::<f64>() / f64::from(seats);
                    if let Ok(mut results) = results.lock() {
                        results.push((deal, share));
                    }
                }
            });
        }
    });
    let mut results = results.into_inner().unwrap_or_default();
    results.sort_by_key(|(deal, _)| *deal);
    let unbroken = results.iter().zip(0..).take_while(|((deal, _), place)| deal == place);
    let results: Vec<f64> = unbroken.map(|((_, share), _)| *share).collect();
    let count = results.len() as f64;
    let mean = results.iter().sum::<f64>() / count;
    let spread = (results.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / (count - 1.0) / count).sqrt();
    println!(
        "{:.1} % +- {:.1} over {count} deals ({:.0} is even)",
        100.0 * mean,
        196.0 * spread,
        100.0 / f64::from(seats)
    );
}

fn play<G: Mind>(config: &G::Config, deal: u64, place: Seat, new: &Side, old: &Side) -> f64 {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(deal);
    let mut state = G::new(config);
    let (mut legal, mut order) = (Vec::new(), game::NO_ORDER);
    let side = |seat: Seat| if seat == place { new } else { old };
    let mut searches: Vec<Search<G>> = Seat::all(state.seats())
        .map(|seat| {
            let search = Search::new(!deal ^ ((seat.index() as u64) << 56), side(seat).thinking, 64 << 20);
            let search = match &side(seat).network {
                Some(network) => search.with_network(network.clone()),
                None => search,
            };
            match side(seat).weights.as_deref().map(Model::parse::<G>) {
                Some(Ok(model)) => search.with_model(model),
                Some(Err(error)) => {
                    eprintln!("{error}");
                    search
                }
                None => search,
            }
        })
        .collect();
    loop {
        let went_on = match state.need() {
            Need::Over => break,
            Need::Progress => state.advance(&mut ()),
            Need::Chance(chance) => state.resolve(rng.answer(chance, &mut order), &mut ()).is_ok(),
            need => {
                let Some(seat) = need.asked().iter().next() else { break };
                legal.clear();
                state.legal(seat, &mut legal);
                match legal.as_slice() {
                    [] => state.advance(&mut ()),
                    [only] => state.apply(seat, *only, &mut ()).is_ok(),
                    several => {
                        let view = state.view(Viewer::Seat(seat));
                        let search = &mut searches[seat.index()];
                        search.think(seat, &view, &side(seat).budget());
                        let opinions = search.opinions(seat, &view, several);
                        let best = opinions.iter().max_by_key(|opinion| opinion.visits);
                        state.apply(seat, best.map_or(several[0], |best| best.action), &mut ()).is_ok()
                    }
                }
            }
        };
        if !went_on {
            break;
        }
    }
    state.standings().share(place)
}
