//! Keeping a game as text, and opening one.

mod browser;
mod open;

use leptos::prelude::*;

use crate::parts::{Bar, Icon};
use crate::prefs::t;
use crate::route::Route;
use crate::session::Session;

use open::OpenRecord;

/// Keeping a game as text, and opening one.
#[component]
pub fn RecordsPage() -> impl IntoView {
    let session = Session::here();
    // A new screen means that something happened.
    let text = Memo::new(move |_| {
        session.screen.track();
        session.saved().map(|saved| saved.record)
    });
    let there = Memo::new(move |_| text.with(Option::is_some));
    view! {
        <div class="pg hm records">
            <Bar><span class="edition"><b>{t("home-records")}</b></span></Bar>
            <main class="narrow">
                <header class="hd"><h1>{t("home-records")}</h1><p>{t("home-record-lead")}</p></header>
                <section class="panel" aria-labelledby="current-title">
                    <h2 id="current-title">{t("home-record-current")}</h2>
                    <Show when=move || there.get() fallback=|| view! { <p class="quietly">{t("home-record-none")}</p> }>
                        <Current text=Signal::derive(move || text.get().unwrap_or_default())/>
                    </Show>
                </section>
                <OpenRecord/>
            </main>
        </div>
    }
}

#[component]
fn Current(text: Signal<String>) -> impl IntoView {
    let copied = RwSignal::new(None);
    let copy = move |_| browser::copy(&text.get(), move |done| copied.set(Some(done)));
    let said = move || match copied.get() {
        Some(true) => Some(t("home-record-copied")()),
        Some(false) => Some(t("home-record-copy-failed")()),
        None => None,
    };
    view! {
        <p class="quietly">{t("home-record-warning")}</p>
        <div class="startacts">
            <a
                class="btn"
                id="download"
                href=move || browser::text_address(&text.get())
                download=browser::file_name()
            ><Icon id="i-download"/>{t("home-record-download")}</a>
            <button type="button" class="btn" id="copy" on:click=copy><Icon id="i-copy"/>{t("home-record-copy")}</button>
            <a class="btn" href=Route::Replay.href()><Icon id="i-replay"/>{t("home-record-watch")}</a>
        </div>
        <p class="quietly" role="status">{said}</p>
        <details class="recordtext">
            <summary>{t("home-record-show")}</summary>
            <textarea class="recordbox" readonly rows="10" spellcheck="false" aria-label=t("home-record-text") prop:value=text></textarea>
        </details>
    }
}
