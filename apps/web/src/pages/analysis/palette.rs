//! The traits, to be put on the chosen animal.

use desk::origin::analysis::Board;
use leptos::prelude::*;
use origin::Trait;

use super::Bench;
use crate::parts::{Icon, trait_icon};
use crate::prefs::{Prefs, t};

/// The palette.
#[component]
pub fn Palette() -> impl IntoView {
    let bench = expect_context::<Bench>();
    let prefs = Prefs::here();
    let traits = Memo::new(move |_| bench.board.with(Board::traits));
    let item = move |shows: Trait| {
        let name = move || locale::origin::trait_name(prefs.words(), shows);
        let summary = move || locale::origin::trait_summary(prefs.words(), shows);
        let is_on = move || bench.joining.get() == Some(shows);
        view! {
            <li><button type="button" data-trait=shows.id() title=summary class:on=is_on aria-pressed=move || is_on().to_string() on:click=move |_| bench.play(shows)>
                <Icon id=trait_icon(shows)/><span>{name}</span>
            </button></li>
        }
    };
    view! {
        <section class="pal" aria-labelledby="pal-title">
            <h2 id="pal-title">{t("ui-traits")}</h2>
            <p class="hint">{t("analysis-how")}</p>
            <ul>{move || traits.get().iter().copied().map(item).collect_view()}</ul>
        </section>
    }
}
