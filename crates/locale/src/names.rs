//! Who is who at the table.

use game::{Seat, Viewer};
use origin::{AnimalId, View};

use crate::field_names::numbered_name;

/// The number by which an engine knows an animal.
pub trait AnimalNumber: Copy {
    /// The number.
    fn number(self) -> u8;
}

impl AnimalNumber for AnimalId {
    fn number(self) -> u8 {
        self.0
    }
}

impl AnimalNumber for new_world::AnimalId {
    fn number(self) -> u8 {
        self.0
    }
}

/// Who is who. The names are put into sentences as they are: an interface that shows them in bold or italics can wrap
/// them in marks of its own here and find the marks in the sentence again.
pub trait Names<Id: AnimalNumber = AnimalId> {
    /// The name of a player, as typed.
    fn player(&self, seat: Seat) -> &str;

    /// The name of an animal.
    fn animal(&self, animal: Id) -> String {
        numbered_name(animal.number())
    }

    /// Whose animal it is, if that is known.
    fn owner(&self, animal: Id) -> Option<Seat>;

    /// The seat that is called "you".
    fn you(&self) -> Option<Seat>;
}

/// A view of a table: its viewer, and whose animals lie there.
pub trait Seen {
    /// How its engine knows an animal.
    type Id: AnimalNumber;

    /// The viewer.
    fn viewer(&self) -> Viewer;

    /// Whose animal it is, if it is on the table.
    fn owner(&self, animal: Self::Id) -> Option<Seat>;
}

impl Seen for View {
    type Id = AnimalId;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn owner(&self, animal: AnimalId) -> Option<Seat> {
        self.animal(animal).map(|animal| animal.owner)
    }
}

impl Seen for new_world::View {
    type Id = new_world::AnimalId;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn owner(&self, animal: new_world::AnimalId) -> Option<Seat> {
        self.animal(animal).map(|animal| animal.owner)
    }
}

/// Names for a view of the table: the viewer is "you".
#[derive(Clone, Debug)]
pub struct Table<'a, V = View> {
    players: Vec<&'a str>,
    view: &'a V,
    you: Option<Seat>,
}

/// What a seat without a name is called.
const NAMELESS: [&str; game::MAX_SEATS] = ["P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8"];

impl<'a, V: Seen> Table<'a, V> {
    /// Names for a view, with the players in the order of the seats.
    pub fn new(players: impl IntoIterator<Item = &'a str>, view: &'a V) -> Self {
        let you = match view.viewer() {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        Self { players: players.into_iter().collect(), view, you }
    }

    /// The same with nobody called "you", for a screen that several people look at.
    pub fn in_third_person(mut self) -> Self {
        self.you = None;
        self
    }
}

impl<V: Seen> Names<V::Id> for Table<'_, V> {
    fn player(&self, seat: Seat) -> &str {
        self.players.get(seat.index()).copied().unwrap_or(NAMELESS[seat.index()])
    }

    fn owner(&self, animal: V::Id) -> Option<Seat> {
        self.view.owner(animal)
    }

    fn you(&self) -> Option<Seat> {
        self.you
    }
}
