//! A position of New World as the text of a scenario: for the analysis board and for reports of errors.

use core::fmt::Write;

use game::{Seat, Viewer};
use new_world::view::{AnimalView, LinkView, Own};
use new_world::{AreaCard, Card, Design, Half, OPTIONS, Phase, Place, Tokens, View};

use crate::new_world::actions::{Names, is_directed};
use crate::new_world::areas::{area_text, write_design};
use crate::new_world::cards::written;
use crate::new_world::position::phase_name;
use crate::new_world::record::Numbered;

/// The position these views show, as a scenario without steps; one view for each seat, in any order, or only that of a
/// spectator. Hands are written card by card where their owner's view is among them, and as numbers otherwise. `None` if
/// nothing can be set up this way: no view was given, or the game is over.
///
/// The format has no words for what has been done in the turn under way, for the second face of a card on the table, or
/// for cards out of the game; they are lost.
pub fn scenario_from(id: &str, views: &[View]) -> Option<String> {
    let view = views.first()?;
    if view.moment.phase == Phase::Over {
        return None;
    }
    let mut text = String::new();
    write_scenario(&mut text, id, view, views).ok()?;
    Some(text)
}

/// The same as one line for the header of a record, without players and options: the game that begins there. The animals
/// are those of a position, numbered seat by seat; both decks are written card by card, the top card first.
pub fn position_from(views: &[View], deck: &[Card], area_deck: &[Design]) -> Option<String> {
    let view = views.first()?;
    if matches!(view.moment.phase, Phase::Over | Phase::Setup) {
        return None;
    }
    let mut parts: Vec<String> = moment(view).into_iter().map(|(key, value)| format!("{key}: {value}")).collect();
    let areas: Vec<String> = area_deck.iter().map(design_text).collect();
    parts.push(format!("area_deck: [{}]", areas.join(", ")));
    parts.push(format!("deck: [{}]", written(deck.iter().copied()).join(", ")));
    let seats = Seat::all(view.seats).map(|seat| {
        let lists = seat_lists(seat, view).into_iter().map(|(key, items)| format!("{key}: [{}]", items.join(", ")));
        let parts: Vec<String> = held(seat, view, views).into_iter().chain(lists).collect();
        format!("{seat}: {{{}}}", parts.join(", "))
    });
    parts.push(format!("seats: {{{}}}", seats.collect::<Vec<_>>().join(", ")));
    Some(format!("{{{}}}", parts.join(", ")))
}

fn write_scenario(text: &mut String, id: &str, view: &View, views: &[View]) -> core::fmt::Result {
    let clean: String = id.chars().filter(|c| !c.is_control() && !matches!(c, '"' | '\\')).collect();
    writeln!(text, "- id: \"{clean}\"\n  edition: new-world\n  rules: []\n  why: a position from a game")?;
    let printed = editions::new_world_defaults();
    let differs = |spec: &&new_world::OptionSpec| view.options.get(spec) != printed.get(spec);
    let option = |spec: &new_world::OptionSpec| format!("{}: {}", spec.name, view.options.get(spec));
    let options: Vec<String> = OPTIONS.iter().filter(differs).map(option).collect();
    if !options.is_empty() {
        writeln!(text, "  options: {{{}}}", options.join(", "))?;
    }
    writeln!(text, "  players: {}", view.seats)?;
    if view.moment.phase == Phase::Setup {
        return writeln!(text, "  phase: {}\n  first: {}\n  epoch: 1", phase_name(Phase::Setup), view.first);
    }
    for (key, value) in moment(view) {
        writeln!(text, "  {key}: {value}")?;
    }
    writeln!(text, "  area_deck: {}\n  deck: {}\n  seats:", view.area_deck, view.deck)?;
    for seat in Seat::all(view.seats) {
        writeln!(text, "    {seat}:")?;
        for line in held(seat, view, views) {
            writeln!(text, "      {line}")?;
        }
        for (key, items) in seat_lists(seat, view) {
            writeln!(text, "      {key}:")?;
            items.iter().try_for_each(|item| writeln!(text, "        - {item}"))?;
        }
    }
    Ok(())
}

/// Where in the game it is: keys and values.
fn moment(view: &View) -> Vec<(&'static str, String)> {
    let mut lines = vec![
        ("phase", phase_name(view.moment.phase).to_owned()),
        ("first", view.first.to_string()),
        ("epoch", view.epoch.max(1).to_string()),
        ("turn", view.moment.active.to_string()),
    ];
    if !view.moment.passed.is_empty() {
        let passed: Vec<String> = view.moment.passed.iter().map(|seat| seat.to_string()).collect();
        lines.push(("passed", format!("[{}]", passed.join(", "))));
    }
    let areas: Vec<String> = view.area_row.iter().map(|card| area_card_text(view, card)).collect();
    lines.push(("areas", format!("[{}]", areas.join(", "))));
    if !view.open_pile.is_empty() {
        // Kept oldest first, written top card first.
        lines.push(("discard", format!("[{}]", written(view.open_pile.iter().rev().copied()).join(", "))));
    } else if view.discard > 0 {
        lines.push(("discard", view.discard.to_string()));
    }
    lines
}

fn area_card_text(view: &View, card: &AreaCard) -> String {
    let design = view.areas.design(card.kind);
    let name = area_text(Place { name: design.lower.name, nth: card.nth });
    let mut parts = vec![format!("card: {}", design_text(design)), format!("name: {name}")];
    let tokens = |tokens: Tokens| format!("food: {}, shelter: {}", tokens.food, tokens.shelter);
    match design.upper {
        None => parts.push(tokens(card.tokens(Half::Lower))),
        Some(_) => {
            parts.push(format!("upper: {{{}}}", tokens(card.tokens(Half::Upper))));
            parts.push(format!("lower: {{{}}}", tokens(card.tokens(Half::Lower))));
        }
    }
    format!("{{{}}}", parts.join(", "))
}

/// An area card by its id; one that is not in the box in full, between quotation marks for its colons.
fn design_text(design: &Design) -> String {
    match write_design(design) {
        id if id.contains(':') => format!("\"{id}\""),
        id => id,
    }
}

fn own_of(seat: Seat, views: &[View]) -> Option<&Own> {
    views.iter().find(|view| view.viewer == Viewer::Seat(seat)).and_then(|view| view.own.as_ref())
}

/// Hand and gene pool of a seat.
fn held(seat: Seat, view: &View, views: &[View]) -> Vec<String> {
    let mut lines = vec![match own_of(seat, views) {
        Some(own) => format!("hand: [{}]", written(own.hand.iter().copied()).join(", ")),
        None => format!("hand: {}", view.hands[seat]),
    }];
    lines.extend((view.pools[seat] > 0).then(|| format!("pool: {}", view.pools[seat])));
    lines
}

/// Animals and pair cards of a seat, where there are some.
fn seat_lists(seat: Seat, view: &View) -> Vec<(&'static str, Vec<String>)> {
    let names = Numbered::of(view);
    let animals: Vec<String> = view.row(seat).map(|animal| animal_text(animal, &names)).collect();
    let owned = |link: &&LinkView| view.animal(link.first).is_some_and(|animal| animal.owner == seat);
    let links: Vec<String> = view.links.iter().filter(owned).map(|link| link_text(link, &names)).collect();
    [("animals", animals), ("links", links)].into_iter().filter(|(_, items)| !items.is_empty()).collect()
}

fn link_text(link: &LinkView, names: &Numbered) -> String {
    let (shows, first, second) = (link.shows.id(), names.name(link.first), names.name(link.second));
    if is_directed(link.shows) {
        format!("{{trait: {shows}, guardian: {first}, ward: {second}}}")
    } else {
        format!("{{trait: {shows}, between: [{first}, {second}]}}")
    }
}

fn animal_text(animal: &AnimalView, names: &Numbered) -> String {
    let mut parts = vec![format!("id: {}", names.name(animal.id))];
    let traits: Vec<String> = animal
        .stack
        .iter()
        .map(|card| match card.shows.id() {
            id if card.fat => format!("{id}(1)"),
            id if animal.rotated.contains(card.shows) => format!("{id}(rotated)"),
            id => id.to_owned(),
        })
        .collect();
    if !traits.is_empty() {
        parts.push(format!("traits: [{}]", traits.join(", ")));
    }
    let counts = [("food", animal.food), ("special", animal.special)];
    parts.extend(counts.iter().filter(|(_, count)| *count > 0).map(|(key, count)| format!("{key}: {count}")));
    let flags = [(animal.sheltered, "sheltered"), (animal.poisoned, "poisoned"), (animal.shelled_in, "shelled_in")];
    parts.extend(flags.iter().filter(|(is, _)| *is).map(|(_, name)| format!("{name}: true")));
    format!("{{{}}}", parts.join(", "))
}
