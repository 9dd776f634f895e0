//! A small network in whole numbers that judges a table: the same answer on every machine.
//!
//! | module | what it holds |
//! |---|---|
//! | [`inputs`] | [`Inputs`]: a table as the network reads it |
//! | [`shape`] | [`Shape`]: how large the layers are, and what follows from it |
//! | [`network`] | [`Network`]: the weights, and what they say of a table |
//! | [`kernel`] | sums of products, the inner loop of everything |
//! | [`file`](mod@file) | the weights as a file, with where they come from and a seal |
//!
//! A table is a set of seats, a seat what is measured of it and a set of elements (animals, species), an element a set of
//! rows of a table of weights:
//!
//! ```text
//! element  = clip(sum of its rows)
//! pooled   = sum of the elements of the seat
//! first    = clip(W measured + P pooled)            for each seat
//! second   = clip(V [first, mean of the others' first, greatest of the others' first])
//! strength = h second + (direct + progress * late) measured, points likewise
//! ```
//!
//! All seats share all weights, so that a table that is turned gives the same numbers turned. Everything up to the last
//! line is done in whole numbers whose bounds are checked when a file is read; the last line multiplies by powers of two
//! and adds in a fixed order. So no order of summation, no rounding mode and no width of registers can change an answer.
//!
//! The crate knows no game: what is measured and what the rows stand for is the caller's business, and [`Network::fits`]
//! says whether weights were learned for it.

pub mod file;
pub mod inputs;
pub mod kernel;
pub mod network;
pub mod shape;

pub use file::{FileError, Origin};
pub use inputs::{Element, Inputs};
pub use network::{Network, Said, Scratch, Shifts};
pub use shape::Shape;
