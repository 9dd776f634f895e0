//! Who is who at a table with species boards.

use game::{Seat, Viewer};
use locale::northstar::{Players, epithet};
use northstar::SpeciesId;

use crate::diary::{marked_animal, marked_player};

/// The names of the players between marks, and the viewer, who is called "you".
pub struct Cast {
    names: Vec<String>,
    you: Option<Seat>,
}

impl Cast {
    /// Names in the order of the seats, for this viewer.
    pub fn new(players: &[String], viewer: Viewer) -> Self {
        let you = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        Self { names: players.iter().map(|name| marked_player(name)).collect(), you }
    }

    /// The same, as sentences want them.
    pub fn players(&self) -> Players<'_> {
        Players::new(self.names.iter().map(String::as_str), self.you).calling(marked)
    }
}

/// The name of a species between marks.
pub(crate) fn marked(species: SpeciesId) -> String {
    marked_animal(&epithet(species))
}
