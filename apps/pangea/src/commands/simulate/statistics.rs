//! The results of many games: rates with their uncertainty, distributions, lengths, traits.

use std::collections::BTreeMap;

use serde::Serialize;

use super::played::Played;

/// A share of tries with its 95% Wilson interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rate {
    /// How often it was tried.
    pub tries: u64,
    /// How often it came out well; a victory shared by n counts 1/n.
    pub wins: f64,
    /// The share.
    pub rate: f64,
    /// Lower end of the interval.
    pub low: f64,
    /// Upper end of the interval.
    pub high: f64,
}

/// Two-sided 95% of the normal distribution.
const Z: f64 = 1.959_963_984_540_054;

impl Rate {
    /// The rate of this many wins in this many tries.
    pub fn new(wins: f64, tries: u64) -> Self {
        if tries == 0 {
            return Self { tries, wins, rate: 0.0, low: 0.0, high: 1.0 };
        }
        let n = tries as f64;
        let rate = wins / n;
        let scale = 1.0 + Z * Z / n;
        let centre = (rate + Z * Z / (2.0 * n)) / scale;
        let spread = Z / scale * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
        Self { tries, wins, rate, low: (centre - spread).max(0.0), high: (centre + spread).min(1.0) }
    }
}

/// How often each whole number came.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Distribution {
    counts: BTreeMap<i64, u64>,
    total: u64,
}

/// A distribution in a few numbers.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// How many values.
    pub count: u64,
    /// Mean.
    pub mean: f64,
    /// Standard deviation.
    pub sd: f64,
    /// Least value, 5%, 25%, 50%, 75%, 95%, greatest value.
    pub quantiles: [i64; 7],
}

impl Distribution {
    /// Counts a value.
    pub fn add(&mut self, value: i64) {
        *self.counts.entry(value).or_default() += 1;
        self.total += 1;
    }

    /// Every value that came, with its number.
    pub fn counts(&self) -> impl Iterator<Item = (i64, u64)> {
        self.counts.iter().map(|(value, count)| (*value, *count))
    }

    /// The least value with at least this share of all values up to it.
    pub fn quantile(&self, share: f64) -> i64 {
        let wanted = ((share * self.total as f64).ceil() as u64).max(1);
        let mut so_far = 0;
        for (value, count) in self.counts() {
            so_far += count;
            if so_far >= wanted {
                return value;
            }
        }
        0
    }

    /// The distribution in a few numbers.
    pub fn summary(&self) -> Summary {
        let n = (self.total as f64).max(1.0);
        let mean = self.counts().map(|(value, count)| value as f64 * count as f64).sum::<f64>() / n;
        let squares = self.counts().map(|(value, count)| (value as f64 - mean).powi(2) * count as f64).sum::<f64>();
        let sd = if self.total > 1 { (squares / (n - 1.0)).sqrt() } else { 0.0 };
        let quantiles = [0.0, 0.05, 0.25, 0.5, 0.75, 0.95, 1.0].map(|share| self.quantile(share));
        Summary { count: self.total, mean, sd, quantiles }
    }
}

/// What happened to the cards of one trait.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct TraitTally {
    /// Times played.
    pub played: u64,
    /// Times still on the table at the end.
    pub survived: u64,
    /// Victories of those who played it, once for each card played.
    pub won: f64,
}

/// Wins and points of a bot or a seat.
#[derive(Clone, Debug, Default)]
pub struct Place {
    /// How often it played.
    pub tries: u64,
    /// Victories.
    pub wins: f64,
    /// Points.
    pub points: Distribution,
}

impl Place {
    fn add(&mut self, share: f64, points: i32) {
        self.tries += 1;
        self.wins += share;
        self.points.add(i64::from(points));
    }

    /// Its share of victories.
    pub fn rate(&self) -> Rate {
        Rate::new(self.wins, self.tries)
    }
}

/// Everything counted over a run. Games are added in their order, so that the sums are the same on any number of threads.
#[derive(Clone, Debug)]
pub struct Statistics {
    /// Games played.
    pub games: u64,
    /// By bot, in the order given on the command line.
    pub bots: Vec<Place>,
    /// By seat.
    pub seats: Vec<Place>,
    /// Points of all seats.
    pub points: Distribution,
    /// Rounds of a game.
    pub rounds: Distribution,
    /// Decisions of a game.
    pub decisions: Distribution,
    /// Games with more than one winner.
    pub shared: u64,
    /// By trait.
    pub traits: Vec<TraitTally>,
}

impl Statistics {
    /// Nothing counted yet.
    pub fn new(bots: usize, seats: usize, traits: usize) -> Self {
        Self {
            games: 0,
            bots: vec![Place::default(); bots],
            seats: vec![Place::default(); seats],
            points: Distribution::default(),
            rounds: Distribution::default(),
            decisions: Distribution::default(),
            shared: 0,
            traits: vec![TraitTally::default(); traits],
        }
    }

    /// Counts a game.
    pub fn add(&mut self, game: &Played) {
        self.games += 1;
        self.rounds.add(i64::from(game.rounds));
        self.decisions.add(i64::from(game.decisions));
        self.shared += u64::from(game.seats.iter().filter(|seat| seat.share > 0.0).count() > 1);
        for (place, seat) in game.seats.iter().enumerate() {
            self.points.add(i64::from(seat.points));
            self.seats[place].add(seat.share, seat.points);
            self.bots[seat.bot].add(seat.share, seat.points);
        }
        for (tally, of_game) in self.traits.iter_mut().zip(&game.traits) {
            tally.played += of_game.played;
            tally.survived += of_game.survived;
            tally.won += of_game.won;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        // 10 of 100: 5.52% to 17.44% (Wilson 1927).
        let rate = Rate::new(10.0, 100);
        assert!((rate.low - 0.0552).abs() < 1e-4, "{rate:?}");
        assert!((rate.high - 0.1744).abs() < 1e-4, "{rate:?}");
        let never = Rate::new(0.0, 10);
        assert!(never.low.abs() < 1e-12 && never.high > 0.2, "{never:?}");
        assert!((Rate::new(0.0, 0).high - 1.0).abs() < 1e-12);
    }

    #[test]
    fn quantiles_are_values_that_came() {
        let mut distribution = Distribution::default();
        for value in [4, 1, 3, 2, 100] {
            distribution.add(value);
        }
        let summary = distribution.summary();
        assert_eq!(summary.quantiles, [1, 1, 2, 3, 4, 100, 100]);
        assert!((summary.mean - 22.0).abs() < 1e-9);
        assert!((summary.sd - 43.617_656_975_129).abs() < 1e-6, "{}", summary.sd);
        assert_eq!(Distribution::default().summary().quantiles, [0; 7]);
    }
}
