//! `legal`, `apply`, `resolve` and `advance` allocate nothing, whatever happens in the game.

use game::{ActionList, ChanceSource, Game, Need, below};
use origin::{Modules, Options, State};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

#[test]
fn playing_allocates_nothing() {
    for (seats, modules) in (2..=8).flat_map(|seats| [(seats, Modules::BASE), (seats, Modules::CONTINENTS)]) {
        let config = editions::module_config(modules, seats, Options::default(), None).expect("2 to 8 seats");
        let mut actions = ActionList::with_capacity(8192);
        let mut buffer = game::NO_ORDER;
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
                        Need::Decision(decision) => {
                            actions.clear();
                            state.legal(decision.seat, &mut actions);
                            let action = actions[below(&mut rng, actions.len() as u32) as usize];
                            assert!(state.apply(decision.seat, action, &mut ()).is_ok());
                        }
                        Need::Together(..) => unreachable!("nothing is decided together"),
                    }
                }
            }
        });
        assert!(steps > 1000);
        assert_eq!(allocations.count_total, 0, "{seats} seats, {steps} steps");
    }
}
