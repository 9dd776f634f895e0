//! Names of tables, people and requests: 128 random bits as 26 letters and digits; and 32 bytes as 64 hexadecimal digits.
//!
//! A name says nothing but itself. The letters leave out `i`, `l`, `o` and `u`, so that nothing is read for something else.

use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;
use std::borrow::Cow;

use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
/// How long a name is.
const LENGTH: usize = 26;

/// 128 random bits that name something of kind `K`.
pub struct Id<K> {
    bits: u128,
    kind: PhantomData<fn() -> K>,
}

/// Names a table.
pub type TableId = Id<Table>;
/// Names a person.
pub type PersonId = Id<Person>;
/// Names a request: the same one, sent again, has the same name.
pub type ActionId = Id<Request>;

/// Names a device on which a person is signed in.
pub type DeviceId = Id<SignedIn>;

/// What a [`TableId`] names.
pub enum Table {}
/// What a [`PersonId`] names.
pub enum Person {}
/// What an [`ActionId`] names.
pub enum Request {}

/// What a [`DeviceId`] names.
pub enum SignedIn {}

/// A text that is not a name, or not bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAnId;

impl fmt::Display for NotAnId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a name: 26 letters and digits are needed")
    }
}

impl core::error::Error for NotAnId {}

impl<K> Id<K> {
    /// The name made of these random bytes.
    pub const fn from_bytes(bytes: [u8; 16]) -> Self {
        Self { bits: u128::from_be_bytes(bytes), kind: PhantomData }
    }

    /// Its bytes.
    pub const fn to_bytes(self) -> [u8; 16] {
        self.bits.to_be_bytes()
    }
}

impl<K> Clone for Id<K> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<K> Copy for Id<K> {}

impl<K> PartialEq for Id<K> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<K> Eq for Id<K> {}

impl<K> PartialOrd for Id<K> {
    fn partial_cmp(&self, other: &Self) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl<K> Ord for Id<K> {
    fn cmp(&self, other: &Self) -> core::cmp::Ordering {
        self.bits.cmp(&other.bits)
    }
}

impl<K> core::hash::Hash for Id<K> {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}

impl<K> fmt::Display for Id<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |place: usize| LETTERS[(self.bits >> (5 * (LENGTH - 1 - place))) as usize & 31] as char;
        (0..LENGTH).try_for_each(|place| fmt::Write::write_char(f, letter(place)))
    }
}

impl<K> fmt::Debug for Id<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<K> FromStr for Id<K> {
    type Err = NotAnId;

    fn from_str(text: &str) -> Result<Self, NotAnId> {
        let digit = |letter: u8| LETTERS.iter().position(|known| *known == letter).ok_or(NotAnId);
        let bytes = text.as_bytes();
        // 26 letters have room for 130 bits: the first has three of them.
        if bytes.len() != LENGTH || digit(bytes[0])? > 7 {
            return Err(NotAnId);
        }
        let bits = bytes.iter().try_fold(0u128, |bits, letter| Ok(bits << 5 | digit(*letter)? as u128))?;
        Ok(Self { bits, kind: PhantomData })
    }
}

impl<K> Serialize for Id<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de, K> Deserialize<'de> for Id<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Cow::<str>::deserialize(deserializer)?;
        let wrong = |_| D::Error::invalid_value(Unexpected::Str(&text), &"26 letters and digits");
        text.parse().map_err(wrong)
    }
}

/// 32 bytes, as 64 hexadecimal digits: a hash, or a word that a player adds to the dice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bytes32(pub [u8; 32]);

impl fmt::Display for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Bytes32 {
    type Err = NotAnId;

    fn from_str(text: &str) -> Result<Self, NotAnId> {
        let digit = |letter: u8| match letter {
            b'0'..=b'9' => Ok(letter - b'0'),
            b'a'..=b'f' => Ok(letter - b'a' + 10),
            _ => Err(NotAnId),
        };
        let letters: &[u8; 64] = text.as_bytes().try_into().map_err(|_| NotAnId)?;
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(letters.chunks_exact(2)) {
            *byte = digit(pair[0])? << 4 | digit(pair[1])?;
        }
        Ok(Self(bytes))
    }
}

impl Serialize for Bytes32 {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Bytes32 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Cow::<str>::deserialize(deserializer)?;
        // The text itself is not repeated: it may be a secret.
        text.parse().map_err(|_| D::Error::custom("64 lower-case hexadecimal digits are needed"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        for bytes in [[0; 16], [255; 16], *b"0123456789abcdef"] {
            let id = TableId::from_bytes(bytes);
            let text = id.to_string();
            assert_eq!((text.len(), text.parse()), (LENGTH, Ok(id)), "{text}");
            assert_eq!(id.to_bytes(), bytes);
        }
        let long = "8zzzzzzzzzzzzzzzzzzzzzzzzz";
        for wrong in
            ["", "0", long, "0000000000000000000000000i", "0000000000000000000000000A", "00000000000000000000000000é"]
        {
            assert_eq!(wrong.parse::<TableId>(), Err(NotAnId), "{wrong}");
        }
    }

    #[test]
    fn bytes_are_read_as_they_are_written() {
        let bytes = Bytes32(core::array::from_fn(|place| place as u8 * 7));
        assert_eq!(bytes.to_string().parse(), Ok(bytes));
        for wrong in ["", "00", &"0G".repeat(32), &"A0".repeat(32)] {
            assert_eq!(wrong.parse::<Bytes32>(), Err(NotAnId));
        }
    }
}
