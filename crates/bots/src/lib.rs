//! Bots: players that see a view and the legal actions, never a state.
//!
//! | module | what it holds |
//! |---|---|
//! | [`bot`] | the trait [`Bot`] |
//! | [`level`] | [`Level`], [`Thinker`]: the four levels people play against, and their [`style`] |
//! | [`search`] | [`Search`]: the tree search behind the levels |
//! | [`mind`] | [`Mind`]: the features and move priors of a game for the search |
//! | [`model`] | [`model::Model`]: the learned evaluation of a table |
//! | [`learn`] | how it is learned |
//! | [`judgement`] | [`Judgement`]: whether tables are judged by the linear model or by a network, and who does it |
//! | [`encoding`] | a table as a network reads it |
//! | [`advice`] | hints for people, what a move has cost, how the seats stand |
//! | [`reason`] | [`Reason`]: why one move is better than another, in facts |
//! | [`census`] | [`Census`]: who is alive and who could attack whom |
//! | [`random`] | [`Random`]: any legal action |
//! | [`greedy`] | [`Greedy`]: the action after which the table looks best |
//! | [`evaluate`] | [`Evaluate`]: how good a table looks to a seat |
//! | [`origin`] | the evaluation for The Origin of Species, term by term |
//! | [`new_world`] | the evaluation for New World |
//! | [`northstar`] | the evaluation for Evolution and Natural Selection |
//! | [`playout`] | drivers: whole games among bots, and the fastest random game |
//! | [`registry`] | bots by name |
//! | [`compiled`] | the search as machine code that other crates share |
//!
//! What a bot wants to know of states it gets from `Game::determinize`: a table that looks the same to it, with everything
//! hidden drawn at random. A bot is deterministic given its seed.

pub mod advice;
pub mod bot;
pub mod census;
pub mod compiled;
#[cfg(feature = "network")]
pub mod encoding;
pub mod evaluate;
pub mod greedy;
pub mod judgement;
pub mod learn;
pub mod level;
pub mod mind;
pub mod model;
pub mod new_world;
pub mod northstar;
pub mod origin;
pub mod playout;
pub mod random;
pub mod reason;
pub mod registry;
pub mod search;
pub mod style;

pub use advice::{Verdict, chances, fates, review, suggest};
pub use bot::Bot;
pub use census::Census;
pub use evaluate::Evaluate;
pub use greedy::Greedy;
pub use judgement::Judgement;
pub use level::{Level, Thinker};
pub use mind::Mind;
pub use model::{Prospect, Prospects};
pub use playout::{Counts, Playout, Stopped, random_playout};
pub use random::Random;
pub use reason::Reason;
pub use registry::{NAMES, Playable, by_name, is_name};
pub use search::{Budget, Fate, Opinion, Search, Thinking};
pub use style::Style;
