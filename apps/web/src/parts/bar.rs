//! The bar at the top: the name, what the screen adds, and tools that every screen has.

use leptos::prelude::*;
use locale::Lang;

use super::Icon;
use crate::prefs::{Prefs, t};
use crate::route::Route;

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
            <Tools/>
        </header>
    }
}

/// Rules, language, theme.
#[component]
pub fn Tools() -> impl IntoView {
    let prefs = Prefs::here();
    let rules = t("ui-rules");
    let theme = t("ui-theme");
    let language = t("ui-language");
    view! {
        <div class="tools">
            <a class="btn quiet icon" href=Route::Rules(None).href() aria-label=rules><Icon id="i-rules"/></a>
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
            <button class="btn quiet icon" aria-label=theme on:click=move |_| prefs.turn_theme()>
                <Icon id="i-theme"/>
            </button>
            <a class="btn quiet icon" id="settings" href=Route::Settings.href() aria-label=t("ui-settings")><Icon id="i-settings"/></a>
        </div>
    }
}
