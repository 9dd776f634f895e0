//! Numbers and outlines as short text.
//!
//! Places are rounded to tenths first and then written relative to the last one: short, and nothing drifts.

use crate::kit::{MARGIN, Path, WIDTH};
use crate::layout::{Frame, Spot};

/// How far everything drawn reaches to the left, right and top, if it leaves the picture. Control points are a safe hull.
pub(crate) struct Bounds {
    pub left: f64,
    pub right: f64,
    pub top: f64,
}

impl Bounds {
    pub const PICTURE: Self = Self { left: MARGIN, right: WIDTH - MARGIN, top: MARGIN };

    pub fn grow(&mut self, (x, y): Spot) {
        self.left = self.left.min(x);
        self.right = self.right.max(x);
        self.top = self.top.min(y);
    }
}

/// Writes the outline as path data.
pub(crate) fn trace(path: &Path, frame: &Frame, out: &mut String, bounds: &mut Bounds) {
    let mut pen = Pen::new(out);
    let mut next = 0;
    let mut spots = [(0.0, 0.0); 3];
    for command in path.commands.bytes() {
        let count = match command {
            b'C' => 3,
            b'Q' => 2,
            b'Z' => 0,
            _ => 1,
        };
        for (index, spot) in (next..).zip(&mut spots[..count]) {
            let (x, y) = path.points[index];
            let on_head = path.on_head.get(index).is_some_and(|&on_head| on_head);
            *spot = frame.place((f64::from(x) / 10.0, f64::from(y) / 10.0), on_head);
            bounds.grow(*spot);
        }
        next += count;
        pen.draw(command, &spots[..count]);
    }
}

/// Writes commands one after another.
pub(crate) struct Pen<'a> {
    out: &'a mut String,
    last: (i32, i32),
}

impl<'a> Pen<'a> {
    pub fn new(out: &'a mut String) -> Self {
        Self { out, last: (0, 0) }
    }

    /// One command, given as `M L C Q Z`; `M` stays absolute.
    pub fn draw(&mut self, command: u8, spots: &[Spot]) {
        let absolute = command == b'M';
        let kept = absolute || command == b'Z';
        self.out.push(char::from(if kept { command } else { command.to_ascii_lowercase() }));
        let (from_x, from_y) = if absolute { (0, 0) } else { self.last };
        for (index, &(x, y)) in spots.iter().enumerate() {
            let here = (round(x), round(y));
            let (x, y) = (here.0 - from_x, here.1 - from_y);
            if index > 0 && x >= 0 {
                self.out.push(' ');
            }
            push_tenths(self.out, x);
            if y >= 0 {
                self.out.push(' ');
            }
            push_tenths(self.out, y);
            self.last = here;
        }
    }
}

/// A number with at most one decimal.
pub(crate) fn push_number(out: &mut String, number: f64) {
    push_tenths(out, round(number));
}

/// Whole tenths as the shortest decimal: -5 is `-.5`.
pub(crate) fn push_tenths(out: &mut String, tenths: i32) {
    if tenths < 0 {
        out.push('-');
    }
    let (whole, rest) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
    if whole > 0 || rest == 0 {
        push_whole(out, whole);
    }
    if rest > 0 {
        out.push('.');
        push_whole(out, rest);
    }
}

/// A whole number.
pub(crate) fn push_whole(out: &mut String, number: u32) {
    if number >= 10 {
        push_whole(out, number / 10);
    }
    out.push(char::from(b'0' + (number % 10) as u8));
}

/// To whole tenths, halves up.
fn round(number: f64) -> i32 {
    (number * 10.0 + 0.5).floor() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let text = |number| {
            let mut out = String::new();
            push_number(&mut out, number);
            out
        };
        let numbers = [0.0, -0.0, -0.04, 0.05, 0.5, -0.5, 1.0, -12.34, 12.35, 204.95, 1e300];
        let texts = ["0", "0", "0", ".1", ".5", "-.5", "1", "-12.3", "12.4", "205", "214748364.7"];
        assert_eq!(numbers.map(text), texts);
    }

    #[test]
    fn points_are_relative_and_separated_only_where_needed() {
        let mut out = String::new();
        let mut pen = Pen::new(&mut out);
        pen.draw(b'M', &[(1.04, 2.0)]);
        pen.draw(b'C', &[(0.0, 0.0), (2.0, 3.0), (1.0, 2.5)]);
        pen.draw(b'L', &[(1.0, 2.0)]);
        pen.draw(b'Z', &[]);
        assert_eq!(out, "M1 2c-1-2 1 1 0 .5l0-.5Z");
    }
}
