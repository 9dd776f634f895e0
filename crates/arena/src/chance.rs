//! The chance of a deal: the same decks and dice whoever sits where.
//!
//! A deal is a number that fixes all shuffles and dice. Games of one deal go apart as soon as the bots decide differently,
//! but their chance must not: the n-th shuffle of a game comes from the deal and n, the n-th die of a round from the
//! deal, the round and n. So a die more in an attack moves no die of the next round.

use std::cell::Cell;

use game::ChanceSource;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// What a seed is for; streams for different purposes have nothing to do with each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Purpose {
    Shuffle = 1,
    Die = 2,
    Bot = 3,
}

/// The seed of a deal: of the tournament's seed and the number of the deal alone.
pub fn deal_seed(seed: u64, deal: u64) -> u64 {
    mix(mix(seed).wrapping_add(deal.wrapping_mul(0x9e37_79b9_7f4a_7c15)))
}

/// The seed of a bot: of the deal, its seat and its name.
pub fn bot_seed(deal_seed: u64, seat: usize, name: &str) -> u64 {
    let name = name.bytes().fold(0xcbf2_9ce4_8422_2325, fnv);
    stream(deal_seed, Purpose::Bot, seat as u64, name)
}

/// The source of chance of one game.
#[derive(Debug)]
pub struct DealChance<'a> {
    seed: u64,
    /// The round the game is in; set by the listener to its events.
    round: &'a Cell<u32>,
    shuffles: u64,
    dice: (u32, u64),
}

impl<'a> DealChance<'a> {
    /// The chance of a deal, from the beginning.
    pub fn new(deal_seed: u64, round: &'a Cell<u32>) -> Self {
        Self { seed: deal_seed, round, shuffles: 0, dice: (0, 0) }
    }
}

impl ChanceSource for DealChance<'_> {
    fn die(&mut self, sides: u8) -> u8 {
        let round = self.round.get();
        let before = if self.dice.0 == round { self.dice.1 } else { 0 };
        self.dice = (round, before + 1);
        generator(stream(self.seed, Purpose::Die, u64::from(round), before)).die(sides)
    }

    fn shuffle(&mut self, cards: &mut [u16]) {
        let before = self.shuffles;
        self.shuffles += 1;
        generator(stream(self.seed, Purpose::Shuffle, before, 0)).shuffle(cards);
    }
}

fn generator(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

fn stream(seed: u64, purpose: Purpose, first: u64, second: u64) -> u64 {
    let add = |sum: u64, word: u64| mix(sum.wrapping_add(0x9e37_79b9_7f4a_7c15).wrapping_add(mix(word)));
    [purpose as u64, first, second].into_iter().fold(seed, add)
}

/// One byte more in an FNV-1a sum.
pub(crate) fn fnv(sum: u64, byte: u8) -> u64 {
    (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
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
    fn a_die_more_in_one_round_moves_no_die_of_the_next() {
        let rolls = |in_first: usize| {
            let round = Cell::new(0);
            let mut chance = DealChance::new(7, &round);
            for _ in 0..in_first {
                chance.die(6);
            }
            let mut deck: Vec<u16> = (0..84).collect();
            chance.shuffle(&mut deck);
            round.set(1);
            ((0..8).map(|_| chance.die(6)).collect::<Vec<u8>>(), deck)
        };
        assert_eq!(rolls(0), rolls(5));
    }

    #[test]
    fn dice_are_fair_although_each_has_a_generator_of_its_own() {
        let round = Cell::new(0);
        let mut faces = [0_u32; 6];
        for deal in 0..2000 {
            let mut chance = DealChance::new(deal_seed(1, deal), &round);
            (0..3).for_each(|_| faces[usize::from(chance.die(6)) - 1] += 1);
        }
        // 6000 dice: 1000 each with a standard deviation of 29.
        assert!(faces.iter().all(|&count| (870..1130).contains(&count)), "{faces:?}");
    }

    #[test]
    fn seeds_of_deals_bots_and_seats_are_different() {
        let mut seeds = HashSet::new();
        for deal in 0..100 {
            let deal = deal_seed(1, deal);
            assert!(seeds.insert(deal));
            for seat in 0..8 {
                assert!(["random", "greedy"].into_iter().all(|name| seeds.insert(bot_seed(deal, seat, name))));
            }
        }
        assert_ne!(deal_seed(1, 0), deal_seed(2, 0));
    }
}
