//! A long run of random games with every invariant checked at every step: `board-soak GAMES [FIRST_SEED]`.
//!
//! Presets alternate, seats go round 2 to 6, options are drawn for every second game, every third game has a deck of many
//! carnivores, and those who decide together do so in random order. The first broken invariant ends the run with its seed.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program")]

use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use game::{ActionList, ChanceSource, Game, Need, Seat, Viewer, below};
use northstar::{Action, Card, OPTIONS, Options, Preset, State, Trait};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1).map(|word| word.parse::<u64>().expect("a number"));
    let games = words.next().unwrap_or(10_000);
    let first = words.next().unwrap_or(0);
    let next = AtomicU64::new(0);
    let steps = AtomicU64::new(0);
    let widest = AtomicU64::new(0);
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
                        Ok((count, most)) => {
                            steps.fetch_add(count, Ordering::Relaxed);
                            widest.fetch_max(most as u64, Ordering::Relaxed);
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
    let widest = widest.into_inner();
    println!("{games} games, {} steps, {seconds:.0} s on {threads} threads: no broken invariant", steps.into_inner());
    println!("at most {widest} legal actions at once");
    ExitCode::SUCCESS
}

/// A deck in which clever carnivores are common: with the printed one random players hardly ever bring them together.
fn hunters() -> Vec<(Card, u8)> {
    let count = |t: Trait| if matches!(t, Trait::Carnivore | Trait::Intelligence) { 10 } else { 1 };
    Trait::ALL.iter().flat_map(|&shows| (0..4).map(move |food| (Card { shows, food }, count(shows)))).collect()
}

fn set_up(seed: u64, rng: &mut Xoshiro256PlusPlus) -> Result<State, String> {
    let seats = 2 + (seed % 5) as u8;
    let preset = if seed.is_multiple_of(2) { Preset::Evolution } else { Preset::NaturalSelection };
    let mut options = Options::printed(preset, seats);
    if below(rng, 2) == 0 {
        for spec in OPTIONS {
            let value = spec.values[below(rng, spec.values.len() as u32) as usize];
            // Six players have no choice about quick play by one of the books.
            let _ = options.set(preset, seats, spec.name, value);
        }
    }
    let deck = if seed.is_multiple_of(3) { hunters() } else { editions::northstar::deck(options.deck).to_vec() };
    let config = editions::northstar::config_with(&deck, preset, seats, options, None);
    let config = config.map_err(|error| error.to_string())?;
    Ok(State::new(&config))
}

fn play(seed: u64) -> Result<(u64, usize), String> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = set_up(seed, &mut rng)?;
    let mut actions: ActionList<Action> = ActionList::new();
    let mut buffer = game::NO_ORDER;
    let (mut steps, mut widest) = (0, 0);
    let mut screens = [0; 6];
    loop {
        steps += 1;
        if steps > 100_000 {
            return Err("the game does not end".to_owned());
        }
        state.audit().map_err(|error| format!("{error:?} at step {steps}"))?;
        for seat in Seat::all(state.seats()) {
            let before = core::mem::replace(&mut screens[seat.index()], state.screen(seat));
            if before > screens[seat.index()] {
                return Err(format!("a screen lost food at step {steps}"));
            }
        }
        match state.need() {
            Need::Over => return Ok((steps, widest)),
            Need::Progress => {
                if !state.advance(&mut ()) {
                    return Err("progress was promised".to_owned());
                }
            }
            Need::Chance(chance) => {
                state.resolve(rng.answer(chance, &mut buffer), &mut ()).map_err(|error| error.to_string())?;
            }
            need => {
                let asked = need.asked();
                let place = below(&mut rng, u32::from(asked.len())) as usize;
                let seat = asked.iter().nth(place).ok_or("nobody is asked")?;
                actions.clear();
                state.legal(seat, &mut actions);
                widest = widest.max(actions.len());
                if below(&mut rng, 64) == 0 {
                    let viewer = Viewer::Seat(seat);
                    let view = state.view(viewer);
                    if State::determinize(&view, &mut rng).view(viewer) != view {
                        return Err(format!("a view is not its own at step {steps}"));
                    }
                }
                // Of many actions one often ends the turn, so that some cards stay in hand for Intelligence.
                let action = match actions.last() {
                    Some(Action::EndTurn) if below(&mut rng, 3) == 0 => Action::EndTurn,
                    _ => actions[below(&mut rng, actions.len() as u32) as usize],
                };
                state.apply(seat, action, &mut ()).map_err(|error| format!("{action:?}: {error}"))?;
            }
        }
    }
}
