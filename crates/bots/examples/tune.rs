//! Looks for better weights: changes one at a time, lets the changed bot play the unchanged one, keeps what wins.
//!
//! `cargo run --release -p bots --example tune -- [games] [passes] [first seed]`
//!
//! Half of the games are for two players, half for four (one changed bot against three unchanged), on rotating seats.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program for the terminal")]

use bots::origin::{Weights, judge};
use bots::{Bot, Greedy, Playout};
use game::{Game, Seat, Viewer};
use origin::{Config, Options, State};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

type Weight = (&'static str, fn(&mut Weights) -> &mut f64);

const WEIGHTS: &[Weight] = &[
    ("hand", |w| &mut w.hand),
    ("card", |w| &mut w.card),
    ("fat", |w| &mut w.fat),
    ("survival", |w| &mut w.survival),
    ("hunger", |w| &mut w.hunger),
    ("hunting", |w| &mut w.hunting),
    ("pair", |w| &mut w.pair),
    ("sleep", |w| &mut w.sleep),
    ("fat_slot", |w| &mut w.fat_slot),
    ("extra_food", |w| &mut w.extra_food),
    ("danger", |w| &mut w.danger),
    ("spared_sleep", |w| &mut w.spared_sleep),
    ("mimicry", |w| &mut w.mimicry),
    ("fear", |w| &mut w.fear),
    ("newcomers", |w| &mut w.newcomers),
    ("rivalry", |w| &mut w.rivalry),
    ("malice", |w| &mut w.malice),
];

fn main() {
    let given: Vec<u64> = std::env::args().skip(1).filter_map(|text| text.parse().ok()).collect();
    let number = |place: usize, default: u64| given.get(place).copied().unwrap_or(default);
    let (games, passes, mut seed) = (number(0, 2000), number(1, 1), number(2, 1));
    let mut best = Weights::default();
    for pass in 1..=passes {
        for (name, of) in WEIGHTS {
            for factor in [0.75, 1.33] {
                let mut changed = best;
                *of(&mut changed) *= factor;
                seed += games;
                let two = wins(2, games / 2, changed, best, seed) - 0.5;
                let four = wins(4, games / 2, changed, best, seed) - 0.25;
                // In standard errors: how far from what equal bots would get.
                let half = (games / 2) as f64;
                let score = (two / (0.25 / half).sqrt() + four / (0.1875 / half).sqrt()) / 2f64.sqrt();
                let value = *of(&mut changed);
                println!(
                    "{pass} {name} {value:.4}: two {:+.2} %, four {:+.2} %, {score:+.2}",
                    two * 100.0,
                    four * 100.0
                );
                if score > 1.5 {
                    best = changed;
                    println!("kept: {best:?}");
                    break;
                }
            }
        }
    }
    println!("{best:#?}");
}

/// The share of victories of one bot with the changed weights against others with the old ones.
fn wins(seats: u8, games: u64, changed: Weights, old: Weights, seed: u64) -> f64 {
    let Ok(config) = editions::origin_config(seats, Options::default(), None) else { return 0.0 };
    (0..games).map(|round| share(&config, (round % u64::from(seats)) as usize, changed, old, seed + round)).sum::<f64>()
        / games as f64
}

fn share(config: &Config, place: usize, changed: Weights, old: Weights, seed: u64) -> f64 {
    let mut bots: Vec<Box<dyn Bot<State>>> = (0..usize::from(config.seats()))
        .map(|seat| {
            let weights = if seat == place { changed } else { old };
            let taste = move |state: &State, seat: Seat| judge(&state.view(Viewer::Seat(seat)), seat, &weights);
            Box::new(Greedy::with_judge(!seed ^ ((seat as u64) << 32), taste)) as Box<dyn Bot<State>>
        })
        .collect();
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut state = State::new(config);
    match Playout::default().run_bots(&mut state, &mut bots, &mut chance, &mut ()) {
        Ok(_) => state.standings().share(Seat::wrapping(place)),
        Err(stopped) => {
            eprintln!("{stopped:?}");
            0.0
        }
    }
}
