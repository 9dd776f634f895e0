//! The words for The Origin of Species.
//!
//! | module | what is put into words |
//! |---|---|
//! | `terms` | traits, cards, phases |
//! | `prompts` | what a player is asked, and what the others wait for |
//! | `actions` | choices |
//! | `log` | events |
//! | `refusals` | why something is not allowed |
//! | `options` | options of the table |
//! | `outlook` | what would follow from a choice |
//! | `scoring` | points and the result |

mod actions;
mod log;
mod options;
mod outlook;
mod phrases;
mod prompts;
mod refusals;
mod scoring;
mod terms;

pub use actions::action;
pub use log::log;
pub use options::{option_explanation, option_name, option_value};
pub use outlook::outlook;
pub use prompts::{question, waiting};
pub use refusals::refusal;
pub use scoring::{breakdown, breakdown_line, result};
pub use terms::{card_name, location_name, phase_name, phase_title, trait_name, trait_summary};
