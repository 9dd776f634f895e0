//! Where something stands in a text, and what is wrong there.

use core::fmt;

/// A place in a text; lines and columns count from 1, columns in characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

impl Place {
    /// The first character.
    pub const START: Self = Self { line: 1, column: 1 };

    /// The place this many characters further right.
    pub(crate) fn right(self, characters: usize) -> Self {
        Self { column: self.column + characters, ..self }
    }
}

/// Something wrong in a text, without the text: reading ends with it, and [`Source::problem`] makes it presentable.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fault {
    pub(crate) place: Place,
    pub(crate) message: String,
    pub(crate) help: Option<String>,
}

/// What reading gives.
pub(crate) type Reading<T> = Result<T, Fault>;

impl Fault {
    pub(crate) fn new(place: Place, message: impl Into<String>) -> Self {
        Self { place, message: message.into(), help: None }
    }

    pub(crate) fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    pub(crate) fn maybe_help(mut self, help: Option<String>) -> Self {
        self.help = help.or(self.help);
        self
    }
}

/// A text with the name of its file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Source<'a> {
    pub(crate) file: &'a str,
    pub(crate) text: &'a str,
}

impl Source<'_> {
    pub(crate) fn problem(&self, fault: Fault) -> Problem {
        let line = fault.place.line.saturating_sub(1);
        Problem {
            file: self.file.to_owned(),
            line: fault.place.line,
            column: fault.place.column,
            message: fault.message,
            help: fault.help,
            source_line: self.text.lines().nth(line).unwrap_or_default().to_owned(),
        }
    }
}

/// Something wrong in a text, ready to be shown to a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong.
    pub message: String,
    /// What would be right, if that can be told.
    pub help: Option<String>,
    source_line: String,
}

/// Characters of the source line that are shown.
const SHOWN: usize = 70;

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}:{}:{}: {}", self.file, self.line, self.column, self.message)?;
        let number = self.line.to_string();
        let margin = " ".repeat(number.len());
        let at = self.column.saturating_sub(1);
        // Of a long line only the part around the place is shown.
        let from = if at < SHOWN { 0 } else { at - SHOWN / 2 };
        let printable = |c: char| if c.is_control() { ' ' } else { c };
        let shown: String = self.source_line.chars().skip(from).take(SHOWN).map(printable).collect();
        writeln!(f, "{margin} |")?;
        writeln!(f, "{number} | {}", shown.trim_end())?;
        write!(f, "{margin} | {}^", " ".repeat(at - from))?;
        if let Some(help) = &self.help {
            write!(f, "\n{margin} = {help}")?;
        }
        Ok(())
    }
}

impl core::error::Error for Problem {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_problem_shows_the_line_and_points_at_the_column() {
        let source = Source { file: "a.yaml", text: "one\n  two thre four\n" };
        let fault = Fault::new(Place { line: 2, column: 7 }, "unknown number 'thre'").help("did you mean 'three'?");
        let shown = source.problem(fault).to_string();
        let lines: Vec<&str> = shown.lines().collect();
        assert_eq!(lines[0], "a.yaml:2:7: unknown number 'thre'");
        assert_eq!(lines[2], "2 |   two thre four");
        assert_eq!(lines[3], "  |       ^");
        assert_eq!(lines[4], "  = did you mean 'three'?");
    }

    #[test]
    fn a_place_that_is_not_in_the_text_is_still_shown() {
        let source = Source { file: "a.yaml", text: "" };
        let fault = Fault::new(Place { line: 900, column: 900 }, "nothing there");
        assert!(source.problem(fault).to_string().starts_with("a.yaml:900:900: nothing there"));
    }
}
