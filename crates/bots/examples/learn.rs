//! Learns the weights of an edition's evaluation from games of the bots against themselves, and writes them.
//!
//! `cargo run --release -p bots --example learn -- EDITION [generations] [games] [iterations] [seconds] [on]`
//!
//! The first generation plays by its priors, or with `on` goes on with the weights there are; every later one searches
//! with what the last one learned, a little carelessly so that many kinds of tables are seen. A generation ends after a
//! number of games or seconds. The same numbers of games give the same weights; where seconds end a generation they
//! depend on the machine.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program for the terminal")]

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use bots::learn::priors::{Choice, cross_entropy, fit_move_weights};
use bots::learn::{Moment, examine, fit};
use bots::model::Model;
use bots::random::{draw, fraction};
use bots::{Budget, Mind, Search, Thinking};
use editions::Edition;
use game::{ChanceSource, Need, Viewer, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

struct Plan {
    generations: u64,
    games: u64,
    iterations: u32,
    seconds: u64,
    /// The weights to go on with.
    known: Option<String>,
}

fn main() {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, default: u64| given.get(place).and_then(|text| text.parse().ok()).unwrap_or(default);
    let Some(edition) = given.first().and_then(|id| Edition::from_id(id)) else {
        return eprintln!("learn EDITION [generations] [games] [iterations] [seconds] [on]");
    };
    let path = format!("{}/weights/{}.txt", env!("CARGO_MANIFEST_DIR"), edition.id());
    let plan = Plan {
        generations: number(1, 4),
        games: number(2, 20_000),
        iterations: number(3, 80) as u32,
        seconds: number(4, 600),
        known: given.get(5).filter(|word| *word == "on").and_then(|_| std::fs::read_to_string(&path).ok()),
    };
    // Mostly two and four, as people play.
    let tables = [2, 4, 2, 3, 4, 2, 6, 8];
    let seats = |number: u64| {
        let most = *edition.seats().end();
        let wanted = tables[(number % tables.len() as u64) as usize];
        if wanted > most { most } else { wanted }
    };
    let text = if let Some(world) = edition.modules() {
        let config = |number| editions::module_config(world, seats(number), origin::Options::default(), None).ok();
        learn::<origin::State>(&plan, config)
    } else if let Some(preset) = editions::northstar::preset(edition) {
        let options = |seats| northstar::Options::printed(preset, seats);
        let config = |number| editions::northstar::config(preset, seats(number), options(seats(number)), None).ok();
        learn::<northstar::State>(&plan, config)
    } else {
        let config = |number| editions::new_world_config(seats(number), new_world::Options::default(), None).ok();
        learn::<new_world::State>(&plan, config)
    };
    match std::fs::write(&path, text) {
        Ok(()) => println!("written: {path}"),
        Err(error) => eprintln!("{path}: {error}"),
    }
}

fn learn<G: Mind>(plan: &Plan, config: impl Fn(u64) -> Option<G::Config> + Sync) -> String {
    let known = plan.known.as_deref().map(Model::parse::<G>).and_then(Result::ok);
    let first = u64::from(known.is_some());
    let mut model = known.unwrap_or_else(Model::blank::<G>);
    for generation in first..first + plan.generations {
        let began = Instant::now();
        let model_now = (generation > 0).then_some(&model);
        let (mut moments, choices, games) = play::<G>(plan, generation, model_now, &config);
        let held = moments.split_off(moments.len() - moments.len() / 10);
        let next = fit::<G>(&moments, games as usize, &model, 6);
        println!(
            "generation {generation}: {games} games, {} moments in {:.0} s; before {:?}, now {:?}",
            moments.len(),
            began.elapsed().as_secs_f64(),
            examine::<G>(&model, &held),
            examine::<G>(&next, &held),
        );
        let before = cross_entropy(&model, &choices);
        model = next;
        if !choices.is_empty() {
            fit_move_weights(&mut model, G::kinds().len(), &choices, 4);
            println!(
                "{} choices, surprise {before:.3} before, {:.3} now",
                choices.len(),
                cross_entropy(&model, &choices)
            );
        }
    }
    model.print::<G>()
}

/// The moments of a generation in the order of its games, and how many games there were.
fn play<G: Mind>(
    plan: &Plan,
    generation: u64,
    model: Option<&Model>,
    config: &(impl Fn(u64) -> Option<G::Config> + Sync),
) -> (Vec<Moment>, Vec<Choice>, u64) {
    let next = AtomicU64::new(0);
    let all = Mutex::new(Vec::new());
    let end = Instant::now() + Duration::from_secs(plan.seconds);
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= plan.games || Instant::now() > end {
                        return;
                    }
                    let Some(config) = config(number) else { continue };
                    let seed = (generation << 40) | number;
                    let moments = play_one::<G>(&config, seed, model, plan.iterations);
                    if let Ok(mut all) = all.lock() {
                        all.push((number, moments));
                    }
                }
            });
        }
    });
    let mut all = all.into_inner().unwrap_or_default();
    all.sort_by_key(|(number, _)| *number);
    let games = all.len() as u64;
    let (mut moments, mut choices) = (Vec::new(), Vec::new());
    for (_, played) in all {
        moments.extend(played.0);
        choices.extend(played.1);
    }
    (moments, choices, games)
}

fn play_one<G: Mind>(
    config: &G::Config,
    seed: u64,
    model: Option<&Model>,
    iterations: u32,
) -> (Vec<Moment>, Vec<Choice>) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = G::new(config);
    let (mut legal, mut weights, mut order, mut moments) = (Vec::new(), Vec::new(), game::NO_ORDER, Vec::new());
    let (mut round, mut choices) = (0, Vec::new());
    // The exploration noise of this game.
    let careless = [0.02, 0.1, 0.3][below(&mut rng, 3) as usize];
    let mut searches: Vec<Search<G>> = (0..state.seats())
        .map(|seat| {
            let search = Search::new(seed ^ (u64::from(seat) << 56), Thinking::default(), 16 << 20);
            match model {
                Some(model) => search.with_model(model.clone()),
                None => search,
            }
        })
        .collect();
    loop {
        // The beginning of a round is what a search evaluates most often.
        if state.round() != round {
            round = state.round();
            moments.push(Moment::new(&state));
        }
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
                        if below(&mut rng, 8) == 0 {
                            moments.push(Moment::new(&state));
                        }
                        let chance = fraction(&mut rng);
                        let action = if model.is_none() || chance < careless {
                            match model {
                                Some(model) => model.priors(&state, seat, several, &mut weights),
                                None => state.base_priors(seat, several, &mut weights),
                            }
                            several[draw(&weights, &mut rng)]
                        } else {
                            let view = state.view(Viewer::Seat(seat));
                            let search = &mut searches[seat.index()];
                            search.think(seat, &view, &Budget::iterations(iterations));
                            let opinions = search.opinions(seat, &view, several);
                            choices.extend(Choice::new(&state, seat, &opinions));
                            opinions.iter().max_by_key(|opinion| opinion.visits).map_or(several[0], |best| best.action)
                        };
                        state.apply(seat, action, &mut ()).is_ok()
                    }
                }
            }
        };
        if !went_on {
            break;
        }
    }
    moments.iter_mut().for_each(|moment| moment.end(&state));
    (moments, choices)
}
