//! A commitment as six words that people can compare by voice: 66 bits of it.
//!
//! A word has four letters: consonant, vowel, consonant, vowel. Its 11 bits choose one of 16 consonants, one of 4 vowels,
//! one of 16 consonants and one of 2 vowels, so that there are 2,048 words and no list of them.

use crate::commitment::Commitment;

const CONSONANTS: &[u8; 16] = b"bdfghklmnprstvwz";
const VOWELS: &[u8; 4] = b"aeio";
const LAST_VOWELS: &[u8; 2] = b"au";

impl Commitment {
    /// Six words: the first 66 bits, 11 for each word, the highest bit first.
    pub fn spoken(&self) -> [String; 6] {
        let bit = |at: usize| u16::from(self.0[at / 8] >> (7 - at % 8) & 1);
        core::array::from_fn(|place| word((0..11).fold(0, |bits, at| bits << 1 | bit(11 * place + at))))
    }
}

/// The word for 11 bits.
fn word(bits: u16) -> String {
    let letters = [
        CONSONANTS[usize::from(bits >> 7 & 15)],
        VOWELS[usize::from(bits >> 5 & 3)],
        CONSONANTS[usize::from(bits >> 1 & 15)],
        LAST_VOWELS[usize::from(bits & 1)],
    ];
    letters.map(char::from).iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_2048_different_words() {
        let words: std::collections::BTreeSet<String> = (0..2048).map(word).collect();
        assert_eq!(words.len(), 2048);
    }

    #[test]
    fn the_words_are_the_first_66_bits() {
        let mut one = Commitment([0; 32]);
        assert_eq!(one.spoken(), ["baba"; 6]);
        one.0[0] = 0b1000_0000;
        assert_eq!(one.spoken()[0], "naba");
        one.0[8] = 0b0100_0000;
        assert_eq!(one.spoken()[5], "babu");
        let last = one.spoken();
        one.0[8] = 0b0111_1111;
        assert_eq!(one.spoken(), last, "the rest is not spoken");
    }
}
