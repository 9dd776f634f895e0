//! One row for each game.

use std::io::Write;

use super::played::{Bots, Played};
use crate::failure::Done;

/// The table of games.
#[derive(Debug)]
pub struct Csv;

impl Csv {
    /// Writes the heading.
    pub fn begin(players: u8, out: &mut impl Write) -> Done<Self> {
        write!(out, "game,seed,rounds,decisions,winners")?;
        for seat in 1..=players {
            write!(out, ",p{seat}_bot,p{seat}_points,p{seat}_tie_break,p{seat}_share")?;
        }
        writeln!(out)?;
        Ok(Self)
    }

    /// Writes a game.
    pub fn row(&mut self, game: &Played, bots: &Bots, out: &mut impl Write) -> Done {
        let winners: Vec<String> = game
            .seats
            .iter()
            .enumerate()
            .filter(|(_, seat)| seat.share > 0.0)
            .map(|(place, _)| format!("P{}", place + 1))
            .collect();
        let (index, seed, rounds, decisions) = (game.index, game.seed, game.rounds, game.decisions);
        write!(out, "{index},{seed},{rounds},{decisions},{}", winners.join("+"))?;
        for seat in &game.seats {
            let bot = bots.names.get(seat.bot).map_or("", String::as_str);
            write!(out, ",{bot},{},{},{:.4}", seat.points, seat.tie_break, seat.share)?;
        }
        writeln!(out)?;
        Ok(())
    }
}
