//! A position as the text of a scenario: for the analysis board and for reports of errors.

use core::fmt::Write;

use editions::Edition;
use game::{Seat, Viewer};
use origin::view::AnimalView;
use origin::{Card, Location, Options, Phase, View, World};

use crate::origin::actions::{Names, is_directed};
use crate::origin::cards::Written;
use crate::origin::locations::location_name;
use crate::origin::position::phase_name;
use crate::origin::record::Numbered;

/// The position these views show, as a scenario without steps; one view for each seat, in any order. Hands and piles are
/// written card by card where their owner's view is among them, and as numbers otherwise. `None` if nothing can be set
/// up so: no view was given, or the game is over.
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

fn write_scenario(text: &mut String, id: &str, view: &View, views: &[View]) -> core::fmt::Result {
    writeln!(text, "- id: {}", quoted(id))?;
    writeln!(text, "  edition: {}\n  rules: []\n  why: a position from a game", Edition::of_world(view.world))?;
    let printed = Options::default();
    let options: Vec<String> = view
        .world
        .options()
        .iter()
        .filter(|spec| view.options.get(spec) != printed.get(spec))
        .map(|spec| format!("{}: {}", spec.name, view.options.get(spec)))
        .collect();
    if !options.is_empty() {
        writeln!(text, "  options: {{{}}}", options.join(", "))?;
    }
    writeln!(text, "  players: {}", view.seats)?;
    writeln!(text, "  phase: {}", phase_name(view.moment.phase))?;
    writeln!(text, "  first: {}", view.first)?;
    if view.moment.phase == Phase::Setup {
        return writeln!(text, "  round: 1");
    }
    writeln!(text, "  round: {}", view.round.max(1))?;
    writeln!(text, "  turn: {}", view.moment.active)?;
    if !view.moment.passed.is_empty() {
        let passed: Vec<String> = view.moment.passed.iter().map(|seat| seat.to_string()).collect();
        writeln!(text, "  passed: [{}]", passed.join(", "))?;
    }
    if view.last_round {
        writeln!(text, "  last_round: true")?;
    }
    match view.world {
        World::Pangea => writeln!(text, "  bank: {}", view.banks[0])?,
        World::Continents => {
            let bank = |at: &Location| format!("{}: {}", location_name(*at), view.banks[at.index()]);
            let banks: Vec<String> = view.world.locations().iter().map(bank).collect();
            writeln!(text, "  banks: {{{}}}", banks.join(", "))?;
        }
    }
    writeln!(text, "  deck: {}\n  seats:", view.deck)?;
    for seat in Seat::all(view.seats) {
        write_seat(text, seat, view, views)?;
    }
    Ok(())
}

fn write_seat(text: &mut String, seat: Seat, view: &View, views: &[View]) -> core::fmt::Result {
    let own = views.iter().find(|view| view.viewer == Viewer::Seat(seat)).and_then(|view| view.own.as_ref());
    writeln!(text, "    {seat}:")?;
    match own {
        Some(own) => {
            writeln!(text, "      hand: [{}]", cards(own.hand.iter()))?;
            // Kept oldest first, written top card first.
            writeln!(text, "      discard: [{}]", cards(own.discard.iter().rev()))?;
        }
        None => writeln!(text, "      hand: {}\n      discard: {}", view.hands[seat], view.discards[seat])?,
    }
    let names = Numbered::of(view);
    if view.row(seat).next().is_none() {
        return Ok(());
    }
    writeln!(text, "      animals:")?;
    for animal in view.row(seat) {
        writeln!(text, "        - {}", animal_text(view.world, animal, &names))?;
    }
    let owned = |link: &&origin::view::LinkView| view.animal(link.first).is_some_and(|animal| animal.owner == seat);
    let links: Vec<_> = view.links.iter().filter(owned).collect();
    if !links.is_empty() {
        writeln!(text, "      links:")?;
    }
    for link in links {
        let (shows, first, second) = (link.shows.id(), names.name(link.first), names.name(link.second));
        if is_directed(link.shows) {
            writeln!(text, "        - {{trait: {shows}, guardian: {first}, ward: {second}}}")?;
        } else {
            let spent = if link.spent { ", spent: true" } else { "" };
            writeln!(text, "        - {{trait: {shows}, between: [{first}, {second}]{spent}}}")?;
        }
    }
    Ok(())
}

fn animal_text(world: World, animal: &AnimalView, names: &Numbered) -> String {
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
    if world == World::Continents {
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
