//! Dice from a seed: for tables on one machine, whose dice nobody has to check.

use game::{Chance, ChanceSource, NumberedChance, OrderBuffer, Outcome};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// One outcome after another from a generator with a seed; the numbers of the needs do not matter.
#[derive(Clone, Debug)]
pub struct Seeded(Xoshiro256PlusPlus);

impl Seeded {
    /// Dice with this seed.
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }
}

impl NumberedChance for Seeded {
    fn draw<'b>(&mut self, _need: u64, chance: Chance, buffer: &'b mut OrderBuffer) -> Outcome<'b> {
        self.0.answer(chance, buffer)
    }

    fn boxed_clone(&self) -> Box<dyn NumberedChance> {
        Box::new(self.clone())
    }
}
