//! Names of what is stored: 128 bits from the system, unguessable, with one text each.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::base32;

/// A text that is not an id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is not the id of {0}")]
pub struct BadId(pub &'static str);

macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $what:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name([u8; 16]);

        impl $name {
            /// A new one, from the random source of the system.
            pub fn random() -> Self {
                $name(crate::secret::random())
            }

            /// The one with these bits.
            pub const fn from_bytes(bytes: [u8; 16]) -> Self {
                $name(bytes)
            }

            /// Its bits.
            pub const fn bytes(&self) -> &[u8; 16] {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&base32::print(&self.0))
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self)
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<Self, BadId> {
                base32::parse(text).map($name).ok_or(BadId($what))
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                text.parse().map_err(de::Error::custom)
            }
        }
    };
}

id!(
    /// A table.
    TableId,
    "a table"
);
id!(
    /// A person, with an account or without.
    PersonId,
    "a person"
);
id!(
    /// What a client did, named by the client, so that sending it twice does it once.
    ActionId,
    "an action"
);
id!(
    /// One run of the server, or one configured place where it runs.
    NodeId,
    "a node"
);
id!(
    /// A mail that waits to be sent.
    MailId,
    "a mail"
);
id!(
    /// A report of somebody.
    ReportId,
    "a report"
);
id!(
    /// A session as its person sees it in the list of devices. It opens nothing: that takes the token.
    SessionId,
    "a session"
);

/// How often a table has changed its owner. Each write carries it, and a lower one writes nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Epoch(pub u64);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_travels_as_its_text() {
        let id = TableId::from_bytes([7; 16]);
        let json = serde_json::to_string(&id).expect("a text");
        assert_eq!(json, format!("\"{id}\""));
        assert_eq!(serde_json::from_str::<TableId>(&json).expect("an id"), id);
        assert!(serde_json::from_str::<TableId>("\"../etc\"").is_err());
        assert_eq!("nobody".parse::<PersonId>(), Err(BadId("a person")));
    }

    #[test]
    fn two_random_ids_differ() {
        assert_ne!(ActionId::random(), ActionId::random());
    }
}
