//! A number for what everybody sees, written beside each entry of the journal: when a table is read again, it has to look as
//! it did.
//!
//! It is made of what everybody sees, and now and then of what each seat sees: of views as they are written for clients
//! (FNV-1a over their JSON), and of nothing that the search of the bots needs. That may change with every version, while what
//! was written stays. If views are written otherwise some day, the version in `journal` grows, and digests of the version
//! before are not compared any longer.

use std::io::{self, Write};

use serde::Serialize;

/// The number of nothing.
const BASIS: u64 = 0xcbf2_9ce4_8422_2325;
/// The prime of FNV-1a with 64 bits.
const PRIME: u64 = 0x0000_0100_0000_01b3;

/// A digest in the making.
pub(crate) struct Digest(u64);

impl Default for Digest {
    fn default() -> Self {
        Self(BASIS)
    }
}

impl Digest {
    /// What somebody sees. What cannot be written cannot be told to anybody either.
    pub(crate) fn add(&mut self, seen: &impl Serialize) {
        let _ = serde_json::to_writer(self, seen);
    }

    /// A number.
    pub(crate) fn add_number(&mut self, number: u64) {
        self.add_bytes(&number.to_le_bytes());
    }

    fn add_bytes(&mut self, bytes: &[u8]) {
        self.0 = bytes.iter().fold(self.0, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(PRIME));
    }

    /// The number.
    pub(crate) fn finish(self) -> u64 {
        self.0
    }
}

impl Write for Digest {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.add_bytes(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_known_hash_of_what_is_written() {
        let of = |text: &str| {
            let mut digest = Digest::default();
            digest.add_bytes(text.as_bytes());
            digest.finish()
        };
        assert_eq!((of(""), of("a"), of("foobar")), (BASIS, 0xaf63_dc4c_8601_ec8c, 0x8594_4171_f739_67e8));
        let mut digest = Digest::default();
        digest.add(&[1, 23]);
        assert_eq!(digest.finish(), of("[1,23]"));
    }
}
