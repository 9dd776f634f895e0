//! A long run of random games with every invariant checked at every step: `soak GAMES [FIRST_SEED] [EDITION]`.
//!
//! Without an edition both are played in turn. Seats go round 2 to 8, options are drawn for each game. The first broken invariant ends the run with its seed.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program")]

use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use editions::Edition;
use game::{ActionList, ChanceSource, Game, Need, Viewer, below};
use origin::{Action, Modules, Options, State};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, default: u64| words.get(place).map_or(default, |word| word.parse().expect("a number"));
    let (games, first) = (number(0, 10_000), number(1, 0));
    let only = words.get(2).map(|id| Edition::from_id(id).and_then(Edition::modules).expect("origin or continents"));
    let next = AtomicU64::new(0);
    let steps = AtomicU64::new(0);
    let broken = AtomicU64::new(0);
    let begin = Instant::now();
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= games || broken.load(Ordering::Relaxed) > 0 {
                        return;
                    }
                    match play(first + game, only) {
                        Ok(count) => {
                            steps.fetch_add(count, Ordering::Relaxed);
                        }
                        Err(message) => {
                            broken.fetch_add(1, Ordering::Relaxed);
                            eprintln!("seed {}: {message}", first + game);
                        }
                    }
                    if (game + 1).is_multiple_of(100_000) {
                        eprintln!("{} games, {:.0} s", game + 1, begin.elapsed().as_secs_f64());
                    }
                }
            });
        }
    });
    if broken.load(Ordering::Relaxed) > 0 {
        return ExitCode::FAILURE;
    }
    let seconds = begin.elapsed().as_secs_f64();
    println!("{games} games, {} steps, {seconds:.0} s on {threads} threads: no broken invariant", steps.into_inner());
    ExitCode::SUCCESS
}

fn play(seed: u64, only: Option<Modules>) -> Result<u64, String> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let modules = only.unwrap_or(if seed.is_multiple_of(2) { Modules::BASE } else { Modules::CONTINENTS });
    let seats = 2 + (seed / 2 % 7) as u8;
    let mut options = Options::default();
    for spec in modules.options() {
        let value = spec.values[below(&mut rng, spec.values.len() as u32) as usize];
        options.set(modules, spec.name, value).map_err(|error| format!("{error:?}"))?;
    }
    if seats < 5 {
        options.expansion_sets = 1;
    }
    let config = editions::module_config(modules, seats, options, None).map_err(|error| error.to_string())?;
    let mut state = State::new(&config);
    let mut actions: ActionList<Action> = ActionList::new();
    let mut buffer = game::NO_ORDER;
    let mut steps = 0;
    loop {
        steps += 1;
        if steps > 50_000 {
            return Err("the game does not end".to_owned());
        }
        state.audit().map_err(|error| format!("{error:?} at step {steps}"))?;
        match state.need() {
            Need::Over => return Ok(steps),
            Need::Progress => {
                if !state.advance(&mut ()) {
                    return Err("progress was promised".to_owned());
                }
            }
            Need::Chance(chance) => {
                state.resolve(rng.answer(chance, &mut buffer), &mut ()).map_err(|error| error.to_string())?;
            }
            Need::Decision(decision) => {
                actions.clear();
                state.legal(decision.seat, &mut actions);
                if below(&mut rng, 64) == 0 {
                    let viewer = Viewer::Seat(decision.seat);
                    let view = state.view(viewer);
                    if State::determinize(&view, &mut rng).view(viewer) != view {
                        return Err(format!("a view is not its own at step {steps}"));
                    }
                }
                let action = actions[below(&mut rng, actions.len() as u32) as usize];
                state.apply(decision.seat, action, &mut ()).map_err(|error| format!("{action:?}: {error}"))?;
            }
            Need::Together(..) => return Err("nothing is decided together in this edition".to_owned()),
        }
    }
}
