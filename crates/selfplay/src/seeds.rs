//! The seeds of games, and which games nobody learns from.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// What a seed is for; streams for different purposes have nothing to do with each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// Dice and shuffles.
    Chance = 0x5e1f_0001,
    /// Moves that are made without thinking.
    Noise = 0x5e1f_0002,
    /// The searches of the seats.
    Search = 0x5e1f_0003,
    /// Whether a game is kept from learning.
    Held = 0x5e1f_0004,
}

/// The seed of a game of a run.
pub fn of_game(seed: u64, number: u64, purpose: Purpose) -> u64 {
    let add = |sum: u64, word: u64| mix(sum.wrapping_add(0x9e37_79b9_7f4a_7c15).wrapping_add(mix(word)));
    [purpose as u64, number].into_iter().fold(mix(seed), add)
}

/// A generator for a game of a run.
pub fn generator(seed: u64, number: u64, purpose: Purpose) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(of_game(seed, number, purpose))
}

/// Whether nobody learns from this game: one of ten, always the same.
pub fn is_held_out(seed: u64, number: u64) -> bool {
    of_game(seed, number, Purpose::Held).is_multiple_of(10)
}

/// The finaliser of SplitMix64.
fn mix(mut word: u64) -> u64 {
    word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_game_of_ten_is_held_out() {
        let held = (0..10_000).filter(|number| is_held_out(7, *number)).count();
        assert!((880..1120).contains(&held), "{held}");
    }
}
