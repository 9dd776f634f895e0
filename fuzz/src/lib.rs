//! Parsers and engine against arbitrary input: nothing may panic, and what is accepted must hold together.
//!
//! A [`Target`] takes bytes. `cargo xtask fuzz SECONDS` feeds all of them with mutations of the project's own files for a
//! while; a short run of each is a test. Whatever was found once belongs into `tests/` as a case of its own.

pub mod mutate;
pub mod targets;
pub mod world;

use std::panic::catch_unwind;

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

pub use targets::{TARGETS, Target};

/// An input that broke something.
#[derive(Debug)]
pub struct Found {
    /// Which target.
    pub target: &'static str,
    /// The input.
    pub input: Vec<u8>,
    /// What it said.
    pub message: String,
}

/// Runs one target on `count` inputs made from `seed`; gives back the first that breaks it.
pub fn run(target: &Target, corpus: &[Vec<u8>], seed: u64, count: u64) -> Result<(), Found> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    for _ in 0..count {
        let input = mutate::input(corpus, target.words, &mut rng);
        let outcome = catch_unwind(|| (target.feed)(&input));
        let message = match outcome {
            Ok(Ok(())) => continue,
            Ok(Err(message)) => message,
            Err(panic) => panic
                .downcast_ref::<String>()
                .cloned()
                .or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()))
                .unwrap_or_else(|| "panicked".to_owned()),
        };
        return Err(Found { target: target.name, input, message });
    }
    Ok(())
}
