//! Plain tables of text: columns set apart by blanks, so that a screen reader reads words and nothing else.

use std::io::{self, Write};

use anstyle::Style;

use crate::terminal::{HEADING, columns, pad, pad_left, paint, wrap};

/// How a column is set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Align {
    /// Words.
    Left,
    /// Numbers.
    Right,
}

/// One cell: its text, and how it is painted.
pub type Cell = (String, Option<Style>);

/// A table under construction.
#[derive(Debug)]
pub struct Grid {
    aligns: Vec<Align>,
    rows: Vec<Vec<Cell>>,
}

impl Grid {
    /// A table with a heading; the alignment of a column is that of its heading.
    pub fn headed(heads: &[(&str, Align)]) -> Self {
        let heading = heads.iter().map(|(head, _)| ((*head).to_owned(), Some(HEADING))).collect();
        Self { aligns: heads.iter().map(|(_, align)| *align).collect(), rows: vec![heading] }
    }

    /// A table without a heading.
    pub fn bare(aligns: &[Align]) -> Self {
        Self { aligns: aligns.to_vec(), rows: Vec::new() }
    }

    /// Adds a row.
    pub fn row<S: Into<String>>(&mut self, cells: impl IntoIterator<Item = S>) {
        self.painted_row(cells.into_iter().map(|cell| (cell.into(), None)));
    }

    /// Adds a row with colours.
    pub fn painted_row(&mut self, cells: impl IntoIterator<Item = Cell>) {
        self.rows.push(cells.into_iter().collect());
    }

    /// Writes it, every line after `indent` blanks.
    pub fn write(&self, out: &mut impl Write, indent: usize) -> io::Result<()> {
        for line in self.lines(indent) {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }

    /// Its lines, every line after `indent` blanks.
    pub fn lines(&self, indent: usize) -> Vec<String> {
        self.rows_within(indent, usize::MAX).into_iter().flatten().collect()
    }

    /// The lines of each row; the last column is broken to stay within `width`.
    pub fn rows_within(&self, indent: usize, width: usize) -> Vec<Vec<String>> {
        let widest =
            |column: usize| self.rows.iter().filter_map(|row| row.get(column)).map(|(text, _)| columns(text)).max();
        let widths: Vec<usize> = (0..self.aligns.len()).map(|column| widest(column).unwrap_or(0)).collect();
        self.rows.iter().map(|row| self.set(row, &widths, indent, width)).collect()
    }

    fn set(&self, row: &[Cell], widths: &[usize], indent: usize, width: usize) -> Vec<String> {
        let Some(((text, style), before)) = row.split_last() else { return Vec::new() };
        let mut line = " ".repeat(indent);
        let mut used = indent;
        for (place, (text, style)) in before.iter().enumerate() {
            let column = widths.get(place).copied().unwrap_or(0);
            line.push_str(&painted(*style, &self.aligned(place, text, column)));
            line.push_str("  ");
            used += column + 2;
        }
        let last = widths.get(before.len()).copied().unwrap_or(0);
        let parts = match self.aligns.get(before.len()) {
            Some(Align::Right) => vec![pad_left(text, last)],
            _ if text.trim().is_empty() || width == usize::MAX => vec![text.clone()],
            _ => wrap(text, width.saturating_sub(used).max(16), 0),
        };
        let mut lines = Vec::new();
        for part in parts {
            line.push_str(&painted(*style, &part));
            lines.push(line.trim_end().to_owned());
            line = " ".repeat(used);
        }
        lines
    }

    fn aligned(&self, place: usize, text: &str, width: usize) -> String {
        match self.aligns.get(place) {
            Some(Align::Right) => pad_left(text, width),
            _ => pad(text, width),
        }
    }
}

fn painted(style: Option<Style>, text: &str) -> String {
    style.map_or_else(|| text.to_owned(), |style| paint(style, text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_stand_under_each_other() {
        let mut grid = Grid::bare(&[Align::Left, Align::Right, Align::Left]);
        grid.row(["Tkanka tłuszczowa", "1", "a"]);
        grid.row(["Жир", "123", ""]);
        assert_eq!(grid.lines(1), [" Tkanka tłuszczowa    1  a", " Жир                123"]);
    }

    #[test]
    fn the_last_column_is_broken_under_itself() {
        let mut grid = Grid::bare(&[Align::Left, Align::Left]);
        grid.row(["Montana", "Carnivorous, Fat Tissue, Swimming"]);
        let rows = grid.rows_within(2, 30);
        assert_eq!(rows, [["  Montana  Carnivorous, Fat", "           Tissue, Swimming"]]);
    }
}
