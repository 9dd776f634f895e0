//! The terminal: how wide it is, whether it is one, and what colours mean on it.
//!
//! Colours come only on a terminal and are never the only sign of anything (`NO_COLOR` and `TERM=dumb` turn them off).

use std::io::{self, IsTerminal, Write};

use anstream::{AutoStream, ColorChoice};
use anstyle::{AnsiColor, Style};
use unicode_width::UnicodeWidthStr;

/// Where text goes; colours are taken out where they do not belong.
pub type Out = AutoStream<io::Stdout>;

/// Width where there is no terminal to ask.
const PLAIN_WIDTH: usize = 80;
/// Longer lines are hard to read.
const MOST_WIDTH: usize = 100;

/// A heading.
pub const HEADING: Style = Style::new().bold();
/// What can be done, what is good (moss in the other interfaces).
pub const GOOD: Style = AnsiColor::Green.on_default();
/// Danger, failure (terracotta).
pub const DANGER: Style = AnsiColor::Red.on_default();
/// Hunger and fat (ochre).
pub const HUNGRY: Style = AnsiColor::Yellow.on_default();
/// Information (slate).
pub const INFO: Style = AnsiColor::Cyan.on_default();
/// What can be passed over.
pub const QUIET: Style = Style::new().dimmed();
/// Field names.
pub const NAME: Style = Style::new().italic();

/// Standard output.
pub fn out() -> Out {
    AutoStream::auto(io::stdout())
}

/// Standard output without any colour.
pub fn plain_out() -> Out {
    AutoStream::new(io::stdout(), ColorChoice::Never)
}

/// Whether a person looks at standard output.
pub fn is_watched() -> bool {
    io::stdout().is_terminal()
}

/// Whether a person types and looks.
pub fn is_interactive() -> bool {
    io::stdin().is_terminal() && is_watched()
}

/// Clears the screen and what was scrolled off it, where there is a screen.
pub fn clear() -> io::Result<()> {
    let dumb = std::env::var_os("TERM").is_none_or(|term| term == "dumb");
    if is_watched() && !dumb {
        // Written past the filter for colours: this is not a colour.
        let mut screen = io::stdout();
        screen.write_all(b"\x1b[H\x1b[2J\x1b[3J")?;
        screen.flush()?;
    }
    Ok(())
}

/// Columns to write in.
pub fn width() -> usize {
    let asked = if is_watched() { terminal_size::terminal_size() } else { None };
    asked.map_or(PLAIN_WIDTH, |(width, _)| usize::from(width.0).clamp(40, MOST_WIDTH))
}

/// The text in a style.
pub fn paint(style: Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// Columns the text takes on the screen; colours take none.
pub fn columns(text: &str) -> usize {
    anstream::adapter::strip_str(text).map(UnicodeWidthStr::width).sum()
}

/// The text with blanks up to a number of columns.
pub fn pad(text: &str, width: usize) -> String {
    let blanks = width.saturating_sub(columns(text));
    format!("{text}{:blanks$}", "")
}

/// The text with blanks before it up to a number of columns.
pub fn pad_left(text: &str, width: usize) -> String {
    let blanks = width.saturating_sub(columns(text));
    format!("{:blanks$}{text}", "")
}

/// Breaks a text into lines of at most `width` columns. Every line after the first begins with `indent` blanks; words
/// longer than a line stay whole. A no-break space ends no line and comes out as an ordinary one.
pub fn wrap(text: &str, width: usize, indent: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split([' ', '\n', '\t']).filter(|word| !word.is_empty()) {
        let blank = !line.trim().is_empty();
        if blank && columns(&line) + 1 + columns(word) > width {
            lines.push(std::mem::replace(&mut line, " ".repeat(indent)));
        } else if blank {
            line.push(' ');
        }
        line.push_str(word);
    }
    if !line.trim().is_empty() {
        lines.push(line);
    }
    lines.iter().map(|line| line.replace('\u{a0}', " ")).collect()
}

/// The text with spaces at which no line ends.
pub fn unbroken(text: &str) -> String {
    text.replace(' ', "\u{a0}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words_and_go_on_indented() {
        assert_eq!(wrap("one two three four", 9, 2), ["one two", "  three", "  four"]);
        assert_eq!(wrap("  a   b ", 80, 0), ["a b"]);
        assert!(wrap("", 80, 0).is_empty());
        assert_eq!(wrap("extraordinarily long", 6, 0), ["extraordinarily", "long"]);
        assert_eq!(wrap(&format!("a b {}", unbroken("c d")), 5, 0), ["a b", "c d"]);
    }

    #[test]
    fn columns_are_counted_not_bytes() {
        assert_eq!(pad("żółw", 6), "żółw  ");
        assert_eq!(pad_left("Жир", 5), "  Жир");
        assert_eq!(columns(&paint(HEADING, "Жир")), 3);
        assert_eq!(wrap("Жировой запас", 7, 0), ["Жировой", "запас"]);
    }
}
