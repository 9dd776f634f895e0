//! What is shown before the deal: hashes of what is still hidden.
//!
//! Every part has a fixed length, so that no two inputs give the same bytes.

use core::fmt;

use game::Seat;
use sha2::{Digest, Sha256};

use crate::hex;
use crate::secret::{Seed, Word};

const COMMIT: &[u8] = b"pangea commit 1";
const WORD: &[u8] = b"pangea word 1";

/// A table: 16 bytes, different from those of every other table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableId(pub [u8; 16]);

/// One deal at a table. A table has a commitment for each number and never a second one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DealId {
    /// The table.
    pub table: TableId,
    /// The number of the deal at this table, from 1.
    pub deal: u32,
}

/// What the server shows of its seed before anybody is ready.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Commitment(pub [u8; 32]);

/// What a player shows of their word with "ready".
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SealedWord(pub [u8; 32]);

impl DealId {
    /// A hash that begins with this label and this deal.
    fn hash(self, label: &[u8]) -> Sha256 {
        Sha256::new().chain_update(label).chain_update(self.table.0).chain_update(self.deal.to_be_bytes())
    }
}

impl Commitment {
    /// The commitment to a seed.
    pub fn to(seed: &Seed, deal: DealId) -> Self {
        Self(deal.hash(COMMIT).chain_update(seed.reveal()).finalize().into())
    }
}

impl SealedWord {
    /// The sealed word of the player on this place.
    pub fn of(word: &Word, deal: DealId, place: Seat) -> Self {
        Self(deal.hash(WORD).chain_update([place.number()]).chain_update(word.reveal()).finalize().into())
    }
}

macro_rules! shown_as_hex {
    ($($name:ident),*) => {$(
        impl $name {
            /// Reads the digits that are shown.
            pub fn from_hex(text: &str) -> Option<Self> {
                hex::decode(text).map(Self)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&hex::encode(&self.0))
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self)
            }
        }
    )*};
}

shown_as_hex!(TableId, Commitment, SealedWord);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hash_belongs_to_one_table_one_deal_and_one_place() {
        let deal = DealId { table: TableId([1; 16]), deal: 1 };
        let others = [DealId { deal: 2, ..deal }, DealId { table: TableId([2; 16]), ..deal }];
        let (seed, word) = (Seed::new([3; 32]), Word::new([3; 32]));
        let sealed = SealedWord::of(&word, deal, Seat::FIRST);
        for other in others {
            assert_ne!(Commitment::to(&seed, deal), Commitment::to(&seed, other));
            assert_ne!(sealed, SealedWord::of(&word, other, Seat::FIRST));
        }
        assert_ne!(sealed, SealedWord::of(&word, deal, Seat::wrapping(1)));
        assert_ne!(sealed.0, Commitment::to(&seed, deal).0, "the same bytes under another label");
    }
}
