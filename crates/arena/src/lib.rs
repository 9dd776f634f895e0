//! The arena: a tournament that measures bots.
//!
//! | module | what it holds |
//! |---|---|
//! | [`contest`] | what the arena asks of a game |
//! | [`pairing`] | who meets whom, and everything else that defines a match |
//! | [`chance`] | the decks and dice of a deal, the same whoever sits where |
//! | [`deal`] | a deal played once for each turn of the table |
//! | [`clock`] | thinking time |
//! | [`tournament`] | many matches on many threads |
//! | [`journal`] | a line for each finished deal, so that a run can go on |
//! | [`statistics`] | means with their 95% intervals |
//! | [`score`] | what a match came to |
//! | [`field`] | all matches of an edition at tables of one size |
//! | [`rating`] | one number for the strength of a bot |
//! | [`document`] | the results part of a document |
//! | [`plots`] | its pictures |
//! | [`svg`] | a small writer of pictures |
//!
//! A *deal* fixes all shuffles and dice. It is played once for each seat the challenger can sit on, so that everybody has
//! every hand once. The unit of all statistics is the deal.

pub mod chance;
pub mod clock;
pub mod contest;
pub mod deal;
pub mod document;
pub mod field;
pub mod journal;
pub mod pairing;
pub mod plots;
pub mod rating;
pub mod score;
pub mod statistics;
pub mod svg;
pub mod tournament;

pub use contest::Contest;
pub use deal::{Deal, Played};
pub use field::{Field, Summary, fields};
pub use journal::{Deals, Journal, JournalError};
pub use pairing::{Pairing, fingerprint};
pub use rating::{Rated, ratings};
pub use score::Score;
pub use statistics::Estimate;
pub use tournament::{Limits, Match};
