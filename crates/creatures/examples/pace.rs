//! How long a picture takes and how big it is: `cargo run --release -p creatures --example pace`.

#![allow(clippy::print_stdout, reason = "a program")]

use creatures::{Creature, Trait, compose};

const CREATURES: usize = 20_000;

fn main() {
    for count in [0, 1, 2, 3, 4, 6] {
        let creatures: Vec<(String, Vec<Trait>)> =
            (0..CREATURES).map(|number| (number.to_string(), traits(number, count))).collect();
        let begin = std::time::Instant::now();
        let mut bytes: Vec<usize> = creatures
            .iter()
            .map(|(seed, traits)| compose(&Creature { seed, traits, ..Creature::default() }).len())
            .collect();
        let each = begin.elapsed().as_secs_f64() * 1e6 / CREATURES as f64;
        bytes.sort_unstable();
        let (median, most) = (bytes[CREATURES / 2], bytes[CREATURES * 19 / 20]);
        println!("{count} traits: {each:5.1} µs, median {median} bytes, 95 % under {most}");
    }
}

/// Different ones, spread over the kit.
fn traits(number: usize, count: usize) -> Vec<Trait> {
    (0..count).map(|index| Trait::ALL[(number * 7 + index * (number % 6 + 3)) % Trait::ALL.len()]).collect()
}
