//! Dice nobody has to trust. `docs/dice.md` specifies every byte of it.
//!
//! | module | what it holds |
//! |---|---|
//! | [`secret`] | the server's [`Seed`], a player's [`Word`], the [`Key`] of a deal: values that print nothing |
//! | [`commitment`] | what is shown beforehand: the [`Commitment`] to a seed, a [`SealedWord`] |
//! | [`transcript`] | what everybody agreed on before the deal, in one form as bytes |
//! | [`draw`](mod@draw) | from a key to the outcome of a need, and to the seating |
//! | [`disclosure`] | what is told when the game is over, and whether it fits what was shown |
//! | [`spoken`] | a commitment as six words that people can compare |
//! | [`hex`] | bytes as text |
//!
//! The order of a deal: the server shows a [`Commitment`]; with "ready" every page sends a [`SealedWord`]; when all sealed
//! words are shown, every page sends its [`Word`]; the [`Transcript`] is closed, and [`Key::derive`] gives the key from which
//! every shuffle, every die and the seating follow. After the game the [`Disclosure`] goes into the record.
//!
//! Pure: no I/O, no clock. Random bytes come from the caller.

pub mod commitment;
pub mod disclosure;
pub mod draw;
pub mod hex;
pub mod secret;
pub mod spoken;
pub mod transcript;

pub use commitment::{Commitment, DealId, SealedWord, TableId};
pub use disclosure::{Disclosure, Unfit, VerifiedDice};
pub use draw::FairDice;
pub use secret::{Key, Seed, Word};
pub use transcript::{GameSetup, Given, Transcript};
