//! Points and the result.

use game::{Seat, Standings};
use origin::Breakdown;

use super::phrases::Phrases;
use crate::names::Names;
use crate::words::Words;

/// The points of one seat, part by part, and the total last.
pub fn breakdown(words: &Words, points: &Breakdown) -> Vec<(String, u16)> {
    let mut parts = vec![
        (words.text("score-animals"), points.animals),
        (words.text("score-cards"), points.cards),
        (words.text("score-bonus"), points.bonus),
    ];
    if points.ocean > 0 {
        parts.push((words.text("score-ocean"), points.ocean));
    }
    parts.push((words.text("score-total"), points.total()));
    parts
}

/// The same in one line.
pub fn breakdown_line(words: &Words, points: &Breakdown) -> String {
    let mut args = vec![
        ("total", points.total().into()),
        ("animals", points.animals.into()),
        ("cards", points.cards.into()),
        ("bonus", points.bonus.into()),
    ];
    if points.ocean == 0 {
        return words.text_with("score-line", &args);
    }
    args.push(("ocean", points.ocean.into()));
    words.text_with("score-line-ocean", &args)
}

/// Who has won, and what decided if the points did not.
pub fn result(words: &Words, names: &dyn Names, standings: &Standings) -> String {
    Phrases::new(words, names).result(standings, |winner| what_decided(standings, winner))
}

/// What set the winner apart from others with as many points.
fn what_decided(standings: &Standings, winner: Seat) -> Option<&'static str> {
    let rivals = || {
        Seat::all(standings.seats)
            .filter(|&seat| seat != winner && standings.points[seat] == standings.points[winner])
            .map(|seat| standings.tie_break[seat])
    };
    match rivals().max()? {
        best if best >= standings.tie_break[winner] => Some("result-by-die"),
        _ => Some("result-by-pile"),
    }
}
