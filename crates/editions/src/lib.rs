//! The catalogue of editions: which there are, for how many players, with which options, cards and rules.
//!
//! The only crate that knows all editions. Programs pick an [`Edition`] at run time; nothing is chosen by a Cargo feature.

pub mod decks;
pub mod edition;
pub mod northstar;
pub mod rulebook;
pub mod setup;

pub use decks::DeckError;
pub use edition::{Edition, OptionInfo};
pub use rulebook::RuleText;
pub use setup::{
    SetupError, continents_config, continents_config_with, origin_config, origin_config_with, origin_options,
    world_config, world_config_with, world_options,
};
