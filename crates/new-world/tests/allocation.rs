//! `legal`, `apply`, `resolve` and `advance` allocate nothing, whatever happens in the game.

use game::{ActionList, ChanceSource, Game, Need, below};
use new_world::options::MetamorphosisMode;
use new_world::{Options, State, Variant};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

#[test]
fn playing_allocates_nothing() {
    for seats in 2..=4 {
        for variant in [Variant::Standard, Variant::RandomMutations, Variant::Disaster] {
            for metamorphosis_mode in [MetamorphosisMode::Exchange, MetamorphosisMode::DiscardForFood] {
                let options = Options {
                    variant,
                    metamorphosis_mode,
                    special_triggers_cooperation: metamorphosis_mode == MetamorphosisMode::DiscardForFood,
                    ..Options::default()
                };
                measure(seats, options);
            }
        }
    }
}

fn measure(seats: u8, options: Options) {
    let config = editions::new_world_config(seats, options, None).expect("2 to 4 seats");
    let mut actions = ActionList::with_capacity(16_384);
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
                    need @ (Need::Decision(_) | Need::Together(..)) => {
                        let Some(seat) = need.asked().iter().next() else { unreachable!("somebody is asked") };
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
    assert_eq!(allocations.count_total, 0, "{seats} seats, {steps} steps, {options:?}");
}
