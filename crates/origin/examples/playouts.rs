//! Random games without events, for profilers: `playouts GAMES SEATS [EDITION]`. Prints games, decisions and chance.
//!
//! `valgrind --tool=callgrind` on this gives the instruction counts of `docs/benchmarks.md`.

#![allow(clippy::print_stdout, reason = "a program")]

use editions::Edition;
use game::{ActionList, ChanceSource, Game, Need, below};
use origin::{Options, State};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, default: u64| words.get(place).map_or(default, |word| word.parse().expect("a number"));
    let (games, seats) = (number(0, 1000), number(1, 4) as u8);
    let edition = words.get(2).map_or("origin", String::as_str);
    let world = Edition::from_id(edition).and_then(Edition::modules).expect("origin or continents");
    let config = editions::module_config(world, seats, Options::default(), None).expect("2 to 8 seats");
    let mut actions = ActionList::with_capacity(4096);
    let mut buffer = game::NO_ORDER;
    let (mut decisions, mut forced, mut chance) = (0u64, 0u64, 0u64);
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
                Need::Decision(decision) => {
                    actions.clear();
                    state.legal(decision.seat, &mut actions);
                    let choice = if actions.len() > 1 {
                        decisions += 1;
                        below(&mut rng, actions.len() as u32) as usize
                    } else {
                        forced += 1;
                        0
                    };
                    state.apply(decision.seat, actions[choice], &mut ()).expect("legal");
                }
                Need::Together(..) => unreachable!("nothing is decided together"),
            }
        }
    }
    let seconds = begin.elapsed().as_secs_f64();
    println!("{games} games, {decisions} decisions, {forced} forced, {chance} chance, {seconds:.3} s");
    println!("state {} bytes", size_of::<State>());
    println!("{:.2} million decisions per second", decisions as f64 / seconds / 1e6);
}
