//! The shelf: games that were set aside for another one, kept by the browser until they are continued or deleted.
//!
//! Each has a number. What is said about a game is kept beside it in the language of that moment, so that the list can be
//! shown without playing through every game; in another language it is found out again.

use desk::screen::{Screen, TagKind};
use desk::{Saved, Stage, Tabletop};
use locale::{Lang, Words};

use crate::kept_game;
use crate::prefs::{forget, keep, kept};

/// The numbers of the games, the latest first.
const LIST: &str = "pangea.kept";
/// Where a single game was set aside in former versions of the page.
const BEFORE: &str = "pangea.before";
/// No more games than this are kept; the oldest makes room.
const MOST: usize = 20;

/// A game on the shelf.
#[derive(Clone, PartialEq, Debug)]
pub struct Shelved {
    /// Its number.
    pub number: u32,
    /// What is said about it; nothing where it cannot be opened any more.
    pub about: Option<About>,
}

/// What is said about a game.
#[derive(Clone, PartialEq, Debug)]
pub struct About {
    /// The edition.
    pub edition: String,
    /// The round.
    pub round: String,
    /// Who plays.
    pub names: String,
    /// Whose turn it is.
    pub turn: String,
    /// When it was set aside, in milliseconds; nothing where that is not known.
    pub when: Option<f64>,
}

impl About {
    /// What is said about a game at the table.
    pub fn of(screen: &Screen, words: &Words, when: Option<f64>) -> Self {
        let seats = || screen.own.iter().chain(&screen.others);
        let names: Vec<&str> = seats().map(|seat| seat.name.as_str()).collect();
        let asked = seats().find(|seat| seat.tags.iter().any(|tag| tag.kind == TagKind::Turn));
        let is_own = |seat: usize| screen.own.as_ref().is_some_and(|own| own.seat.index() == seat);
        let turn = match asked {
            Some(seat) if is_own(seat.seat.index()) => words.text("desk-your-turn"),
            Some(seat) => words.text_with("home-kept-turn", &[("player", seat.name.clone().into())]),
            None => String::new(),
        };
        Self { edition: screen.edition.clone(), round: screen.round.clone(), names: names.join(", "), turn, when }
    }

    /// The edition and the round, for a sentence.
    pub fn title(&self) -> String {
        format!("{} · {}", self.edition, self.round)
    }

    fn write(&self, lang: Lang) -> String {
        let when = self.when.map(|when| format!("{when:.0}")).unwrap_or_default();
        [lang.code(), &when, &self.edition, &self.round, &self.names, &self.turn].join("\n")
    }

    /// What was written, if it was in this language.
    fn read(text: &str, lang: Lang) -> Option<Self> {
        let lines: Vec<&str> = text.split('\n').collect();
        let [code, when, edition, round, names, turn] = *lines.as_slice() else { return None };
        let said = |text: &str| text.to_owned();
        (code == lang.code()).then(|| Self {
            edition: said(edition),
            round: said(round),
            names: said(names),
            turn: said(turn),
            when: when.parse().ok(),
        })
    }
}

/// Every game on the shelf, the latest first.
pub fn games(lang: Lang) -> Vec<Shelved> {
    numbers().into_iter().map(|number| Shelved { number, about: about(number, lang) }).collect()
}

/// Puts a game on the shelf. Returns its number; nothing for a game that is kept elsewhere.
pub fn put(desk: &dyn Tabletop, lang: Lang) -> Option<u32> {
    let about = About::of(&desk.screen(), Words::of(lang), Some(js_sys::Date::now()));
    Some(put_saved(&desk.save()?, Some(about.write(lang))))
}

/// Puts the game that waits under this name on the shelf, if it is unfinished. Returns its number.
pub fn put_waiting(name: &str, lang: Lang) -> Option<u32> {
    let desk = desk::resume(&kept_game::read(name)?, lang).ok()?;
    if desk.stage() == Stage::Over || !desk.is_touched() {
        return None;
    }
    put(desk.as_ref(), lang)
}

/// The game with this number.
pub fn read(number: u32) -> Option<Saved> {
    kept_game::read(&name(number))
}

/// Takes a game off the shelf for good.
pub fn remove(number: u32) {
    kept_game::forget(&name(number));
    forget(&format!("{}.about", name(number)));
    list(numbers().into_iter().filter(|other| *other != number));
}

/// Moves the game that a former version of the page has set aside to the shelf.
pub fn take_over() {
    if let Some(saved) = kept_game::read(BEFORE) {
        put_saved(&saved, None);
        kept_game::forget(BEFORE);
    }
}

fn put_saved(saved: &Saved, about: Option<String>) -> u32 {
    let mut others = numbers();
    let number = others.iter().max().map_or(1, |last| last + 1);
    while others.len() >= MOST {
        others.pop().into_iter().for_each(remove);
    }
    kept_game::keep(&name(number), saved);
    // A browser with no room left lets the oldest go.
    while read(number).as_ref() != Some(saved)
        && let Some(oldest) = others.pop()
    {
        remove(oldest);
        kept_game::keep(&name(number), saved);
    }
    if let Some(about) = about {
        keep(&format!("{}.about", name(number)), &about);
    }
    list(core::iter::once(number).chain(others));
    number
}

fn about(number: u32, lang: Lang) -> Option<About> {
    let key = format!("{}.about", name(number));
    let written = kept(&key);
    if let Some(about) = written.as_ref().and_then(|text| About::read(text, lang)) {
        return Some(about);
    }
    let when = written.and_then(|text| text.split('\n').nth(1)?.parse().ok());
    let desk = desk::resume(&read(number)?, lang).ok()?;
    let about = About::of(&desk.screen(), Words::of(lang), when);
    keep(&key, &about.write(lang));
    Some(about)
}

fn name(number: u32) -> String {
    format!("{LIST}.{number}")
}

fn numbers() -> Vec<u32> {
    kept(LIST).unwrap_or_default().split(',').filter_map(|number| number.parse().ok()).collect()
}

fn list(numbers: impl Iterator<Item = u32>) {
    keep(LIST, &numbers.map(|number| number.to_string()).collect::<Vec<_>>().join(","));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_about_a_game_is_read_in_its_own_language_only() {
        let about = About {
            edition: "Origin".to_owned(),
            round: "Round 3".to_owned(),
            names: "You, Marta".to_owned(),
            turn: String::new(),
            when: Some(1_700_000_000_000.0),
        };
        let written = about.write(Lang::En);
        assert_eq!(About::read(&written, Lang::En), Some(about));
        assert_eq!(About::read(&written, Lang::Pl), None);
        assert_eq!(About::read("en\n1", Lang::En), None);
    }
}
