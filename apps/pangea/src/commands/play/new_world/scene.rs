//! New World in plain text: the area row, then every row of animals, the viewer's last.

use game::Seat;
use locale::new_world as say;
use new_world::view::{AnimalView, LinkView};
use new_world::{Access, Card, Part as Area, Place, Tokens, Trait, Variant};
use notation::new_world::World;

use super::called;
use crate::commands::play::shown::{Glance, Part};
use crate::terminal::{HEADING, paint, unbroken, wrap};

/// The lines of a part.
pub fn lines(at: &Glance<'_, World>, part: Part, width: usize) -> Vec<String> {
    match part {
        Part::Table => table(at, width),
        Part::Hand => hand(at, width),
        Part::HandExplained => hand_explained(at, width),
    }
}

fn table(at: &Glance<'_, World>, width: usize) -> Vec<String> {
    let (words, view) = (at.words, at.view);
    let args = [
        ("epoch", view.epoch.into()),
        ("phase", say::phase_name(words, view.moment.phase).into()),
        ("areas", view.area_deck.into()),
        ("deck", view.deck.into()),
        ("discard", view.discard.into()),
    ];
    let head = wrap(&words.text_with("new-world-table-line", &args), width, 2);
    let mut lines: Vec<String> = head.iter().map(|line| paint(HEADING, line)).collect();
    for (place, area, tokens) in view.places() {
        let row = wrap(&area_line(at, place, area, tokens), width.saturating_sub(2), 2);
        lines.extend(row.into_iter().map(|line| format!("  {line}")));
    }
    let you = at.you();
    for seat in Seat::all(view.seats).filter(|seat| Some(*seat) != you).chain(you) {
        lines.extend(wrap(&player_line(at, seat), width, 4));
        for animal in view.row(seat) {
            let row = wrap(&animal_line(at, animal), width.saturating_sub(2), 2);
            lines.extend(row.into_iter().map(|line| format!("  {line}")));
        }
    }
    lines
}

fn area_line(at: &Glance<'_, World>, place: Place, area: &Area, tokens: Tokens) -> String {
    let words = at.words;
    let args = [
        ("area", say::place_name(words, place).into()),
        ("food", tokens.food.into()),
        ("shelters", tokens.shelter.into()),
    ];
    let mut line = words.text_with("new-world-table-area", &args);
    let access = match area.access {
        Access::All => return line,
        Access::With(t) => words.text_with("new-world-table-access", &[("trait", say::trait_name(words, t).into())]),
        Access::NoTraits => words.text("new-world-table-access-no-traits"),
    };
    line += &format!(" ({access})");
    line
}

fn player_line(at: &Glance<'_, World>, seat: Seat) -> String {
    let (words, view) = (at.words, at.view);
    let name = ("player", paint(HEADING, &at.player(seat)).into());
    let mut line = if view.options.variant == Variant::RandomMutations {
        words.text_with("new-world-table-pool", &[name, ("pool", view.pools[seat].into())])
    } else {
        words.text_with("new-world-table-seat", &[name, ("hand", view.hands[seat].into())])
    };
    if view.first == seat && view.epoch > 0 {
        line += &format!(", {}", words.text("cli-first-player"));
    }
    if view.moment.passed.contains(seat) {
        line += &format!(", {}", words.text("cli-passed"));
    }
    line
}

fn animal_line(at: &Glance<'_, World>, animal: &AnimalView) -> String {
    let words = at.words;
    let args = [("animal", called(animal.id).into()), ("food", animal.tokens().into()), ("need", animal.need.into())];
    let mut parts = vec![words.text_with("new-world-table-animal", &args)];
    if animal.fat_slots() > 0 {
        parts.push(words.text_with("new-world-table-fat", &[("fat", animal.fat().into())]));
    }
    let marks = [
        (animal.sheltered, "new-world-table-sheltered"),
        (animal.poisoned, "cli-poisoned"),
        (animal.shelled_in, "new-world-table-shelled-in"),
    ];
    parts.extend(marks.iter().filter(|(set, _)| *set).map(|(_, id)| words.text(id)));
    let mut line = parts.join(", ");
    let singles = animal.stack.iter().map(|card| single(at, animal, card.shows));
    let traits: Vec<String> = singles.chain(at.view.links_of(animal.id).map(|link| pair(at, animal, link))).collect();
    if !traits.is_empty() {
        line += &format!("; {}", traits.join(", "));
    }
    line
}

fn single(at: &Glance<'_, World>, animal: &AnimalView, shows: Trait) -> String {
    let name = say::trait_name(at.words, shows);
    if !animal.rotated.contains(shows) {
        return name;
    }
    format!("{name} ({})", at.words.text("cli-used"))
}

/// A pair card with the animal at its other end; for a Symbiosis the part of that animal.
fn pair(at: &Glance<'_, World>, animal: &AnimalView, link: &LinkView) -> String {
    let words = at.words;
    let partner = ("animal", called(link.partner(animal.id)).into());
    let id = match (link.shows, link.first == animal.id) {
        (Trait::Symbiosis, true) => "cli-ward-is",
        (Trait::Symbiosis, false) => "cli-guardian-is",
        _ => "cli-partner-is",
    };
    format!("{} ({})", say::trait_name(words, link.shows), words.text_with(id, &[partner]))
}

fn own(at: &Glance<'_, World>) -> Vec<Card> {
    at.view.own.as_ref().map(|own| own.hand.clone()).unwrap_or_default()
}

/// Nobody sees a gene pool, not even its owner (NW-VAR-RM-1).
fn unseen_pool(at: &Glance<'_, World>) -> Option<String> {
    let seat = at.you().filter(|_| at.view.options.variant == Variant::RandomMutations)?;
    Some(at.words.text_with("new-world-table-own-pool", &[("count", at.view.pools[seat].into())]))
}

fn hand(at: &Glance<'_, World>, width: usize) -> Vec<String> {
    if let Some(pool) = unseen_pool(at) {
        return wrap(&pool, width, 2);
    }
    let cards: Vec<String> = own(at).iter().map(|card| unbroken(&say::card_name(at.words, *card))).collect();
    let cards = if cards.is_empty() { at.words.text("cli-no-cards") } else { cards.join("; ") };
    wrap(&format!("{}: {cards}.", paint(HEADING, &at.words.text("cli-head-your-hand"))), width, 2)
}

fn hand_explained(at: &Glance<'_, World>, width: usize) -> Vec<String> {
    if let Some(pool) = unseen_pool(at) {
        return wrap(&pool, width, 2);
    }
    let mut lines = vec![paint(HEADING, &at.words.text("cli-head-your-hand"))];
    let mut faces: Vec<Trait> = own(at).iter().flat_map(|card| card.faces()).collect();
    faces.sort_unstable();
    faces.dedup();
    for face in faces {
        let text = format!("{}: {}", say::trait_name(at.words, face), say::trait_summary(at.words, face));
        lines.extend(wrap(&text, width.saturating_sub(4), 2).into_iter().map(|line| format!("    {line}")));
    }
    lines
}
