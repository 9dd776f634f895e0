//! A number that stands for what a viewer sees.

use core::hash::Hasher;

/// A hasher that gives the same numbers on every machine, also where a word has 32 bits. Not for hostile input.
///
/// What is small is put side by side into a word, and words are mixed in: one has to wait for the other.
#[derive(Clone, Copy, Debug)]
pub struct Fingerprint {
    mixed: u64,
    /// What is not mixed in yet, in the lowest bits, and how many bits that are.
    pending: u64,
    bits: u32,
}

impl Default for Fingerprint {
    fn default() -> Self {
        Self { mixed: 0x9e37_79b9_7f4a_7c15, pending: 0, bits: 0 }
    }
}

impl Fingerprint {
    #[inline]
    fn mix(&mut self, word: u64) {
        let wide = u128::from(self.mixed ^ word) * 0xd6e8_feb8_6659_fd93_u128;
        self.mixed = (wide as u64) ^ ((wide >> 64) as u64).rotate_left(23);
    }

    /// A number of so many bits.
    #[inline]
    fn push(&mut self, number: u64, bits: u32) {
        if self.bits + bits > u64::BITS {
            self.mix(self.pending);
            (self.pending, self.bits) = (0, 0);
        }
        self.pending |= number << self.bits;
        self.bits += bits;
    }

    /// A word by itself.
    #[inline]
    fn push_word(&mut self, word: u64) {
        if self.bits > 0 {
            self.mix(self.pending);
            (self.pending, self.bits) = (0, 0);
        }
        self.mix(word);
    }

    /// A number that is small most of the time: lengths, and the variants of enums.
    #[inline]
    fn push_small(&mut self, number: u64) {
        const LARGE: u64 = 0xff;
        if number < LARGE {
            self.push(number, 8);
        } else {
            self.push(LARGE, 8);
            self.push_word(number);
        }
    }
}

impl Hasher for Fingerprint {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.push(u64::from_le_bytes(word), 8 * chunk.len() as u32);
        }
        self.push_small(bytes.len() as u64);
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.push(u64::from(number), 8);
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.push(u64::from(number), 16);
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.push(u64::from(number), 32);
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.push_word(number);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.push_small(number as u64);
    }

    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.push_small(number as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        let mut last = *self;
        // How many bits wait tells what ends with zeros from what is longer by them.
        if self.bits > 0 {
            last.push_word(u64::from(self.bits));
        }
        // The last word has only been multiplied once.
        last.mix(0x2545_f491_4f6c_dd1d);
        last.mixed
    }
}

#[cfg(test)]
mod tests {
    use core::hash::Hash;

    use super::*;

    fn of(thing: impl Hash) -> u64 {
        let mut print = Fingerprint::default();
        thing.hash(&mut print);
        print.finish()
    }

    #[test]
    fn equal_things_are_equal_and_others_are_not() {
        assert_eq!(of((1_u8, 2_u8)), of((1_u8, 2_u8)));
        let all: std::collections::BTreeSet<u64> =
            (0..100_u8).flat_map(|a| (0..100_u8).map(move |b| of((a, b)))).collect();
        assert_eq!(all.len(), 10_000);
        assert_ne!(of([1_u8, 0]), of([1_u8]));
        assert_ne!(of((1_u8, 0_u8)), of(1_u8));
        assert_ne!(of((0_u8, 1_u64)), of((1_u64, 0_u8)));
    }

    #[test]
    fn a_large_length_or_variant_is_no_small_one() {
        let all: std::collections::BTreeSet<u64> =
            [0_usize, 254, 255, 256, 511, 65_535, 1 << 20].into_iter().map(of).collect();
        assert_eq!(all.len(), 7);
        assert_ne!(of((255_usize, 7_u64)), of((254_usize, 7_u64)));
    }
}
