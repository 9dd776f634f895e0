//! The lesson borrows the session: the player's own game is put aside and comes back afterwards.
//!
//! The browser never loses it: whenever the session has kept the lesson under the name of the game, the lesson is moved
//! to its own name and the game is put back under its own.

use desk::Saved;
use leptos::prelude::*;

use super::lesson::Lesson;
use super::lessons::LESSONS;
use crate::prefs::{Prefs, forget, keep, kept};
use crate::session::Session;

/// The name of the bot.
const BOT: &str = "Wallace";

const GAME: &str = "pangea.game";

/// Under what the browser keeps a lesson: the first has the name to itself.
pub fn key(lesson: &Lesson) -> String {
    match lesson.edition == LESSONS[0].edition {
        true => "pangea.tutorial".to_owned(),
        false => format!("pangea.tutorial.{}", lesson.edition),
    }
}

/// Puts the player's game aside until the page is left, and goes on with the lesson. Returns whether it begins afresh.
pub fn begin(lesson: &'static Lesson, session: Session, prefs: Prefs) -> bool {
    let game = saved(GAME);
    session.leave();
    put(GAME, game.as_ref());
    let unfinished = saved(&key(lesson)).is_some_and(|kept| {
        let _ = session.resume(&kept);
        session.screen.with_untracked(|screen| screen.as_ref().is_some_and(|screen| screen.result.is_none()))
    });
    if !unfinished {
        afresh(lesson, session, prefs);
    }
    let aside = StoredValue::new(game);
    Effect::new(move |_| {
        if session.screen.with(Option::is_some) {
            put(&key(lesson), saved(GAME).as_ref());
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
pub fn afresh(lesson: &Lesson, session: Session, prefs: Prefs) {
    let you = prefs.lang.with_untracked(|lang| locale::Words::of(*lang).text("home-you"));
    let _ = session.resume(&opening(lesson, &you));
}

/// The lesson as it begins.
pub fn opening(lesson: &Lesson, you: &str) -> Saved {
    let seats = format!("person:{you}\nbot:random:{BOT}");
    Saved { record: lesson.opening.to_owned(), seats, seed: lesson.seed }
}

/// Forgets the lesson: the next time it begins afresh.
pub fn finish(lesson: &Lesson) {
    put(&key(lesson), None);
    forget(&step_key(lesson));
}

/// Under what the browser keeps the step.
pub fn step_key(lesson: &Lesson) -> String {
    format!("{}.step", key(lesson))
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
