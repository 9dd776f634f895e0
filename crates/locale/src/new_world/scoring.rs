//! Points and the result.

use game::{Seat, Standings};
use new_world::Breakdown;

use super::names::{Names, player_or_you};
use crate::words::Words;

/// The points of one seat, part by part, and the total last.
pub fn breakdown(words: &Words, points: &Breakdown) -> Vec<(String, u16)> {
    vec![
        (words.text("new-world-score-animals"), points.animals),
        (words.text("new-world-score-cards"), points.cards),
        (words.text("new-world-score-bonus"), points.bonus),
        (words.text("new-world-score-total"), points.total()),
    ]
}

/// The same in one line.
pub fn breakdown_line(words: &Words, player: &str, points: &Breakdown) -> String {
    words.text_with(
        "new-world-log-points",
        &[
            ("player", player.into()),
            ("total", points.total().into()),
            ("animals", points.animals.into()),
            ("cards", points.cards.into()),
            ("bonus", points.bonus.into()),
        ],
    )
}

/// Who has won, and what decided if the points did not (NW-END-3).
pub fn result(words: &Words, names: &dyn Names, standings: &Standings) -> String {
    let winners: Vec<Seat> = standings.winners.iter().collect();
    let players: Vec<String> = winners.iter().map(|&seat| player_or_you(words, names, seat)).collect();
    let level = |&winner: &Seat| {
        Seat::all(standings.seats).any(|seat| seat != winner && standings.points[seat] == standings.points[winner])
    };
    let id = match winners.as_slice() {
        [winner] if level(winner) => "new-world-log-winner-animals",
        [_] => "new-world-log-winner",
        _ => "new-world-log-winners",
    };
    words.text_with(id, &[("players", players.join(", ").into())])
}
