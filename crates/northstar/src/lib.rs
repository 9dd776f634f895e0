//! The species-board game: Evolution and Natural Selection, one engine with two presets.
//!
//! The rulebook (`rulebooks/northstar.md`) is the index; each chapter has its module:
//!
//! | chapter | module |
//! |---|---|
//! | Components and goal, Deck | [`cards`], [`catalogue`], [`config`] |
//! | Set-up | `setup` |
//! | The round | `round`, [`moment`] |
//! | Dealing, End of the game | `deal` |
//! | The food card | `food_card` |
//! | Playing cards, Variants | `play` |
//! | Leaf traits and food | `leaves`, `food_card` |
//! | Feeding, Feeding turns | `feeding` |
//! | Taking food | `taking` |
//! | The attack step by step, Attack rules | `attack`, `attack::{legality, resolution}` |
//! | End of feeding, Extinction | `extinction` |
//! | Scoring | [`scoring`] |
//! | Traits | [`traits`], one file per card |
//! | What players see | [`view`], [`event`] |
//! | What always holds | [`audit`] |
//! | Decisions | [`action`], [`decision`] |
//! | Options | [`options`] |
//! | Reasons for refusal | `refusals`, and the chapter of each command |
//!
//! [`State`] is the game; what others may know of it is a [`View`], what they see happen a [`SeenEvent`]. A position
//! that was not reached by play is described by a [`Position`].
//!
//! What the boxes hold (NS-COMP-4, NS-COMP-5) limits nothing: tokens are not counted (NS-COMP-8), boards only if an option
//! says so. NS-VAR-5 is a matter of the interface.

pub mod action;
mod attack;
pub mod audit;
pub mod cards;
pub mod catalogue;
pub mod config;
mod deal;
pub mod decision;
mod determinize;
pub mod event;
mod extinction;
pub mod facts;
mod feeding;
mod fold;
mod food_card;
mod game_impl;
mod generated;
mod hand;
mod leaves;
mod memory;
pub mod moment;
pub mod options;
pub mod outlook;
mod play;
pub mod position;
mod prospects;
mod refusals;
mod round;
pub mod scoring;
mod sealed;
mod setup;
mod state;
mod taking;
mod told_by;
pub mod traits;
mod unseen;
pub mod view;

pub use action::{Action, Negations, Scarce};
pub use cards::{Card, End, Food, Growth, SpeciesId, Trait, TraitSet};
pub use catalogue::{Catalogue, CatalogueError};
pub use config::{Config, ConfigError};
pub use decision::{Decision, Question};
pub use event::{Death, Event, Fact, Play, SeenEvent, SeenPlay};
pub use facts::Exposure;
use generated::rule;
pub use memory::Reshuffled;
pub use moment::{Cause, Frame, Moment, Phase, Source, Step};
pub use options::{Deck, OPTIONS, OptionError, OptionSpec, Options, Preset};
pub use outlook::Outlook;
pub use position::{Position, PositionError};
pub use rule::Rule;
pub use scoring::Breakdown;
pub use state::{State, TRACK};
pub use view::View;

/// The revision of the rules as this crate plays them; records carry it. A change that would let an old record end
/// differently raises it.
pub const RULES_REVISION: u32 = 1;
