//! How well the linear model and a network predict games that nobody learned from.

use std::time::{Duration, Instant};

use game::{BySeat, Seat};
use net::{Network, Scratch};

use crate::replay::{Moment, chances};

/// How well somebody predicts.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Fit {
    /// Mean surprise about the winner, in nats; without any knowledge the logarithm of the number of seats.
    pub surprise: f64,
    /// Root of the mean squared error of points over the mean of the table.
    pub error: f64,
}

/// What came of it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Examined {
    /// Moments that were looked at.
    pub moments: usize,
    /// The linear model of the edition.
    pub linear: Fit,
    /// The network.
    pub network: Fit,
    /// The mean gain of the network in surprise, and its standard error over games.
    pub gain: (f64, f64),
    /// The mean time of an evaluation by the network, the table being read already.
    pub evaluation: Duration,
}

/// Looks at games one after the other.
pub struct Examiner<'n> {
    network: &'n Network,
    scratch: Scratch,
    sums: [Sums; 2],
    time: Duration,
    /// The gain of each game, and its moments.
    gains: Vec<(f64, f64)>,
}

impl<'n> Examiner<'n> {
    /// Nothing has been looked at.
    pub fn new(network: &'n Network) -> Self {
        let (scratch, sums) = (Scratch::default(), [Sums::default(); 2]);
        Self { network, scratch, sums, time: Duration::ZERO, gains: Vec::new() }
    }

    /// The moments of one game more.
    pub fn add(&mut self, moments: &[Moment]) {
        let mut gain = 0.0;
        for moment in moments {
            let begun = Instant::now();
            let said = self.network.evaluate(&moment.inputs, &mut self.scratch);
            self.time += begun.elapsed();
            let said: Vec<_> = said.iter().take(moment.ends.len()).map(|said| (said.strength, said.points)).collect();
            gain += self.sums[0].add(&moment.linear, &moment.ends) - self.sums[1].add(&said, &moment.ends);
        }
        self.gains.push((gain, moments.len() as f64));
    }

    /// What came of it.
    pub fn finish(self) -> Examined {
        let moments = self.gains.iter().map(|(_, count)| *count as usize).sum();
        let [linear, network] = self.sums.map(Sums::fit);
        let evaluation = self.time / u32::try_from(moments).unwrap_or(u32::MAX).max(1);
        Examined { moments, linear, network, gain: mean_over_games(&self.gains), evaluation }
    }
}

/// The mean over moments, with its standard error: games are independent, their moments are not.
fn mean_over_games(gains: &[(f64, f64)]) -> (f64, f64) {
    let count: f64 = gains.iter().map(|(_, count)| count).sum();
    let mean = gains.iter().map(|(sum, _)| sum).sum::<f64>() / count.max(1.0);
    let squares: f64 = gains.iter().map(|(sum, count)| (sum - mean * count).powi(2)).sum();
    (mean, squares.sqrt() / count.max(1.0))
}

#[derive(Clone, Copy, Default)]
struct Sums {
    surprise: f64,
    squares: f64,
    moments: f64,
    rows: f64,
}

impl Sums {
    /// One moment more; the surprise about it.
    fn add(&mut self, said: &[(f32, f32)], ends: &[(f32, f32)]) -> f64 {
        let seats = said.len() as u8;
        let mut strengths = BySeat::default();
        Seat::all(seats).zip(said).for_each(|(seat, (strength, _))| strengths[seat] = *strength);
        let chances = chances(&strengths, seats);
        let mean =
            |all: &[(f32, f32)]| all.iter().map(|(_, points)| f64::from(*points)).sum::<f64>() / f64::from(seats);
        let (guess, truth) = (mean(said), mean(ends));
        let mut surprise = 0.0;
        for ((seat, (_, points)), (share, end)) in Seat::all(seats).zip(said).zip(ends) {
            surprise -= f64::from(*share) * chances[seat].max(1e-6).ln();
            self.squares += ((f64::from(*points) - guess) - (f64::from(*end) - truth)).powi(2);
            self.rows += 1.0;
        }
        self.surprise += surprise;
        self.moments += 1.0;
        surprise
    }

    fn fit(self) -> Fit {
        Fit { surprise: self.surprise / self.moments.max(1.0), error: (self.squares / self.rows.max(1.0)).sqrt() }
    }
}
