//! The families of games: the only place where the program tells them apart.

use arena::Contest;
use editions::{Edition, Family, decks, new_world_decks};
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
    /// Whether options and deck are what the family has.
    fn check(setup: &Setup) -> Done<()>;

    /// A game as it was asked for, for this many seats.
    fn asked(setup: &Setup, seats: u8) -> Done<ConfigOf<Self>>;
}

impl Played for Origin {
    fn check(setup: &Setup) -> Done<()> {
        let Family::Origin(modules) = setup.edition.family() else { return Err(setup.of_another_family()) };
        editions::module_options(modules, setup.pairs())?;
        setup.own_deck(|file, text| decks::parse(modules, file, text)).map(drop)
    }

    fn asked(setup: &Setup, seats: u8) -> Done<ConfigOf<Self>> {
        let Family::Origin(modules) = setup.edition.family() else { return Err(setup.of_another_family()) };
        let options = editions::module_options(modules, setup.pairs())?;
        Ok(match setup.own_deck(|file, text| decks::parse(modules, file, text))? {
            Some(deck) => editions::module_config_with(modules, &deck, seats, options, None)?,
            None => editions::module_config(modules, seats, options, None)?,
        })
    }
}

impl Played for Boards {
    fn check(setup: &Setup) -> Done<()> {
        let Family::Boards(preset) = setup.edition.family() else { return Err(setup.of_another_family()) };
        // Any number of seats will do: an option that depends on it is refused when it is known.
        editions::northstar::options(preset, 4, setup.pairs())?;
        setup.own_deck(editions::northstar::parse_deck).map(drop)
    }

    fn asked(setup: &Setup, seats: u8) -> Done<ConfigOf<Self>> {
        let Family::Boards(preset) = setup.edition.family() else { return Err(setup.of_another_family()) };
        let options = editions::northstar::options(preset, seats, setup.pairs())?;
        Ok(match setup.own_deck(editions::northstar::parse_deck)? {
            Some(deck) => editions::northstar::config_with(&deck, preset, seats, options, None)?,
            None => editions::northstar::config(preset, seats, options, None)?,
        })
    }
}

impl Played for World {
    fn check(setup: &Setup) -> Done<()> {
        editions::new_world_options(setup.pairs())?;
        setup.own_deck(new_world_decks::parse_deck).map(drop)
    }

    fn asked(setup: &Setup, seats: u8) -> Done<ConfigOf<Self>> {
        let options = editions::new_world_options(setup.pairs())?;
        Ok(match setup.own_deck(new_world_decks::parse_deck)? {
            Some(deck) => editions::new_world_config_with(&deck, new_world_decks::areas(), seats, options, None)?,
            None => editions::new_world_config(seats, options, None)?,
        })
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
