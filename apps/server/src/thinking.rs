//! Threads on which bots think: one less than there are cores, fed by a bounded queue that is ordered by deadline.
//!
//! Nothing waits for them. A job that would be ready too late is not begun, so that with more work than time some answers
//! are good and not all late. A table has a simpler bot that answers when the deadline has passed, so a job may be dropped: when
//! the queue is full it is the one with the latest deadline.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The most jobs that wait.
const QUEUE: usize = 4096;

/// What a bot is to find out; the answer goes where the job takes it.
pub type Job = Box<dyn FnOnce() + Send>;

/// The threads. Dropping it lets them end after the job they are at.
#[derive(Debug)]
pub struct Pool {
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    queue: Mutex<Queue>,
    wake: Condvar,
}

impl std::fmt::Debug for Shared {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Shared").finish_non_exhaustive()
    }
}

#[derive(Default)]
struct Queue {
    jobs: BTreeMap<(Instant, u64), (Duration, Job)>,
    next: u64,
    closed: bool,
}

impl Shared {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Pool {
    /// Starts as many threads as there are cores less one, and one at least.
    pub fn start() -> std::io::Result<Self> {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Self::with_threads(cores.saturating_sub(1).max(1))
    }

    /// Starts so many threads.
    pub fn with_threads(count: usize) -> std::io::Result<Self> {
        let shared = Arc::<Shared>::default();
        for number in 0..count {
            let shared = shared.clone();
            thread::Builder::new().name(format!("bot {number}")).spawn(move || work(&shared))?;
        }
        Ok(Self { shared })
    }

    /// Puts a job that takes so long into the queue; earlier deadlines come first.
    pub fn think(&self, deadline: Instant, takes: Duration, job: Job) {
        let mut queue = self.shared.queue();
        let number = queue.next;
        queue.next += 1;
        queue.jobs.insert((deadline, number), (takes, job));
        if queue.jobs.len() > QUEUE {
            queue.jobs.pop_last();
        }
        drop(queue);
        self.shared.wake.notify_one();
    }

    /// How many jobs wait.
    pub fn waiting(&self) -> usize {
        self.shared.queue().jobs.len()
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        let mut queue = self.shared.queue();
        queue.closed = true;
        queue.jobs.clear();
        drop(queue);
        self.shared.wake.notify_all();
    }
}

fn work(shared: &Shared) {
    while let Some(job) = next(shared) {
        // A bot that panics has no answer; the thread goes on with the next job.
        if catch_unwind(AssertUnwindSafe(job)).is_err() {
            tracing::error!("a bot panicked while thinking");
        }
    }
}

fn next(shared: &Shared) -> Option<Job> {
    let mut queue = shared.queue();
    loop {
        if queue.closed {
            return None;
        }
        while let Some(((deadline, _), (takes, job))) = queue.jobs.pop_first() {
            if Instant::now() + takes <= deadline {
                return Some(job);
            }
        }
        queue = shared.wake.wait(queue).unwrap_or_else(PoisonError::into_inner);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use super::*;

    const LONG: Duration = Duration::from_secs(600);

    #[test]
    fn jobs_come_in_the_order_of_their_deadlines_and_a_panic_ends_only_its_job() {
        let pool = Pool::with_threads(1).expect("a thread");
        let (say, heard) = mpsc::channel();
        let (begin, begun) = mpsc::channel::<()>();
        let soon = Instant::now() + LONG;
        pool.think(soon, Duration::ZERO, Box::new(move || begun.recv().expect("a beginning")));
        for seconds in [3, 1, 2] {
            let say = say.clone();
            let job = move || say.send(seconds).expect("somebody listens");
            pool.think(soon + Duration::from_secs(seconds), Duration::ZERO, Box::new(job));
        }
        pool.think(soon, Duration::ZERO, Box::new(|| panic!("a bot that fails, on purpose")));
        begin.send(()).expect("the first job waits");
        drop(say);
        assert_eq!(heard.iter().collect::<Vec<_>>(), [1, 2, 3]);
    }

    #[test]
    fn what_would_be_ready_too_late_is_not_begun() {
        let pool = Pool::with_threads(1).expect("a thread");
        let (say, heard) = mpsc::channel();
        let now = Instant::now();
        for (name, deadline, takes) in
            [("past", now, Duration::ZERO), ("late", now + LONG, 2 * LONG), ("good", now + LONG, LONG / 2)]
        {
            let say = say.clone();
            pool.think(deadline, takes, Box::new(move || say.send(name).expect("somebody listens")));
        }
        drop(say);
        assert_eq!(heard.iter().collect::<Vec<_>>(), ["good"]);
    }

    #[test]
    fn a_full_queue_drops_what_has_the_most_time() {
        let pool = Pool::with_threads(0).expect("no thread");
        let now = Instant::now();
        for number in 0..QUEUE as u64 + 10 {
            pool.think(now + Duration::from_secs(number), Duration::ZERO, Box::new(|| ()));
        }
        assert_eq!(pool.waiting(), QUEUE);
        let last = pool.shared.queue().jobs.last_key_value().map(|(key, _)| key.0);
        assert_eq!(last, Some(now + Duration::from_secs(QUEUE as u64 - 1)));
    }
}
