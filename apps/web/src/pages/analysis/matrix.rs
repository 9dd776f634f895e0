//! Who may attack whom: a row for every hunter, a column for every animal, each cell a button that says it all.

use desk::diary::plain;
use desk::origin::analysis::{Matrix, Pair, Verdict};
use leptos::prelude::*;
use origin::AnimalId;

use super::Bench;
use crate::parts::{Icon, Picture, trait_icon};
use crate::prefs::t;

/// The matrix.
#[component]
pub fn MatrixPanel() -> impl IntoView {
    let bench = expect_context::<Bench>();
    let body = move || {
        let matrix = bench.matrix.get();
        if matrix.hunters.is_empty() {
            return view! { <p class="hint">{t("analysis-no-hunters")}</p> }.into_any();
        }
        table(bench, matrix).into_any()
    };
    view! {
        <section class="mx" aria-labelledby="mx-title">
            <header>
                <h2 id="mx-title">{t("analysis-matrix")}</h2>
                <ul class="lg">
                    <li><span class="c y"><Icon id="i-check"/></span>{t("analysis-key-yes")}</li>
                    <li><span class="c m"><Icon id="t-running"/></span>{t("analysis-key-defended")}</li>
                    <li><span class="c n"><Icon id="i-shield"/></span>{t("analysis-key-no")}</li>
                </ul>
            </header>
            {body}
        </section>
    }
}

fn table(bench: Bench, matrix: Matrix) -> impl IntoView {
    let heads = matrix.prey.iter().map(|id| view! { <th scope="col">{head(bench, *id, "c")}</th> }).collect_view();
    let rows = matrix.hunters.into_iter().map(|(hunter, pairs)| view! {
        <tr><th scope="row">{head(bench, hunter, "r")}</th>{pairs.into_iter().map(|pair| cell(bench, pair)).collect_view()}</tr>
    });
    view! {
        <div class="mxscroll" role="group" tabindex="0" aria-labelledby="mx-title">
            <table>
                <thead><tr><th scope="col" class="corner">{t("analysis-hunter")}</th>{heads}</tr></thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        </div>
    }
}

fn head(bench: Bench, id: AnimalId, place: &'static str) -> impl IntoView {
    let picture =
        bench.animal(id).map(|animal| view! { <span class="mxpic"><Picture animal=animal place=place/></span> });
    view! { {picture}<span class="name" lang="la">{locale::field_name(id)}</span> }
}

fn cell(bench: Bench, pair: Pair) -> impl IntoView {
    let (class, icon, word) = match &pair.verdict {
        Verdict::Itself => return view! { <td class="self"></td> }.into_any(),
        Verdict::Yes => ("y", "i-check".to_owned(), t("analysis-cell-yes")()),
        Verdict::Defended { by, short } => ("m", trait_icon(*by), short.clone()),
        Verdict::No { rule } => ("n", "i-shield".to_owned(), rule.trim_start_matches("ORI-").to_owned()),
    };
    let (hunter, prey) = (pair.hunter, pair.prey);
    let is_here = move || bench.pair.get() == Some((hunter, prey));
    view! {
        <td><button type="button" class=format!("c {class}") class:cur=is_here aria-pressed=move || is_here().to_string()
            on:click=move |_| bench.pair.set(Some((hunter, prey)))>
            <span class="vh">{plain(&pair.spoken)}</span><span class="cellbody" aria-hidden="true"><Icon id=icon/><span>{word}</span></span>
        </button></td>
    }
    .into_any()
}
