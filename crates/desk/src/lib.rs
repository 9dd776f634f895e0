//! What a player has before him, without a screen: the table in words and marks, what is picked, what a click does.
//!
//! | module | what it holds |
//! |---|---|
//! | [`desk`] | the desk: a table in play, who looks at it, saving and going on |
//! | [`pick`] | what is picked and what a click on a thing means |
//! | [`screen`] | the screen as data: everything that is shown, in words of the chosen language |
//! | `drawing` | makes the screen from the view, the prompt and the pick |
//! | [`diary`] | the log in sentences |
//! | [`problem`] | what is wrong with a record, in words |
//! | [`still`] | the table at a moment, without a question |
//! | [`replay`] | a played game, event by event |
//! | [`analysis`] | a free position: who may attack whom, and why |
//!
//! The browser draws a [`Screen`] and sends back clicks. No rule is computed here: what is legal, why not, and what would
//! follow comes from the engine through the table.

pub mod analysis;
pub mod desk;
pub mod diary;
mod drawing;
pub mod pick;
pub mod problem;
pub mod replay;
pub mod screen;
pub mod still;

pub use desk::{Desk, DeskError, Saved, Stage};
pub use pick::{Click, Drop, Load, Pick, Verb};
pub use screen::Screen;
