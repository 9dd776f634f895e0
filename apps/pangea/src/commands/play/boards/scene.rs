//! The species boards in plain text: the watering hole, then every row, the viewer's last.

use game::Seat;
use locale::northstar::{self as say};
use northstar::Card;
use northstar::view::SpeciesView;
use notation::northstar::Boards;

use crate::commands::play::shown::{Glance, Part};
use crate::terminal::{HEADING, paint, unbroken, wrap};

/// The lines of a part.
pub fn lines(at: &Glance<'_, Boards>, part: Part, width: usize) -> Vec<String> {
    match part {
        Part::Table => table(at, width),
        Part::Hand => hand(at, width),
        Part::HandExplained => hand_explained(at, width),
    }
}

fn table(at: &Glance<'_, Boards>, width: usize) -> Vec<String> {
    let (words, view) = (at.words, at.view);
    let args = [
        ("round", view.round.into()),
        ("phase", say::phase_name(words, view.moment.phase, view.preset).into()),
        ("tokens", view.watering_hole.into()),
        ("deck", view.deck.into()),
    ];
    let head = wrap(&words.text_with("board-table-line", &args), width, 2);
    let mut lines: Vec<String> = head.iter().map(|line| paint(HEADING, line)).collect();
    let you = at.you();
    for seat in Seat::all(view.seats).filter(|seat| Some(*seat) != you).chain(you) {
        lines.extend(wrap(&player_line(at, seat), width, 4));
        for species in &view.rows[seat] {
            let row = wrap(&species_line(at, species), width.saturating_sub(2), 2);
            lines.extend(row.into_iter().map(|line| format!("  {line}")));
        }
    }
    lines
}

fn player_line(at: &Glance<'_, Boards>, seat: Seat) -> String {
    let (words, view) = (at.words, at.view);
    let name = paint(HEADING, &at.player(seat));
    let args = [("player", name.into()), ("hand", view.hands[seat].into())];
    let mut line = words.text_with("board-table-seat", &args);
    if let Some(tokens) = view.screens[seat] {
        line += &format!(", {}", words.text_with("board-table-screen", &[("tokens", tokens.into())]));
    }
    if view.first == seat && view.round > 0 {
        line += &format!(", {}", words.text("cli-first-player"));
    }
    line
}

fn species_line(at: &Glance<'_, Boards>, species: &SpeciesView) -> String {
    let words = at.words;
    let args = [
        ("species", say::species_name(species.id).into()),
        ("pop", species.pop.into()),
        ("size", species.size.into()),
        ("food", species.food.into()),
    ];
    let mut line = words.text_with("board-table-species", &args);
    if species.fat > 0 {
        line += &format!(", {}", words.text_with("board-table-fat", &[("fat", species.fat.into())]));
    }
    let known = at.view.known_traits(species);
    if !known.is_empty() {
        line += &format!("; {}", say::trait_list(words, known));
    }
    if species.facedown > 0 {
        line += &format!("; {}", words.text_with("board-table-face-down", &[("count", species.facedown.into())]));
    }
    line
}

fn own(at: &Glance<'_, Boards>) -> Vec<Card> {
    at.view.own.as_ref().map(|own| own.hand.clone()).unwrap_or_default()
}

fn hand(at: &Glance<'_, Boards>, width: usize) -> Vec<String> {
    let cards: Vec<String> = own(at).iter().map(|card| unbroken(&say::card_name(at.words, *card))).collect();
    let cards = if cards.is_empty() { at.words.text("cli-no-cards") } else { cards.join("; ") };
    wrap(&format!("{}: {cards}.", paint(HEADING, &at.words.text("cli-head-your-hand"))), width, 2)
}

fn hand_explained(at: &Glance<'_, Boards>, width: usize) -> Vec<String> {
    let mut lines = vec![paint(HEADING, &at.words.text("cli-head-your-hand"))];
    for card in own(at) {
        let text = format!("{}: {}", say::card_name(at.words, card), say::trait_summary(at.words, card.shows));
        lines.extend(wrap(&text, width.saturating_sub(4), 2).into_iter().map(|line| format!("    {line}")));
    }
    lines
}
