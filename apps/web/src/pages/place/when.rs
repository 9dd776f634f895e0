//! Moments by the reader's own clock, and times left in the two largest units.

use js_sys::{Date, Object, Reflect};
use leptos::prelude::*;
use locale::Words;

use crate::prefs::Prefs;

const MINUTE: u64 = 60_000;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// Less than this is left of a slow move: soon.
pub const SOON: u64 = 3 * HOUR;

fn written(prefs: Prefs, at: u64, parts: &[(&str, &str)]) -> String {
    let options = Object::new();
    for (part, how) in parts {
        let _ = Reflect::set(&options, &(*part).into(), &(*how).into());
    }
    let date = Date::new(&(at as f64).into());
    date.to_locale_string(prefs.lang.get().code(), &options).into()
}

/// A day: today, yesterday, or its date.
pub fn day(prefs: Prefs, at: u64) -> String {
    let number = |at: f64| {
        let date = Date::new(&at.into());
        ((at - date.get_timezone_offset() * MINUTE as f64) / DAY as f64).floor()
    };
    match number(Date::now()) - number(at as f64) {
        0.0 => prefs.words().text("place-today"),
        1.0 => prefs.words().text("place-yesterday"),
        days if days < 300.0 => written(prefs, at, &[("day", "numeric"), ("month", "long")]),
        _ => written(prefs, at, &[("day", "numeric"), ("month", "long"), ("year", "numeric")]),
    }
}

/// A month and its year.
pub fn month(prefs: Prefs, at: u64) -> String {
    written(prefs, at, &[("month", "long"), ("year", "numeric")])
}

/// Hours and minutes.
pub fn time(prefs: Prefs, at: u64) -> String {
    written(prefs, at, &[("hour", "2-digit"), ("minute", "2-digit"), ("hourCycle", "h23")])
}

/// A day of the week with hours and minutes.
pub fn moment(prefs: Prefs, at: u64) -> String {
    written(prefs, at, &[("weekday", "short"), ("hour", "2-digit"), ("minute", "2-digit"), ("hourCycle", "h23")])
}

/// How much is left, in the two largest units.
pub fn left(words: &Words, left: u64) -> String {
    let (days, hours, minutes) = (left / DAY, left % DAY / HOUR, left % HOUR / MINUTE);
    let part = |id: &str, count: u64| words.text_with(id, &[("count", (count as i64).into())]);
    match (days, hours) {
        (0, 0) => part("place-minutes", minutes),
        (0, _) => format!("{} {}", part("place-hours", hours), part("place-minutes", minutes)),
        (_, 0) => part("place-days", days),
        _ => format!("{} {}", part("place-days", days), part("place-hours", hours)),
    }
}

/// The moment at which so much time is over.
pub fn in_so_long(left: u64) -> u64 {
    Date::now() as u64 + left
}

#[cfg(test)]
mod tests {
    use locale::Lang;

    use super::*;

    #[test]
    fn the_two_largest_units_are_said() {
        let words = Words::of(Lang::En);
        let cases = [
            (0, "0 min"),
            (5 * MINUTE, "5 min"),
            (HOUR + 50 * MINUTE, "1 h 50 min"),
            (DAY, "1 day"),
            (DAY + 6 * HOUR + 59 * MINUTE, "1 day 6 h"),
            (3 * DAY - 1, "2 days 23 h"),
        ];
        for (time, said) in cases {
            assert_eq!(left(words, time), said);
        }
    }
}
