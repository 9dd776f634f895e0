//! Bytes as text: two lower-case digits for each.

/// The text of these bytes.
pub fn encode(bytes: &[u8]) -> String {
    let digit = |value: u8| char::from(b"0123456789abcdef"[usize::from(value & 15)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(*byte)]).collect()
}

/// The bytes of a text of exactly so many; nothing if it is anything else. There is one text for given bytes.
pub fn decode<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits = text.as_bytes();
    if digits.len() != 2 * N {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = value(pair[0])? << 4 | value(pair[1])?;
    }
    Some(bytes)
}

fn value(digit: u8) -> Option<u8> {
    match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_read_as_it_is_written_and_in_no_other_form() {
        assert_eq!(encode(&[0, 0x5f, 0xff]), "005fff");
        assert_eq!(decode("005fff"), Some([0, 0x5f, 0xff]));
        for wrong in ["005ff", "005fff0", "005fFF", "005f g", "+05fff", "é05ff"] {
            assert_eq!(decode::<3>(wrong), None, "{wrong}");
        }
    }
}
