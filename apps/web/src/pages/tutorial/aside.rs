//! The lesson borrows the session: the player's own game is put aside and comes back afterwards.
//!
//! The browser never loses it: while a lesson is at the table the session keeps under the name of the lesson, and the game
//! stays under its own.

use desk::Saved;
use desk::lesson::{LESSONS, Lesson};
use leptos::prelude::*;

use crate::kept_game::{self, PLAYED, read as saved};
use crate::prefs::{Prefs, forget};
use crate::session::Session;

/// Under what the browser keeps a lesson: the first has the name to itself.
fn key(lesson: &Lesson) -> String {
    match lesson.edition == LESSONS[0].edition {
        true => "pangea.tutorial".to_owned(),
        false => format!("pangea.tutorial.{}", lesson.edition),
    }
}

/// The player's own game, put aside while a lesson is at the table.
#[derive(Clone, Copy)]
pub struct Aside {
    session: Session,
    game: StoredValue<Option<Saved>>,
    /// Whether the game has come back.
    is_back: StoredValue<bool>,
    is_afresh: bool,
}

impl Aside {
    /// Puts the player's game aside until the page is left, and goes on with the lesson.
    pub fn begin(lesson: &'static Lesson, session: Session, prefs: Prefs) -> Self {
        let game = saved(PLAYED);
        session.leave();
        put(PLAYED, game.as_ref());
        session.keep_under(&key(lesson));
        session.attend(Some(lesson));
        let unfinished = saved(&key(lesson)).is_some_and(|kept| {
            let _ = session.resume(&kept);
            session.screen.with_untracked(|screen| screen.as_ref().is_some_and(|screen| screen.result.is_none()))
        });
        if !unfinished {
            afresh(lesson, session, prefs);
        }
        let (game, is_back) = (StoredValue::new(game), StoredValue::new(false));
        let aside = Self { session, game, is_back, is_afresh: !unfinished };
        let (kept, was_back) = (game.get_value(), is_back);
        on_cleanup(move || {
            if was_back.try_get_value() != Some(true) {
                bring_back(session, kept.as_ref());
            }
        });
        aside
    }

    /// Whether the lesson begins at its beginning.
    pub fn is_afresh(self) -> bool {
        self.is_afresh
    }

    /// Whether the own game has come back, or another one has begun.
    pub fn is_back(self) -> bool {
        self.is_back.get_value()
    }

    /// Whether there is an own game.
    pub fn has_game(self) -> bool {
        self.game.with_value(Option::is_some)
    }

    /// The lesson is over and forgotten, and the own game is back at the table.
    pub fn finish(self, lesson: &Lesson) {
        self.is_back.set_value(true);
        self.game.with_value(|game| bring_back(self.session, game.as_ref()));
        put(&key(lesson), None);
        forget(&step_key(lesson));
    }
}

fn bring_back(session: Session, game: Option<&Saved>) {
    session.attend(None);
    session.keep_under(PLAYED);
    session.leave();
    if let Some(game) = game {
        let _ = session.resume(game);
    }
}

/// Begins the lesson again.
pub fn afresh(lesson: &Lesson, session: Session, prefs: Prefs) {
    let you = prefs.lang.with_untracked(|lang| locale::Words::of(*lang).text("home-you"));
    let _ = session.resume(&lesson.opening(&you));
}

/// Under what the browser keeps how far the learner is.
pub fn step_key(lesson: &Lesson) -> String {
    format!("{}.step", key(lesson))
}

fn put(name: &str, game: Option<&Saved>) {
    match game {
        Some(game) => kept_game::keep(name, game),
        None => kept_game::forget(name),
    }
}
