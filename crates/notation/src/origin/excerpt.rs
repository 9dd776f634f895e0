//! A position as the text of a scenario: for the analysis board and for reports of errors.

use core::fmt::Write;

use editions::Edition;
use game::{Seat, Viewer};
use origin::view::AnimalView;
use origin::{Card, Location, Modules, Options, Phase, View};

use crate::origin::actions::{Names, is_directed};
use crate::origin::cards::Written;
use crate::origin::locations::location_name;
use crate::origin::position::phase_name;
use crate::origin::record::Numbered;

/// The position these views show, as a scenario without steps; one view for each seat, in any order. Hands and piles are
/// written card by card where their owner's view is among them, and as numbers otherwise. `None` if nothing can be set
/// up this way: no view was given, or the game is over.
///
/// The format has no words for what has been done in the turn under way, for the second face of a card on the table, or
/// for the colour of tokens; they are lost.
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
/// are those of a position, numbered seat by seat; the deck is written card by card, the top card first.
pub fn position_from(views: &[View], deck: &[Card]) -> Option<String> {
    let view = views.first()?;
    if matches!(view.moment.phase, Phase::Over | Phase::Setup) {
        return None;
    }
    let mut parts: Vec<String> = moment(view).into_iter().map(|(key, value)| format!("{key}: {value}")).collect();
    parts.push(format!("deck: [{}]", cards(deck.iter())));
    let seats = Seat::all(view.seats).map(|seat| {
        let lists = seat_lists(seat, view, views).into_iter();
        let lists: Vec<String> = lists.map(|(key, items)| format!("{key}: [{}]", items.join(", "))).collect();
        format!("{seat}: {{{}}}", lists.join(", "))
    });
    parts.push(format!("seats: {{{}}}", seats.collect::<Vec<_>>().join(", ")));
    Some(format!("{{{}}}", parts.join(", ")))
}

fn write_scenario(text: &mut String, id: &str, view: &View, views: &[View]) -> core::fmt::Result {
    writeln!(text, "- id: {}", quoted(id))?;
    writeln!(text, "  edition: {}\n  rules: []\n  why: a position from a game", Edition::of_modules(view.modules))?;
    let printed = Options::default();
    let options: Vec<String> = view
        .modules
        .options()
        .filter(|spec| view.options.get(spec) != printed.get(spec))
        .map(|spec| format!("{}: {}", spec.name, view.options.get(spec)))
        .collect();
    if !options.is_empty() {
        writeln!(text, "  options: {{{}}}", options.join(", "))?;
    }
    writeln!(text, "  players: {}", view.seats)?;
    if view.moment.phase == Phase::Setup {
        return writeln!(text, "  phase: {}\n  first: {}\n  round: 1", phase_name(Phase::Setup), view.first);
    }
    for (key, value) in moment(view) {
        writeln!(text, "  {key}: {value}")?;
    }
    writeln!(text, "  deck: {}\n  seats:", view.deck)?;
    for seat in Seat::all(view.seats) {
        write_seat(text, seat, view, views)?;
    }
    Ok(())
}

/// Where in the game it is: keys and values.
fn moment(view: &View) -> Vec<(&'static str, String)> {
    let mut lines = vec![
        ("phase", phase_name(view.moment.phase).to_owned()),
        ("first", view.first.to_string()),
        ("round", view.round.max(1).to_string()),
        ("turn", view.moment.active.to_string()),
    ];
    if !view.moment.passed.is_empty() {
        let passed: Vec<String> = view.moment.passed.iter().map(|seat| seat.to_string()).collect();
        lines.push(("passed", format!("[{}]", passed.join(", "))));
    }
    if view.last_round {
        lines.push(("last_round", "true".to_owned()));
    }
    lines.push(if view.modules.is_divided() {
        let bank = |at: &Location| format!("{}: {}", location_name(*at), view.banks[at.index()]);
        let banks: Vec<String> = view.modules.locations().iter().map(bank).collect();
        ("banks", format!("{{{}}}", banks.join(", ")))
    } else {
        ("bank", view.banks[0].to_string())
    });
    lines
}

fn write_seat(text: &mut String, seat: Seat, view: &View, views: &[View]) -> core::fmt::Result {
    writeln!(text, "    {seat}:")?;
    if own_of(seat, views).is_none() {
        writeln!(text, "      hand: {}\n      discard: {}", view.hands[seat], view.discards[seat])?;
    }
    for (key, items) in seat_lists(seat, view, views) {
        if ["hand", "discard"].contains(&key) {
            writeln!(text, "      {key}: [{}]", items.join(", "))?;
        } else {
            writeln!(text, "      {key}:")?;
            items.iter().try_for_each(|item| writeln!(text, "        - {item}"))?;
        }
    }
    Ok(())
}

fn own_of(seat: Seat, views: &[View]) -> Option<&origin::view::Own> {
    views.iter().find(|view| view.viewer == Viewer::Seat(seat)).and_then(|view| view.own.as_ref())
}

/// What a seat has: hand and pile where they are seen, animals and pair cards where there are some.
fn seat_lists(seat: Seat, view: &View, views: &[View]) -> Vec<(&'static str, Vec<String>)> {
    let names = Numbered::of(view);
    let written = |card: &Card| Written(*card).to_string();
    let mut lists = Vec::new();
    if let Some(own) = own_of(seat, views) {
        lists.push(("hand", own.hand.iter().map(written).collect()));
        // Kept oldest first, written top card first.
        lists.push(("discard", own.discard.iter().rev().map(written).collect()));
    }
    let animals: Vec<String> = view.row(seat).map(|animal| animal_text(view.modules, animal, &names)).collect();
    let owned = |link: &&origin::view::LinkView| view.animal(link.first).is_some_and(|animal| animal.owner == seat);
    let links: Vec<String> = view.links.iter().filter(owned).map(|link| link_text(link, &names)).collect();
    lists.extend([("animals", animals), ("links", links)].into_iter().filter(|(_, items)| !items.is_empty()));
    lists
}

fn link_text(link: &origin::view::LinkView, names: &Numbered) -> String {
    let (shows, first, second) = (link.shows.id(), names.name(link.first), names.name(link.second));
    if is_directed(link.shows) {
        format!("{{trait: {shows}, guardian: {first}, ward: {second}}}")
    } else {
        let spent = if link.spent { ", spent: true" } else { "" };
        format!("{{trait: {shows}, between: [{first}, {second}]{spent}}}")
    }
}

fn animal_text(modules: Modules, animal: &AnimalView, names: &Numbered) -> String {
    let mut parts = vec![format!("id: {}", names.name(animal.id))];
    let traits: Vec<String> = animal
        .stack
        .iter()
        .map(|card| {
            let id = card.shows.id();
            // Only a Hibernation card remembers its round.
            if card.fat {
                format!("{id}(1)")
            } else if animal.spent.contains(card.shows) {
                format!("{id}(spent)")
            } else if animal.hibernated != 0 && card.shows == origin::Trait::Hibernation {
                format!("{id}(last={})", animal.hibernated)
            } else {
                id.to_owned()
            }
        })
        .collect();
    if modules.is_divided() {
        parts.push(format!("at: {}", location_name(animal.at)));
    }
    if !traits.is_empty() {
        parts.push(format!("traits: [{}]", traits.join(", ")));
    }
    if animal.food() > 0 {
        parts.push(format!("food: {}", animal.food()));
    }
    let flags = [
        (animal.hibernating, "hibernating"),
        (animal.poisoned, "poisoned"),
        (animal.paralysed, "paralysed"),
        (animal.remains, "remains"),
    ];
    for (flag, name) in flags {
        if flag {
            parts.push(format!("{name}: true"));
        }
    }
    format!("{{{}}}", parts.join(", "))
}

fn cards<'c>(cards: impl Iterator<Item = &'c Card>) -> String {
    cards.map(|card| Written(*card).to_string()).collect::<Vec<_>>().join(", ")
}

/// Text in quotation marks.
fn quoted(text: &str) -> String {
    let clean: String = text.chars().filter(|c| !c.is_control() && !matches!(c, '"' | '\\')).collect();
    format!("\"{clean}\"")
}
