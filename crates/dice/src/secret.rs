//! Values nobody may see too early. They print nothing, cannot be serialised and are erased when they are dropped; whoever
//! wants the bytes says so (`reveal`).

use core::fmt;

use sha2::{Digest, Sha256};
use zeroize::Zeroize;

use crate::hex;

macro_rules! secret {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq)]
        pub struct $name([u8; 32]);

        impl $name {
            /// Takes 32 bytes.
            pub const fn new(bytes: [u8; 32]) -> Self {
                Self(bytes)
            }

            /// The bytes, for the one place that stores or sends them.
            pub const fn reveal(&self) -> &[u8; 32] {
                &self.0
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(concat!(stringify!($name), "(hidden)"))
            }
        }

        impl Drop for $name {
            fn drop(&mut self) {
                self.0.zeroize();
            }
        }
    };
}

secret! {
    /// What the server draws for a deal: 32 bytes from the system. It is told when the game is over.
    Seed
}

secret! {
    /// What one player adds to a deal: 32 bytes drawn by their page. It is told when all sealed words are shown.
    Word
}

secret! {
    /// The key of a deal, from which every outcome follows.
    Key
}

/// What a word is made of that somebody typed.
const TYPED: &[u8] = b"pangea typed 1";

impl Word {
    /// A word made of 32 random bytes and what the player typed: with good random bytes any text will do, and with a good
    /// text bad random bytes will do.
    pub fn typed(random: &[u8; 32], text: &str) -> Self {
        let hash = Sha256::new().chain_update(TYPED).chain_update(random).chain_update(text.as_bytes());
        Self(hash.finalize().into())
    }
}

impl Seed {
    /// Reads the 64 digits of a record.
    pub fn from_hex(text: &str) -> Option<Self> {
        hex::decode(text).map(Self)
    }
}

impl Word {
    /// Reads the 64 digits of a record.
    pub fn from_hex(text: &str) -> Option<Self> {
        hex::decode(text).map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_print_nothing() {
        let bytes = [7; 32];
        let printed = format!("{:?} {:?} {:#?}", Seed::new(bytes), Word::new(bytes), Some(Key::new(bytes)));
        assert_eq!(printed, "Seed(hidden) Word(hidden) Some(\n    Key(hidden),\n)");
    }

    #[test]
    fn a_typed_text_changes_the_word_and_so_do_the_random_bytes() {
        let word = Word::typed(&[1; 32], "mammoth");
        assert_eq!(word, Word::typed(&[1; 32], "mammoth"));
        assert_ne!(word, Word::typed(&[1; 32], "mammoths"));
        assert_ne!(word, Word::typed(&[2; 32], "mammoth"));
    }
}
