//! A long run of random games with every invariant checked at every step: `world-soak GAMES [FIRST_SEED]`.
//!
//! Seats go round 2 to 4, variants and options are drawn for each game, rows are rearranged now and then. The first broken
//! invariant ends the run with its seed.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program")]

use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use game::{ActionList, ChanceSource, Game, Need, Seat, Viewer, below};
use new_world::{Action, OPTIONS, Options, Phase, RowOrder, State, Variant};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1).map(|word| word.parse::<u64>().expect("a number"));
    let games = words.next().unwrap_or(10_000);
    let first = words.next().unwrap_or(0);
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
                    match play(first + game) {
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

fn draw_options(rng: &mut Xoshiro256PlusPlus, seats: u8) -> Result<Options, String> {
    let mut options = Options::default();
    for spec in OPTIONS {
        let value = spec.values[below(rng, spec.values.len() as u32) as usize];
        options.set(spec.name, value).map_err(|error| format!("{error:?}"))?;
    }
    options.epochs = options.epochs.min(20 - seats);
    if options.variant == Variant::Disaster {
        options.epochs = Options::default().epochs;
        options.hand_limit = Options::default().hand_limit;
    }
    Ok(options)
}

fn play(seed: u64) -> Result<u64, String> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let seats = 2 + (seed % 3) as u8;
    let options = draw_options(&mut rng, seats)?;
    let config = editions::new_world_config(seats, options, None).map_err(|error| error.to_string())?;
    let mut state = State::new(&config);
    let mut actions: ActionList<Action> = ActionList::new();
    let mut buffer = game::NO_ORDER;
    let mut steps = 0;
    loop {
        steps += 1;
        if steps > 100_000 {
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
            need @ (Need::Decision(_) | Need::Together(..)) => {
                let asked: Vec<Seat> = need.asked().iter().collect();
                let seat = asked[below(&mut rng, asked.len() as u32) as usize];
                actions.clear();
                state.legal(seat, &mut actions);
                if below(&mut rng, 64) == 0 {
                    let viewer = Viewer::Seat(seat);
                    let view = state.view(viewer);
                    if State::determinize(&view, &mut rng).view(viewer) != view {
                        return Err(format!("a view is not its own at step {steps}"));
                    }
                    if !view.areas_are_within_print() {
                        return Err(format!("an area holds too much at step {steps}"));
                    }
                    rearrange(&mut state, seat, &view.rows[seat], &mut rng)?;
                    continue;
                }
                let action = actions[below(&mut rng, actions.len() as u32) as usize];
                state.apply(seat, action, &mut ()).map_err(|error| format!("{action:?}: {error}"))?;
            }
        }
    }
}

/// Reverses the row, which is always legal in the player's own turn of development.
fn rearrange(
    state: &mut State,
    seat: Seat,
    row: &[new_world::AnimalId],
    rng: &mut Xoshiro256PlusPlus,
) -> Result<(), String> {
    let turn = matches!(state.need(), Need::Decision(_)) && state.phase() == Phase::Development;
    if !turn || state.moment().top().is_some() || below(rng, 2) == 0 {
        return Ok(());
    }
    let reversed: Vec<_> = row.iter().rev().copied().collect();
    let Some(order) = RowOrder::new(&reversed) else { return Ok(()) };
    state.apply(seat, Action::Rearrange { order }, &mut ()).map_err(|error| format!("{order:?}: {error}"))
}
