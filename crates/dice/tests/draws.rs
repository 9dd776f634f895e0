//! What a key draws: the same for the same need, independent of everything else, and uniform.

use core::convert::Infallible;
use std::collections::BTreeMap;

use dice::{FairDice, Key};
use game::{Chance, NO_ORDER, NumberedChance, OwnedOutcome, Seat, below};
use rand_core::TryRng;

fn key(number: u64) -> Key {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_be_bytes());
    Key::new(bytes)
}

fn draw(key: &Key, need: u64, chance: Chance) -> OwnedOutcome {
    OwnedOutcome::from(key.draw(need, chance, &mut NO_ORDER.clone()))
}

const DECK: Chance = Chance::Shuffle { cards: 84 };
const DIE: Chance = Chance::Die { sides: 6 };

#[test]
fn the_same_need_gives_the_same_outcome_whatever_was_drawn_between() {
    let mut dice = FairDice::new(key(1));
    let mut buffer = NO_ORDER;
    let first = OwnedOutcome::from(dice.draw(7, DECK, &mut buffer));
    let mut copy = dice.boxed_clone();
    for need in 0..20 {
        dice.draw(need, DIE, &mut buffer);
    }
    assert_eq!(OwnedOutcome::from(dice.draw(7, DECK, &mut buffer)), first);
    assert_eq!(OwnedOutcome::from(copy.draw(7, DECK, &mut buffer)), first);
    assert_eq!(draw(&key(1), 7, DECK), first);
}

#[test]
fn another_need_another_size_or_another_key_gives_another_stream() {
    let one = draw(&key(1), 7, DECK);
    assert_ne!(one, draw(&key(1), 8, DECK));
    assert_ne!(one, draw(&key(2), 7, DECK));
    let OwnedOutcome::Order(order) = draw(&key(1), 7, Chance::Shuffle { cards: 85 }) else { panic!("an order") };
    let OwnedOutcome::Order(smaller) = one else { panic!("an order") };
    let agree = order.iter().zip(&smaller).filter(|(one, other)| one == other).count();
    assert!(agree < 20, "{agree} cards at the same place");
    let faces = |sides| (0..64).map(|need| draw(&key(1), need, Chance::Die { sides })).collect::<Vec<_>>();
    assert_ne!(faces(6), faces(7));
}

#[test]
fn every_outcome_answers_its_need() {
    for need in 0..2_000 {
        for chance in [DECK, DIE, Chance::Die { sides: 2 }, Chance::Shuffle { cards: 2 }, Chance::Shuffle { cards: 0 }]
        {
            let outcome = draw(&key(3), need, chance);
            assert_eq!(chance.accepts(outcome.as_outcome()), Ok(()), "need {need}");
        }
    }
}

/// Pearson's sum for counts that should be equal.
fn chi_squared(counts: impl Iterator<Item = u32>, expected: f64) -> f64 {
    counts.map(|count| (f64::from(count) - expected).powi(2) / expected).sum()
}

fn count<T: Ord>(outcomes: impl Iterator<Item = T>) -> BTreeMap<T, u32> {
    let mut counts = BTreeMap::new();
    outcomes.for_each(|outcome| *counts.entry(outcome).or_insert(0) += 1);
    counts
}

#[test]
fn dice_and_small_shuffles_are_uniform() {
    // The draws are fixed, so this passes always or never; a fair source exceeds these limits once in 10,000 times.
    let faces = count((0..12_000).map(|need| match draw(&key(4), need, DIE) {
        OwnedOutcome::Die(face) => face,
        OwnedOutcome::Order(_) => 0,
    }));
    assert_eq!(faces.len(), 6);
    assert!(chi_squared(faces.into_values(), 2_000.0) < 25.7, "5 degrees of freedom");
    let orders = count((0..12_000).map(|need| match draw(&key(5), need, Chance::Shuffle { cards: 4 }) {
        OwnedOutcome::Order(order) => order,
        OwnedOutcome::Die(_) => Vec::new(),
    }));
    assert_eq!(orders.len(), 24);
    assert!(chi_squared(orders.into_values(), 500.0) < 58.6, "23 degrees of freedom");
    let seatings = count((0..3_000).map(|number| key(number).seating(3)));
    assert_eq!(seatings.len(), 6);
    assert!(chi_squared(seatings.into_values(), 500.0) < 25.7, "5 degrees of freedom");
}

#[test]
fn neighbouring_needs_are_independent() {
    let face = |need| match draw(&key(6), need, DIE) {
        OwnedOutcome::Die(face) => face,
        OwnedOutcome::Order(_) => 0,
    };
    let pairs = count((0..10_800).map(|need| (face(need), face(need + 1))));
    assert_eq!(pairs.len(), 36);
    // Overlapping pairs: 30 degrees of freedom or a little more.
    assert!(chi_squared(pairs.into_values(), 300.0) < 75.0);
}

#[test]
fn where_a_card_lies_says_nothing_about_its_place_before() {
    let mut counts = vec![0; 84 * 84];
    for need in 0..1_050 {
        let OwnedOutcome::Order(order) = draw(&key(7), need, DECK) else { panic!("an order") };
        for (place, card) in order.into_iter().enumerate() {
            counts[place * 84 + usize::from(card)] += 1;
        }
    }
    // 83 * 83 = 6,889 degrees of freedom: standard deviation 117.
    let sum = chi_squared(counts.into_iter(), 12.5);
    assert!((6_400.0..7_400.0).contains(&sum), "{sum}");
}

#[test]
fn a_seating_is_a_permutation_of_the_places() {
    for number in 0..200 {
        let mut seats = key(number).seating(8);
        seats.sort();
        assert_eq!(seats, Seat::all(8).collect::<Vec<_>>());
    }
}

/// Numbers that are given.
struct Given<'n>(&'n [u32]);

impl TryRng for Given<'_> {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        let (first, rest) = self.0.split_first().expect("a number is left");
        self.0 = rest;
        Ok(*first)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        self.try_next_u32().map(u64::from)
    }

    fn try_fill_bytes(&mut self, _bytes: &mut [u8]) -> Result<(), Infallible> {
        Ok(())
    }
}

#[test]
fn numbers_that_would_make_some_outcomes_likelier_are_left_out() {
    // 2^32 = 3 * 1,431,655,765 + 1: exactly one of all numbers is refused below 3.
    assert_eq!(below(&mut Given(&[0, 1]), 3), 0);
    assert_eq!(below(&mut Given(&[0, 0, 0xffff_ffff]), 3), 2);
    assert_eq!(below(&mut Given(&[0x5555_5556]), 3), 1, "the first number above a third");
    // 2^32 mod 6 = 4: a product whose low half is below 4 is refused.
    assert_eq!(below(&mut Given(&[0, 0xaaaa_aaab, 0x8000_0000, 0x8000_0001]), 6), 3);
}
