//! Random games without events, for profilers: `world-playouts GAMES SEATS [VARIANT]`. Prints games, decisions and chance.

#![allow(clippy::print_stdout, reason = "a program")]

use game::{ActionList, ChanceSource, Game, Need, below};
use new_world::State;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn main() {
    let mut words = std::env::args().skip(1);
    let games: u64 = words.next().map_or(1000, |word| word.parse().expect("a number of games"));
    let seats: u8 = words.next().map_or(4, |word| word.parse().expect("a number of seats"));
    let variant = words.next().unwrap_or_else(|| "standard".to_owned());
    let options = editions::new_world_options([("variant", variant.as_str())]).expect("a variant");
    let config = editions::new_world_config(seats, options, None).expect("2 to 4 seats");
    let mut actions = ActionList::with_capacity(4096);
    let mut buffer = game::NO_ORDER;
    let (mut decisions, mut forced, mut chance, mut offered) = (0u64, 0u64, 0u64, 0u64);
    let begin = std::time::Instant::now();
    for seed in 0..games {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut state = State::new(&config);
        loop {
            match state.need() {
                Need::Over => break,
                Need::Progress => {
                    state.advance(&mut ());
                }
                Need::Chance(asked) => {
                    chance += 1;
                    state.resolve(rng.answer(asked, &mut buffer), &mut ()).expect("answered");
                }
                need @ (Need::Decision(_) | Need::Together(..)) => {
                    let seat = need.asked().iter().next().expect("somebody is asked");
                    actions.clear();
                    state.legal(seat, &mut actions);
                    offered += actions.len() as u64;
                    let choice = if actions.len() > 1 {
                        decisions += 1;
                        below(&mut rng, actions.len() as u32) as usize
                    } else {
                        forced += 1;
                        0
                    };
                    state.apply(seat, actions[choice], &mut ()).expect("legal");
                }
            }
        }
    }
    let seconds = begin.elapsed().as_secs_f64();
    println!("{games} games, {decisions} decisions, {forced} forced, {chance} chance, {seconds:.3} s");
    println!(
        "{:.1} legal actions at a time, state {} bytes",
        offered as f64 / (decisions + forced) as f64,
        size_of::<State>()
    );
    println!("{:.2} million decisions per second", decisions as f64 / seconds / 1e6);
}
