//! Times as people write them: `2026-11-19 20:15` in UTC, and `7d`, `12h`, `30m` for how long.

use std::time::Duration;

use store::WallTime;

/// Longer than anybody lives.
const EVER: Duration = Duration::from_secs(100 * 365 * 24 * 60 * 60);

/// How long: a number with `m`, `h` or `d`, or `ever`.
pub fn duration(text: &str) -> Result<Duration, String> {
    if text == "ever" {
        return Ok(EVER);
    }
    let wrong = || format!("`{text}` is no length of time; write 30m, 12h, 7d or ever");
    let unit = text.chars().last().ok_or_else(wrong)?;
    let seconds = match unit {
        'm' => 60,
        'h' => 60 * 60,
        'd' => 24 * 60 * 60,
        _ => return Err(wrong()),
    };
    let number: u32 = text[..text.len() - unit.len_utf8()].parse().map_err(|_| wrong())?;
    Ok(Duration::from_secs(u64::from(number) * seconds).min(EVER))
}

/// A time in UTC.
pub fn written(at: WallTime) -> String {
    let minutes = at.0.div_euclid(60_000);
    let (days, minutes) = (minutes.div_euclid(24 * 60), minutes.rem_euclid(24 * 60));
    let (year, month, day) = date(days);
    format!("{year}-{month:02}-{day:02} {:02}:{:02}", minutes / 60, minutes % 60)
}

/// A time that may not be.
pub fn or_never(at: Option<WallTime>) -> String {
    at.map_or_else(|| "-".to_owned(), written)
}

/// The date so many days after 1970 began, in the Gregorian calendar: years that begin in March, in eras of 400 years.
fn date(days: i64) -> (i64, i64, i64) {
    let days = days + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let first = month < 10;
    (era * 400 + year + i64::from(!first), if first { month + 3 } else { month - 9 }, day - (153 * month + 2) / 5 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_written_in_utc() {
        let at = |seconds: i64| written(WallTime(seconds * 1000));
        assert_eq!(at(0), "1970-01-01 00:00");
        assert_eq!(at(951_782_399), "2000-02-28 23:59");
        assert_eq!(at(951_782_400), "2000-02-29 00:00");
        assert_eq!(at(1_795_119_300), "2026-11-19 20:15");
        assert_eq!(at(-1), "1969-12-31 23:59");
    }

    #[test]
    fn a_length_of_time_has_a_unit() {
        assert_eq!(duration("30m"), Ok(Duration::from_secs(1_800)));
        assert_eq!(duration("7d"), Ok(Duration::from_secs(604_800)));
        assert_eq!(duration("ever"), Ok(EVER));
        for wrong in ["", "7", "d", "-1d", "7 d", "7w", "7д"] {
            assert!(duration(wrong).is_err(), "{wrong}");
        }
    }
}
