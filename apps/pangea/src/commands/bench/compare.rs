//! `pangea bench --against FILE`: the figures of an earlier run with `--json` beside those of this one, and which of them
//! differ by more than the noise.
//!
//! A figure is measured in parts, one after the other, and its standard error is that of their mean. It has changed if the
//! difference is more than three standard errors of both runs together and more than two in a hundred: on a busy machine
//! the parts differ much, so that only large differences count.

use std::io::Write;
use std::path::Path;

use serde::de::DeserializeOwned;

use crate::failure::{Done, Failure};
use crate::grid::{Align, Grid};
use crate::terminal::{self, DANGER, GOOD, QUIET};

/// The parts in which a figure is measured.
pub(super) const PARTS: u32 = 10;
/// Differences smaller than this are never named.
const SMALL: f64 = 0.02;
/// How many standard errors a difference has to have.
const ERRORS: f64 = 3.0;

/// Something counted in each second.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Figure {
    /// What it is measured of; equal in both runs.
    pub(super) name: String,
    pub(super) per_second: f64,
    pub(super) error: f64,
}

/// The mean of what was measured in each second of these parts, and its standard error.
pub(super) fn mean(parts: &[f64]) -> (f64, f64) {
    let count = parts.len().max(1) as f64;
    let mean = parts.iter().sum::<f64>() / count;
    let squares: f64 = parts.iter().map(|part| (part - mean).powi(2)).sum();
    (mean, (squares / (count - 1.0).max(1.0) / count).sqrt())
}

/// The rows of an earlier run.
pub(super) fn read<R: DeserializeOwned>(path: &Path) -> Done<Vec<R>> {
    let text = std::fs::read_to_string(path).map_err(|error| Failure::file(path, &error))?;
    serde_json::from_str(&text).map_err(|error| {
        let what = format!("{}: these are not the figures of such a run ({error})", path.display());
        Failure::input(what)
            .way_out("give a file that `pangea bench --json` wrote, with --search if you compare searches")
    })
}

/// What became of a figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Change {
    Faster,
    Slower,
    Noise,
}

fn change(then: &Figure, now: &Figure) -> Change {
    let difference = now.per_second - then.per_second;
    let noise = (ERRORS * then.error.hypot(now.error)).max(SMALL * then.per_second);
    match difference {
        difference if difference > noise => Change::Faster,
        difference if difference < -noise => Change::Slower,
        _ => Change::Noise,
    }
}

/// Writes both side by side.
pub(super) fn write(then: &[Figure], now: &[Figure]) -> Done {
    let mut out = terminal::out();
    let mut grid = Grid::headed(&[
        ("per second", Align::Left),
        ("then", Align::Right),
        ("now", Align::Right),
        ("change", Align::Right),
        ("noise", Align::Right),
        ("", Align::Left),
    ]);
    let plain = |text: String| (text, None);
    let rate = |figure: &Figure| format!("{:.0}", figure.per_second);
    let mut changed = 0;
    for figure in now {
        let Some(before) = then.iter().find(|before| before.name == figure.name) else {
            let cells =
                [figure.name.clone(), String::new(), rate(figure), String::new(), String::new(), "new".to_owned()];
            grid.row(cells);
            continue;
        };
        let of_before = |number: f64| 100.0 * number / before.per_second;
        let (word, style) = match change(before, figure) {
            Change::Faster => ("faster", GOOD),
            Change::Slower => ("slower", DANGER),
            Change::Noise => ("within the noise", QUIET),
        };
        changed += usize::from(style != QUIET);
        grid.painted_row([
            plain(figure.name.clone()),
            plain(rate(before)),
            plain(rate(figure)),
            plain(format!("{:+.1}%", of_before(figure.per_second - before.per_second))),
            plain(format!("±{:.1}%", of_before(ERRORS * before.error.hypot(figure.error)))),
            (word.to_owned(), Some(style)),
        ]);
    }
    grid.write(&mut out, 0)?;
    let gone: Vec<&str> = then
        .iter()
        .filter(|before| now.iter().all(|one| one.name != before.name))
        .map(|one| one.name.as_str())
        .collect();
    if !gone.is_empty() {
        writeln!(out, "Measured then and not now: {}", gone.join("; "))?;
    }
    writeln!(out, "Changed beyond the noise: {changed} of {}", now.len())?;
    super::warn_of_debug(&mut out)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figure(per_second: f64, error: f64) -> Figure {
        Figure { name: "origin".to_owned(), per_second, error }
    }

    #[test]
    fn a_figure_has_changed_if_it_differs_by_more_than_three_errors() {
        let then = figure(1000.0, 10.0);
        assert_eq!(change(&then, &figure(1050.0, 10.0)), Change::Faster);
        assert_eq!(change(&then, &figure(950.0, 10.0)), Change::Slower);
        assert_eq!(change(&then, &figure(1040.0, 10.0)), Change::Noise);
        assert_eq!(change(&then, &figure(1050.0, 40.0)), Change::Noise);
    }

    #[test]
    fn a_difference_of_one_in_a_hundred_is_not_named() {
        assert_eq!(change(&figure(1000.0, 0.1), &figure(1010.0, 0.1)), Change::Noise);
    }

    #[test]
    fn equal_parts_have_no_error_and_differing_ones_have() {
        assert_eq!(mean(&[5.0, 5.0, 5.0]), (5.0, 0.0));
        let (middle, error) = mean(&[4.0, 6.0]);
        assert_eq!(middle, 5.0);
        assert!((error - 1.0).abs() < 1e-9, "{error}");
    }
}
