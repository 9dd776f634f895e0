//! A game of bots alone: stop it, let it go on, or let one bot move at a time.

use leptos::prelude::*;

use crate::parts::Icon;
use crate::prefs::{Prefs, Speed, t};
use crate::session::Session;

/// What a watcher can do.
#[component]
pub fn Watch() -> impl IntoView {
    let (session, prefs) = (Session::here(), Prefs::here());
    let paused = session.paused;
    let turn = move || match paused.get() {
        true => view! { <Icon id="i-play"/><span>{t("replay-play")}</span> },
        false => view! { <Icon id="i-pause"/><span>{t("replay-pause")}</span> },
    };
    let speed = move |speed: Speed, word: &'static str| {
        let is_on = move || (prefs.speed.get() == speed).to_string();
        view! { <button type="button" aria-pressed=is_on on:click=move |_| prefs.speed.set(speed)>{t(word)}</button> }
    };
    view! {
        <div class="handline watch" role="group" aria-label=t("ui-watch")>
            <Icon id="i-spectate"/><b>{t("table-watching")}</b>
            <span class="end">
                <span class="segm" role="group" aria-label=t("settings-speed")>
                    {speed(Speed::Half, "settings-speed-half")}
                    {speed(Speed::Normal, "settings-speed-normal")}
                    {speed(Speed::Double, "settings-speed-double")}
                </span>
                <button type="button" class="btn" id="watch-step" aria-disabled=move || (!paused.get()).to_string() on:click=move |_| session.step()>
                    <Icon id="i-step_forward"/><span class="word">{t("table-step")}</span><kbd aria-hidden="true">"."</kbd>
                </button>
                <button type="button" class="btn primary" id="watch-pause" on:click=move |_| session.pause()>{turn}</button>
            </span>
        </div>
    }
}
