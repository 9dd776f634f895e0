//! Bots by name.

use crate::bot::Bot;
use crate::evaluate::Evaluate;
use crate::greedy::Greedy;
use crate::random::Random;

/// The names of all bots, the weakest first.
pub const NAMES: &[&str] = &["random", "greedy"];

/// The bot with this name, if there is one.
pub fn by_name<G: Evaluate + 'static>(name: &str, seed: u64) -> Option<Box<dyn Bot<G>>> {
    if name == Random::NAME {
        Some(Box::new(Random::new(seed)))
    } else if name == Greedy::<G>::NAME {
        Some(Box::new(Greedy::<G>::new(seed)))
    } else {
        None
    }
}
