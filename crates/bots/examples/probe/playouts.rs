//! What a move is worth in one position: the game is played to its end by bots, again and again, from tables that look
//! the same to the seat.

use bots::{Bot, Playout, by_name};
use game::{Seat, Viewer};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::family::Table;

/// Results of one move, table by table: shares of the victory and points ahead.
pub struct Results {
    pub shares: Vec<f64>,
    pub leads: Vec<f64>,
}

/// Plays on after each of these moves from the same tables with the same luck.
pub fn play_on<G: Table>(
    state: &G,
    seat: Seat,
    moves: &[G::Action],
    bot: &str,
    tables: std::ops::Range<u64>,
) -> Vec<Results> {
    let view = state.view(Viewer::Seat(seat));
    let mut all: Vec<Results> = moves.iter().map(|_| Results { shares: Vec::new(), leads: Vec::new() }).collect();
    for number in tables {
        for (action, results) in moves.iter().zip(&mut all) {
            let mut table = G::determinize(&view, &mut rng(number, 1));
            if table.apply(seat, *action, &mut ()).is_err() {
                continue;
            }
            let sit = |place: u8| by_name::<G>(bot, number * 31 + u64::from(place));
            let Some(mut bots) = (0..table.seats()).map(sit).collect::<Option<Vec<Box<dyn Bot<G>>>>>() else {
                continue;
            };
            if Playout::default().run_bots(&mut table, &mut bots, &mut rng(number, 2), &mut ()).is_ok() {
                let end = bots::model::result(&table)[seat];
                results.shares.push(f64::from(end.win));
                results.leads.push(f64::from(end.lead));
            }
        }
    }
    all
}

fn rng(number: u64, purpose: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(number.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ purpose)
}

/// A mean and half the width of its 95% interval.
pub fn interval(numbers: &[f64]) -> (f64, f64) {
    let count = numbers.len().max(1) as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let squares: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    (mean, 1.96 * (squares / f64::max(count - 1.0, 1.0) / count).sqrt())
}

/// The differences of two lists, place by place.
pub fn differences(a: &[f64], b: &[f64]) -> Vec<f64> {
    a.iter().zip(b).map(|(a, b)| a - b).collect()
}
