//! Everything the program says: events, traits, rules and refusals in English, Polish, Russian and Czech.
//!
//! | module | what it holds |
//! |---|---|
//! | [`lang`] | the four languages |
//! | [`words`] | the messages of one language, by id |
//! | [`texts`] | where they come from |
//! | [`names`] | who is who at the table: players, animals, owners |
//! | [`field_names`] | the Latin names of animals |
//! | [`new_world`] | the words for New World |
//! | [`northstar`] | the words for Evolution and Natural Selection |
//! | [`options`] | the options of every edition |
//! | [`origin`] | the words for The Origin of Species |
//!
//! The messages are Fluent files under `ftl/`, one folder per language, with the same ids and the same variables in each;
//! the tests see to that. Which word and which sentence pattern is right is decided by the glossary. Names of players and
//! of animals are never declined: a sentence gives them a place where the nominative stands.
//!
//! The engines know no words and this crate knows no rules: it turns what the engine reports into text, and does no
//! I/O.

mod families;
pub mod field_names;
pub mod lang;
pub mod names;
pub mod new_world;
pub mod northstar;
pub mod options;
pub mod origin;
mod phrases;
pub mod texts;
pub mod words;

pub use field_names::{field_name, numbered_name};
pub use lang::Lang;
pub use names::{Names, Table};
pub use words::{Arg, Words};
