//! Evolution: The Origin of Species, and Continents.
//!
//! The rulebooks (`rulebooks/origin.md`, `rulebooks/continents.md`) are the index; each chapter has its module:
//!
//! | chapter | module |
//! |---|---|
//! | Terms | [`cards`], `state`, [`moment`] |
//! | Components and goal, Deck | [`catalogue`], [`config`] |
//! | Set-up | `setup` |
//! | The round | `round` |
//! | Development | `development` |
//! | Food bank | `food_bank` |
//! | Feeding turns, Fat tissue | `feeding`, `fat` |
//! | Receiving food | `receiving` |
//! | Pair traits | `food_chain` |
//! | Static defences | `attack::legality` |
//! | The attack step by step | `attack`, `attack::{defence, resolution, spoils}` |
//! | Extinction, Dealing, End of the game | `extinction` |
//! | Scoring | [`scoring`] |
//! | Traits | [`traits`], one file per card |
//! | Options | [`options`] |
//! | Reasons for refusal | `refusals`, and the chapter of each command |
//! | Locations, Migration, what is restored and who starts again | [`modules`], `continents` |
//!
//! [`State`] is the game; what others may know of it is a [`View`], what they see happen a [`SeenEvent`]. A position
//! that was not reached by play is described by a [`Position`].

pub mod action;
mod animal;
mod attack;
pub mod audit;
pub mod cards;
pub mod catalogue;
pub mod config;
mod continents;
pub mod decision;
mod determinize;
mod development;
pub mod event;
mod extinction;
pub mod facts;
mod fat;
mod feeding;
pub mod food_bank;
mod food_chain;
mod game_impl;
mod generated;
pub mod modules;
pub mod moment;
pub mod options;
pub mod outlook;
pub mod position;
mod receiving;
mod refusals;
mod round;
pub mod scoring;
pub mod sets;
mod setup;
mod state;
mod told_by;
pub mod traits;
pub mod view;

pub use action::Action;
pub use cards::{AnimalId, Card, CardRef, Kept, LinkId, Location, Trait, TraitSet};
pub use catalogue::{Catalogue, CatalogueError, Draw};
pub use config::{Config, ConfigError};
pub use decision::{Decision, Question};
pub use event::{Arrival, Death, Event, Exchanged, Fact, SeenEvent, Source, Token};
pub use facts::Exposure;
use generated::rule;
pub use modules::{Module, ModuleSpec, Modules};
pub use moment::{Frame, Moment, Phase, Step};
pub use options::{OptionError, OptionSpec, Options};
pub use outlook::Outlook;
pub use position::{Position, PositionError};
pub use rule::Rule;
pub use scoring::Breakdown;
pub use state::State;
pub use view::{Twins, View, Wear};

/// The revision of the rules as this crate plays them; records carry it. A change that would let an old record end
/// differently raises it.
///
/// | revision | what changed |
/// |---|---|
/// | 2 | Continents: as many herd animals as carnivores protect nobody (CON-T-HERDING); the owner chooses which of two equal
/// traits goes after a Recombination (CON-T-RECOMBINATION-3) |
pub const RULES_REVISION: u32 = 2;
