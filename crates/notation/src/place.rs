//! Where something stands in a text, and what is wrong there.

use core::fmt;

use game::{Seat, SeatSet};

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

/// Something wrong in a text, without the text: reading ends with it, and a [`Problem`] shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Where.
    pub place: Place,
    /// What is wrong.
    pub message: String,
    /// What would be right, if that is known.
    pub help: Option<String>,
    /// What kind of mistake it is, if it is a usual one.
    pub cause: Option<Box<Cause>>,
}

/// What kind of mistake it is, for interfaces with words of their own; only the usual ones have one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The text does not begin as a record.
    NoRecord,
    /// It begins as a record of a later form.
    NewerForm,
    /// It was played by this revision of the rules, which is not known.
    NewerRules(u32),
    /// The line after the header is missing.
    NoEnd,
    /// A line of the header without a key.
    HeaderLine,
    /// A key that is not known.
    UnknownKey(String),
    /// A key that stands there twice.
    KeyTwice(String),
    /// A key that is missing.
    NoKey(&'static str),
    /// An edition that is not known or cannot be played yet.
    Edition(String),
    /// Not a number.
    Number(String),
    /// A line that is nothing a record knows.
    Line,
    /// An unknown command or answer.
    Command(String),
    /// An unknown animal.
    Animal(String),
    /// An unknown trait.
    Trait(String),
    /// A new animal with another name than this.
    NewAnimal(String),
    /// Something else is asked for.
    NotAsked(Asked),
    /// Not the cards of the deck.
    Cards,
    /// A face that no die has.
    Face(u8),
    /// The rule with this id forbids it.
    Rule(&'static str),
    /// A result of a game that is not over.
    ResultEarly,
    /// Another result than this.
    Result(String),
    /// Something after the result.
    AfterResult,
    /// A result that cannot be read.
    ResultForm,
}

/// What the game asks for at a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// An answer of this seat.
    Question(Seat),
    /// An action of this seat.
    Turn(Seat),
    /// Answers of several seats.
    Together(SeatSet),
    /// A die.
    Die,
    /// A shuffle.
    Shuffle,
    /// Nothing: it goes on by itself.
    Nothing,
    /// Nothing any more.
    Over,
}

impl fmt::Display for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Question(seat) => write!(f, "{seat} is asked a question"),
            Self::Turn(seat) => write!(f, "{seat} has the turn"),
            Self::Together(seats) => write!(f, "{seats:?} are asked together"),
            Self::Die => f.write_str("a die is rolled"),
            Self::Shuffle => f.write_str("the deck is shuffled"),
            Self::Nothing => f.write_str("the game continues by itself"),
            Self::Over => f.write_str("the game is over"),
        }
    }
}

/// What reading gives.
pub type Reading<T> = Result<T, Fault>;

impl Fault {
    pub(crate) fn new(place: Place, message: impl Into<String>) -> Self {
        Self { place, message: message.into(), help: None, cause: None }
    }

    pub(crate) fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    pub(crate) fn because(mut self, cause: Cause) -> Self {
        self.cause = Some(Box::new(cause));
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
            cause: fault.cause,
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
    /// What would be right, if that is known.
    pub help: Option<String>,
    /// What kind of mistake it is, if it is a usual one.
    pub cause: Option<Box<Cause>>,
    source_line: String,
}

/// Characters of the source line that are shown.
const SHOWN: usize = 70;

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}:{}:{}: {}", self.file, self.line, self.column, self.message)?;
        write!(f, "{}", self.excerpt())?;
        if let Some(help) = &self.help {
            write!(f, "\n{} = {help}", " ".repeat(self.line.to_string().len()))?;
        }
        Ok(())
    }
}

impl Problem {
    /// The line with a mark under the place, without words.
    pub fn excerpt(&self) -> String {
        let number = self.line.to_string();
        let margin = " ".repeat(number.len());
        let (before, at, after) = self.shown();
        let shown = format!("{before}{at}{after}");
        let column = self.column.saturating_sub(1) - self.shown_from();
        format!("{margin} |\n{number} | {}\n{margin} | {}^", shown.trim_end(), " ".repeat(column))
    }

    /// The line in three parts: what stands before the place, the character there (none behind the end), and the rest.
    pub fn shown(&self) -> (String, String, String) {
        let (at, from) = (self.column.saturating_sub(1), self.shown_from());
        let printable = |c: char| if c.is_control() { ' ' } else { c };
        let shown: Vec<char> = self.source_line.chars().skip(from).take(SHOWN).map(printable).collect();
        let part = |part: &[char]| part.iter().collect::<String>();
        let (before, rest) = shown.split_at((at - from).min(shown.len()));
        let (at, after) = rest.split_at(rest.len().min(1));
        (part(before), part(at), part(after))
    }

    /// Of a long line only the part around the place is shown: the first character of it, from 0.
    fn shown_from(&self) -> usize {
        let at = self.column.saturating_sub(1);
        if at < SHOWN { 0 } else { at - SHOWN / 2 }
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
    fn the_shown_line_is_parted_at_the_place() {
        let shown = |text: &str, column| {
            let source = Source { file: "a.yaml", text };
            let (before, at, after) = source.problem(Fault::new(Place { line: 1, column }, "wrong")).shown();
            format!("{before}[{at}]{after}")
        };
        assert_eq!(shown("two thre four", 5), "two [t]hre four");
        assert_eq!(shown("two", 4), "two[]");
        assert_eq!(shown("two", 900), "[]");
        assert_eq!(shown("", 0), "[]");
        let long = format!("{}x{}", "a".repeat(100), "b".repeat(100));
        assert_eq!(shown(&long, 101), format!("{}[x]{}", "a".repeat(35), "b".repeat(34)));
    }

    #[test]
    fn a_place_that_is_not_in_the_text_is_still_shown() {
        let source = Source { file: "a.yaml", text: "" };
        let fault = Fault::new(Place { line: 900, column: 900 }, "nothing there");
        assert!(source.problem(fault).to_string().starts_with("a.yaml:900:900: nothing there"));
    }
}
