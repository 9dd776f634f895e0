//! Names people choose: plain text, one form for what looks the same, nothing that changes how the rest of a line is read.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

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

/// The name by which somebody signs in and is found: names that look alike have the same one.
///
/// Without capitals, marks, spaces and punctuation; letters of other scripts, and digits, that look like a Latin letter are
/// that letter. The table is short and our own: what is stored must be the same after every update of any library.
pub fn folded(name: &str) -> String {
    let letters = |text: &str| -> String {
        let plain = text.nfkd().filter(|c| !is_combining_mark(*c));
        let lower: String = plain.flat_map(char::to_lowercase).collect();
        lower.nfkd().filter(|c| !is_combining_mark(*c) && !c.is_whitespace()).map(look).collect()
    };
    let all = letters(name);
    let words: String = all.chars().filter(|c| c.is_alphanumeric()).collect();
    // A name of signs alone is these signs.
    if words.is_empty() {
        return all;
    }
    words.replace('ß', "ss").replace('æ', "ae").replace("rn", "m").replace("vv", "w")
}

/// The Latin letter that a letter looks like, as a capital or not.
const fn look(c: char) -> char {
    match c {
        'а' | 'α' => 'a',
        'в' | 'β' => 'b',
        'с' | 'ϲ' => 'c',
        'ԁ' | 'đ' => 'd',
        'е' | 'ε' | 'є' => 'e',
        'н' | 'η' | 'һ' | 'ħ' => 'h',
        'ј' => 'j',
        'к' | 'κ' => 'k',
        '1' | 'i' | 'ı' | 'і' | 'ι' | 'ӏ' | 'ł' | '|' => 'l',
        'м' | 'μ' => 'm',
        'ν' => 'n',
        '0' | 'о' | 'ο' | 'ø' => 'o',
        'р' | 'ρ' => 'p',
        'ԛ' => 'q',
        'ѕ' => 's',
        'т' | 'τ' => 't',
        'ԝ' | 'ω' => 'w',
        'х' | 'χ' => 'x',
        'у' | 'υ' | 'ү' => 'y',
        'ζ' => 'z',
        other => other,
    }
}

/// Characters that are not seen but change what is: control and direction characters, those without width, tags,
/// fillers, and those that are no characters at all.
pub(crate) fn is_unseen(c: char) -> bool {
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
    fn names_that_look_alike_are_one() {
        for (one, other) in [
            ("Anna", "ANNA"),
            ("Anna", "Аnnа"),
            ("Anna Maria", "anna-maria"),
            ("Ivan", "lvan"),
            ("Zuleyha", "Zu\u{308}leyha"),
            ("Ｂｏｂ", "bob"),
            ("Bob", "Β0b."),
            ("Strasse", "Straße"),
            ("Łukasz", "Lukasz"),
            ("modern", "modem"),
            ("Семён", "СЕМЕН"),
        ] {
            assert_eq!(folded(one), folded(other), "{one} {other}");
        }
        for (one, other) in [("Anna", "Anne"), ("Борис", "Денис"), ("Ola", "Ula"), ("🦕", "🦖")] {
            assert_ne!(folded(one), folded(other), "{one} {other}");
        }
        assert!(!folded("...").is_empty() && !folded("🦕").is_empty());
        for name in ["Anna Maria", "Žižka", "Straße", "І.", "mod-er-n", "V.V"] {
            assert_eq!(folded(&folded(name)), folded(name), "{name}");
        }
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
