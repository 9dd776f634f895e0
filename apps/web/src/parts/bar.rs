//! The bar at the top: the name, what the screen adds, and tools that every screen has.

use desk::book::book_of;
use leptos::prelude::*;
use locale::Lang;

use super::Icon;
use crate::online::Online;
use crate::pages::rules::chapter_href;
use crate::prefs::{Prefs, t};
use crate::route::Route;
use crate::session::Session;

/// The bar.
#[component]
pub fn Bar(children: Children) -> impl IntoView {
    view! {
        <header class="bar">
            <a class="logo" href=Route::Home.href()>
                <svg viewBox="0 0 26 26" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round" aria-hidden="true">
                    <circle cx="13" cy="13" r="11"></circle>
                    <path d="M8 4.500c2 1.500 2.500 3 1.500 4.500s.5 2.500 2.500 2.500 3 1.500 2 3.500.5 3 2.500 2.500 3-2 2-4 1-3.500 4.500-3M3 16c2.500-.5 4.500.5 5 2.500s2 3 3.500 5"></path>
                </svg>
                "Pangea"
            </a>
            {children()}
            {back_to_game()}
            <Tools/>
        </header>
    }
}

/// The way back to the game at the table, from pages about something else. The first page lists all games; a lesson
/// has the table to itself.
fn back_to_game() -> impl IntoView {
    let session = Session::here();
    let elsewhere =
        !matches!(Route::here(), Route::Home | Route::Play | Route::Tutorial(_) | Route::Table(_) | Route::Join(..));
    let there = Memo::new(move |_| elsewhere && session.screen.with(Option::is_some));
    let label = t("web-back-to-game");
    let online = use_context::<Online>();
    let game = move || match online.and_then(|online| online.table.get()) {
        Some(table) => Route::Table(table).href(),
        None => Route::Play.href(),
    };
    move || {
        there.get().then(|| {
            view! {
                <a class="btn quiet backtogame" id="back-to-game" href=game title=label aria-label=label>
                    <Icon id="i-chevron_left"/><span class="word">{label}</span>
                </a>
            }
        })
    }
}

/// The rules of what is played at the table where it is shown, else from their beginning.
pub fn rules_here(session: Session) -> String {
    let played = match Route::here() {
        Route::Play | Route::Tutorial(_) | Route::Table(_) => {
            session.screen.with_untracked(|screen| screen.as_ref().map(|screen| screen.book))
        }
        _ => None,
    };
    played.map_or_else(|| Route::Rules(None).href(), |edition| chapter_href(book_of(edition), 0))
}

/// Rules, language, theme.
#[component]
pub fn Tools() -> impl IntoView {
    let prefs = Prefs::here();
    let book = rules_here(Session::here());
    let rules = t("ui-rules");
    let theme = t("ui-theme");
    let language = t("ui-language");
    view! {
        <div class="tools">
            <a class="btn quiet icon" id="rules" href=book aria-label=rules><Icon id="i-rules"/></a>
            <label class="btn quiet lang">
                <Icon id="i-language"/>
                <span class="vh">{language}</span>
                <span class="langcode" aria-hidden="true">{move || prefs.lang.get().code().to_uppercase()}</span>
                <select
                    prop:value=move || prefs.lang.get().code()
                    on:change=move |event| {
                        if let Some(lang) = Lang::from_code(&event_target_value(&event)) {
                            prefs.asked.set(lang);
                        }
                    }
                >
                    {Lang::ALL.into_iter().map(|lang| view! {
                        <option value=lang.code() selected=move || prefs.lang.get() == lang>{lang.own_name()}</option>
                    }).collect_view()}
                </select>
            </label>
            <button class="btn quiet icon themebutton" aria-label=theme on:click=move |_| prefs.turn_theme()>
                <Icon id="i-theme"/>
            </button>
            <a class="btn quiet icon" id="settings" href=Route::Settings.href() aria-label=t("ui-settings")><Icon id="i-settings"/></a>
        </div>
    }
}
