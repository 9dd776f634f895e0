//! `legal`, `apply`, `resolve` and `advance` allocate nothing, whatever happens in the game.

use game::{ActionList, ChanceSource, Game, Need, below};
use northstar::{Options, Preset, State};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

#[test]
fn playing_allocates_nothing() {
    for seats in 2..=6 {
        let preset = if seats % 2 == 0 { Preset::Evolution } else { Preset::NaturalSelection };
        let config =
            editions::northstar::config(preset, seats, Options::printed(preset, seats), None).expect("2 to 6 seats");
        let mut actions = ActionList::with_capacity(65536);
        let mut buffer = [0; 256];
        let mut steps = 0u32;
        let allocations = allocation_counter::measure(|| {
            for seed in 0..20 {
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
        assert!(steps > 1000);
        assert_eq!(allocations.count_total, 0, "{seats} seats, {steps} steps");
    }
}
