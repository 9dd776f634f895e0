//! What a player can see, and what they cannot (section 8).
//!
//! A value is *visible* if it can be read off the player's view. It is *hidden* if it cannot, and another value would leave
//! the view the same.

use editions::new_world_decks::area_id;
use game::{Game, Seat, Viewer};
use new_world::{Card, Design, State, View};

use crate::names::ANIMALS;
use crate::new_world::actions::Names;
use crate::new_world::cards::written;
use crate::paths::{self, Path, Paths};

/// What can be seen or not. Of an animal: the card under it, its traits, that it exists.
pub(crate) const PATHS: Paths = Paths {
    beings: ANIMALS,
    of_seats: &["hand", "hand_size", "pool", "pool_size"],
    of_beings: &["facedown", "traits", "exists"],
    of_table: &["deck_order", "area_deck_order", "removed", "discard", "discard_size"],
    elsewhere: &["food_card", "screen", "pop", "size"],
};

/// Fails with a reason if the viewer can know the value.
pub(crate) fn check_hidden(state: &State, viewer: Seat, path: &Path, names: &impl Names) -> Result<(), String> {
    let (in_view, in_state) = (|view: &View| in_view(view, path, names), |state: &State| in_state(state, path, names));
    paths::check_hidden(state, Viewer::Seat(viewer), in_view, in_state)
}

/// Fails with a reason if the viewer cannot know the value.
pub(crate) fn check_visible(state: &State, viewer: Seat, path: &Path, names: &impl Names) -> Result<(), String> {
    let view = state.view(Viewer::Seat(viewer));
    paths::check_visible(in_view(&view, path, names), in_state(state, path, names))
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
        Path::Being("exists", name) => Some(names.animal(name).is_some_and(|id| view.animal(id).is_some()).to_string()),
        Path::Being("traits", name) => {
            let animal = view.animal(names.animal(name)?)?;
            let singles = animal.stack.iter().map(|card| card.shows.id());
            let pairs = view.links_of(animal.id).map(|link| link.shows.id());
            Some(singles.chain(pairs).collect::<Vec<_>>().join(", "))
        }
        Path::Being(_, name) => {
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
        Path::Being("facedown", name) => {
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
