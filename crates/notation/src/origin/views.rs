//! What a player can see, and what they cannot (section 8).
//!
//! A value is *visible* if it can be read off the player's view. It is *hidden* if there is another state of the game in
//! which the value is different and the view of the player is the same.

use game::{Ask, Game, Need, Outcome, Seat, Viewer};
use origin::{Event, State, View};

use crate::names::ANIMALS;
use crate::origin::actions::Names;
use crate::origin::cards::Written;
use crate::paths::{self, Path, Paths};

/// What can be seen or not. Of an animal: the card under it, its traits, that it exists.
pub(crate) const PATHS: Paths = Paths {
    beings: ANIMALS,
    of_seats: &["hand", "hand_size", "discard", "discard_size"],
    of_beings: &["facedown", "traits", "exists"],
    of_table: &["deck_order"],
    elsewhere: &["pool", "food_card", "screen", "pop", "size", "area_deck_order", "removed"],
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

/// The value as text, as far as the view shows it.
fn in_view(view: &View, path: &Path, names: &impl Names) -> Option<String> {
    let own = |seat: Seat| view.own.as_ref().filter(|_| view.viewer.is(seat));
    let cards = |cards: &[origin::Card]| -> String {
        cards.iter().map(|card| Written(*card).to_string()).collect::<Vec<_>>().join(", ")
    };
    match path {
        Path::Seat("hand", seat) => own(*seat).map(|own| cards(&own.hand)),
        Path::Seat("hand_size", seat) => Some(view.hands[*seat].to_string()),
        Path::Seat("discard", seat) => own(*seat).map(|own| cards(&own.discard)),
        Path::Seat(_, seat) => Some(view.discards[*seat].to_string()),
        Path::Table(_) => None,
        Path::Being("exists", name) => Some(names.animal(name).is_some_and(|id| view.animal(id).is_some()).to_string()),
        Path::Being("facedown", name) => {
            let id = names.animal(name)?;
            let (_, card) = view.own.as_ref()?.under.iter().find(|(under, _)| *under == id)?;
            Some(Written(*card).to_string())
        }
        Path::Being(_, name) => {
            let id = names.animal(name)?;
            let animal = view.animal(id)?;
            let stack = animal.stack.iter().map(|card| card.shows.id());
            let pairs = view.links_of(id).map(|link| link.shows.id());
            Some(stack.chain(pairs).collect::<Vec<_>>().join(", "))
        }
    }
}

/// The value as text, as it really is: what its owner sees, or for the deck what would be drawn from it.
fn in_state(state: &State, path: &Path, names: &impl Names) -> Option<String> {
    match path {
        Path::Table(_) => Some(next_draws(state)),
        Path::Being("facedown", name) => {
            let id = names.animal(name)?;
            let owner = state.view(Viewer::Spectator).animal(id)?.owner;
            in_view(&state.view(Viewer::Seat(owner)), path, names)
        }
        Path::Seat("hand" | "discard", seat) => in_view(&state.view(Viewer::Seat(*seat)), path, names),
        _ => in_view(&state.view(Viewer::Spectator), path, names),
    }
}

/// The cards drawn next if everybody does as little as possible and every die shows a one.
fn next_draws(state: &State) -> String {
    let mut state = state.clone();
    let mut events: Vec<Event> = Vec::new();
    for _ in 0..2_000 {
        let moved = match state.need() {
            Need::Over | Need::Together(..) => false,
            Need::Progress => state.advance(&mut events),
            Need::Chance(game::Chance::Die { .. }) => state.resolve(Outcome::Die(1), &mut events).is_ok(),
            Need::Chance(game::Chance::Shuffle { .. }) => false,
            Need::Decision(_) if state.is_idle() => state.advance(&mut events),
            Need::Decision(decision) => {
                let mut actions = Vec::new();
                state.legal(decision.seat(), &mut actions);
                actions.last().is_some_and(|&action| state.apply(decision.seat(), action, &mut events).is_ok())
            }
        };
        let drawn: Vec<String> = events
            .iter()
            .filter_map(|event| match event {
                Event::Drew { card, .. } => Some(Written(*card).to_string()),
                _ => None,
            })
            .collect();
        if !moved || !drawn.is_empty() {
            return drawn.join(", ");
        }
        events.clear();
    }
    String::new()
}
