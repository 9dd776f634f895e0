//! Choosing a game in detail: who sits where, every option of the edition, a seed.

mod chairs;
pub mod draft;
mod options;
mod summary;

use leptos::prelude::*;

use crate::parts::Bar;
use crate::prefs::t;

use chairs::Chairs;
use draft::Draft;
use options::OptionList;
use summary::Summary;

/// Choosing a game in detail.
#[component]
pub fn SetupPage() -> impl IntoView {
    let draft = RwSignal::new(Draft::load());
    Effect::new(move |_| draft.with(Draft::keep));
    view! {
        <div class="pg hm setup">
            <Bar><span class="edition"><b>{t("setup-title")}</b></span></Bar>
            <main class="so">
                <div class="lst">
                    <header class="hd">
                        <h1>{t("edition-origin-short")}</h1>
                        <p>{t("setup-lead")}</p>
                    </header>
                    <Chairs draft=draft/>
                    <OptionList draft=draft/>
                </div>
                <Summary draft=draft/>
            </main>
        </div>
    }
}
