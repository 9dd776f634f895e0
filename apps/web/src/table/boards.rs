//! The table of a game with species boards: tracks, slots and food in the viewer's row, small boards at the others',
//! and the watering hole between them.

mod board;
mod hole;
mod row;
mod small;

pub use hole::{Hole, laid};
pub use row::OwnBoards;
pub use small::{Small, stats};
