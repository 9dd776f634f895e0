//! A number that stands for what a viewer sees.

use core::hash::Hasher;

/// A hasher that gives the same numbers on every machine, also where a word has 32 bits. Not for hostile input.
#[derive(Clone, Copy, Debug)]
pub struct Fingerprint(u64);

impl Default for Fingerprint {
    fn default() -> Self {
        Self(0x9e37_79b9_7f4a_7c15)
    }
}

impl Fingerprint {
    #[inline]
    fn mix(&mut self, word: u64) {
        let wide = u128::from(self.0 ^ word) * 0xd6e8_feb8_6659_fd93_u128;
        self.0 = (wide as u64) ^ ((wide >> 64) as u64).rotate_left(23);
    }
}

impl Hasher for Fingerprint {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
        self.mix(bytes.len() as u64);
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.mix(u64::from(number));
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.mix(u64::from(number));
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.mix(u64::from(number));
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }

    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.mix(number as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        // The last word has only been multiplied once.
        let mut last = *self;
        last.mix(0x2545_f491_4f6c_dd1d);
        last.0
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
    }
}
