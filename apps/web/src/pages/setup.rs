//! Choosing a game in detail: who sits where, every option of the edition, a seed.

mod chairs;
pub mod draft;
pub mod options;
mod summary;

use editions::Edition;
use leptos::prelude::*;

use super::home::quick::edition_name;
use crate::parts::Bar;
use crate::prefs::{Prefs, t};

use chairs::Chairs;
use draft::Draft;
use options::OptionList;
use summary::Summary;

/// Choosing a game in detail.
#[component]
pub fn SetupPage() -> impl IntoView {
    let prefs = Prefs::here();
    let draft = RwSignal::new(Draft::load());
    Effect::new(move |_| draft.with(Draft::keep));
    // The page before may have been scrolled.
    request_animation_frame(|| window().scroll_to_with_x_and_y(0.0, 0.0));
    view! {
        <div class="pg hm setup">
            <Bar><span class="edition"><b>{t("setup-title")}</b></span></Bar>
            <main class="so">
                <div class="lst">
                    <header class="hd">
                        <h1>{move || edition_name(prefs.words(), draft.with(|draft| draft.edition))}</h1>
                        <p>{t("setup-lead")}</p>
                        <Editions draft=draft/>
                    </header>
                    <Chairs draft=draft/>
                    <OptionList draft=draft/>
                </div>
                <Summary draft=draft/>
            </main>
        </div>
    }
}

/// The editions that can be played.
#[component]
fn Editions(draft: RwSignal<Draft>) -> impl IntoView {
    let prefs = Prefs::here();
    view! {
        <div class="segm" role="group" aria-label=t("ui-edition")>
            {Edition::ALL.into_iter().map(|edition| view! {
                <button
                    type="button"
                    data-edition=edition.id()
                    aria-pressed=move || draft.with(|draft| draft.edition == edition).to_string()
                    on:click=move |_| draft.update(|draft| draft.choose(edition))
                >{move || edition_name(prefs.words(), edition)}</button>
            }).collect_view()}
        </div>
    }
}
