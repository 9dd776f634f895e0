//! Bots from outside.

mod greedy;
mod playouts;
mod positions;

use bots::{Bot, NAMES, Playout, by_name};
use game::{Game, Seat, Standings, Viewer};
use origin::{Config, Options, State};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn config(seats: u8) -> Config {
    editions::origin_config(seats, Options::default(), None).expect("2 to 8 seats")
}

fn rng(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

fn bot(name: &str, seed: u64) -> Box<dyn Bot<State>> {
    by_name(name, seed).expect("a bot with this name")
}

/// A whole game with these bots.
fn game(names: &[&str], seed: u64) -> (State, Standings) {
    let mut bots: Vec<_> = names.iter().zip(seed..).map(|(name, seed)| bot(name, seed)).collect();
    let mut state = State::new(&config(names.len() as u8));
    Playout::default().run_bots(&mut state, &mut bots, &mut rng(seed), &mut ()).expect("bots choose legal actions");
    let standings = state.standings();
    (state, standings)
}

#[test]
fn bots_are_known_by_name() {
    for name in NAMES {
        assert_eq!(bot(name, 1).name(), *name);
    }
    assert!(by_name::<State>("clairvoyant", 1).is_none());
}

#[test]
fn bots_play_the_same_way_whenever_they_get_the_same_seed() {
    for name in ["random", "greedy", "hatchling@24", "hunter@12"] {
        let views = |seed| game(&[name; 3], seed).0.view(Viewer::Spectator);
        assert_eq!(views(5), views(5));
        assert_ne!(views(5), views(6));
    }
}

#[test]
fn greedy_beats_random_at_every_number_of_seats() {
    for (seats, games, wanted) in [(2, 30, 0.9), (3, 15, 0.7), (4, 15, 0.7), (6, 8, 0.5), (8, 6, 0.4)] {
        let mut shares = 0.0;
        for seed in 0..games {
            let place = seed as usize % seats;
            let mut names = vec!["random"; seats];
            names[place] = "greedy";
            shares += game(&names, 1_000 + seed).1.share(Seat::wrapping(place));
        }
        assert!(shares >= wanted * games as f64, "{shares} of {games} at {seats} seats");
    }
}
