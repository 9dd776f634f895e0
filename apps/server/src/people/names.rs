//! Names people choose: plain text, one form for what looks the same, nothing that changes how the rest of a line is read.

use unicode_normalization::UnicodeNormalization;

use crate::error::Error;

/// The most characters a name has.
pub const LONGEST: usize = 24;
/// The most bytes that are looked at.
const MOST_BYTES: usize = 512;

/// The name as it is kept: in composed form (NFC), without space around it, spaces inside as one plain space each.
pub fn cleaned(name: &str) -> Result<String, Error> {
    if name.len() > MOST_BYTES {
        return Err(Error::BadName("a name has 24 characters at most"));
    }
    let composed: String = name.nfc().collect();
    let name = composed.split_whitespace().collect::<Vec<_>>().join(" ");
    if name.chars().any(is_unseen) {
        return Err(Error::BadName("a name has no control, direction or invisible characters"));
    }
    match name.chars().count() {
        0 => Err(Error::BadName("a name has one character at least")),
        1..=LONGEST => Ok(name),
        _ => Err(Error::BadName("a name has 24 characters at most")),
    }
}

/// Characters that are not seen but change what is: control and direction characters, those without width, tags,
/// fillers, and those that are no characters at all.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}' | '\u{e000}'..='\u{f8ff}' | '\u{e0000}'..='\u{e0fff}'
            | '\u{f0000}'..='\u{10ffff}')
        || (c as u32) & 0xfffe == 0xfffe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_composed() {
        assert_eq!(cleaned("  Anna \t Maria ").expect("a name"), "Anna Maria");
        assert_eq!(cleaned("Zu\u{308}leyha").expect("a name"), "Züleyha");
        assert_eq!(cleaned("Јован Žižka 李").expect("a name"), "Јован Žižka 李");
        assert_eq!(cleaned("<b>Bob</b>").expect("a name"), "<b>Bob</b>", "text is text");
    }

    #[test]
    fn names_that_mislead_are_refused() {
        for name in ["", "   ", "a\u{202e}b", "a\u{0}b", "a\u{200b}", "a\u{7}", "\u{2066}x", "\u{3164}", "a\u{e0041}"] {
            assert!(matches!(cleaned(name), Err(Error::BadName(_))), "{name:?}");
        }
        assert!(cleaned(&"ż".repeat(24)).is_ok());
        assert!(cleaned(&"ż".repeat(25)).is_err());
        assert!(cleaned(&"a".repeat(100_000)).is_err());
    }
}
