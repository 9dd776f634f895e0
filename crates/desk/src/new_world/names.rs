//! Who is who at a New World table.

use game::{Seat, Viewer};
use new_world::{AnimalId, View};

use super::say;
use crate::diary::{marked_animal, marked_player};

/// Names between marks.
pub struct MarkedNames<'a> {
    players: Vec<String>,
    view: &'a View,
}

impl<'a> MarkedNames<'a> {
    /// Names of players in the order of the seats, and of the animals of a view.
    pub fn new(players: &[String], view: &'a View) -> Self {
        Self { players: players.iter().map(|name| marked_player(name)).collect(), view }
    }
}

impl locale::Names<AnimalId> for MarkedNames<'_> {
    fn player(&self, seat: Seat) -> &str {
        self.players.get(seat.index()).map_or("", String::as_str)
    }

    fn animal(&self, animal: AnimalId) -> String {
        marked_animal(&say::animal_name(animal))
    }

    fn owner(&self, animal: AnimalId) -> Option<Seat> {
        self.view.animal(animal).map(|animal| animal.owner)
    }

    fn you(&self) -> Option<Seat> {
        match self.view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}
