//! Locations as words.

use origin::{Location, Modules};

use crate::place::{Fault, Reading};
use crate::spelling::did_you_mean;
use crate::words::Word;

const NAMES: [&str; Location::COUNT] = ["laurasia", "gondwana", "ocean"];

/// The name of a location of Continents.
pub(crate) fn location_name(at: Location) -> &'static str {
    NAMES[at.index()]
}

/// The location with this name.
pub(crate) fn location_of(name: &str) -> Option<Location> {
    let place = NAMES.iter().position(|known| *known == name)?;
    Modules::CONTINENTS.locations().get(place).copied()
}

/// Reads a location.
pub(crate) fn location_named(word: &Word) -> Reading<Location> {
    location_of(&word.text).ok_or_else(|| {
        Fault::new(word.place, format!("unknown location '{}'", word.text)).maybe_help(did_you_mean(&word.text, NAMES))
    })
}
