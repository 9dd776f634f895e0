//! How long a search may think.

use web_time::{Duration, Instant};

/// When a search stops: after so many iterations, or when the time is over, whatever comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The most iterations.
    pub iterations: u32,
    /// The longest time; without it a search is the same on every machine.
    pub time: Option<Duration>,
    /// Trees that are grown at the same time, each with all the iterations; their opinions are put together.
    pub threads: u8,
    /// The most bytes for all trees.
    pub memory: usize,
}

impl Budget {
    /// Memory where a game runs as a program of its own.
    pub const NATIVE: usize = 256 << 20;
    /// Memory for one tree where it runs in a page: that keeps four at most and reviews with a fifth, together 60 MB.
    pub const PAGE: usize = 12 << 20;

    /// So many iterations, however long they take.
    pub const fn iterations(iterations: u32) -> Self {
        let memory = if cfg!(target_family = "wasm") { Self::PAGE } else { Self::NATIVE };
        Self { iterations, time: None, threads: 1, memory }
    }

    /// As many iterations as fit into this time.
    pub const fn time(time: Duration) -> Self {
        Self { iterations: u32::MAX, time: Some(time), ..Self::iterations(0) }
    }

    /// The same, stopped after this time at the latest.
    pub const fn within(self, time: Duration) -> Self {
        Self { time: Some(time), ..self }
    }
}

/// The moment at which a search stops.
pub struct Deadline(Option<Instant>);

impl Deadline {
    /// The end of a budget that begins now.
    pub fn new(budget: &Budget) -> Self {
        Self(budget.time.map(|time| Instant::now() + time))
    }

    /// Whether it has passed; the clock is not read in every iteration.
    pub fn has_passed(&self, iteration: u32) -> bool {
        iteration.is_multiple_of(4) && iteration > 0 && self.0.is_some_and(|end| Instant::now() >= end)
    }
}
