//! Points and the result.

use game::{Seat, Standings};
use new_world::{AnimalId, Breakdown};

use super::phrases::Phrases;
use crate::names::Names;
use crate::words::Words;

/// The points of one seat, part by part, and the total last.
pub fn breakdown(words: &Words, points: &Breakdown) -> Vec<(String, u16)> {
    let parts = [
        ("score-animals", points.animals),
        ("score-cards", points.cards),
        ("score-bonus", points.bonus),
        ("score-total", points.total()),
    ];
    parts.into_iter().map(|(id, points)| (words.text(id), points)).collect()
}

/// The same in one line.
pub fn breakdown_line(words: &Words, points: &Breakdown) -> String {
    let parts = [
        ("total", points.total().into()),
        ("animals", points.animals.into()),
        ("cards", points.cards.into()),
        ("bonus", points.bonus.into()),
    ];
    words.text_with("score-line", &parts)
}

/// Who has won, and what decided if the points did not.
pub fn result(words: &Words, names: &dyn Names<AnimalId>, standings: &Standings) -> String {
    Phrases::new(words, names).result(standings, |winner| {
        let is_rival = |seat: &Seat| *seat != winner && standings.points[*seat] == standings.points[winner];
        Seat::all(standings.seats).any(|seat| is_rival(&seat)).then_some("new-world-result-by-animals")
    })
}
