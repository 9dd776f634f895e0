//! The game in play: the desk, kept at every move, with bots in a worker.

use std::sync::Arc;

use desk::{Click, Desk, Saved, Screen, Stage};
use game::Seat;
use leptos::prelude::*;
use notation::origin::record;
use origin::{Config, Options};
use table::Occupant;

use crate::bot_worker::{Ask, Thinker};
use crate::prefs::{Prefs, forget, keep, kept};

/// The game in play, if there is one.
#[derive(Clone, Copy)]
pub struct Session {
    desk: StoredValue<Option<Desk>, LocalStorage>,
    thinker: StoredValue<Option<Thinker>, LocalStorage>,
    asked: StoredValue<u32>,
    prefs: Prefs,
    /// What is on the screen.
    pub screen: RwSignal<Option<Arc<Screen>>>,
    /// What the desk waits for.
    pub stage: RwSignal<Stage>,
    /// A suggestion was asked for and has not come yet.
    pub hint_due: RwSignal<bool>,
}

/// The bot whose suggestions are shown.
const ADVISER: &str = "greedy";
/// Bots wait this long before they move, so that people can follow.
const PAUSE: std::time::Duration = std::time::Duration::from_millis(350);

impl Session {
    /// The session of this page; goes on with the game that was kept.
    pub fn load(prefs: Prefs) -> Self {
        let session = Self {
            desk: StoredValue::new_local(None),
            thinker: StoredValue::new_local(None),
            asked: StoredValue::new(0),
            prefs,
            screen: RwSignal::new(None),
            stage: RwSignal::new(Stage::Over),
            hint_due: RwSignal::new(false),
        };
        session.thinker.set_value(Thinker::start(move |number, action| session.answered(number, &action)));
        if let Some(saved) = kept_game() {
            session.resume(&saved);
        }
        Effect::new(move |_| {
            let lang = prefs.lang.get();
            session.with_desk(|desk| desk.set_lang(lang));
        });
        session
    }

    /// The session of this page.
    pub fn here() -> Self {
        expect_context::<Self>()
    }

    /// Deals a new game.
    pub fn begin(self, config: Config, occupants: Vec<Occupant>, seed: u64) {
        let lang = self.prefs.lang.get_untracked();
        self.desk.set_value(Desk::new(config, occupants, seed, lang).ok());
        self.show();
    }

    /// A quick game against bots.
    pub fn begin_against(self, seats: u8, bot: &str, name: String, seed: u64) {
        let Ok(config) = editions::origin_config(seats, Options::default(), None) else { return };
        let mut occupants = vec![Occupant::Person { name }];
        let bots = BOT_NAMES.iter().take(usize::from(seats) - 1);
        occupants.extend(bots.map(|name| Occupant::Bot { name: (*name).to_owned(), plays: bot.to_owned() }));
        self.begin(config, occupants, seed);
    }

    /// Goes on with a game from elsewhere; it takes the place of the one that was kept.
    pub fn open(self, saved: &Saved) {
        self.resume(saved);
    }

    fn resume(self, saved: &Saved) {
        match Desk::resume(saved, self.prefs.lang.get_untracked()) {
            Ok(desk) => {
                self.desk.set_value(Some(desk));
                self.show();
            }
            // What cannot be read any more is put aside, not thrown away.
            Err(_) => keep("pangea.game.unreadable", &saved.record),
        }
    }

    /// Leaves the game; it is forgotten.
    pub fn leave(self) {
        self.desk.set_value(None);
        self.screen.set(None);
        forget("pangea.game.record");
    }

    /// A click on a thing.
    pub fn click(self, click: Click) {
        self.with_desk(|desk| {
            desk.click(click);
        });
    }

    /// The next person sits down.
    pub fn hand_over(self) {
        self.with_desk(Desk::hand_over);
    }

    /// Takes the last decision back.
    pub fn undo(self) {
        self.with_desk(|desk| {
            let _ = desk.undo();
        });
    }

    /// Asks for a suggestion.
    pub fn ask_hint(self) {
        if let Stage::Yours(seat) = self.stage.get_untracked() {
            self.hint_due.set(true);
            self.ask(seat, ADVISER);
        }
    }

    fn with_desk(self, change: impl FnOnce(&mut Desk)) {
        let there = self.desk.try_update_value(|desk| desk.as_mut().map(change).is_some());
        if there == Some(true) {
            self.show();
        }
    }

    /// Draws the desk, keeps the game, and lets a bot think if it is asked.
    fn show(self) {
        let now = self.desk.with_value(|desk| {
            desk.as_ref().map(|desk| {
                let saved = desk.save();
                keep("pangea.game.record", &saved.record);
                keep("pangea.game.seats", &saved.seats);
                keep("pangea.game.seed", &saved.seed.to_string());
                (Arc::new(desk.screen()), desk.stage())
            })
        });
        let Some((screen, stage)) = now else { return };
        self.screen.set(Some(screen));
        self.stage.set(stage);
        if let Stage::Bot(seat) = stage {
            self.hint_due.set(false);
            let bot = self.desk.with_value(|desk| match desk.as_ref()?.table().occupant(seat)? {
                Occupant::Bot { plays, .. } => Some(plays.clone()),
                Occupant::Person { .. } => None,
            });
            set_timeout(move || self.ask(seat, bot.as_deref().unwrap_or(ADVISER)), PAUSE);
        }
    }

    fn ask(self, seat: Seat, bot: &str) {
        let number = self.asked.try_update_value(|number| {
            *number += 1;
            *number
        });
        let saved = self.desk.with_value(|desk| desk.as_ref().map(Desk::save));
        let (Some(number), Some(saved)) = (number, saved) else { return };
        let seed = saved.seed.wrapping_add(saved.record.len() as u64);
        let ask = Ask { number, bot, seat, seed, record: &saved.record };
        self.thinker.with_value(|thinker| {
            if let Some(thinker) = thinker {
                thinker.ask(&ask);
            }
        });
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
        self.with_desk(|desk| {
            let Some((view, legal)) = desk.bot_prompt(seat) else { return };
            let Ok(action) = record::read_action(&view, words) else { return };
            if hint {
                desk.show_hint(action);
            } else if !desk.act_for(seat, action) {
                // Never seen; but a game must not stop because a bot is wrong.
                if let Some(first) = legal.first() {
                    desk.act_for(seat, *first);
                }
            }
        });
    }
}

/// Names for bots, in the order of the seats.
const BOT_NAMES: [&str; 7] = ["Marta", "Ilya", "Wallace", "Zofia", "Karel", "Nadia", "Hugo"];

/// The game the browser keeps.
pub fn kept_game() -> Option<Saved> {
    let record = kept("pangea.game.record")?;
    let seats = kept("pangea.game.seats")?;
    let seed = kept("pangea.game.seed")?.parse().ok()?;
    Some(Saved { record, seats, seed })
}
