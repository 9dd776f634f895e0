//! What is counted while tables play.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use client::ClientError;
use serde::Serialize;

/// Many durations, as microseconds.
#[derive(Clone, Default, Debug)]
pub struct Times(Vec<u32>);

/// The shape of many durations, in milliseconds.
#[derive(Clone, Copy, PartialEq, Default, Debug, Serialize)]
pub struct Percentiles {
    pub count: usize,
    pub p50: f64,
    pub p90: f64,
    pub p99: f64,
    pub max: f64,
}

impl Times {
    pub fn percentiles(mut self) -> Percentiles {
        self.0.sort_unstable();
        let last = self.0.len().saturating_sub(1);
        let at =
            |part: f64| self.0.get((last as f64 * part).round() as usize).map_or(0.0, |us| f64::from(*us) / 1000.0);
        Percentiles { count: self.0.len(), p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1.0) }
    }
}

impl Percentiles {
    /// Each less the same of the other, and nothing below zero.
    pub fn less(self, other: Self) -> Self {
        let less = |a: f64, b: f64| (a - b).max(0.0);
        Self {
            count: self.count,
            p50: less(self.p50, other.p50),
            p90: less(self.p90, other.p90),
            p99: less(self.p99, other.p99),
            max: less(self.max, other.max),
        }
    }
}

impl Extend<Duration> for Times {
    fn extend<T: IntoIterator<Item = Duration>>(&mut self, times: T) {
        self.0.extend(times.into_iter().map(|time| u32::try_from(time.as_micros()).unwrap_or(u32::MAX)));
    }
}

impl FromIterator<Duration> for Times {
    fn from_iter<T: IntoIterator<Item = Duration>>(times: T) -> Self {
        let mut all = Self::default();
        all.extend(times);
        all
    }
}

/// What all tables count together.
#[derive(Default, Debug)]
pub struct Tally {
    /// Whether acknowledgements are measured now.
    is_measuring: AtomicBool,
    /// Actions carried out while measured.
    pub acted: AtomicU64,
    /// Tables at which the first game has begun.
    pub begun: AtomicU64,
    /// Games that were played to their end.
    pub games: AtomicU64,
    /// Lines that were said while measured.
    pub said: AtomicU64,
    kept: Mutex<Kept>,
}

#[derive(Default, Debug)]
struct Kept {
    acknowledgements: Times,
    late: Times,
    talk: Times,
    errors: BTreeMap<String, u64>,
    /// When the server was killed, if it was.
    killed: Option<Instant>,
    /// How long each table took from then until all its people were welcomed again.
    back: Times,
    /// The same for each person.
    people_back: Times,
}

impl Tally {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn measure(&self, measure: bool) {
        self.is_measuring.store(measure, Ordering::Relaxed);
    }

    /// An action was acknowledged, so long after it was sent; it was sent so late.
    pub fn acknowledged(&self, after: Duration, late: Duration) {
        if self.is_measuring.load(Ordering::Relaxed) {
            self.acted.fetch_add(1, Ordering::Relaxed);
            let mut kept = self.kept();
            kept.acknowledgements.extend([after]);
            kept.late.extend([late]);
        }
    }

    /// A line was stored, so long after it was said.
    pub fn said(&self, after: Duration) {
        if self.is_measuring.load(Ordering::Relaxed) {
            self.said.fetch_add(1, Ordering::Relaxed);
            self.kept().talk.extend([after]);
        }
    }

    pub fn error(&self, kind: impl Into<String>) {
        *self.kept().errors.entry(kind.into()).or_default() += 1;
    }

    /// A connection failed; while the server is known to be down that is no error.
    pub fn failed(&self, error: &ClientError) {
        if self.kept().killed.is_none() {
            self.error(kind(error));
        }
    }

    /// The server is killed now.
    pub fn kill(&self) {
        self.kept().killed = Some(Instant::now());
    }

    /// All people of a table are welcome again. Returns how many tables are back.
    pub fn is_back(&self) {
        let mut kept = self.kept();
        if let Some(killed) = kept.killed {
            kept.back.extend([killed.elapsed()]);
        }
    }

    /// Somebody is welcome again.
    pub fn somebody_is_back(&self) {
        let mut kept = self.kept();
        if let Some(killed) = kept.killed {
            kept.people_back.extend([killed.elapsed()]);
        }
    }

    /// Ends what [`Tally::kill`] began.
    pub fn all_are_back(&self) {
        self.kept().killed = None;
    }

    /// How many tables are back.
    pub fn count_back(&self) -> usize {
        self.kept().back.0.len()
    }

    pub fn acknowledgements(&self) -> Percentiles {
        self.kept().acknowledgements.clone().percentiles()
    }

    pub fn late(&self) -> Percentiles {
        self.kept().late.clone().percentiles()
    }

    /// How long lines took that people said, if any was said.
    pub fn talk(&self) -> Option<Percentiles> {
        let talk = self.kept().talk.clone().percentiles();
        (talk.count > 0).then_some(talk)
    }

    pub fn back(&self) -> Percentiles {
        self.kept().back.clone().percentiles()
    }

    pub fn people_back(&self) -> Percentiles {
        self.kept().people_back.clone().percentiles()
    }

    pub fn errors(&self) -> BTreeMap<String, u64> {
        self.kept().errors.clone()
    }
}

fn kind(error: &ClientError) -> String {
    match error {
        ClientError::Io(error) => format!("connection: {}", error.kind()),
        ClientError::Socket(_) => "socket lost".to_owned(),
        ClientError::Status { status, .. } => format!("status {status}"),
        ClientError::NotUnderstood(_) => "not understood".to_owned(),
        ClientError::Closed(code) => code.map_or_else(|| "closed".to_owned(), |code| format!("closed with {code}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_taken_from_what_was_measured() {
        let times: Times = (1..=101).rev().map(Duration::from_millis).collect();
        let shape = times.percentiles();
        assert_eq!((shape.count, shape.p50, shape.p90, shape.p99, shape.max), (101, 51.0, 91.0, 100.0, 101.0));
        assert_eq!(Times::default().percentiles(), Percentiles::default());
        let half: Times = [Duration::from_millis(50)].into_iter().collect();
        assert_eq!(shape.less(half.percentiles()).p99, 50.0);
    }

    #[test]
    fn only_what_is_measured_counts() {
        let tally = Tally::default();
        tally.acknowledged(Duration::from_millis(1), Duration::ZERO);
        tally.measure(true);
        tally.acknowledged(Duration::from_millis(2), Duration::ZERO);
        assert_eq!((tally.acknowledgements().count, tally.acknowledgements().max), (1, 2.0));
        tally.kill();
        tally.failed(&ClientError::Closed(Some(1006)));
        tally.all_are_back();
        tally.failed(&ClientError::Closed(Some(1012)));
        assert_eq!(tally.errors().into_iter().collect::<Vec<_>>(), [("closed with 1012".to_owned(), 1)]);
    }
}
