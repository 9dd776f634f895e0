//! What a player can see, and what they cannot (section 8).
//!
//! A value is *visible* if it can be read off the player's view. It is *hidden* if the view does not show it as it is, and
//! another value would leave the view the same.

use game::{ActionList, Game, Seat, Viewer};
use northstar::{Card, Growth, Phase, Play, SpeciesId, State, View};

use crate::names::SPECIES;
use crate::northstar::actions::Names;
use crate::northstar::cards::Written;
use crate::northstar::expect::as_owner_sees;
use crate::paths::{self, Path, Paths};

/// What can be seen or not. Of a species: its face-down traits, all traits, that it exists, population, size.
pub(crate) const PATHS: Paths = Paths {
    beings: SPECIES,
    of_seats: &["hand", "hand_size", "food_card", "screen"],
    of_beings: &["facedown", "traits", "exists", "pop", "size"],
    of_table: &["deck_order", "removed", "discard", "discard_size"],
    elsewhere: &["pool", "area_deck_order"],
};

/// Fails with a reason if the viewer can know the value.
pub(crate) fn check_hidden(state: &State, viewer: Seat, path: &Path, names: &impl Names) -> Result<(), String> {
    check_hides(&state.view(Viewer::Seat(viewer)), state, path, names)
}

/// Fails with a reason if the value can be known from this view of the state.
fn check_hides(view: &View, state: &State, path: &Path, names: &impl Names) -> Result<(), String> {
    let truth = in_state(state, path, names);
    match in_view(view, path, names) {
        Some(seen) if Some(&seen) == truth.as_ref() => {
            let secret = secret_of(view, state, path, names).ok_or_else(|| format!("visible: {seen}"))?;
            return check_still_old(view, state, path, names, secret);
        }
        // An old value is shown: what has happened since is hidden.
        Some(_) => return Ok(()),
        None => {}
    }
    paths::check_free(state, view, view.viewer, |state| in_state(state, path, names))
}

/// The seat that may be changing the value in secret: while all play at once, what the others do is not seen (NS-VAR-4).
fn secret_of(view: &View, state: &State, path: &Path, names: &impl Names) -> Option<Seat> {
    let owner = match path {
        Path::Seat(_, seat) => *seat,
        Path::Being(_, name) => {
            let id = names.species(name)?;
            Seat::all(view.seats)
                .find(|&seat| state.view(Viewer::Seat(seat)).rows[seat].iter().any(|own| own.id == id))?
        }
        Path::Table(_) => return None,
    };
    let playing = view.options.quick_play && view.moment.phase == Phase::Play;
    (playing && !view.viewer.is(owner)).then_some(owner)
}

/// A true value is shown while its owner plays in secret: fails unless it is that of the start of the phase, which it also
/// shows if the owner changes it.
fn check_still_old(view: &View, state: &State, path: &Path, names: &impl Names, owner: Seat) -> Result<(), String> {
    let plays = state.view(Viewer::Seat(owner)).own.map(|own| own.sealed).unwrap_or_default();
    if plays.iter().any(|play| changes(play, path, names)) {
        return Err("visible, though it was changed in secret".to_owned());
    }
    let mut legal = ActionList::new();
    state.legal(owner, &mut legal);
    for action in legal {
        let mut after = state.clone();
        if after.apply(owner, action, &mut ()).is_err() || in_state(&after, path, names) == in_state(state, path, names)
        {
            continue;
        }
        let shown = in_view(&after.view(view.viewer), path, names);
        return if shown == in_view(view, path, names) { Ok(()) } else { Err("the view changes with it".to_owned()) };
    }
    Ok(())
}

/// Whether the play changes the value.
fn changes(play: &Play, path: &Path, names: &impl Names) -> bool {
    let is = |name: &String, id: SpeciesId| names.species(name) == Some(id);
    match (path, *play) {
        (Path::Seat("hand" | "hand_size", _), play) => !matches!(play, Play::Drop { .. }),
        (Path::Seat("screen", _), Play::Drop { fat, .. }) => fat > 0,
        (Path::Being("pop", name), Play::Grow { species, growth: Growth::Population, .. })
        | (Path::Being("size", name), Play::Grow { species, growth: Growth::Size, .. })
        | (Path::Being("exists", name), Play::Species { species, .. })
        | (Path::Being("traits" | "facedown", name), Play::Trait { species, .. } | Play::Drop { species, .. }) => {
            is(name, species)
        }
        _ => false,
    }
}

/// Fails with a reason if the viewer cannot know the value.
pub(crate) fn check_visible(state: &State, viewer: Seat, path: &Path, names: &impl Names) -> Result<(), String> {
    let view = state.view(Viewer::Seat(viewer));
    paths::check_visible(in_view(&view, path, names), in_state(state, path, names))
}

fn cards(cards: impl IntoIterator<Item = Card>) -> String {
    cards.into_iter().map(|card| Written(card).to_string()).collect::<Vec<_>>().join(", ")
}

/// The value as text, as far as the view shows it.
fn in_view(view: &View, path: &Path, names: &impl Names) -> Option<String> {
    match path {
        Path::Seat(what, seat) => {
            let own = view.own.as_ref().filter(|_| view.viewer.is(*seat));
            match *what {
                "hand" => own.map(|own| cards(own.hand.iter().copied())),
                "hand_size" => Some(view.hands[*seat].to_string()),
                "food_card" => own.and_then(|own| own.food_card).map(|card| cards([card])),
                _ => view.screens[*seat].map(|tokens| tokens.to_string()),
            }
        }
        Path::Being(what, name) => in_row(view, what, name, names),
        Path::Table("discard") => Some(cards(view.discard.iter().copied())),
        Path::Table("discard_size") => Some(view.discard.len().to_string()),
        Path::Table(_) => None,
    }
}

fn in_row(view: &View, what: &str, name: &str, names: &impl Names) -> Option<String> {
    let species = names.species(name).and_then(|id| view.species(id));
    let Some(species) = species else {
        // While all play at once, a new species of another player is not there to be seen.
        let secret = view.options.quick_play && view.moment.phase == Phase::Play;
        return (what == "exists" && !secret).then(|| "false".to_owned());
    };
    match what {
        "exists" => Some("true".to_owned()),
        "pop" => Some(species.pop.to_string()),
        "size" => Some(species.size.to_string()),
        _ if species.facedown > 0 && !view.viewer.is(species.owner) => None,
        "traits" => {
            let mut ids: Vec<&str> = view.known_traits(species).iter().map(|t| t.id()).collect();
            game::order::sort(&mut ids);
            Some(ids.join(", "))
        }
        _ => {
            let own = view.own.as_ref().filter(|_| view.viewer.is(species.owner))?;
            Some(cards(own.facedown.iter().filter(|(id, _)| *id == species.id).map(|(_, card)| *card)))
        }
    }
}

/// The value as text, as it really is: what its owner sees, or what lies where nobody can look.
fn in_state(state: &State, path: &Path, names: &impl Names) -> Option<String> {
    match path {
        Path::Seat(_, seat) => in_view(&state.view(Viewer::Seat(*seat)), path, names),
        Path::Being(_, name) => {
            let owners = names.species(name).and_then(|id| as_owner_sees(state, id)).map(|(view, _)| view);
            in_view(&owners.unwrap_or_else(|| state.view(Viewer::Spectator)), path, names)
        }
        Path::Table("deck_order") => Some(cards(state.deck_from_top())),
        Path::Table("removed") => Some(cards(state.cards_out_of_the_game())),
        // What was discarded in secret lies in no pile that somebody could look at.
        Path::Table(what) => {
            let secret: Vec<Card> = Seat::all(state.seats())
                .filter_map(|seat| state.view(Viewer::Seat(seat)).own)
                .flat_map(|own| own.sealed)
                .filter(|play| !matches!(play, Play::Trait { .. }))
                .map(|play| play.card())
                .collect();
            let pile = state.view(Viewer::Spectator).discard.into_iter().chain(secret);
            Some(if *what == "discard" { cards(pile) } else { pile.count().to_string() })
        }
    }
}

#[cfg(test)]
mod tests {
    use northstar::{Action, Options, Position, Preset};

    use super::*;
    use crate::northstar::record::Numbered;

    /// Quick play: P1 has grown the population of its first species.
    fn grown() -> State {
        let preset = Preset::Evolution;
        let mut options = Options::printed(preset, 3);
        options.set(preset, 3, "quick_play", "true").expect("an option");
        let card = Card { shows: northstar::Trait::Horns, food: 3 };
        let seat = |hand: Vec<Card>| northstar::position::PositionSeat {
            hand,
            screen: 0,
            species: vec![northstar::position::PositionSpecies::default()],
        };
        let mut state = State::from_position(&Position {
            preset,
            options,
            round: 1,
            phase: Phase::Play,
            first: Seat::FIRST,
            turn: Seat::FIRST,
            passed: game::SeatSet::EMPTY,
            last_round: None,
            watering_hole: 0,
            food_cards: game::BySeat::default(),
            deck: Vec::new(),
            discard: Vec::new(),
            seats: vec![seat(vec![card, card]), seat(vec![card]), seat(vec![card])],
        })
        .expect("a position that can stand");
        let grow = Action::Grow { card, growth: Growth::Population, species: SpeciesId(0) };
        state.apply(Seat::FIRST, grow, &mut ()).expect("legal");
        state
    }

    fn of_species(what: &'static str) -> Path {
        Path::Being(what, "S1".to_owned())
    }

    #[test]
    fn what_is_played_in_secret_is_hidden_and_a_view_that_shows_it_is_caught() {
        let state = grown();
        let second = Seat::wrapping(1);
        let paths = [of_species("pop"), of_species("size"), Path::Seat("hand_size", Seat::FIRST)];
        for path in &paths {
            assert_eq!(check_hidden(&state, second, path, &Numbered), Ok(()), "{path:?}");
            assert!(check_hidden(&state, Seat::FIRST, path, &Numbered).is_err(), "the owner knows: {path:?}");
        }
        let mut leaking = state.view(Viewer::Seat(second));
        leaking.rows[Seat::FIRST][0].pop = 2;
        leaking.hands[Seat::FIRST] = 1;
        assert!(check_hides(&leaking, &state, &paths[0], &Numbered).is_err(), "population");
        assert!(check_hides(&leaking, &state, &paths[2], &Numbered).is_err(), "cards in hand");
    }
}
