//! Vacations, for games over days.

use std::time::Duration;

use crate::error::{Reply, StoreError};
use crate::ids::PersonId;
use crate::time::WallTime;

/// How many vacations of a person are listed.
pub const VACATIONS: u32 = 100;

/// From when until when somebody is away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vacation {
    /// The beginning.
    pub from: WallTime,
    /// The end.
    pub until: WallTime,
}

impl Vacation {
    /// How much of it lies in another span.
    pub(crate) fn within(&self, span: Vacation) -> Duration {
        let (from, until) = (self.from.0.max(span.from.0), self.until.0.min(span.until.0));
        Duration::from_millis(u64::try_from(until.saturating_sub(from)).unwrap_or(0))
    }
}

/// What came of taking one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leave {
    /// It is taken.
    Taken,
    /// There is another one at that time.
    Overlaps,
    /// So much is left of the year, and it is longer.
    TooLong(Duration),
}

/// Vacations.
pub trait Vacations: Send + Sync {
    /// Takes a vacation, if those in this year (a span of the caller) are no longer than allowed then. One that goes on in
    /// another year is cut in two by the caller.
    fn take_vacation(
        &self,
        person: PersonId,
        vacation: Vacation,
        year: Vacation,
        allowed: Duration,
    ) -> Reply<'_, Result<Leave, StoreError>>;

    /// How much of a year a person has been or will be away.
    fn vacation_used(&self, person: PersonId, year: Vacation) -> Reply<'_, Result<Duration, StoreError>>;

    /// Ends a vacation that runs, and takes back those that begin later. Returns whether there was any.
    fn end_vacation(&self, person: PersonId, at: WallTime) -> Reply<'_, Result<bool, StoreError>>;

    /// The vacations of a person, the last first; at most [`VACATIONS`].
    fn vacations(&self, person: PersonId) -> Reply<'_, Result<Vec<Vacation>, StoreError>>;

    /// Who of these is away, and until when.
    fn away(&self, people: Vec<PersonId>, at: WallTime) -> Reply<'_, Result<Vec<(PersonId, WallTime)>, StoreError>>;
}
