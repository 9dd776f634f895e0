//! The game in play: the desk, kept at every move, with bots in a worker.

use std::rc::Rc;
use std::sync::Arc;

use desk::lesson::Lesson;
use desk::link::Known;
use desk::thinking::Ask;
use desk::{Click, Deal, DeskError, Drop, Load, Saved, Screen, Stage, Tabletop};
use game::{Seat, Viewer};
use leptos::prelude::*;
use locale::Lang;
use table::Occupant;

use crate::bot_worker::Thinker;
use crate::kept_game::{self, PLAYED};
use crate::pages::levels::USUAL;
use crate::prefs::Prefs;
use crate::route::Route;
use crate::shelf::{self, Shelved};
use crate::table::pace;

/// The game in play, if there is one.
#[derive(Clone, Copy)]
pub struct Session {
    desk: StoredValue<Option<Box<dyn Tabletop>>, LocalStorage>,
    thinker: StoredValue<Option<Thinker>, LocalStorage>,
    asked: StoredValue<u32>,
    /// How much of the record the worker knows.
    told: StoredValue<Option<Known>>,
    /// How often the worker has failed since it answered last.
    failures: StoredValue<u8>,
    /// Under what name the browser keeps the game.
    name: StoredValue<String>,
    /// The game that is kept, by how much had happened; nothing before the first time.
    kept: StoredValue<Option<(usize, u32)>>,
    /// The seat whose bot does not answer, although the worker was started again.
    pub stuck: RwSignal<Option<Seat>>,
    /// Several people play at this screen, and nobody has said yet that they sit in front of it.
    covered: StoredValue<bool>,
    prefs: Prefs,
    /// The lesson at the table: it says what the other player does.
    lesson: StoredValue<Option<&'static Lesson>>,
    /// What is on the screen.
    pub screen: RwSignal<Option<Arc<Screen>>>,
    /// What the desk waits for.
    pub stage: RwSignal<Stage>,
    /// Until when something moves on the screen, in milliseconds of the page; bots wait for it.
    pub moving_until: StoredValue<f64>,
    /// The end of a round is summed up, or is about to be; bots wait until it was read.
    pub summing_up: RwSignal<bool>,
    /// The last round that was summed up.
    summed_up: StoredValue<u8>,
    /// Since when the player waits for others, in milliseconds of the page; nothing while they are asked.
    waits_since: StoredValue<Option<f64>>,
    /// A game of bots alone stands still.
    pub paused: RwSignal<bool>,
    /// A suggestion was asked for and has not come yet.
    pub hint_due: RwSignal<bool>,
    /// A suggestion was asked for, and the worker died over it.
    pub hint_failed: RwSignal<bool>,
    /// The games that were set aside, the latest first.
    pub shelf: RwSignal<Vec<Shelved>>,
    /// The game that was set aside when this one began, until it has been said.
    pub set_aside: RwSignal<Option<u32>>,
    /// The table is far away: its bots think there, and nothing is kept here.
    pub online: RwSignal<bool>,
    /// The question waits: nothing can be decided just now.
    pub held: RwSignal<bool>,
    /// From whose side a watcher sees the table.
    pub side: RwSignal<Option<Seat>>,
    /// Sends what the desk has decided.
    send: StoredValue<Option<Rc<dyn Fn()>>, LocalStorage>,
}

/// Bots wait this long (in milliseconds, at normal speed) before they move, so that people can follow.
const PAUSE: u64 = 350;
/// The same where nobody plays and somebody watches.
const WATCHED: u64 = 900;

impl Session {
    /// The session of this page; goes on with the game that was kept.
    pub fn load(prefs: Prefs) -> Self {
        let session = Self {
            desk: StoredValue::new_local(None),
            thinker: StoredValue::new_local(None),
            asked: StoredValue::new(0),
            told: StoredValue::new(None),
            failures: StoredValue::new(0),
            name: StoredValue::new(PLAYED.to_owned()),
            kept: StoredValue::new(None),
            stuck: RwSignal::new(None),
            covered: StoredValue::new(true),
            prefs,
            lesson: StoredValue::new(None),
            moving_until: StoredValue::new(0.0),
            summing_up: RwSignal::new(false),
            summed_up: StoredValue::new(0),
            waits_since: StoredValue::new(None),
            screen: RwSignal::new(None),
            stage: RwSignal::new(Stage::Over),
            paused: RwSignal::new(false),
            hint_due: RwSignal::new(false),
            hint_failed: RwSignal::new(false),
            shelf: RwSignal::new(Vec::new()),
            set_aside: RwSignal::new(None),
            online: RwSignal::new(false),
            held: RwSignal::new(false),
            side: RwSignal::new(None),
            send: StoredValue::new_local(None),
        };
        shelf::take_over();
        session.start_thinker();
        session.resume_kept();
        Effect::new(move |_| {
            let lang = prefs.lang.get();
            session.with_desk(|desk| desk.set_lang(lang));
            session.shelf.set(shelf::games(lang));
        });
        Effect::new(move |_| {
            let careful = prefs.confirm.get();
            session.with_desk(|desk| desk.set_careful(careful));
        });
        session
    }

    /// Goes on with the game that was kept.
    fn resume_kept(self) {
        if let Some(saved) = kept_game::read(PLAYED)
            && self.resume(&saved).is_err()
        {
            // What cannot be read any more is put aside, not thrown away.
            kept_game::keep_unreadable(&saved);
        }
    }

    /// Sits down at a table far away; `send` is called when the desk may have something to send.
    pub fn sit_online(self, desk: Box<dyn Tabletop>, send: Rc<dyn Fn()>) {
        self.send.set_value(None);
        self.online.set(true);
        self.side.set(None);
        self.sit_down_at(desk);
        self.send.set_value(Some(send));
    }

    /// Goes away from a table far away, back to the game that is kept here.
    pub fn leave_online(self) {
        self.send.set_value(None);
        self.online.set(false);
        self.held.set(false);
        self.desk.set_value(None);
        self.screen.set(None);
        self.stage.set(Stage::Over);
        self.resume_kept();
    }

    /// Reads what has arrived from a table far away.
    pub fn catch_up(self) {
        self.with_desk(|desk| {
            desk.catch_up();
        });
    }

    /// A watcher sees the table from another side.
    pub fn look_from(self, seat: Seat) {
        self.side.set(Some(seat));
        self.with_desk(|_| {});
    }

    fn start_thinker(self) {
        self.told.set_value(None);
        let answered = move |number, words: String| self.answered(number, &words);
        // Not from within the worker's own event.
        let died = move || set_timeout(move || self.failed(), std::time::Duration::ZERO);
        self.thinker.set_value(Thinker::start(answered, died));
    }

    /// The session of this page.
    pub fn here() -> Self {
        expect_context::<Self>()
    }

    /// Deals a new game. An unfinished one is set aside.
    pub fn begin(self, deal: impl Into<Deal>, occupants: Vec<Occupant>, seed: u64) {
        let lang = self.prefs.lang.get_untracked();
        if let Ok(desk) = desk::begin(deal.into(), occupants, seed, lang) {
            self.online.set(false);
            self.put_aside();
            self.sit_down_at(desk);
        }
    }

    /// A quick game against bots.
    pub fn begin_against(self, deal: Deal, bot: &str, name: String, seed: u64) {
        let mut occupants = vec![Occupant::Person { name }];
        let bots = BOT_NAMES.iter().take(usize::from(deal.seats()) - 1);
        occupants.extend(bots.map(|name| Occupant::Bot { name: (*name).to_owned(), plays: bot.to_owned() }));
        self.begin(deal, occupants, seed);
    }

    /// Opens a game that was kept elsewhere. An unfinished one is set aside; nothing changes if it cannot be opened.
    pub fn open(self, saved: &Saved) -> Result<(), DeskError> {
        let desk = desk::resume(saved, self.prefs.lang.get_untracked())?;
        self.put_aside();
        self.sit_down_at(desk);
        Ok(())
    }

    /// Goes back to a game on the shelf; this one is set aside instead if it is unfinished. Returns whether it can be
    /// opened.
    pub fn go_back(self, number: u32) -> bool {
        let Some(saved) = shelf::read(number) else { return false };
        let Ok(desk) = desk::resume(&saved, self.prefs.lang.get_untracked()) else { return false };
        self.put_aside();
        self.delete(number);
        self.sit_down_at(desk);
        self.set_aside.set(None);
        true
    }

    /// Deletes a game on the shelf.
    pub fn delete(self, number: u32) {
        shelf::remove(number);
        self.shelf.update(|games| games.retain(|game| game.number != number));
    }

    /// Whether the game at the table is kept when another one begins.
    pub fn is_unfinished(self) -> bool {
        self.screen.track();
        self.desk.with_value(|desk| desk.as_ref().is_some_and(|desk| desk.stage() != Stage::Over && desk.is_touched()))
    }

    /// What the player of a seat is called.
    pub fn name_of(self, seat: Seat) -> String {
        let name = self.desk.with_value(|desk| {
            desk.as_ref().and_then(|desk| desk.occupants().get(seat.index()).map(|occupant| occupant.name().to_owned()))
        });
        name.unwrap_or_default()
    }

    /// The game at the table as text.
    pub fn saved(self) -> Option<Saved> {
        self.desk.with_value(|desk| desk.as_ref().and_then(|desk| desk.save()))
    }

    /// Where a rule was applied in the game at the table; a reader is notified of a change.
    pub fn lines_citing(self, rule: &str) -> Vec<String> {
        self.screen.track();
        self.desk.with_value(|desk| desk.as_ref().map(|desk| desk.lines_citing(rule)).unwrap_or_default())
    }

    /// Goes on with a game that was kept as text, in place of the one at the table.
    pub fn resume(self, saved: &Saved) -> Result<(), DeskError> {
        self.sit_down_at(desk::resume(saved, self.prefs.lang.get_untracked())?);
        Ok(())
    }

    fn put_aside(self) {
        let lang = self.prefs.lang.get_untracked();
        // A lesson has the table to itself and is kept elsewhere; the player's own game waits under its name.
        let number = match Route::here() {
            Route::Tutorial(_) => shelf::put_waiting(PLAYED, lang),
            _ => self.put_on_shelf(lang),
        };
        if number.is_some() {
            self.shelf.set(shelf::games(lang));
        }
        self.set_aside.set(number);
    }

    /// Puts the game at the table on the shelf, if it is worth it. Returns its number there.
    fn put_on_shelf(self, lang: Lang) -> Option<u32> {
        self.desk.with_value(|desk| {
            let unfinished = desk.as_ref().filter(|desk| desk.stage() != Stage::Over && desk.is_touched())?;
            shelf::put(unfinished.as_ref(), lang)
        })
    }

    fn sit_down_at(self, mut desk: Box<dyn Tabletop>) {
        desk.set_careful(self.prefs.confirm.get_untracked());
        self.paused.set(false);
        let people = desk.occupants().iter().filter(|occupant| !occupant.is_bot()).count();
        self.covered.set_value(people > 1 && !self.online.get_untracked());
        self.hint_due.set(false);
        // What was over before is not told again.
        self.summing_up.set(false);
        self.summed_up.set_value(desk.screen().summary.map_or(0, |summary| summary.round));
        self.waits_since.set_value(None);
        // Answers to questions about another game are dropped.
        self.asked.update_value(|number| *number += 1);
        self.told.set_value(None);
        self.kept.set_value(None);
        self.stuck.set(None);
        self.failures.set_value(0);
        self.desk.set_value(Some(desk));
        self.show();
    }

    /// Leaves the game; it is forgotten.
    pub fn leave(self) {
        self.desk.set_value(None);
        self.screen.set(None);
        kept_game::forget(PLAYED);
    }

    /// A click on a thing.
    pub fn click(self, click: Click) {
        self.tap(click);
    }

    /// The same. Returns whether anything on the screen is another since.
    pub fn tap(self, click: Click) -> bool {
        if self.is_covered() {
            return false;
        }
        let before = self.screen.get_untracked();
        self.with_desk(|desk| {
            if desk.click(click) {
                self.set_aside.set(None);
            }
        });
        self.screen.with_untracked(|now| *now != before)
    }

    /// Whether the screen waits for the next person to sit down: until then nothing on it can be changed or seen.
    fn is_covered(self) -> bool {
        self.held.get_untracked()
            || self.covered.get_value()
            || matches!(self.stage.get_untracked(), Stage::HandOver(_))
    }

    /// Something is taken up to be carried.
    pub fn lift(self, load: Load) {
        self.with_desk(|desk| desk.lift(load));
    }

    /// What is carried is let go.
    pub fn drop_on(self, load: Load, on: Drop) {
        self.with_desk(|desk| {
            desk.drop_on(load, on);
        });
    }

    /// The next person sits down.
    pub fn hand_over(self) {
        self.covered.set_value(false);
        self.with_desk(|desk| desk.hand_over());
    }

    /// Takes the last decision back.
    pub fn undo(self) {
        if self.is_covered() {
            return;
        }
        self.with_desk(|desk| {
            let _ = desk.undo();
        });
    }

    /// Asks for a suggestion.
    pub fn ask_hint(self) {
        if let (Stage::Yours(seat), false) = (self.stage.get_untracked(), self.online.get_untracked()) {
            self.hint_failed.set(false);
            self.hint_due.set(true);
            self.ask(seat, None);
        }
    }

    /// Carries out a suggestion.
    pub fn play_hint(self, place: usize) {
        if !self.is_covered() {
            self.with_desk(|desk| {
                desk.play_hint(place);
            });
        }
    }

    /// The suggestions are closed, or no longer waited for. Returns whether there were any.
    pub fn drop_hints(self) -> bool {
        let due = self.hint_due.get_untracked() || self.hint_failed.get_untracked();
        let shown = self.screen.with_untracked(|screen| screen.as_ref().is_some_and(|it| !it.prompt.hints.is_empty()));
        self.hint_due.set(false);
        self.hint_failed.set(false);
        if shown {
            self.with_desk(|desk| desk.drop_hints());
        }
        due || shown
    }

    /// Whether a game of bots alone is shown.
    pub fn is_watched(self) -> bool {
        !self.online.get_untracked()
            && self.screen.with_untracked(|screen| screen.as_ref().is_some_and(|screen| screen.own.is_none()))
    }

    /// Stops a game of bots, or lets it go on.
    pub fn pause(self) {
        self.paused.update(|paused| *paused = !*paused);
        if !self.paused.get_untracked() {
            self.let_bot_think(std::time::Duration::ZERO);
        }
    }

    /// Plays a lesson from now on, or ordinary games.
    pub fn attend(self, lesson: Option<&'static Lesson>) {
        self.lesson.set_value(lesson);
        self.paused.set(false);
    }

    /// Keeps the game under this name from now on.
    pub fn keep_under(self, name: &str) {
        self.name.set_value(name.to_owned());
    }

    /// Lets the bots wait, or go on.
    pub fn hold(self, holds: bool) {
        if self.paused.get_untracked() != holds {
            self.pause();
        }
    }

    /// Lets one bot of a stopped game move.
    pub fn step(self) {
        if let (true, Stage::Bot(seat)) = (self.paused.get_untracked(), self.stage.get_untracked()) {
            self.ask(seat, Some(&self.bot_at(seat)));
        }
    }

    fn with_desk(self, change: impl FnOnce(&mut dyn Tabletop)) {
        let there = self.desk.try_update_value(|desk| desk.as_mut().map(|desk| change(desk.as_mut())).is_some());
        if there == Some(true) {
            self.show();
        }
    }

    /// Draws the desk, keeps the game, and lets a bot think if it is asked.
    fn show(self) {
        let now = self.desk.with_value(|desk| {
            desk.as_ref().map(|desk| {
                self.keep(desk.as_ref());
                (Arc::new(desk.screen()), self.stage_of(desk.as_ref()))
            })
        });
        let Some((screen, stage)) = now else { return };
        self.hint_failed.set(false);
        let screen = self.turned(screen);
        self.sum_up(&screen);
        self.screen.set(Some(screen));
        self.stage.set(stage);
        self.waits_since.update_value(|since| match stage {
            Stage::Bot(_) => *since = since.or(Some(js_sys::Date::now())),
            Stage::Yours(_) | Stage::HandOver(_) | Stage::Others | Stage::Over => *since = None,
        });
        if let Stage::Bot(_) = stage {
            self.hint_due.set(false);
            // Where all decide together there is nothing to follow.
            let together = self.desk.with_value(|desk| desk.as_ref().is_some_and(|desk| desk.is_together()));
            let pause = match (together, self.is_watched()) {
                (true, _) => 0,
                (false, true) => WATCHED,
                (false, false) => (PAUSE as f64 / self.hurry()) as u64,
            };
            self.let_bot_think(std::time::Duration::from_millis(self.prefs.speed.get_untracked().of(pause)));
        }
        if let Some(send) = self.send.get_value() {
            send();
        }
    }

    /// The table as a watcher sees it: one player sits in front, the others follow clockwise; nothing more is shown.
    fn turned(self, screen: Arc<Screen>) -> Arc<Screen> {
        if !self.online.get_untracked() || screen.own.is_some() || screen.others.is_empty() {
            return screen;
        }
        let mut turned = Arc::unwrap_or_clone(screen);
        let side = self.side.get_untracked();
        let place = turned.others.iter().position(|seat| Some(seat.seat) == side).unwrap_or(0);
        turned.others.rotate_left(place);
        turned.own = Some(turned.others.remove(0));
        Arc::new(turned)
    }

    /// Keeps the game, if anything has happened since it was kept last.
    fn keep(self, desk: &dyn Tabletop) {
        let revision = desk.revision();
        if revision != self.kept.get_value()
            && let Some(saved) = desk.save()
        {
            self.name.with_value(|name| kept_game::keep(name, &saved));
            self.kept.set_value(revision);
        }
    }

    /// How many times as fast as usual others are shown, because the player has waited for them.
    pub fn hurry(self) -> f64 {
        let since = self.waits_since.get_value().filter(|_| !self.is_watched());
        let waited = since.map_or(0.0, |since| js_sys::Date::now() - since);
        pace::hurry(waited * self.prefs.speed.get_untracked().rate().unwrap_or(1.0))
    }

    /// A round that has just ended is summed up, if the player wants it.
    fn sum_up(self, screen: &Screen) {
        let round = screen.summary.as_ref().map_or(0, |summary| summary.round);
        let is_new = round > self.summed_up.get_value();
        self.summed_up.set_value(round);
        if is_new && self.prefs.summary.get_untracked() && screen.result.is_none() {
            self.summing_up.set(true);
        }
    }

    /// The summary was read. Returns whether there was one.
    pub fn close_summary(self) -> bool {
        let was = self.summing_up.get_untracked();
        if was {
            self.summing_up.set(false);
            // The wait for the others begins afresh.
            self.waits_since.update_value(|since| *since = since.map(|_| js_sys::Date::now()));
        }
        was
    }

    /// Asks the bot that is to move after this pause, unless the game stands still.
    fn let_bot_think(self, pause: std::time::Duration) {
        if let (false, Stage::Bot(seat)) = (self.paused.get_untracked(), self.stage.get_untracked()) {
            let asked = self.asked.get_value();
            self.ask_when_still(seat, asked, pause);
        }
    }

    fn bot_at(self, seat: Seat) -> String {
        let bot = self.desk.with_value(|desk| match desk.as_ref()?.occupants().get(seat.index())? {
            Occupant::Bot { plays, .. } => Some(plays.clone()),
            Occupant::Person { .. } => None,
        });
        bot.unwrap_or_else(|| USUAL.to_owned())
    }

    /// What the desk waits for; where several people play it waits for one of them to sit down first.
    fn stage_of(self, desk: &dyn Tabletop) -> Stage {
        match (desk.stage(), desk.viewer()) {
            (Stage::Yours(_) | Stage::Bot(_), Viewer::Seat(seat)) if self.covered.get_value() => Stage::HandOver(seat),
            (stage, _) => stage,
        }
    }

    /// Asks a bot after this pause, or later when something still moves; not if another question was asked meanwhile.
    fn ask_when_still(self, seat: Seat, asked: u32, pause: std::time::Duration) {
        set_timeout(
            move || {
                if self.paused.try_get_untracked() != Some(false) || self.asked.try_get_value() != Some(asked) {
                    return;
                }
                let reads = self.summing_up.try_get_untracked() == Some(true);
                let left = self.moving_until.try_get_value().unwrap_or(0.0) - js_sys::Date::now();
                let left = if reads { left.max(100.0) } else { left };
                if left > 0.0 {
                    // Looks again soon: a player who does not want to watch clicks, and the motion is over.
                    let pause = (left as u64 + 20).min(120);
                    self.ask_when_still(seat, asked, std::time::Duration::from_millis(pause));
                } else {
                    self.ask(seat, Some(&self.bot_at(seat)));
                }
            },
            pause,
        );
    }

    /// Asks a bot for its move, or the adviser for suggestions.
    fn ask(self, seat: Seat, bot: Option<&str>) {
        let number = self.asked.try_update_value(|number| {
            *number += 1;
            *number
        });
        let Some(number) = number else { return };
        if let Some(words) = bot.and_then(|_| self.scripted(seat)) {
            return self.answered(number, &words);
        }
        let question = self.desk.with_value(|desk| {
            let desk = desk.as_ref()?;
            let (entries, _) = desk.revision()?;
            Some((desk.tell(self.told.get_value())?, desk.game_number(), entries as u64))
        });
        let Some((told, game, entries)) = question else { return };
        let seed = game.wrapping_add(entries);
        let ask = match bot {
            Some(bot) => Ask::Move { bot, seat, seed, game, told: &told },
            None => Ask::Hints { seat, seed, told: &told },
        };
        self.told.set_value(Some(told.known));
        let there = self.thinker.with_value(|thinker| thinker.as_ref().map(|thinker| thinker.ask(number, &ask)));
        if there.is_none() {
            self.failed();
        }
    }

    /// The worker has died or has no answer. It is started again and asked again; if that does not help, it is said. A
    /// suggestion is not asked for again: the player may have gone on, and has a button for it.
    fn failed(self) {
        let Some(failures) = self.failures.try_update_value(|failures| {
            *failures = failures.saturating_add(1);
            *failures
        }) else {
            return;
        };
        self.start_thinker();
        if self.hint_due.get_untracked() {
            self.hint_due.set(false);
            return self.hint_failed.set(true);
        }
        if failures > 1 {
            let Stage::Bot(seat) = self.stage.get_untracked() else { return };
            self.stuck.set(Some(seat));
        } else {
            self.let_bot_think(std::time::Duration::ZERO);
        }
    }

    /// Asks the bot that does not answer once more.
    pub fn ask_again(self) {
        self.stuck.set(None);
        self.failures.set_value(0);
        self.let_bot_think(std::time::Duration::ZERO);
    }

    /// Somebody else plays for a bot that does not answer: another bot, or a person at this screen.
    pub fn replace(self, seat: Seat, occupant: Occupant) {
        self.stuck.set(None);
        self.failures.set_value(0);
        self.kept.set_value(None);
        self.with_desk(|desk| desk.seat(seat, occupant));
    }

    /// What the lesson at the table wants the seat to do.
    fn scripted(self, seat: Seat) -> Option<String> {
        let lesson = self.lesson.get_value()?;
        self.desk.with_value(|desk| {
            let desk = desk.as_ref()?;
            lesson.partner(&desk.screen(), &desk.sayings(seat)).map(str::to_owned)
        })
    }

    /// The worker has answered: a bot moves, or a suggestion is shown.
    fn answered(self, number: u32, words: &str) {
        if self.asked.try_get_value() != Some(number) {
            return;
        }
        let stage = self.stage.get_untracked();
        let (Stage::Bot(seat) | Stage::Yours(seat)) = stage else { return };
        let hint = matches!(stage, Stage::Yours(_));
        if hint && !self.hint_due.get_untracked() {
            return;
        }
        self.hint_due.set(false);
        if hint {
            return self.with_desk(|desk| desk.hints_said(seat, words));
        }
        let mut legal = false;
        self.with_desk(|desk| legal = desk.bot_said(seat, words));
        if legal {
            self.failures.set_value(0);
        } else {
            self.failed();
        }
    }
}

/// Names for bots, in the order of the seats.
pub const BOT_NAMES: [&str; 7] = ["Marta", "Ilya", "Wallace", "Zofia", "Karel", "Nadia", "Hugo"];
