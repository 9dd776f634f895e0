//! What a player can see, and what they cannot (section 8).
//!
//! A value is *visible* if it can be read off the player's view. It is *hidden* if it cannot, and another value would leave
//! the view the same.

use editions::new_world_decks::area_id;
use game::{Game, Seat, Viewer};
use new_world::{Card, Design, State, View};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::fields::seat_of;
use crate::new_world::actions::Names;
use crate::new_world::cards::written;
use crate::new_world::grammar::Lexicon;
use crate::place::{Fault, Reading};
use crate::spelling::did_you_mean;
use crate::yaml::Text;

/// Something that can be seen or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Path {
    /// Of a seat: its hand, the size of it, its gene pool.
    Seat(&'static str, Seat),
    /// Of an animal: the card under it, its traits, that it exists.
    Animal(&'static str, String),
    /// Of the table: the order of the decks, cards out of the game, the discard pile.
    Table(&'static str),
}

const OF_SEATS: &[&str] = &["hand", "hand_size", "pool", "pool_size"];
const OF_ANIMALS: &[&str] = &["facedown", "traits", "exists"];
const OF_TABLE: &[&str] = &["deck_order", "area_deck_order", "removed", "discard", "discard_size"];
const ELSEWHERE: &[&str] = &["food_card", "screen", "pop", "size"];

/// Reads a path: `hand(P2)`, `deck_order`.
pub(crate) fn read_path(text: &Text, lexicon: &Lexicon) -> Reading<Path> {
    let (name, argument) = match text.text.split_once('(') {
        None => (text.text.as_str(), None),
        Some((name, rest)) => {
            let inside = text.place.right(name.chars().count() + 1);
            let argument = rest.strip_suffix(')').ok_or_else(|| Fault::new(inside, "the closing ')' is missing"))?;
            (name, Some(Text { place: inside, text: argument.to_owned(), plain: true }))
        }
    };
    let known = |list: &[&'static str]| list.iter().copied().find(|known| *known == name);
    if let Some(path) = known(OF_TABLE) {
        return match argument {
            None => Ok(Path::Table(path)),
            Some(argument) => Err(Fault::new(argument.place, format!("'{name}' takes nothing in brackets here"))),
        };
    }
    let missing = || Fault::new(text.place, format!("'{name}' needs a seat or an animal in brackets"));
    if let Some(path) = known(OF_ANIMALS) {
        return Ok(Path::Animal(path, lexicon.animal(&argument.ok_or_else(missing)?)?));
    }
    if let Some(path) = known(OF_SEATS) {
        let argument = argument.ok_or_else(missing)?;
        let seat = seat_of(&argument.text)
            .filter(|seat| seat.number() <= lexicon.players)
            .ok_or_else(|| Fault::new(argument.place, format!("'{}' does not sit at this table", argument.text)))?;
        return Ok(Path::Seat(path, seat));
    }
    if ELSEWHERE.contains(&name) {
        return Err(Fault::new(text.place, format!("'{name}' belongs to other editions, not to this one")));
    }
    let all = OF_SEATS.iter().chain(OF_ANIMALS).chain(OF_TABLE).copied();
    Err(Fault::new(text.place, format!("unknown path '{name}'")).maybe_help(did_you_mean(name, all)))
}

/// Other states that are tried.
const TRIES: u64 = 64;

/// Fails with a reason if the viewer can know the value.
pub(crate) fn check_hidden(state: &State, viewer: Seat, path: &Path, names: &impl Names) -> Result<(), String> {
    let viewer = Viewer::Seat(viewer);
    let view = state.view(viewer);
    if let Some(seen) = in_view(&view, path, names) {
        return Err(format!("visible: {seen}"));
    }
    let truth = in_state(state, path, names);
    for seed in 0..TRIES {
        let other = State::determinize(&view, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
        if in_state(&other, path, names) == truth {
            continue;
        }
        return if other.view(viewer) == view { Ok(()) } else { Err("the view changes with it".to_owned()) };
    }
    // No other value is possible: there is nothing to know.
    Ok(())
}

/// Fails with a reason if the viewer cannot know the value.
pub(crate) fn check_visible(state: &State, viewer: Seat, path: &Path, names: &impl Names) -> Result<(), String> {
    let view = state.view(Viewer::Seat(viewer));
    let Some(seen) = in_view(&view, path, names) else { return Err("hidden".to_owned()) };
    let truth = in_state(state, path, names);
    if truth.as_ref() == Some(&seen) {
        return Ok(());
    }
    Err(format!("shown as {seen} instead of {}", truth.unwrap_or_else(|| "nothing".to_owned())))
}

fn cards(cards: impl IntoIterator<Item = Card>) -> String {
    written(cards).join(", ")
}

fn area_cards<'d>(cards: impl Iterator<Item = &'d Design>) -> String {
    cards.map(area_id).collect::<Vec<_>>().join(", ")
}

/// The value as text, as far as the view shows it.
fn in_view(view: &View, path: &Path, names: &impl Names) -> Option<String> {
    match path {
        Path::Seat("hand_size", seat) => Some(view.hands[*seat].to_string()),
        Path::Seat("pool_size", seat) => Some(view.pools[*seat].to_string()),
        Path::Seat("hand", seat) => {
            view.own.as_ref().filter(|_| view.viewer.is(*seat)).map(|own| cards(own.hand.iter().copied()))
        }
        // Nobody looks into a gene pool.
        Path::Seat(..) => None,
        Path::Animal("exists", name) => {
            Some(names.animal(name).is_some_and(|id| view.animal(id).is_some()).to_string())
        }
        Path::Animal("traits", name) => {
            let animal = view.animal(names.animal(name)?)?;
            let singles = animal.stack.iter().map(|card| card.shows.id());
            let pairs = view.links_of(animal.id).map(|link| link.shows.id());
            Some(singles.chain(pairs).collect::<Vec<_>>().join(", "))
        }
        Path::Animal(_, name) => {
            let id = names.animal(name)?;
            let (_, card) = view.own.as_ref()?.under.iter().find(|(under, _)| *under == id)?;
            Some(cards([*card]))
        }
        Path::Table("discard") if view.options.open_discards => Some(cards(view.open_pile.iter().copied())),
        Path::Table("discard_size") => Some(view.discard.to_string()),
        Path::Table(_) => None,
    }
}

/// The value as text, as it really is: what its owner sees, or what lies where nobody can look.
fn in_state(state: &State, path: &Path, names: &impl Names) -> Option<String> {
    match path {
        Path::Seat("pool", seat) => Some(cards(state.pool_from_top(*seat))),
        Path::Seat(_, seat) => in_view(&state.view(Viewer::Seat(*seat)), path, names),
        Path::Animal("facedown", name) => {
            names.animal(name).and_then(|id| state.card_under(id)).map(|card| cards([card]))
        }
        Path::Table("deck_order") => Some(cards(state.deck_from_top())),
        Path::Table("area_deck_order") => Some(area_cards(state.area_deck_from_top())),
        Path::Table("removed") => {
            Some(format!("{}; {}", cards(state.cards_out_of_the_game()), area_cards(state.areas_out_of_the_game())))
        }
        Path::Table("discard") => Some(cards(state.discard_pile())),
        _ => in_view(&state.view(Viewer::Spectator), path, names),
    }
}
