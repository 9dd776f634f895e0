//! Bytes as text: five bits a letter, in the digits and the lower-case letters without i, l, o and u, which are mistaken
//! for others. Every value has exactly one text, and nothing else is read.

const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The text of some bytes.
pub fn print(bytes: &[u8]) -> String {
    let mut text = String::with_capacity((bytes.len() * 8).div_ceil(5));
    let (mut held, mut bits) = (0u32, 0);
    for byte in bytes {
        held = (held << 8) | u32::from(*byte);
        bits += 8;
        while bits >= 5 {
            bits -= 5;
            text.push(char::from(ALPHABET[(held >> bits) as usize & 31]));
        }
        held &= (1 << bits) - 1;
    }
    if bits > 0 {
        text.push(char::from(ALPHABET[(held << (5 - bits)) as usize & 31]));
    }
    text
}

/// The bytes of a text, if it is one that [`print`] writes.
pub fn parse<const N: usize>(text: &str) -> Option<[u8; N]> {
    if text.len() != (N * 8).div_ceil(5) {
        return None;
    }
    let mut bytes = [0; N];
    let (mut held, mut bits, mut at) = (0u32, 0, 0);
    for letter in text.bytes() {
        let value = ALPHABET.iter().position(|known| *known == letter)?;
        held = (held << 5) | u32::try_from(value).ok()?;
        bits += 5;
        if bits >= 8 {
            bits -= 8;
            *bytes.get_mut(at)? = u8::try_from(held >> bits).ok()?;
            at += 1;
            held &= (1 << bits) - 1;
        }
    }
    // What is left over of the last letter is nothing, or two texts would mean the same.
    (at == N && held == 0).then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back_from_their_text() {
        for first in 0..=255u8 {
            let bytes: [u8; 16] = std::array::from_fn(|at| first.wrapping_mul(31).wrapping_add(at as u8 * 17));
            let text = print(&bytes);
            assert_eq!(text.len(), 26);
            assert_eq!(parse(&text), Some(bytes), "{text}");
        }
    }

    #[test]
    fn only_the_one_text_of_a_value_is_read() {
        let text = print(&[255; 16]);
        assert_eq!(text, "zzzzzzzzzzzzzzzzzzzzzzzzzw");
        let last = |letter: &str| format!("{}{letter}", &text[..25]);
        assert_eq!(parse::<16>(&last("w")), Some([255; 16]));
        for other in ["x", "y", "z", "W", "", "ww", "i", "é", " "] {
            assert_eq!(parse::<16>(&last(other)), None, "{other}");
        }
    }
}
