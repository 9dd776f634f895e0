//! The greedy bot at the species boards.

use bots::{Bot, Evaluate, Playout, by_name};
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
fn share(config: &Config, place: usize, seed: u64) -> f64 {
    let seats = usize::from(config.seats());
    let name = |seat: usize| if seat == place { "greedy" } else { "random" };
    let mut bots: Vec<Box<dyn Bot<State>>> =
        (0..seats).map(|seat| by_name(name(seat), seed + seat as u64).expect("a bot")).collect();
    let mut state = State::new(config);
    Playout::default().run_bots(&mut state, &mut bots, &mut rng(seed), &mut ()).expect("bots choose legal actions");
    state.standings().share(Seat::wrapping(place))
}

/// One greedy bot at a table of random ones, on every seat in turn.
fn greedy_wins(config: &Config, games: u64, wanted: f64) {
    let seats = u64::from(config.seats());
    let won: f64 = (0..games).map(|game| share(config, (game % seats) as usize, 400 + game)).sum();
    assert!(won >= wanted * games as f64, "{won} of {games} at {seats} seats, {:?}", config.preset());
}

fn greedy_beats_random(preset: Preset) {
    for (seats, games, wanted) in [(2, 20, 0.95), (4, 12, 0.9), (6, 12, 0.8)] {
        greedy_wins(&config(preset, seats), games, wanted);
    }
}

#[test]
fn greedy_beats_random_in_evolution() {
    greedy_beats_random(Preset::Evolution);
}

#[test]
fn greedy_beats_random_in_natural_selection() {
    greedy_beats_random(Preset::NaturalSelection);
}

#[test]
fn greedy_beats_random_in_quick_play() {
    let (preset, seats) = (Preset::Evolution, 4);
    let mut options = Options::printed(preset, seats);
    options.set(preset, seats, "quick_play", "true").expect("an option");
    let config = editions::northstar::config(preset, seats, options, None).expect("a set-up");
    greedy_wins(&config, 8, 0.85);
}

#[test]
fn hidden_cards_do_not_change_the_evaluation() {
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
    for name in ["random", "greedy"] {
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
