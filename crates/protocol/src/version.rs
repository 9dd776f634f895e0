//! Versions of the protocol.
//!
//! A client says which versions it speaks; the table answers in the newest that both know. A page that is too old is told
//! to reload: what it has not sent yet it keeps.

use serde::{Deserialize, Serialize};

/// The newest version spoken here.
pub const NEWEST: u32 = 1;
/// The oldest version spoken here.
pub const OLDEST: u32 = 1;

/// A range of versions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Versions {
    /// The oldest.
    pub oldest: u32,
    /// The newest.
    pub newest: u32,
}

impl Versions {
    /// What is spoken here.
    pub const HERE: Self = Self { oldest: OLDEST, newest: NEWEST };

    /// The newest version that both speak.
    pub fn in_common(self, other: Self) -> Option<u32> {
        let newest = self.newest.min(other.newest);
        (newest >= self.oldest.max(other.oldest)).then_some(newest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_version_that_both_speak_is_spoken() {
        let range = |oldest, newest| Versions { oldest, newest };
        assert_eq!(range(1, 3).in_common(range(2, 5)), Some(3));
        assert_eq!(range(2, 5).in_common(range(1, 3)), Some(3));
        assert_eq!(range(1, 1).in_common(range(2, 2)), None);
        assert_eq!(range(3, 2).in_common(range(1, 9)), None, "an empty range");
    }
}
