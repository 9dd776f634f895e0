//! Who sits on a seat.

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Occupant {
    /// A person.
    Person {
        /// What the others call this player.
        name: String,
    },
    /// A program.
    Bot {
        /// What the others call this player.
        name: String,
        /// Which bot it is, by its name in the registry of bots.
        plays: String,
    },
}

impl Occupant {
    /// What the others call this player.
    pub fn name(&self) -> &str {
        match self {
            Self::Person { name } | Self::Bot { name, .. } => name,
        }
    }

    /// Whether a program sits here.
    pub fn is_bot(&self) -> bool {
        matches!(self, Self::Bot { .. })
    }
}
