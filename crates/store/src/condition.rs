//! Whether the storage answers, for everybody who wants to know.

use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::Duration;

use tokio::sync::watch;

use crate::time::WallTime;

/// Whether the storage answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// It does.
    Available,
    /// It has not been possible to write since then. What waits is repeated.
    Away {
        /// Since when.
        since: WallTime,
    },
}

/// A commit of appends, for whoever watches the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Commit {
    /// How many tables wrote.
    pub appends: usize,
    /// How long it took until all of it was on the disk.
    pub took: Duration,
}

/// Who is told of commits.
type OnCommit = Box<dyn Fn(Commit) + Send + Sync>;

/// The place where writers report. Each lane has a bit: while any is set, the storage counts as away.
pub(crate) struct Reports {
    away: Mutex<u32>,
    sender: watch::Sender<Condition>,
    on_commit: OnceLock<OnCommit>,
}

impl Reports {
    pub fn new() -> Reports {
        let sender = watch::Sender::new(Condition::Available);
        Reports { away: Mutex::new(0), sender, on_commit: OnceLock::new() }
    }

    pub fn watch(&self) -> watch::Receiver<Condition> {
        self.sender.subscribe()
    }

    /// Tells this of every commit from now on, unless somebody else is told already.
    pub fn on_commit(&self, tell: OnCommit) {
        let _ = self.on_commit.set(tell);
    }

    /// A lane has committed appends.
    pub fn committed(&self, commit: Commit) {
        if let Some(tell) = self.on_commit.get() {
            tell(commit);
        }
    }

    /// A lane has written, or could not.
    pub fn report(&self, lane: u32, answers: bool) {
        let mut away = self.away.lock().unwrap_or_else(PoisonError::into_inner);
        let before = *away;
        *away = if answers { before & !(1 << lane) } else { before | (1 << lane) };
        if (before == 0) != (*away == 0) {
            let condition = if *away == 0 { Condition::Available } else { Condition::Away { since: WallTime::now() } };
            self.sender.send_replace(condition);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_storage_is_away_until_every_lane_writes_again() {
        let reports = Reports::new();
        let watch = reports.watch();
        assert_eq!(*watch.borrow(), Condition::Available);
        reports.report(0, false);
        reports.report(3, false);
        reports.report(0, true);
        assert!(matches!(*watch.borrow(), Condition::Away { .. }));
        reports.report(3, true);
        assert_eq!(*watch.borrow(), Condition::Available);
    }
}
