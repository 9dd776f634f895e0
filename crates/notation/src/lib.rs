//! Text for positions, cases and played games: parse, print, run, replay, verify.
//!
//! | module | what it holds |
//! |---|---|
//! | [`place`] | lines and columns, and problems that point at them |
//! | `yaml`, `fields`, `words`, `spelling` | reading with places: values, keys, commands, "did you mean" |
//! | [`scenario`] | a file of scenarios: what is common to all editions |
//! | `runner` | runs a scenario: the evaluation point, steps, automatic progress |
//! | [`report`] | what came of it |
//! | `names`, `positions`, `expectation`, `paths` | what all families read alike: names, positions, what is expected, what is seen |
//! | `family` | what a family of editions adds to all this |
//! | [`record`] | played games: what is common to all editions, and what a family adds |
//! | [`new_world`] | New World: the same |
//! | [`northstar`] | the family of the species boards: the same |
//! | [`origin`] | the family origin: its positions, commands, expectations, views and records |
//! | [`files`] | files and folders named on a command line: the only place that looks at a disk |

mod expectation;
mod family;
mod fields;
pub mod files;
mod names;
pub mod new_world;
pub mod northstar;
pub mod origin;
mod paths;
pub mod place;
mod positions;
pub mod record;
pub mod report;
mod runner;
pub mod scenario;
mod spelling;
mod words;
mod yaml;

pub use place::{Asked, Cause, Place, Problem};
pub use report::{Difference, Failure, Outcome, Report, Verdict};
pub use scenario::{Scenario, check_text, read_positions, read_scenarios};
