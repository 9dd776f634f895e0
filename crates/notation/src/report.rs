//! What came of running scenarios, and how it is shown.

use core::fmt;

use crate::place::Problem;

/// What came of all scenarios that were run.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// One for each run, in order; a file that cannot be read is one too.
    pub outcomes: Vec<Outcome>,
}

/// What came of one run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The file.
    pub file: String,
    /// The line where the scenario begins.
    pub line: usize,
    /// The scenario; nothing for a file that cannot be read.
    pub id: Option<String>,
    /// The rules the scenario is about, as written.
    pub rules: Vec<String>,
    /// How it went.
    pub verdict: Verdict,
}

/// How a run went.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Everything was as expected.
    Passed,
    /// Something was not.
    Failed(Failure),
    /// The text itself is wrong.
    Broken(Problem),
}

/// What was not as expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The line of the step or expectation.
    pub line: usize,
    /// The step, from 1; nothing for what is checked at the end.
    pub step: Option<usize>,
    /// What happened.
    pub message: String,
    /// What was expected and what was found.
    pub differences: Vec<Difference>,
}

/// One difference.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// What it is about: `T.traits`.
    pub subject: String,
    /// What was expected.
    pub expected: String,
    /// What was found.
    pub actual: String,
}

impl Report {
    /// How many runs passed.
    pub fn passed(&self) -> usize {
        self.outcomes.iter().filter(|outcome| outcome.verdict == Verdict::Passed).count()
    }

    /// How many did not.
    pub fn failed(&self) -> usize {
        self.outcomes.len() - self.passed()
    }

    /// The runs that did not pass.
    pub fn failures(&self) -> impl Iterator<Item = &Outcome> {
        self.outcomes.iter().filter(|outcome| outcome.verdict != Verdict::Passed)
    }

    /// Adds what came of further scenarios.
    pub fn extend(&mut self, other: Self) {
        self.outcomes.extend(other.outcomes);
    }
}

/// Every failure, a blank line after each, and the line `N passed, N failed`.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for outcome in self.failures() {
            writeln!(f, "{outcome}\n")?;
        }
        write!(f, "{} passed, {} failed", self.passed(), self.failed())
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let id = self.id.as_deref().unwrap_or("(file)");
        match &self.verdict {
            Verdict::Passed => write!(f, "passed  {id}"),
            Verdict::Failed(failure) => {
                write!(f, "FAILED  {id}\n  {}:{}", self.file, failure.line)?;
                if let Some(step) = failure.step {
                    write!(f, ", step {step}")?;
                }
                write!(f, "\n{failure}")
            }
            Verdict::Broken(problem) => write!(f, "ERROR  {id}\n{problem}"),
        }
    }
}

impl Failure {
    pub(crate) fn new(line: usize, message: impl Into<String>) -> Self {
        Self { line, step: None, message: message.into(), differences: Vec::new() }
    }

    pub(crate) fn with(mut self, subject: &str, expected: impl Into<String>, actual: impl Into<String>) -> Self {
        self.differences.push(Difference {
            subject: subject.to_owned(),
            expected: expected.into(),
            actual: actual.into(),
        });
        self
    }
}

/// Width of the lines, of the first column, and of the two others.
const WIDTH: usize = 78;
const SUBJECT: usize = 18;
const CELL: usize = 27;

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let message = wrap(&self.message, WIDTH - 2);
        write!(f, "  {}", message.join("\n  "))?;
        if self.differences.is_empty() {
            return Ok(());
        }
        write!(f, "\n    {:SUBJECT$} {:CELL$} actual", "", "expected")?;
        for difference in &self.differences {
            let columns =
                [wrap(&difference.subject, SUBJECT), wrap(&difference.expected, CELL), wrap(&difference.actual, CELL)];
            let lines = columns.iter().map(Vec::len).max().unwrap_or(0);
            for line in 0..lines {
                let cell = |column: usize| columns[column].get(line).map_or("", String::as_str);
                let row = format!("    {:SUBJECT$} {:CELL$} {}", cell(0), cell(1), cell(2));
                write!(f, "\n{}", row.trim_end())?;
            }
        }
        Ok(())
    }
}

/// Breaks a text into lines of at most this many characters, at blanks where possible.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    let mut used = 0;
    for word in text.split(' ') {
        let length = word.chars().count();
        if used > 0 && used + 1 + length > width {
            lines.push(String::new());
            used = 0;
        }
        for (index, letter) in word.chars().enumerate() {
            if used >= width {
                lines.push(String::new());
                used = 0;
            }
            if let Some(line) = lines.last_mut() {
                if index == 0 && used > 0 {
                    line.push(' ');
                    used += 1;
                }
                line.push(letter);
                used += 1;
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn differences_stand_side_by_side_in_eighty_columns() {
        let long = "[running, tail_loss, camouflage, swimming, fat_tissue, fat_tissue]";
        let failure =
            Failure::new(7, "not as expected").with("T.traits", long, "[running]").with("C.food", "1", "x".repeat(70));
        let shown = failure.to_string();
        assert!(shown.lines().all(|line| line.chars().count() <= 80), "{shown}");
        assert!(shown.contains("[running, tail_loss,        [running]"), "{shown}");
    }
}
