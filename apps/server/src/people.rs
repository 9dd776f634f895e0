//! Who asks: names, addresses, sessions, and how much one may ask for.

pub mod address;
pub mod limits;
pub mod names;
pub mod origin;
pub mod session;
pub mod vacations;
