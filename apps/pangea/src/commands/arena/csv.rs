//! One row for each game of the deals that count.

use std::io::Write;

use arena::journal::unbroken;
use arena::{Deals, Pairing};

use crate::failure::Done;

/// Writes the table. Lists by seat are joined with `+`; seats are counted from 1.
pub fn write(played: &[(Pairing, Deals)], out: &mut impl Write) -> Done {
    writeln!(
        out,
        "edition,options,seats,seed,generation,challenger,champion,deal,challenger_seat,first_seat,rounds,share,margin,\
         winners,points"
    )?;
    for (pairing, deals) in played {
        let Pairing { edition, options, seats, challenger, champion, seed, generation, .. } = pairing;
        for deal in unbroken(deals) {
            for (place, game) in deal.games.iter().enumerate() {
                let winners = joined(game.winners.iter().map(|seat| seat + 1));
                writeln!(
                    out,
                    "{edition},{},{seats},{seed},{},{challenger},{champion},{},{},{},{},{:.4},{},{winners},{}",
                    options.join("+"),
                    generation.replace(',', ";"),
                    deal.deal,
                    place + 1,
                    game.first + 1,
                    game.rounds,
                    game.share(place),
                    game.margin(place),
                    joined(&game.points),
                )?;
            }
        }
    }
    Ok(())
}

fn joined<T: ToString>(values: impl IntoIterator<Item = T>) -> String {
    values.into_iter().map(|value| value.to_string()).collect::<Vec<_>>().join("+")
}
