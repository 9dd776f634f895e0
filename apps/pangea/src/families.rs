//! The families of games: the only place where the program tells them apart.

use arena::Contest;
use editions::{Edition, Family};
use notation::new_world::World;
use notation::northstar::Boards;
use notation::origin::Origin;
use notation::record::ConfigOf;

use crate::commands::play::Shown;
use crate::commands::simulate::Watched;
use crate::failure::Done;
use crate::setup::Setup;

/// A family that the program plays, shows and measures.
pub trait Played: Shown<Game: Contest + Watched> {
    /// A game as it was asked for, for this many seats.
    fn asked(setup: &Setup, seats: u8) -> Done<ConfigOf<Self>>;
}

impl Played for Origin {
    fn asked(setup: &Setup, seats: u8) -> Done<ConfigOf<Self>> {
        setup.origin(seats)
    }
}

impl Played for Boards {
    fn asked(setup: &Setup, seats: u8) -> Done<ConfigOf<Self>> {
        setup.boards(seats)
    }
}

impl Played for World {
    fn asked(setup: &Setup, seats: u8) -> Done<ConfigOf<Self>> {
        setup.new_world(seats)
    }
}

/// Something that is done for the family of an edition.
pub trait Errand {
    /// What comes of it.
    type Gives;

    /// Does it.
    fn run<F: Played>(self) -> Self::Gives;
}

/// Does it for the family of an edition.
pub fn by_edition<E: Errand>(edition: Edition, errand: E) -> E::Gives {
    match edition.family() {
        Family::Origin(_) => errand.run::<Origin>(),
        Family::Boards(_) => errand.run::<Boards>(),
        Family::NewWorld => errand.run::<World>(),
    }
}
