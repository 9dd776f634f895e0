//! Games of the bots against themselves: played, kept in shards, and turned into what a network learns from.
//!
//! | module | what it holds |
//! |---|---|
//! | [`play`](mod@play) | one game, and many on many threads |
//! | [`shard`] | [`Shard`]: games in a file, so that a run can go on where it ended |
//! | [`replay`](mod@replay) | a game played again from its moves |
//! | [`seeds`] | the seeds of games, and which games nobody learns from |
//! | [`tensors`] | the moments of games as arrays for training |
//! | [`examine`] | how well a model and a network predict games that nobody learned from |
//!
//! A shard keeps the moves of a game and not what was seen on the way: about a byte for each decision. Everything else
//! follows from the seed of the game, at millions of decisions a second, and may be measured otherwise later.

pub mod examine;
pub mod play;
pub mod replay;
pub mod seeds;
pub mod shard;
pub mod tensors;

pub use examine::{Examined, Examiner};
pub use play::{Limits, Plan, Player, play};
pub use replay::{Moment, ReplayError, replay};
pub use shard::{Heading, Record, Shard, ShardError};
pub use tensors::Tensors;
