//! Vacations from slow games: two weeks in a year, by UTC.

use std::time::Duration;

use protocol::PersonId;
use protocol::lobby::TakeVacation;
use store::{Leave, Store, Vacation, WallTime};

use crate::error::Error;
use crate::ids;

const A_DAY: Duration = Duration::from_secs(24 * 60 * 60);
const A_DAY_MS: i64 = 24 * 60 * 60 * 1000;

fn allowed() -> Duration {
    A_DAY * u32::from(TakeVacation::A_YEAR)
}

/// How it stands with the vacation of a person.
pub async fn of(store: &Store, person: PersonId, now: WallTime) -> Result<protocol::lobby::Vacation, Error> {
    let id = ids::person(person);
    let mut until = store.away(vec![id], now).await?.first().map(|(_, until)| *until);
    // One that goes on in another year is stored in two parts.
    if let Some(end) = until
        && let Some((_, later)) = store.away(vec![id], end).await?.first()
    {
        until = Some(*later);
    }
    let used = store.vacation_used(id, year_of(now)).await?;
    let left_ms = u64::try_from(allowed().saturating_sub(used).as_millis()).unwrap_or(0);
    Ok(protocol::lobby::Vacation { until: until.and_then(|until| u64::try_from(until.0).ok()), left_ms })
}

/// Takes a vacation that begins now.
pub async fn take(store: &Store, person: PersonId, days: u8, now: WallTime) -> Result<(), Error> {
    if !(1..=TakeVacation::A_YEAR).contains(&days) {
        return Err(Error::BadRequest("a vacation has 1 to 14 days".to_owned()));
    }
    let (id, year) = (ids::person(person), year_of(now));
    let until = now.plus(A_DAY * u32::from(days));
    let this = Vacation { from: now, until: until.min(year.until) };
    let next = Vacation { from: year.until, until };
    let mut parts = vec![(this, year)];
    if next.from < next.until {
        parts.push((next, year_of(year.until)));
    }
    for (part, year) in parts {
        match store.take_vacation(id, part, year, allowed()).await? {
            Leave::Taken => {}
            Leave::Overlaps => return Err(Error::BadRequest("you are on vacation already".to_owned())),
            Leave::TooLong(_) => {
                // All of it or nothing: of what is taken already nothing has passed.
                if part.from > now {
                    store.end_vacation(id, now).await?;
                }
                return Err(Error::NoVacation);
            }
        }
    }
    Ok(())
}

/// The year in which a moment lies.
fn year_of(now: WallTime) -> Vacation {
    let days = now.0.div_euclid(A_DAY_MS);
    // Never later than the right one, and at most one year earlier.
    let mut year = 1970 + days.div_euclid(366);
    while first_day(year + 1) <= days {
        year += 1;
    }
    Vacation { from: WallTime(first_day(year) * A_DAY_MS), until: WallTime(first_day(year + 1) * A_DAY_MS) }
}

/// The first day of a year, counted from that of 1970.
fn first_day(year: i64) -> i64 {
    let leap_days = |before: i64| before.div_euclid(4) - before.div_euclid(100) + before.div_euclid(400);
    365 * (year - 1970) + leap_days(year - 1) - leap_days(1969)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_year_begins_and_ends_at_midnight() {
        // 2000-03-01, 2026-11-19 20:00 and the last moment of 2028, a leap year, in milliseconds since 1970.
        let cases = [
            (951_868_800_000, 946_684_800_000, 978_307_200_000),
            (1_795_118_400_000, 1_767_225_600_000, 1_798_761_600_000),
            (1_861_919_999_999, 1_830_297_600_000, 1_861_920_000_000),
            (1_861_920_000_000, 1_861_920_000_000, 1_893_456_000_000),
        ];
        for (now, from, until) in cases {
            assert_eq!(year_of(WallTime(now)), Vacation { from: WallTime(from), until: WallTime(until) });
        }
    }
}
