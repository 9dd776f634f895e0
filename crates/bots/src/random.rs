//! Any legal action, each as likely as the others.

use game::{Game, Seat, below};
use rand_core::{Rng, SeedableRng};
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

/// One of the places, each as likely as its weight says.
pub fn draw(weights: &[f32], rng: &mut impl Rng) -> usize {
    let mut ticket = fraction(rng) * weights.iter().sum::<f32>();
    for (place, weight) in weights.iter().enumerate() {
        ticket -= weight;
        if ticket < 0.0 {
            return place;
        }
    }
    weights.len().saturating_sub(1)
}

/// A number from 0 to 1, without 1.
pub fn fraction(rng: &mut impl Rng) -> f32 {
    // 24 bits fit a float exactly.
    (rng.next_u32() >> 8) as f32 / 16_777_216.0
}
