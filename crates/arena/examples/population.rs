//! Whether ratings recover the order of players whose strength is known: `cargo run --release -p arena --example population`.
//!
//! Two populations of 200 players, at tables of two, four and six who are put together at random. The strengths of the first
//! are drawn, and so are its results. The second are our bots, hunters that explore between 1 and 64 tables before a move,
//! and they play The Origin of Species; more iterations are taken for stronger. After so many games for each player the
//! order by rating is compared with the order by strength (Spearman's rank correlation, ties by their mean rank).
//!
//! `-- drawn` or `-- bots` plays one of them, `-- bots GAMES THREADS SEATS` so many games for each player at tables of this size.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use bots::{Bot, Playout};
use game::Game;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use ratings::{Strength, scale, strength};

/// How many players there are.
const PLAYERS: usize = 200;
/// How many tables the strongest bot explores.
const MOST: f64 = 64.0;
/// After how many games of each it is looked.
const LOOKED: [usize; 7] = [1, 3, 5, 10, 20, 40, 80];

/// The places of the seats of a game, 1 the best.
type Places = Vec<usize>;

#[expect(clippy::print_stdout, reason = "a program for people")]
fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |place: usize| words.get(place).map(String::as_str);
    let number = |place: usize, usual: usize| word(place).and_then(|text| text.parse().ok()).unwrap_or(usual);
    if word(0) != Some("bots") {
        println!("drawn strengths, {PLAYERS} players");
        for seats in [2, 4, 6] {
            drawn(seats);
        }
    }
    if word(0) != Some("drawn") {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let (games, threads) = (number(1, 40), number(2, cores));
        println!("bots with 1 to {MOST:.0} iterations, {PLAYERS} players");
        let seats = word(3).and_then(|text| text.parse().ok()).map_or(vec![2, 4], |seats| vec![seats]);
        for seats in seats {
            played(seats, games, threads);
        }
    }
}

/// Plays rounds in which everybody plays once, and says after some how well the order is known.
fn population(
    seats: usize,
    rounds: usize,
    strengths: &[f64],
    rng: &mut Xoshiro256PlusPlus,
    mut play: impl FnMut(&[Vec<usize>], usize) -> Vec<Places>,
) {
    let mut ratings = vec![Strength::NEW; strengths.len()];
    let mut games = 0;
    for round in 1..=rounds {
        let tables = tables(strengths.len(), seats, rng);
        for (table, places) in tables.iter().zip(play(&tables, round)) {
            let before: Vec<_> = table.iter().zip(places).map(|(player, place)| (ratings[*player], place)).collect();
            for (player, after) in table.iter().zip(strength::after_a_game(&before)) {
                ratings[*player] = after;
            }
            games += 1;
        }
        if LOOKED.contains(&round) {
            report(seats, round, games, strengths, &ratings);
        }
    }
}

#[expect(clippy::print_stdout, reason = "a program for people")]
fn report(seats: usize, round: usize, games: usize, strengths: &[f64], ratings: &[Strength]) {
    let means: Vec<f64> = ratings.iter().map(|rating| rating.mu).collect();
    let unsure = ratings.iter().map(|rating| scale::plus_minus(*rating)).sum::<f64>() / ratings.len() as f64;
    let settled = ratings.iter().filter(|rating| rating.is_settled()).count();
    println!(
        "| {seats} | {round} | {games} | {:.3} | {unsure:.0} | {settled} |",
        correlation(&ranks(strengths), &ranks(&means))
    );
}

/// Everybody at one table; who is left over does not play in this round.
fn tables(players: usize, seats: usize, rng: &mut Xoshiro256PlusPlus) -> Vec<Vec<usize>> {
    let mut order: Vec<usize> = (0..players).collect();
    for place in (1..players).rev() {
        order.swap(place, game::below(rng, place as u32 + 1) as usize);
    }
    order.chunks_exact(seats).map(<[usize]>::to_vec).collect()
}

/// Places by drawn performances: whoever is 400 points stronger wins ten of eleven games against another.
fn drawn(seats: usize) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seats as u64);
    // Strengths like those of people: a bell with 200 points for each standard deviation.
    let strengths: Vec<f64> = (0..PLAYERS).map(|_| 1500.0 + 200.0 * bell(&mut rng)).collect();
    let mut luck = Xoshiro256PlusPlus::seed_from_u64(1_000 + seats as u64);
    population(seats, 80, &strengths, &mut rng, |tables, _| {
        let mut places = Vec::new();
        for table in tables {
            // With luck of this shape one beats the other as often as Elo says.
            let mut luck = || -(-uniform(&mut luck).ln()).ln() * 400.0 / std::f64::consts::LN_10;
            let shown: Vec<f64> = table.iter().map(|player| strengths[*player] + luck()).collect();
            places.push(shown.iter().map(|own| 1 + shown.iter().filter(|other| *other > own).count()).collect());
        }
        places
    });
}

/// A number above 0 and at most 1.
fn uniform(rng: &mut Xoshiro256PlusPlus) -> f64 {
    ((rng.next_u64() >> 11) + 1) as f64 / (1u64 << 53) as f64
}

fn bell(rng: &mut Xoshiro256PlusPlus) -> f64 {
    (-2.0 * uniform(rng).ln()).sqrt() * (std::f64::consts::TAU * uniform(rng)).cos()
}

/// Whole games of bots.
fn played(seats: usize, rounds: usize, threads: usize) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let iterations: Vec<f64> =
        (0..PLAYERS).map(|player| MOST.powf(player as f64 / (PLAYERS - 1) as f64).round()).collect();
    population(seats, rounds, &iterations.clone(), &mut rng, |tables, round| {
        let (next, done) = (AtomicUsize::new(0), Mutex::new(vec![Places::new(); tables.len()]));
        std::thread::scope(|scope| {
            for _ in 0..threads.max(1) {
                scope.spawn(|| {
                    while let Some(table) = tables.get(next.fetch_add(1, Ordering::SeqCst)).map(Vec::as_slice) {
                        let place = tables.iter().position(|other| other == table).unwrap_or_default();
                        let seed = ((round * tables.len() + place) as u64) << 8 | seats as u64;
                        let places = one_game(table, &iterations, seed);
                        done.lock().unwrap_or_else(PoisonError::into_inner)[place] = places;
                    }
                });
            }
        });
        done.into_inner().unwrap_or_else(PoisonError::into_inner)
    });
}

fn one_game(table: &[usize], iterations: &[f64], seed: u64) -> Places {
    let config =
        editions::origin_config(table.len() as u8, origin::Options::default(), None).expect("the printed game");
    let mut state = origin::State::new(&config);
    let bot = |(place, player): (usize, &usize)| -> Box<dyn Bot<origin::State>> {
        let name = format!("hunter@{}", iterations[*player] as u64);
        bots::by_name(&name, seed ^ ((place as u64 + 1) << 40)).expect("a hunter")
    };
    let mut bots: Vec<_> = table.iter().enumerate().map(bot).collect();
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
    let played = Playout::default().run_bots(&mut state, &mut bots, &mut chance, &mut ());
    assert!(played.is_ok(), "a game of bots comes to an end");
    let places = state.standings().places();
    (0..table.len()).map(|seat| usize::from(places[game::Seat::wrapping(seat)])).collect()
}

/// The rank of each number; equals have the mean of theirs.
fn ranks(numbers: &[f64]) -> Vec<f64> {
    let rank = |own: &f64| {
        let less = numbers.iter().filter(|other| *other < own).count();
        let equal = numbers.iter().filter(|other| *other == own).count();
        less as f64 + (equal as f64 + 1.0) / 2.0
    };
    numbers.iter().map(rank).collect()
}

/// Pearson's correlation; of ranks it is Spearman's.
fn correlation(one: &[f64], other: &[f64]) -> f64 {
    let mean = |numbers: &[f64]| numbers.iter().sum::<f64>() / numbers.len() as f64;
    let (a, b) = (mean(one), mean(other));
    let product: f64 = one.iter().zip(other).map(|(x, y)| (x - a) * (y - b)).sum();
    let spread = |numbers: &[f64], mean: f64| numbers.iter().map(|x| (x - mean).powi(2)).sum::<f64>().sqrt();
    product / (spread(one, a) * spread(other, b))
}
