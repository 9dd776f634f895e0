//! Who is who at the table.

use game::{Seat, Viewer};
use new_world::{AnimalId, View};

use crate::field_names::numbered_name;
use crate::words::Words;

/// Who is who. The names are put into sentences as they are: an interface that shows them in bold or italics can wrap
/// them in marks of its own here and find the marks in the sentence again.
pub trait Names {
    /// The name of a player, as typed.
    fn player(&self, seat: Seat) -> &str;

    /// The name of an animal.
    fn animal(&self, animal: AnimalId) -> String {
        numbered_name(animal.0)
    }

    /// Whose animal it is, if that is known.
    fn owner(&self, animal: AnimalId) -> Option<Seat>;

    /// The seat that is called "you".
    fn you(&self) -> Option<Seat>;
}

/// The name of a player, or "you".
pub(super) fn player_or_you(words: &Words, names: &dyn Names, seat: Seat) -> String {
    if names.you() == Some(seat) { words.text("new-world-you") } else { names.player(seat).to_owned() }
}

/// Names for a view of the table: the viewer is "you".
#[derive(Clone, Debug)]
pub struct Table<'a> {
    players: Vec<&'a str>,
    view: &'a View,
    you: Option<Seat>,
    numbered: bool,
}

/// What a seat without a name is called.
const NAMELESS: [&str; game::MAX_SEATS] = ["P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8"];

impl<'a> Table<'a> {
    /// Names for a view, with the players in the order of the seats.
    pub fn new(players: impl IntoIterator<Item = &'a str>, view: &'a View) -> Self {
        let you = match view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        Self { players: players.into_iter().collect(), view, you, numbered: false }
    }

    /// The same with nobody called "you", for a screen that several people look at.
    pub fn in_third_person(mut self) -> Self {
        self.you = None;
        self
    }

    /// The same with the numbers that animals have in records, for those who type them: *Montana (A1)*.
    pub fn with_numbers(mut self) -> Self {
        self.numbered = true;
        self
    }
}

impl Names for Table<'_> {
    fn player(&self, seat: Seat) -> &str {
        self.players.get(seat.index()).copied().unwrap_or(NAMELESS[seat.index()])
    }

    fn animal(&self, animal: AnimalId) -> String {
        let name = numbered_name(animal.0);
        if self.numbered { format!("{name} (A{})", u16::from(animal.0) + 1) } else { name }
    }

    fn owner(&self, animal: AnimalId) -> Option<Seat> {
        self.view.animal(animal).map(|animal| animal.owner)
    }

    fn you(&self) -> Option<Seat> {
        self.you
    }
}
