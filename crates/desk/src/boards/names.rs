//! Who is who at a table with species boards.

use game::{Seat, Viewer};
use locale::Words;
use locale::northstar::{Players, epithet};
use northstar::SpeciesId;

use crate::diary::{marked_animal, marked_player};

/// The names of the players between marks; the viewer is called "you".
pub struct Cast(Vec<String>);

impl Cast {
    /// Names in the order of the seats, for this viewer.
    pub fn new(words: &Words, players: &[String], viewer: Viewer) -> Self {
        let you = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let name = |(place, name): (usize, &String)| match Seat::new(place) == you && you.is_some() {
            true => marked_player(&words.text("board-you")),
            false => marked_player(name),
        };
        Self(players.iter().enumerate().map(name).collect())
    }

    /// The same, as sentences want them.
    pub fn players(&self) -> Players<'_> {
        Players::new(self.0.iter().map(String::as_str), None).calling(marked)
    }
}

/// The name of a species between marks.
pub(crate) fn marked(species: SpeciesId) -> String {
    marked_animal(&epithet(species))
}
