//! The words for New World. Who is who is given by a [`crate::Names`] of its animals; [`crate::Table`] is one.
//!
//! | module | what is put into words |
//! |---|---|
//! | `terms` | traits, cards, areas, phases |
//! | `prompts` | what a player is asked, and what the others wait for |
//! | `actions` | choices |
//! | `log`, `gains` | events |
//! | `outlook` | what would follow from a choice |
//! | `refusals` | why something is not allowed |
//! | `scoring` | points and the result |

mod actions;
mod gains;
mod log;
mod outlook;
mod phrases;
mod prompts;
mod refusals;
mod scoring;
mod terms;

pub use actions::action;
pub use log::log;
pub use outlook::outlook;
pub use prompts::{question, waiting};
pub use refusals::refusal;
pub use scoring::{breakdown, breakdown_line, result};
pub use terms::{
    area_name, card_name, design_name, phase_name, phase_title, place_name, trait_list, trait_name, trait_summary,
};
