//! `legal`, `apply`, `resolve` and `advance` allocate nothing, whatever happens in the game.

use game::{ActionList, ChanceSource, Game, Need, below};
use northstar::{Card, OPTIONS, Options, Preset, State, Trait};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Both books, every number of players, as printed and with every option changed.
fn games() -> impl Iterator<Item = (Preset, u8, bool)> {
    let presets = [Preset::Evolution, Preset::NaturalSelection].into_iter();
    presets.flat_map(|preset| (2..=6).flat_map(move |seats| [false, true].map(|changed| (preset, seats, changed))))
}

/// A deck in which clever carnivores are common.
fn hunters() -> Vec<(Card, u8)> {
    let count = |t: Trait| if matches!(t, Trait::Carnivore | Trait::Intelligence) { 8 } else { 2 };
    Trait::ALL.iter().flat_map(|&shows| (0..3).map(move |food| (Card { shows, food }, count(shows)))).collect()
}

#[test]
fn playing_allocates_nothing() {
    for (preset, seats, changed) in games() {
        let mut options = Options::printed(preset, seats);
        for spec in OPTIONS.iter().filter(|_| changed) {
            // The last value is the one farthest from the printed game; some are not for every table.
            let _ = options.set(preset, seats, spec.name, spec.values[spec.values.len() - 1]);
        }
        let config = editions::northstar::config_with(&hunters(), preset, seats, options, None).expect("2 to 6 seats");
        let mut actions = ActionList::with_capacity(65536);
        let mut buffer = game::NO_ORDER;
        let mut steps = 0u32;
        let allocations = allocation_counter::measure(|| {
            for seed in 0..8 {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
                let mut state = State::new(&config);
                loop {
                    steps += 1;
                    match state.need() {
                        Need::Over => break,
                        Need::Progress => assert!(state.advance(&mut ())),
                        Need::Chance(chance) => {
                            assert!(state.resolve(rng.answer(chance, &mut buffer), &mut ()).is_ok());
                        }
                        need => {
                            let seat = need.asked().iter().next().expect("somebody is asked");
                            actions.clear();
                            state.legal(seat, &mut actions);
                            let action = actions[below(&mut rng, actions.len() as u32) as usize];
                            assert!(state.apply(seat, action, &mut ()).is_ok());
                        }
                    }
                }
            }
        });
        assert!(steps > 800);
        assert_eq!(allocations.count_total, 0, "{preset:?}, {seats} seats, {steps} steps");
    }
}
