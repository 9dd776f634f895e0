//! One number for the strength of whoever plays: the Bayesian rating of Weng and Lin, which knows tables of any size.
//!
//! | module | what it holds |
//! |---|---|
//! | [`strength`] | [`Strength`], and what a game does to those who played it |
//! | [`scale`] | the numbers that are shown |
//! | [`bots`] | the fixed ratings of the bots, from the arena |
//!
//! Arena and server count in the same way. The server adds one thing: people learn and forget, so that between two games a
//! rating becomes a little less sure ([`strength::after_a_game`]).

pub mod bots;
pub mod scale;
pub mod strength;

pub use strength::Strength;
