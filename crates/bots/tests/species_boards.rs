//! The greedy bot at the species boards.

use bots::{Bot, Evaluate, NAMES, Playout, by_name};
use game::{Game, Seat, Viewer};
use northstar::{Action, Config, Options, Preset, State};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn config(preset: Preset, seats: u8) -> Config {
    editions::northstar::config(preset, seats, Options::printed(preset, seats), None).expect("2 to 6 seats")
}

fn rng(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// What the greedy bot on `place` gains against random ones.
fn share(preset: Preset, seats: usize, place: usize, seed: u64) -> f64 {
    let name = |seat: usize| if seat == place { "greedy" } else { "random" };
    let mut bots: Vec<Box<dyn Bot<State>>> =
        (0..seats).map(|seat| by_name(name(seat), seed + seat as u64).expect("a bot")).collect();
    let mut state = State::new(&config(preset, seats as u8));
    Playout::default().run_bots(&mut state, &mut bots, &mut rng(seed), &mut ()).expect("bots choose legal actions");
    state.standings().share(Seat::wrapping(place))
}

#[test]
fn greedy_beats_random_by_both_books() {
    for preset in [Preset::Evolution, Preset::NaturalSelection] {
        for (seats, games, wanted) in [(2, 20, 0.9), (4, 8, 0.6), (6, 6, 0.3)] {
            let won: f64 = (0..games).map(|seed| share(preset, seats, seed as usize % seats, 400 + seed)).sum();
            assert!(won >= wanted * games as f64, "{won} of {games} at {seats} seats, {preset:?}");
        }
    }
}

#[test]
fn hidden_cards_do_not_change_the_judgement() {
    for (seats, preset) in [(2, Preset::Evolution), (6, Preset::NaturalSelection)] {
        let mut random = by_name::<State>("random", 3).expect("a bot");
        let mut state = State::new(&config(preset, seats));
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
    for name in NAMES {
        let views = |seed| {
            let mut bots: Vec<Box<dyn Bot<State>>> =
                (0..3).map(|seat| by_name(name, seed + seat).expect("a bot")).collect();
            let mut state = State::new(&config(Preset::Evolution, 3));
            Playout::default().run_bots(&mut state, &mut bots, &mut rng(seed), &mut ()).expect("legal");
            state.view(Viewer::Spectator)
        };
        assert_eq!(views(5), views(5));
        assert_ne!(views(5), views(6));
    }
}
