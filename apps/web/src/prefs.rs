//! Language and theme: kept in the browser, live to change.

use leptos::prelude::*;
use locale::{Arg, Lang, Words};

/// What the player prefers.
#[derive(Clone, Copy)]
pub struct Prefs {
    /// The language.
    pub lang: RwSignal<Lang>,
    /// Light, dark, or as the system says.
    pub theme: RwSignal<Option<Theme>>,
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

impl Prefs {
    /// What was kept, else what the browser asks for. Keeps every change.
    pub fn load() -> Self {
        let kept = kept("pangea.lang").and_then(|code| Lang::from_code(&code));
        let asked = || window().navigator().language().and_then(|code| Lang::from_code(&code));
        let lang = RwSignal::new(kept.or_else(asked).unwrap_or_default());
        let theme = RwSignal::new(match self::kept("pangea.theme").as_deref() {
            Some("light") => Some(Theme::Light),
            Some("dark") => Some(Theme::Dark),
            _ => None,
        });
        Effect::new(move |_| {
            keep("pangea.lang", lang.get().code());
            if let Some(root) = document().document_element() {
                let _ = root.set_attribute("lang", lang.get().code());
            }
        });
        Effect::new(move |_| {
            let Some(root) = document().document_element() else { return };
            match theme.get() {
                Some(theme) => {
                    keep("pangea.theme", theme.name());
                    let _ = root.set_attribute("data-theme", theme.name());
                }
                None => {
                    let _ = root.remove_attribute("data-theme");
                }
            }
        });
        Self { lang, theme }
    }

    /// The preferences of this page.
    pub fn here() -> Self {
        expect_context::<Self>()
    }

    /// The words of the chosen language; whoever asks is told of a change.
    pub fn words(self) -> &'static Words {
        Words::of(self.lang.get())
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

/// A word of the chosen language, live.
pub fn t(id: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    let prefs = Prefs::here();
    move || prefs.words().text(id)
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

/// Lets the browser keep something; a browser that keeps nothing is no reason to stop.
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
