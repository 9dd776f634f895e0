//! What would follow.

use game::Seat;
use northstar::{Cause, Outlook};

use super::{Players, cause};
use crate::words::{Arg, Words};

/// What would follow, one sentence for each thing.
pub fn outlook(words: &Words, players: &Players<'_>, seats: u8, outlook: &Outlook) -> Vec<String> {
    let say = |id: &str, args: &[(&str, Arg<'_>)]| words.text_with(&format!("board-outlook-{id}"), args);
    let mut lines = Vec::new();
    for gain in &outlook.gains {
        let id = if gain.fat > 0 { "gain-fat" } else { "gain" };
        let species = ("species", players.species(gain.species).into());
        let why = match gain.cause {
            Cause::Feeding | Cause::Attack => String::new(),
            other => format!(" ({})", cause(words, other)),
        };
        let count = ("count", (gain.board + gain.fat).into());
        lines.push(say(id, &[species, count, ("fat", gain.fat.into()), ("why", why.into())]));
    }
    for (species, pop) in &outlook.losses {
        if *pop > 0 {
            lines.push(say("loses", &[("species", players.species(*species).into()), ("pop", (*pop).into())]));
        }
    }
    for (species, _) in &outlook.deaths {
        lines.push(say("dies", &[("species", players.species(*species).into())]));
    }
    for seat in Seat::all(seats).filter(|seat| outlook.draws[*seat] > 0) {
        lines.push(players.say_of(words, seat, "board-outlook-draws", &[("count", outlook.draws[seat].into())]));
    }
    for seat in Seat::all(seats).filter(|seat| outlook.screens[*seat] > 0) {
        lines.push(players.say_of(words, seat, "board-outlook-screen", &[("count", outlook.screens[seat].into())]));
    }
    if outlook.choice.is_some() {
        lines.push(say("asked", &[]));
    }
    lines
}
