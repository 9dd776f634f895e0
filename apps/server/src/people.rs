//! Who asks: names, passwords, addresses, sessions, presence, and how much one may ask for.

pub mod address;
pub mod limits;
pub mod names;
pub mod origin;
pub mod passwords;
pub mod presence;
pub mod session;
pub mod texts;
pub mod vacations;
