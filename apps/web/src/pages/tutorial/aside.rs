//! The lesson borrows the session: the player's own game is put aside and comes back afterwards.
//!
//! The browser never loses it: whenever the session has kept the lesson under the name of the game, the lesson is moved
//! to its own name and the game is put back under its own.

use desk::Saved;
use leptos::prelude::*;

use crate::prefs::{Prefs, forget, keep, kept};
use crate::session::Session;

/// The opening of the lesson: the deck is stacked and the bot has made its first move.
const OPENING: &str = include_str!("opening.record");
/// For the dice of the lesson.
const SEED: u64 = 8;
/// The name of the bot.
const BOT: &str = "Wallace";

const GAME: &str = "pangea.game";
const LESSON: &str = "pangea.tutorial";

/// Puts the player's game aside until the page is left, and goes on with the lesson. Tells whether it begins afresh.
pub fn begin(session: Session, prefs: Prefs) -> bool {
    let game = saved(GAME);
    session.leave();
    put(GAME, game.as_ref());
    let unfinished = saved(LESSON).is_some_and(|lesson| {
        let _ = session.resume(&lesson);
        session.screen.with_untracked(|screen| screen.as_ref().is_some_and(|screen| screen.result.is_none()))
    });
    if !unfinished {
        afresh(session, prefs);
    }
    let aside = StoredValue::new(game);
    Effect::new(move |_| {
        if session.screen.with(Option::is_some) {
            put(LESSON, saved(GAME).as_ref());
            aside.with_value(|game| put(GAME, game.as_ref()));
        }
    });
    let game = aside.get_value();
    on_cleanup(move || {
        session.leave();
        if let Some(game) = &game {
            let _ = session.resume(game);
        }
    });
    !unfinished
}

/// Begins the lesson again.
pub fn afresh(session: Session, prefs: Prefs) {
    let you = prefs.lang.with_untracked(|lang| locale::Words::of(*lang).text("tutorial-you"));
    let seats = format!("person:{you}\nbot:random:{BOT}");
    let _ = session.resume(&Saved { record: OPENING.to_owned(), seats, seed: SEED });
}

/// Forgets the lesson: the next one begins afresh.
pub fn finish() {
    put(LESSON, None);
    forget(super::STEP);
}

fn saved(name: &str) -> Option<Saved> {
    let part = |part: &str| kept(&format!("{name}.{part}"));
    Some(Saved { record: part("record")?, seats: part("seats")?, seed: part("seed")?.parse().ok()? })
}

fn put(name: &str, game: Option<&Saved>) {
    let name = |part: &str| format!("{name}.{part}");
    match game {
        Some(game) => {
            keep(&name("record"), &game.record);
            keep(&name("seats"), &game.seats);
            keep(&name("seed"), &game.seed.to_string());
        }
        None => ["record", "seats", "seed"].iter().for_each(|part| forget(&name(part))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use desk::Stage;
    use desk::screen::Emblem;
    use locale::Lang;
    use origin::Trait;

    #[test]
    fn the_lesson_opens_with_a_hunter_in_hand_and_prey_on_the_table() {
        let seats = "person:You\nbot:random:Wallace".to_owned();
        let saved = Saved { record: OPENING.to_owned(), seats, seed: SEED };
        let desk = desk::resume(&saved, Lang::En).expect("the opening is a record");
        assert!(matches!(desk.stage(), Stage::Yours(_)));
        let screen = desk.screen();
        assert_eq!(screen.others.first().map(|seat| seat.animals.len()), Some(1));
        assert_eq!(screen.hand.len(), 6);
        assert!(
            screen.hand.iter().flat_map(|card| &card.faces).any(|face| face.shows == Emblem::from(Trait::Carnivorous))
        );
    }
}
