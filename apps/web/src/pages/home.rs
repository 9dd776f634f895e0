//! The first page: one decision, and the game begins.

use leptos::prelude::*;

use crate::parts::{Bar, Icon};
use crate::prefs::{Prefs, keep, kept, t};
use crate::route::Route;
use crate::session::Session;

/// Bots to choose from: the name in the registry and its level.
const LEVELS: [(&str, &str); 2] = [("random", "level-hatchling"), ("greedy", "level-forager")];

/// The first page.
#[component]
pub fn Home() -> impl IntoView {
    let prefs = Prefs::here();
    let session = Session::here();
    let seats =
        RwSignal::new(kept("pangea.seats").and_then(|n| n.parse().ok()).filter(|n| (2..=8).contains(n)).unwrap_or(3u8));
    let level = RwSignal::new(kept("pangea.bot").unwrap_or_else(|| "greedy".to_owned()));
    let play = move |_| {
        keep("pangea.seats", &seats.get_untracked().to_string());
        keep("pangea.bot", &level.get_untracked());
        let seed = (js_sys::Math::random() * 9_007_199_254_740_992.0) as u64;
        let you = prefs.words().text("web-you");
        session.begin_against(seats.get_untracked(), &level.get_untracked(), you, seed);
        Route::Play.go();
    };
    let go_on = move || session.screen.get().filter(|screen| screen.result.is_none()).is_some();
    view! {
        <div class="pg home">
            <Bar><span class="edition">{t("edition-family")}</span></Bar>
            <main class="homemain">
                <section class="panel start" aria-labelledby="start-title">
                    <h1 class="h2" id="start-title">{t("edition-origin")}</h1>
                    <fieldset class="choose">
                        <legend>{t("ui-players")}</legend>
                        <div class="segm" role="group">
                            {(2..=8u8).map(|n| view! {
                                <button
                                    type="button"
                                    aria-pressed=move || (seats.get() == n).to_string()
                                    on:click=move |_| seats.set(n)
                                >{n}</button>
                            }).collect_view()}
                        </div>
                    </fieldset>
                    <fieldset class="choose">
                        <legend>{t("ui-bots")}</legend>
                        <div class="segm" role="group">
                            {LEVELS.map(|(bot, id)| view! {
                                <button
                                    type="button"
                                    aria-pressed=move || (level.get() == bot).to_string()
                                    on:click=move |_| level.set(bot.to_owned())
                                >{t(id)}</button>
                            }).collect_view()}
                        </div>
                    </fieldset>
                    <div class="startacts">
                        <button class="btn primary lg" id="play-now" on:click=play>
                            <Icon id="i-play"/>{t("ui-play-now")}
                        </button>
                        <Show when=go_on>
                            <a class="btn lg" id="go-on" href=Route::Play.href()>{t("web-go-on")}</a>
                        </Show>
                    </div>
                </section>
            </main>
        </div>
    }
}
