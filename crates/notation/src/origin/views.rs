//! What a player can see, and what they cannot (section 8).
//!
//! A value is *visible* if it can be read off the player's view. It is *hidden* if there is another state of the game in
//! which the value is different and the view of the player is the same.

use game::{Ask, Game, Need, Outcome, Seat, Viewer};
use origin::{Event, State, View};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use crate::fields::seat_of;
use crate::origin::actions::Names;
use crate::origin::cards::Written;
use crate::origin::grammar::Lexicon;
use crate::place::{Fault, Reading};
use crate::spelling::did_you_mean;
use crate::yaml::Text;

/// Something that can be seen or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Path {
    Hand(Seat),
    HandSize(Seat),
    Facedown(String),
    Traits(String),
    Exists(String),
    DeckOrder,
    Discard(Seat),
    DiscardSize(Seat),
}

const PATHS: &[&str] = &["hand", "hand_size", "facedown", "traits", "exists", "deck_order", "discard", "discard_size"];
const OTHER_PATHS: &[&str] = &["pool", "food_card", "screen", "pop", "size", "area_deck_order", "removed"];

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
    if !PATHS.contains(&name) {
        if OTHER_PATHS.contains(&name) {
            return Err(Fault::new(text.place, format!("'{name}' belongs to other editions, not to this one")));
        }
        return Err(Fault::new(text.place, format!("unknown path '{name}'"))
            .maybe_help(did_you_mean(name, PATHS.iter().copied())));
    }
    if name == "deck_order" {
        return match argument {
            None => Ok(Path::DeckOrder),
            Some(argument) => Err(Fault::new(argument.place, "'deck_order' takes nothing in brackets")),
        };
    }
    let Some(argument) = argument else {
        return Err(Fault::new(text.place, format!("'{name}' needs a seat or an animal in brackets")));
    };
    if matches!(name, "facedown" | "traits" | "exists") {
        let animal = lexicon.animal(&argument)?;
        return Ok(match name {
            "facedown" => Path::Facedown(animal),
            "traits" => Path::Traits(animal),
            _ => Path::Exists(animal),
        });
    }
    let seat = seat_of(&argument.text)
        .filter(|seat| seat.number() <= lexicon.players)
        .ok_or_else(|| Fault::new(argument.place, format!("'{}' does not sit at this table", argument.text)))?;
    Ok(match name {
        "hand" => Path::Hand(seat),
        "hand_size" => Path::HandSize(seat),
        "discard" => Path::Discard(seat),
        _ => Path::DiscardSize(seat),
    })
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
    Err(format!("shown wrongly: {seen} instead of {}", truth.unwrap_or_else(|| "nothing".to_owned())))
}

/// The value as text, as far as the view shows it.
fn in_view(view: &View, path: &Path, names: &impl Names) -> Option<String> {
    let own = |seat: Seat| view.own.as_ref().filter(|_| view.viewer.is(seat));
    let cards = |cards: &[origin::Card]| -> String {
        cards.iter().map(|card| Written(*card).to_string()).collect::<Vec<_>>().join(", ")
    };
    match path {
        Path::Hand(seat) => own(*seat).map(|own| cards(&own.hand)),
        Path::HandSize(seat) => Some(view.hands[*seat].to_string()),
        Path::Discard(seat) => own(*seat).map(|own| cards(&own.discard)),
        Path::DiscardSize(seat) => Some(view.discards[*seat].to_string()),
        Path::DeckOrder => None,
        Path::Exists(name) => Some(names.animal(name).is_some_and(|id| view.animal(id).is_some()).to_string()),
        Path::Facedown(name) => {
            let id = names.animal(name)?;
            let (_, card) = view.own.as_ref()?.under.iter().find(|(under, _)| *under == id)?;
            Some(Written(*card).to_string())
        }
        Path::Traits(name) => {
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
        Path::DeckOrder => Some(next_draws(state)),
        Path::Facedown(name) => {
            let id = names.animal(name)?;
            let owner = state.view(Viewer::Spectator).animal(id)?.owner;
            in_view(&state.view(Viewer::Seat(owner)), path, names)
        }
        Path::Hand(seat) | Path::Discard(seat) => in_view(&state.view(Viewer::Seat(*seat)), path, names),
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
