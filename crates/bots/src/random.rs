//! Any legal action, each as likely as the others.

use game::{Game, Seat, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::bot::Bot;

/// Plays any legal action.
pub struct Random {
    rng: Xoshiro256PlusPlus,
}

impl Random {
    /// Its name in the registry.
    pub const NAME: &'static str = "random";

    /// A bot that plays the same way whenever it gets the same seed.
    pub fn new(seed: u64) -> Self {
        Self { rng: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn name(&self) -> &'static str {
        Self::NAME
    }

    fn choose(&mut self, _seat: Seat, _view: &G::View, legal: &[G::Action]) -> G::Action {
        legal[below(&mut self.rng, legal.len() as u32) as usize]
    }
}
