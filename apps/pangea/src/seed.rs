//! Seeds: one for a whole run, from which every game gets its own.

use std::time::{SystemTime, UNIX_EPOCH};

/// The seed of game `index` of a run: the same on any number of threads, and far from its neighbours.
pub fn of_game(seed: u64, index: u64) -> u64 {
    mix(mix(seed).wrapping_add(index.wrapping_mul(0x9e37_79b9_7f4a_7c15)))
}

/// A seed nobody chose.
pub fn fresh() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_nanos() as u64);
    // Short enough to be read out to a friend.
    mix(now ^ u64::from(std::process::id()) << 32) % 1_000_000_000
}

/// The finaliser of SplitMix64.
fn mix(mut word: u64) -> u64 {
    word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn games_of_a_run_and_runs_have_different_seeds() {
        let seeds: HashSet<u64> = (0..4).flat_map(|run| (0..1000).map(move |game| of_game(run, game))).collect();
        assert_eq!(seeds.len(), 4000);
    }
}
