//! The catalogue of editions: which there are, for how many players, with which options, cards and rules.
//!
//! The only crate that knows all editions. Programs pick an [`Edition`] at run time; nothing is chosen by a Cargo feature.

pub mod decks;
pub mod edition;
pub mod new_world_decks;
pub mod new_world_setup;
pub mod northstar;
pub mod rulebook;
pub mod setup;
mod toml;

pub use decks::DeckError;
pub use edition::{Deal, Edition, Family, OptionInfo};
pub use new_world_setup::{new_world_config, new_world_config_with, new_world_defaults, new_world_options};
pub use rulebook::RuleText;
pub use setup::{
    SetupError, continents_config, module_config, module_config_with, module_options, origin_config,
    origin_config_with, origin_options,
};
