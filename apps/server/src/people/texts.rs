//! Texts that people write to others: plain text in one line, nothing that changes how the rest is read.

use protocol::talk::LONGEST_LINE;
use unicode_normalization::UnicodeNormalization;

use crate::error::Error;
use crate::people::names::is_unseen;

/// The most characters of what is written with a report.
const LONGEST_REPORT: usize = 500;

/// A line of talk: 1 to 300 characters.
pub fn line(text: &str) -> Result<String, Error> {
    let line = cleaned(text, LONGEST_LINE)?;
    if line.is_empty() { Err(Error::BadText("a line has one character at least")) } else { Ok(line) }
}

/// What is written with a report: 500 characters at most.
pub fn report(text: &str) -> Result<String, Error> {
    cleaned(text, LONGEST_REPORT)
}

/// In composed form, with single spaces. What only joins characters or chooses their look is left out.
fn cleaned(text: &str, longest: usize) -> Result<String, Error> {
    let is_joint = |c: &char| matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}');
    // A character has 4 bytes at most, and composing makes at most 3 out of one.
    if text.len() > 16 * longest {
        return Err(Error::BadText("this text is too long"));
    }
    let composed: String = text.nfc().filter(|c| !is_joint(c)).collect();
    let text = composed.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.chars().any(is_unseen) {
        return Err(Error::BadText("a text has no control, direction or invisible characters"));
    }
    if text.chars().count() > longest { Err(Error::BadText("this text is too long")) } else { Ok(text) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_plain_text() {
        assert_eq!(line(" Well\tplayed,\r\n Zu\u{308}leyha! ").expect("a line"), "Well played, Züleyha!");
        assert_eq!(line("<script>alert(1)</script>").expect("text is text"), "<script>alert(1)</script>");
        assert_eq!(line("\u{2764}\u{fe0f} 👩\u{200d}🚀").expect("a line"), "\u{2764} 👩🚀");
        assert!(line(&"ż".repeat(300)).is_ok());
        for bad in
            ["", " \n ", "\u{200d}", &"ż".repeat(301), "a\u{202e}b", "a\u{0}b", "a\u{200b}", &"a".repeat(1 << 20)]
        {
            assert!(matches!(line(bad), Err(Error::BadText(_))), "{:?}", &bad[..bad.len().min(8)]);
        }
        assert_eq!(report("").expect("words are no duty"), "");
        assert!(report(&"a".repeat(501)).is_err());
    }
}
