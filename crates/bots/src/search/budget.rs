//! How long a search may think.

use web_time::{Duration, Instant};

/// When a search stops: after a number of iterations, or when the time is over, whichever comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The most iterations.
    pub iterations: u32,
    /// The longest time; without it a search is the same on every machine.
    pub time: Option<Duration>,
    /// Trees that are grown at the same time, each with all the iterations; their opinions are merged.
    pub threads: u8,
    /// The most bytes for all trees.
    pub memory: usize,
    /// Whether to stop as soon as the rest would hardly change which move has the most visits.
    pub decisive: bool,
}

impl Budget {
    /// Memory where a game runs as a program of its own.
    pub const NATIVE: usize = 256 << 20;
    /// Memory for one tree where it runs in a page: that keeps four at most and reviews with a fifth, together 60 MB.
    pub const PAGE: usize = 12 << 20;

    /// This many iterations, however long they take.
    pub const fn iterations(iterations: u32) -> Self {
        let memory = if cfg!(target_family = "wasm") { Self::PAGE } else { Self::NATIVE };
        Self { iterations, time: None, threads: 1, memory, decisive: false }
    }

    /// As many iterations as fit into this time.
    pub const fn time(time: Duration) -> Self {
        Self { iterations: u32::MAX, time: Some(time), ..Self::iterations(0) }
    }

    /// The same for whoever wants the move alone, not what the others are worth.
    pub const fn decisive(self) -> Self {
        Self { decisive: true, ..self }
    }

    /// The same, stopped after this time at the latest.
    pub const fn within(self, time: Duration) -> Self {
        Self { time: Some(time), ..self }
    }
}

/// What is left of a budget.
pub(super) struct Clock {
    begun: Option<Instant>,
    budget: Budget,
}

impl Clock {
    /// A budget that begins now.
    pub(super) fn new(budget: &Budget) -> Self {
        Self { begun: budget.time.map(|_| Instant::now()), budget: *budget }
    }

    /// Whether the budget is spent after this many iterations; the time is not looked at in every one.
    pub(super) fn is_over(&self, iterations: u32) -> bool {
        iterations >= self.budget.iterations
            || iterations.is_multiple_of(4)
                && iterations > 0
                && self.passed().is_some_and(|(passed, time)| passed >= time)
    }

    /// How many iterations may follow, if now is a moment at which a decisive search asks whether to go on.
    ///
    /// Where both iterations and time are bounded, iterations count: they are the same on every machine.
    pub(super) fn left(&self, iterations: u32) -> Option<u32> {
        if !self.budget.decisive || !iterations.is_multiple_of(PAUSE) || iterations == 0 {
            return None;
        }
        if self.budget.iterations < u32::MAX {
            return Some(self.budget.iterations - iterations);
        }
        let (passed, time) = self.passed()?;
        let each = passed.as_secs_f64() / f64::from(iterations);
        Some((time.saturating_sub(passed).as_secs_f64() / each) as u32)
    }

    fn passed(&self) -> Option<(Duration, Duration)> {
        Some((self.begun?.elapsed(), self.budget.time?))
    }
}

/// Iterations after which a decisive search asks whether it may stop.
const PAUSE: u32 = 32;
