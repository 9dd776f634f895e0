//! What a player can see, and what they cannot (section 8): what is common to all families.
//!
//! A value is *visible* if it can be read off the player's view. It is *hidden* if it cannot, and another value would leave
//! the view the same.

use game::{Game, Seat, Viewer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::fields::seat_of;
use crate::names::Beings;
use crate::place::{Fault, Reading};
use crate::spelling::did_you_mean;
use crate::yaml::Text;

/// Something that can be seen or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Path {
    /// Of a seat: its hand, the size of it.
    Seat(&'static str, Seat),
    /// Of an animal or a species: its traits, that it exists.
    Being(&'static str, String),
    /// Of the table: the order of the deck.
    Table(&'static str),
}

/// The paths that a family knows.
pub(crate) struct Paths {
    pub(crate) beings: Beings,
    pub(crate) of_seats: &'static [&'static str],
    pub(crate) of_beings: &'static [&'static str],
    pub(crate) of_table: &'static [&'static str],
    /// Paths of other families.
    pub(crate) elsewhere: &'static [&'static str],
}

impl Paths {
    /// Reads a path: `hand(P2)`, `deck_order`.
    pub(crate) fn read(&self, text: &Text, players: u8, names: &[String]) -> Reading<Path> {
        let (name, argument) = match text.text.split_once('(') {
            None => (text.text.as_str(), None),
            Some((name, rest)) => {
                let inside = text.place.right(name.chars().count() + 1);
                let argument =
                    rest.strip_suffix(')').ok_or_else(|| Fault::new(inside, "the closing ')' is missing"))?;
                (name, Some(Text { place: inside, text: argument.to_owned(), plain: true }))
            }
        };
        let known = |list: &[&'static str]| list.iter().copied().find(|known| *known == name);
        if let Some(path) = known(self.of_table) {
            return match argument {
                None => Ok(Path::Table(path)),
                Some(argument) => Err(Fault::new(argument.place, format!("'{name}' takes nothing in brackets here"))),
            };
        }
        let missing = || Fault::new(text.place, format!("'{name}' needs a seat or {} in brackets", self.beings.any));
        if let Some(path) = known(self.of_beings) {
            return Ok(Path::Being(path, self.beings.named(names, &argument.ok_or_else(missing)?)?));
        }
        if let Some(path) = known(self.of_seats) {
            let argument = argument.ok_or_else(missing)?;
            let seat = seat_of(&argument.text)
                .filter(|seat| seat.number() <= players)
                .ok_or_else(|| Fault::new(argument.place, format!("'{}' does not sit at this table", argument.text)))?;
            return Ok(Path::Seat(path, seat));
        }
        if self.elsewhere.contains(&name) {
            return Err(Fault::new(text.place, format!("'{name}' belongs to other editions, not to this one")));
        }
        let all = self.of_seats.iter().chain(self.of_beings).chain(self.of_table).copied();
        Err(Fault::new(text.place, format!("unknown path '{name}'")).maybe_help(did_you_mean(name, all)))
    }
}

/// Other states that are tried.
const TRIES: u64 = 64;

/// Fails with a reason if the view changes with the value, or if the value is seen.
pub(crate) fn check_hidden<G: Game>(
    state: &G,
    viewer: Viewer,
    in_view: impl Fn(&G::View) -> Option<String>,
    in_state: impl Fn(&G) -> Option<String>,
) -> Result<(), String> {
    let view = state.view(viewer);
    match in_view(&view) {
        Some(seen) => Err(format!("visible: {seen}")),
        None => check_free(state, &view, viewer, in_state),
    }
}

/// Fails with a reason if the view changes with the value.
pub(crate) fn check_free<G: Game>(
    state: &G,
    view: &G::View,
    viewer: Viewer,
    in_state: impl Fn(&G) -> Option<String>,
) -> Result<(), String> {
    let truth = in_state(state);
    for seed in 0..TRIES {
        let other = G::determinize(view, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
        if in_state(&other) == truth {
            continue;
        }
        return if other.view(viewer) == *view { Ok(()) } else { Err("the view changes with it".to_owned()) };
    }
    // No other value is possible: there is nothing to know.
    Ok(())
}

/// Fails with a reason if the viewer cannot know the value.
pub(crate) fn check_visible(seen: Option<String>, truth: Option<String>) -> Result<(), String> {
    let Some(seen) = seen else { return Err("hidden".to_owned()) };
    if truth.as_ref() == Some(&seen) {
        return Ok(());
    }
    Err(format!("shown as {seen} instead of {}", truth.unwrap_or_else(|| "nothing".to_owned())))
}
