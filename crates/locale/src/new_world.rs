//! The words for New World.
//!
//! | module | what is put into words |
//! |---|---|
//! | `terms` | traits, cards, areas, phases |
//! | `names` | who is who at the table |
//! | `prompts` | questions, and what the others wait for |
//! | `actions` | choices |
//! | `log` | events |
//! | `refusals` | why something is not allowed |
//! | `scoring` | points and the result |

mod actions;
mod log;
mod names;
mod prompts;
mod refusals;
mod scoring;
mod terms;

pub use actions::action;
pub use log::log;
pub use names::{Names, Table};
pub use prompts::{question, waiting};
pub use refusals::refusal;
pub use scoring::{breakdown, breakdown_line, result};
pub use terms::{access, area_name, card_name, phase_name, place_name, trait_name, trait_summary};
