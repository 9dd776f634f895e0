//! The traits, to be put on the chosen animal.

use desk::analysis::TraitWords;
use leptos::prelude::*;

use super::{Bench, rows};
use crate::parts::{Icon, trait_icon};
use crate::prefs::{Prefs, t};

/// The palette.
pub fn panel(bench: Bench) -> impl IntoView {
    let prefs = Prefs::here();
    let traits = Memo::new(move |_| bench.board.with(|board| board.traits(prefs.words())));
    let item = move |TraitWords { shows, name, summary }: TraitWords| {
        let is_on = move || bench.joining.get() == Some(shows);
        view! {
            <li><button type="button" data-trait=shows.id() title=summary class:on=is_on aria-pressed=move || is_on().to_string() on:click=move |_| rows::put(bench, shows)>
                <Icon id=trait_icon(shows)/><span>{name}</span>
            </button></li>
        }
    };
    view! {
        <section class="pal" aria-labelledby="pal-title">
            <h2 id="pal-title">{t("ui-traits")}</h2>
            <p class="hint">{t(bench.judged.terms.how)}</p>
            <ul>{move || traits.get().into_iter().map(item).collect_view()}</ul>
        </section>
    }
}
