//! A position of the species boards as the text of a scenario: for the analysis board and for reports of errors.

use core::fmt::Write;

use game::{Seat, Viewer};
use northstar::view::{Own, SpeciesView};
use northstar::{Card, OPTIONS, Options, Phase, View};

use crate::northstar::actions::Names;
use crate::northstar::cards::Written;
use crate::northstar::position::phase_name;
use crate::northstar::record::Numbered;

/// The position these views show, as a scenario without steps; one view for each seat, in any order, or only that of a
/// spectator. Hands are written card by card where their owner's view is among them, and as numbers otherwise. `None` if
/// nothing can be set up this way: no view was given, or there is no such phase in a scenario.
///
/// The format has no words for what has been done in the turn under way, or for cards out of the game; traits that lie
/// face down and food cards are written where their owner's view is given.
pub fn scenario_from(id: &str, views: &[View]) -> Option<String> {
    let view = views.first()?;
    if matches!(view.moment.phase, Phase::Over | Phase::Reveal) {
        return None;
    }
    let mut text = String::new();
    write_scenario(&mut text, id, view, views).ok()?;
    Some(text)
}

/// The same as one line for the header of a record, without players and options: the game that begins there. The species
/// are those of a position, with the numbers that it gives them; the deck is written card by card, the top card first.
pub fn position_from(views: &[View], deck: &[Card]) -> Option<String> {
    let view = views.first()?;
    if matches!(view.moment.phase, Phase::Over | Phase::Reveal | Phase::Setup) {
        return None;
    }
    let mut parts: Vec<String> =
        moment(view, views).into_iter().map(|(key, value)| format!("{key}: {value}")).collect();
    parts.push(format!("deck: [{}]", cards(deck)));
    let seats = Seat::all(view.seats).map(|seat| {
        let species = view.rows[seat].iter().map(|species| species_text(species, views)).collect::<Vec<_>>();
        let mut lines = seat_lines(seat, view, views);
        lines.push(("species", format!("[{}]", species.join(", "))));
        let lines: Vec<String> = lines.into_iter().map(|(key, value)| format!("{key}: {value}")).collect();
        format!("{seat}: {{{}}}", lines.join(", "))
    });
    parts.push(format!("seats: {{{}}}", seats.collect::<Vec<_>>().join(", ")));
    Some(format!("{{{}}}", parts.join(", ")))
}

fn write_scenario(text: &mut String, id: &str, view: &View, views: &[View]) -> core::fmt::Result {
    let clean: String = id.chars().filter(|c| !c.is_control() && !matches!(c, '"' | '\\')).collect();
    writeln!(text, "- id: \"{clean}\"")?;
    let edition = editions::northstar::edition(view.preset);
    writeln!(text, "  edition: {edition}\n  rules: []\n  why: a position from a game")?;
    let printed = Options::printed(view.preset, view.seats);
    let differs = |name: &&str| view.options.get(name) != printed.get(name);
    let option = |name: &str| view.options.get(name).map(|value| format!("{name}: {value}"));
    let options: Vec<String> = OPTIONS.iter().map(|spec| spec.name).filter(differs).filter_map(option).collect();
    if !options.is_empty() {
        writeln!(text, "  options: {{{}}}", options.join(", "))?;
    }
    writeln!(text, "  players: {}", view.seats)?;
    if view.moment.phase == Phase::Setup {
        return writeln!(text, "  phase: {}\n  first: {}\n  round: 1", phase_name(Phase::Setup), view.first);
    }
    for (key, value) in moment(view, views) {
        writeln!(text, "  {key}: {value}")?;
    }
    writeln!(text, "  deck: {}\n  seats:", view.deck)?;
    for seat in Seat::all(view.seats) {
        writeln!(text, "    {seat}:")?;
        for (key, value) in seat_lines(seat, view, views) {
            writeln!(text, "      {key}: {value}")?;
        }
        if !view.rows[seat].is_empty() {
            writeln!(text, "      species:")?;
        }
        for species in &view.rows[seat] {
            writeln!(text, "        - {}", species_text(species, views))?;
        }
    }
    Ok(())
}

/// Where in the game it is: keys and values.
fn moment(view: &View, views: &[View]) -> Vec<(&'static str, String)> {
    let phase = view.moment.phase;
    let mut lines = vec![
        ("phase", phase_name(phase).to_owned()),
        ("first", view.first.to_string()),
        ("round", view.round.max(1).to_string()),
        ("turn", view.moment.active.to_string()),
    ];
    let passed: Vec<String> = match phase {
        Phase::Play => view.moment.answered.iter().map(|seat| seat.to_string()).collect(),
        Phase::Feeding => {
            // Those who did nothing just before the current turn.
            let round: Vec<Seat> = view.moment.active.clockwise(view.seats).collect();
            let idle = usize::from(view.moment.idle).min(round.len() - 1);
            round[round.len() - idle..].iter().map(|seat| seat.to_string()).collect()
        }
        _ => Vec::new(),
    };
    if !passed.is_empty() {
        lines.push(("passed", format!("[{}]", passed.join(", "))));
    }
    if let Some(round) = view.last_round {
        lines.push(("last_round", round.to_string()));
    }
    lines.push(("wh", view.watering_hole.to_string()));
    let laid = |seat: Seat| Some(format!("{seat}: {}", own_of(seat, views)?.food_card?.food));
    let laid: Vec<String> = Seat::all(view.seats).filter_map(laid).collect();
    if !laid.is_empty() {
        lines.push(("food_cards", format!("{{{}}}", laid.join(", "))));
    }
    if !view.discard.is_empty() {
        // Kept oldest first, written top card first.
        let pile: Vec<Card> = view.discard.iter().rev().copied().collect();
        lines.push(("discard", format!("[{}]", cards(&pile))));
    }
    lines
}

fn own_of(seat: Seat, views: &[View]) -> Option<&Own> {
    views.iter().find(|view| view.viewer == Viewer::Seat(seat)).and_then(|view| view.own.as_ref())
}

/// What a seat has besides its species.
fn seat_lines(seat: Seat, view: &View, views: &[View]) -> Vec<(&'static str, String)> {
    let hand = match own_of(seat, views) {
        Some(own) => format!("[{}]", cards(&own.hand)),
        None => view.hands[seat].to_string(),
    };
    let mut lines = vec![("hand", hand)];
    let screen = views.iter().find_map(|view| view.screens[seat]).filter(|tokens| *tokens > 0);
    lines.extend(screen.map(|tokens| ("screen", tokens.to_string())));
    lines
}

fn species_text(species: &SpeciesView, views: &[View]) -> String {
    let mut parts = vec![
        format!("id: {}", Numbered.name(species.id)),
        format!("pop: {}", species.pop),
        format!("size: {}", species.size),
    ];
    let counts = [("food", species.food), ("fat", species.fat)];
    parts.extend(counts.iter().filter(|(_, count)| *count > 0).map(|(key, count)| format!("{key}: {count}")));
    let hidden = own_of(species.owner, views).into_iter().flat_map(|own| &own.facedown);
    let hidden: Vec<Card> = hidden.filter(|(id, _)| *id == species.id).map(|(_, card)| *card).collect();
    let lists = [("traits", &species.traits), ("facedown", &hidden)];
    let lists = lists.iter().filter(|(_, list)| !list.is_empty());
    parts.extend(lists.map(|(key, list)| format!("{key}: [{}]", cards(list))));
    format!("{{{}}}", parts.join(", "))
}

fn cards(cards: &[Card]) -> String {
    cards.iter().map(|card| Written(*card).to_string()).collect::<Vec<_>>().join(", ")
}
