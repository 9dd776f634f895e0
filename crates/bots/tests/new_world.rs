//! The greedy bot in New World.

use bots::{Bot, Evaluate, Playout, by_name};
use game::{Game, Seat, Viewer};
use new_world::{Action, Config, State};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

const VARIANTS: [&str; 3] = ["standard", "random_mutations", "disaster"];

fn config(variant: &str, seats: u8) -> Config {
    let options = editions::new_world_options([("variant", variant)]).expect("a variant");
    editions::new_world_config(seats, options, None).expect("2 to 4 seats")
}

fn rng(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// What the greedy bot on `place` gains against random ones.
fn share(variant: &str, seats: usize, place: usize, seed: u64) -> f64 {
    let name = |seat: usize| if seat == place { "greedy" } else { "random" };
    let mut bots: Vec<Box<dyn Bot<State>>> =
        (0..seats).map(|seat| by_name(name(seat), seed + seat as u64).expect("a bot")).collect();
    let mut state = State::new(&config(variant, seats as u8));
    Playout::default().run_bots(&mut state, &mut bots, &mut rng(seed), &mut ()).expect("bots choose legal actions");
    state.standings().share(Seat::wrapping(place))
}

#[test]
fn greedy_beats_random_in_every_variant() {
    for variant in VARIANTS {
        for (seats, games, wanted) in [(2, 60, 0.9), (3, 60, 0.8), (4, 60, 0.7)] {
            let won: f64 = (0..games).map(|seed| share(variant, seats, seed as usize % seats, 400 + seed)).sum();
            assert!(won >= wanted * games as f64, "{won} of {games} at {seats} seats, {variant}");
        }
    }
}

#[test]
fn hidden_cards_do_not_change_the_evaluation() {
    for (seats, variant) in [(2, VARIANTS[0]), (4, VARIANTS[1]), (3, VARIANTS[2])] {
        let mut random = by_name::<State>("random", 3).expect("a bot");
        let mut state = State::new(&config(variant, seats));
        let choose = |state: &State, seat: Seat, legal: &[Action]| {
            let view = state.view(Viewer::Seat(seat));
            let drawn = State::determinize(&view, &mut rng(9));
            assert!(state.evaluate(seat).is_finite());
            assert_eq!(drawn.evaluate(seat).to_bits(), state.evaluate(seat).to_bits());
            Some(random.choose(seat, &view, legal))
        };
        Playout::default().run(&mut state, choose, &mut rng(5), &mut ()).expect("legal");
    }
}

#[test]
fn bots_play_the_same_way_whenever_they_get_the_same_seed() {
    for name in ["random", "greedy"] {
        let view = |seed| {
            let mut bots: Vec<Box<dyn Bot<State>>> =
                (0..3).map(|seat| by_name(name, seed + seat).expect("a bot")).collect();
            let mut state = State::new(&config(VARIANTS[0], 3));
            Playout::default().run_bots(&mut state, &mut bots, &mut rng(seed), &mut ()).expect("legal");
            state.view(Viewer::Spectator)
        };
        assert!(view(5) == view(5) && view(5) != view(6), "{name}");
    }
}
