//! Thinking time: how long the decisions of a bot took.

use serde::{Deserialize, Serialize};

/// Buckets per doubling of time: a bucket is 9% wide.
const PER_DOUBLING: f64 = 8.0;

/// The times of many decisions: the sum and the longest exactly, the others in buckets.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Clock {
    /// Decisions with at least two options.
    pub decisions: u64,
    /// Nanoseconds, all together.
    pub nanoseconds: u64,
    /// Nanoseconds of the longest.
    pub longest: u64,
    /// Buckets in order, with how many decisions fell into each.
    pub buckets: Vec<(u16, u32)>,
}

impl Clock {
    /// Counts a decision.
    pub fn add(&mut self, nanoseconds: u64) {
        self.decisions += 1;
        self.nanoseconds += nanoseconds;
        self.longest = self.longest.max(nanoseconds);
        self.add_bucket(bucket(nanoseconds), 1);
    }

    /// Counts everything another clock counted.
    pub fn merge(&mut self, other: &Self) {
        self.decisions += other.decisions;
        self.nanoseconds += other.nanoseconds;
        self.longest = self.longest.max(other.longest);
        other.buckets.iter().for_each(|&(bucket, count)| self.add_bucket(bucket, count));
    }

    fn add_bucket(&mut self, bucket: u16, count: u32) {
        match self.buckets.binary_search_by_key(&bucket, |&(bucket, _)| bucket) {
            Ok(place) => self.buckets[place].1 = self.buckets[place].1.saturating_add(count),
            Err(place) => self.buckets.insert(place, (bucket, count)),
        }
    }

    /// The times in a few numbers.
    pub fn summary(&self) -> Thinking {
        let milliseconds = |nanoseconds: f64| nanoseconds / 1e6;
        Thinking {
            decisions: self.decisions,
            mean_ms: milliseconds(self.nanoseconds as f64 / self.decisions.max(1) as f64),
            p99_ms: milliseconds(self.quantile(0.99)),
            longest_ms: milliseconds(self.longest as f64),
        }
    }

    /// The upper end of the bucket up to which this share of the decisions lies, but never more than the longest.
    fn quantile(&self, share: f64) -> f64 {
        let total: u64 = self.buckets.iter().map(|&(_, count)| u64::from(count)).sum();
        let wanted = ((share * total as f64).ceil() as u64).max(1);
        let mut so_far = 0;
        for &(bucket, count) in &self.buckets {
            so_far += u64::from(count);
            if so_far >= wanted {
                return ((f64::from(bucket) + 1.0) / PER_DOUBLING).exp2().min(self.longest as f64);
            }
        }
        0.0
    }
}

fn bucket(nanoseconds: u64) -> u16 {
    ((nanoseconds.max(1) as f64).log2() * PER_DOUBLING) as u16
}

/// Thinking time in a few numbers.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Thinking {
    /// Decisions with at least two options.
    pub decisions: u64,
    /// Mean, in milliseconds.
    pub mean_ms: f64,
    /// 99 of 100 decisions took no longer; exact to 9%.
    pub p99_ms: f64,
    /// The longest.
    pub longest_ms: f64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_gives_mean_and_longest_exactly_and_the_99th_percentile_nearly() {
        let (mut first, mut second) = (Clock::default(), Clock::default());
        (1..=500).for_each(|micro| first.add(micro * 1000));
        (501..=1000).for_each(|micro| second.add(micro * 1000));
        first.merge(&second);
        let thinking = first.summary();
        assert_eq!(thinking.decisions, 1000);
        assert!((thinking.mean_ms - 0.5005).abs() < 1e-9, "{thinking:?}");
        assert!((thinking.longest_ms - 1.0).abs() < 1e-9, "{thinking:?}");
        assert!(thinking.p99_ms >= 0.99 && thinking.p99_ms <= 1.0, "{thinking:?}");
        let mut rare = Clock::default();
        (0..990).for_each(|_| rare.add(1_000));
        (0..10).for_each(|_| rare.add(1_000_000));
        assert!(rare.summary().p99_ms < 0.0011, "{:?}", rare.summary());
        assert_eq!(Clock::default().summary(), Thinking::default());
    }
}
