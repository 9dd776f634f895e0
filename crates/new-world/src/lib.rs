//! Evolution: New World, with its variants.
//!
//! The rulebook (`rulebooks/new-world.md`) is the index; each chapter has its module:
//!
//! | chapter | module |
//! |---|---|
//! | Components, Cards | [`cards`], [`catalogue`], [`areas`], [`config`] |
//! | Set-up | `setup` |
//! | Epochs and turns | `epoch` |
//! | Development, The row and pair traits, Harmful traits | `development`, `placement`, `row` |
//! | Areas, Access, Swamps | `area_phase`, `access` |
//! | Hunger | `receiving` |
//! | The feeding turn, Shelter, Additional actions | `feeding` |
//! | Feeding from an area | `food_chain` |
//! | Attack | `attack`, `attack::{legality, reactions, resolution}` |
//! | Extinction | `extinction`, `draw` |
//! | End of the game | [`scoring`] |
//! | Variants | `mutation`, `setup`, `draw` |
//! | Traits | [`traits`], one file per card |
//! | Options | [`options`] |
//! | Reasons for refusal | `refusals`, and the chapter of each command |
//!
//! [`State`] is the game; what others may know of it is a [`View`], what they see happen a [`SeenEvent`]. A position
//! that was not reached by play is described by a [`Position`].

mod access;
pub mod action;
mod animal;
mod area_phase;
pub mod areas;
mod attack;
pub mod audit;
pub mod cards;
pub mod catalogue;
pub mod config;
pub mod decision;
mod determinize;
mod development;
mod draw;
mod epoch;
pub mod event;
mod extinction;
pub mod facts;
mod feeding;
mod food_chain;
mod game_impl;
mod generated;
mod hidden;
pub mod memory;
pub mod moment;
mod mutation;
pub mod options;
pub mod outlook;
mod placement;
pub mod position;
mod reach;
mod receiving;
mod refusals;
mod row;
pub mod scoring;
pub mod sets;
mod setup;
mod state;
mod told_by;
pub mod traits;
mod unseen;
pub mod view;

pub use action::{Action, RowOrder, Token};
pub use areas::{Access, AreaCard, AreaKind, AreaName, Areas, AreasError, Design, Half, Part, Place, Tokens};
pub use cards::{AnimalId, Card, CardRef, LinkId, Trait, TraitSet};
pub use catalogue::{Catalogue, CatalogueError, Numbers};
pub use config::{Config, ConfigError};
pub use decision::{Decision, Question};
pub use event::{Death, Event, Fact, Hidden, Origin, SeenEvent, Source};
use generated::rule;
pub use memory::{NewCards, Reshuffled};
pub use moment::{Frame, Moment, Phase, Step};
pub use options::{OPTIONS, OptionError, OptionSpec, Options, Variant};
pub use outlook::Outlook;
pub use position::{Position, PositionError};
pub use reach::Exposure;
pub use rule::Rule;
pub use scoring::Breakdown;
pub use state::State;
pub use view::View;

/// The revision of the rules as this crate plays them; records carry it. A change that would let an old record end
/// differently raises it.
pub const RULES_REVISION: u32 = 1;
