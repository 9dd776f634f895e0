//! Language, theme, speed and the like: kept in the browser, live to change.

use editions::Edition;
use leptos::prelude::*;
use locale::{Arg, Lang, Words, texts};

/// What the player prefers.
#[derive(Clone, Copy)]
pub struct Prefs {
    /// The language that is shown.
    pub lang: RwSignal<Lang>,
    /// The one that was asked for; it is shown when it is here.
    pub asked: RwSignal<Lang>,
    /// The one that could not be loaded.
    pub missing: RwSignal<Option<Lang>>,
    /// Whether the books of the shown language are here.
    pub has_books: RwSignal<bool>,
    /// Light, dark, or as the system says.
    pub theme: RwSignal<Option<Theme>>,
    /// How fast things move.
    pub speed: RwSignal<Speed>,
    /// Whether cards, food and hunts are heard.
    pub sound: RwSignal<bool>,
    /// Whether it is heard when it becomes the player's turn.
    pub signal: RwSignal<bool>,
    /// Whether moves that cannot be taken back are asked about.
    pub confirm: RwSignal<bool>,
    /// Whether the end of each round is summed up.
    pub summary: RwSignal<bool>,
    /// The player's name; empty if none was given.
    pub name: RwSignal<String>,
}

/// A theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// Field journal.
    Light,
    /// Night in the forest.
    Dark,
}

impl Theme {
    fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

/// How fast things move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Speed {
    /// Half as fast.
    Half,
    /// As drawn.
    Normal,
    /// Twice as fast.
    Double,
    /// Nothing moves.
    Off,
}

impl Speed {
    /// All of them, the slow ones first.
    pub const ALL: [Self; 4] = [Self::Half, Self::Normal, Self::Double, Self::Off];

    /// As it is kept.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Half => "0.5",
            Self::Normal => "1",
            Self::Double => "2",
            Self::Off => "off",
        }
    }

    /// How many times as fast as drawn; nothing for not at all.
    pub fn rate(self) -> Option<f64> {
        match self {
            Self::Half => Some(0.5),
            Self::Normal => Some(1.0),
            Self::Double => Some(2.0),
            Self::Off => None,
        }
    }

    /// How long something takes that takes this long as drawn.
    pub fn of(self, millis: u64) -> u64 {
        match self {
            Self::Half => millis * 2,
            Self::Normal => millis,
            Self::Double => millis / 2,
            Self::Off => 0,
        }
    }
}

impl Prefs {
    /// What was kept, else what the browser asks for. Keeps every change.
    pub fn load() -> Self {
        let asked = asked_language();
        let lang = if texts::is_here(asked) { asked } else { Lang::default() };
        let speed = |name: String| Speed::ALL.into_iter().find(|speed| speed.name() == name);
        let prefs = Self {
            lang: RwSignal::new(lang),
            asked: RwSignal::new(lang),
            missing: RwSignal::new(Some(asked).filter(|asked| *asked != lang)),
            has_books: RwSignal::new(editions::rulebook::are_here(lang.code())),
            theme: RwSignal::new(match kept("pangea.theme").as_deref() {
                Some("light") => Some(Theme::Light),
                Some("dark") => Some(Theme::Dark),
                _ => None,
            }),
            speed: RwSignal::new(kept("pangea.speed").and_then(speed).unwrap_or(Speed::Normal)),
            sound: RwSignal::new(kept("pangea.sound").as_deref() == Some("on")),
            signal: RwSignal::new(kept("pangea.signal").as_deref() == Some("on")),
            confirm: RwSignal::new(kept("pangea.confirm").as_deref() != Some("off")),
            summary: RwSignal::new(kept("pangea.summary").as_deref() != Some("off")),
            name: RwSignal::new(kept("pangea.name").unwrap_or_default()),
        };
        prefs.keep_changes();
        prefs
    }

    fn keep_changes(self) {
        // What was not chosen is not kept: it may follow the browser, or come back with the network.
        Effect::new(move |before: Option<()>| {
            let code = self.lang.get().code();
            if before.is_some() {
                keep("pangea.lang", code);
            }
            if let Some(root) = document().document_element() {
                let _ = root.set_attribute("lang", code);
            }
        });
        Effect::new(move |_| {
            let Some(root) = document().document_element() else { return };
            match self.theme.get() {
                Some(theme) => {
                    keep("pangea.theme", theme.name());
                    let _ = root.set_attribute("data-theme", theme.name());
                }
                None => {
                    forget("pangea.theme");
                    let _ = root.remove_attribute("data-theme");
                }
            }
        });
        let on_off = |on: bool| if on { "on" } else { "off" };
        Effect::new(move |_| {
            let speed = self.speed.get().name();
            keep("pangea.speed", speed);
            if let Some(root) = document().document_element() {
                let _ = root.set_attribute("data-speed", speed);
            }
        });
        Effect::new(move |_| keep("pangea.sound", on_off(self.sound.get())));
        Effect::new(move |_| keep("pangea.signal", on_off(self.signal.get())));
        Effect::new(move |_| keep("pangea.confirm", on_off(self.confirm.get())));
        Effect::new(move |_| keep("pangea.summary", on_off(self.summary.get())));
        Effect::new(move |_| keep("pangea.name", &self.name.get()));
    }

    /// The preferences of this page.
    pub fn here() -> Self {
        expect_context::<Self>()
    }

    /// The words of the chosen language; a reader is notified of a change.
    pub fn words(self) -> &'static Words {
        Words::of(self.lang.get())
    }

    /// What to call the player: the given name, else *You*; a reader is notified of a change.
    pub fn own_name(self) -> String {
        named(self.name.get(), self.lang.get())
    }

    /// The same where nobody listens.
    pub fn own_name_now(self) -> String {
        named(self.name.get_untracked(), self.lang.get_untracked())
    }

    /// Twice as fast, or as drawn again.
    pub fn turn_speed(self) {
        self.speed.update(|speed| *speed = if *speed == Speed::Double { Speed::Normal } else { Speed::Double });
    }

    /// Switches all sound off, or on.
    pub fn turn_sound(self) {
        let on = !(self.sound.get_untracked() || self.signal.get_untracked());
        self.sound.set(on);
        self.signal.set(on);
    }

    /// Changes between light and dark.
    pub fn turn_theme(self) {
        let dark_by_system = || {
            let query = window().match_media("(prefers-color-scheme: dark)").ok().flatten();
            query.is_some_and(|query| query.matches())
        };
        let is_dark = self.theme.get_untracked().map_or_else(dark_by_system, |theme| theme == Theme::Dark);
        self.theme.set(Some(if is_dark { Theme::Light } else { Theme::Dark }));
    }
}

/// The language that was chosen before or that the browser asks for, as `early.js` has found out.
pub fn asked_language() -> Lang {
    let root = document().document_element();
    root.and_then(|root| root.get_attribute("lang")).and_then(|code| Lang::from_code(&code)).unwrap_or_default()
}

fn named(name: String, lang: Lang) -> String {
    if name.is_empty() { Words::of(lang).text("home-you") } else { name }
}

/// A word of the chosen language, live.
pub fn t(id: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    let prefs = Prefs::here();
    move || prefs.words().text(id)
}

/// A word as an edition says it, live; see [`Words::text_in`].
pub fn t_in(edition: Edition, id: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    let prefs = Prefs::here();
    move || prefs.words().text_in(edition, id, &[])
}

/// A sentence with a number in it, live.
pub fn t_count(id: &'static str, name: &'static str, count: i64) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    let prefs = Prefs::here();
    move || prefs.words().text_with(id, &[(name, Arg::Number(count))])
}

/// What the browser kept under this name.
pub fn kept(name: &str) -> Option<String> {
    window().local_storage().ok().flatten()?.get_item(name).ok().flatten()
}

/// Lets the browser keep something; a browser that keeps nothing is not a reason to stop.
pub fn keep(name: &str, value: &str) {
    if let Ok(Some(store)) = window().local_storage() {
        let _ = store.set_item(name, value);
    }
}

/// Lets the browser forget something.
pub fn forget(name: &str) {
    if let Ok(Some(store)) = window().local_storage() {
        let _ = store.remove_item(name);
    }
}
