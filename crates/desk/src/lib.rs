//! What a player has in front of them, without a screen: the table in words and marks, what is picked, what a click
//! does.
//!
//! | module | what it holds |
//! |---|---|
//! | [`screen`] | the screen as data: everything that is shown, in words of the chosen language |
//! | [`click`] | what can be pointed at, done and carried |
//! | [`cue`] | what can be shown in motion |
//! | [`thinking`] | what a worker with bots is asked and answers |
//! | [`tabletop`] | a desk or a film of any game, behind one face |
//! | [`desk`] | the desk: a table in play and its viewer |
//! | [`link`] | where the news come from and where decisions go: a table here or far away |
//! | [`online`] | a conversation with a table on a server, in the messages of the protocol |
//! | [`remote`] | the line to a table far away, whatever carries the messages |
//! | [`family`] | what the desk must know of a game |
//! | [`advice`] | hints: what could be done and what it is expected to bring |
//! | [`review`] | analysis of a played game: how everybody stood, and what the moves have cost |
//! | [`analysis`] | the analysis board of any game: answers, links, the game that goes on |
//! | [`book`] | the books: traits of any game with their rules and defences |
//! | [`lesson`] | the lessons: steps, what was done, what to click next |
//! | [`new_world`] | New World: picks, drawing, analysis board |
//! | [`boards`] | Evolution and Natural Selection: picks, drawing, analysis board |
//! | [`open`] | from an edition to its family: deals, goes on, reads records |
//! | [`origin`] | The Origin of Species and Continents: picks, drawing, analysis board |
//! | [`diary`] | the log in sentences |
//! | [`problem`] | what is wrong with a record, in words |
//! | [`summary`] | the end of a round in short |
//! | [`saved`] | a game kept as text |
//! | [`still`] | the table at a moment, without a question |
//! | [`records`] | records of any game: read, written, played through |
//! | [`replay`] | a played game, event by event |
//!
//! The browser draws a [`Screen`] and sends back clicks. No rule is computed here: what is legal, why not, and what would
//! follow comes from the engine through the table.

pub mod advice;
pub mod analysis;
pub mod boards;
pub mod book;
pub mod click;
pub mod cue;
pub mod desk;
pub mod diary;
pub mod family;
pub mod lesson;
pub mod link;
pub mod new_world;
pub mod online;
pub mod open;
pub mod origin;
pub mod problem;
pub mod records;
pub mod remote;
pub mod replay;
pub mod review;
pub mod saved;
pub mod screen;
pub mod still;
pub mod summary;
pub mod tabletop;
pub mod thinking;

pub use click::{Click, Drop, Load, Track, Verb};
pub use desk::{Desk, DeskError, Stage};
pub use editions::Deal;
pub use open::{Checked, begin, check, deal_again, film, resume, reviewer};
pub use saved::Saved;
pub use screen::Screen;
pub use tabletop::{AnyFilm, Tabletop};
