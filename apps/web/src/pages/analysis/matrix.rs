//! Who may attack whom: a row for every hunter, a column for every animal, each cell a button that says it all.

use desk::analysis::{Matrix, Pair, Verdict};
use desk::diary::plain;
use desk::screen::Being;
use leptos::prelude::*;

use super::bench::Judged;
use crate::parts::{Icon, Picture, trait_icon};
use crate::prefs::t;

/// The matrix.
pub fn panel(judged: Judged) -> impl IntoView {
    let body = move || {
        let matrix = judged.matrix.get();
        if matrix.hunters.is_empty() {
            return view! { <p class="hint">{t(judged.terms.no_hunters)}</p> }.into_any();
        }
        table(judged, matrix).into_any()
    };
    let legend = |(icon, text): &(&'static str, &'static str)| view! { <li><span class="c m"><Icon id=*icon/></span>{t(text)}</li> };
    view! {
        <section class="mx" aria-labelledby="mx-title">
            <header>
                <h2 id="mx-title">{t("analysis-matrix")}</h2>
                <ul class="lg">
                    <li><span class="c y"><Icon id="i-check"/></span>{t("analysis-key-yes")}</li>
                    {judged.terms.legend.iter().map(legend).collect_view()}
                    <li><span class="c n"><Icon id="i-shield"/></span>{t("analysis-key-no")}</li>
                </ul>
            </header>
            {body}
        </section>
    }
}

fn table(judged: Judged, matrix: Matrix) -> impl IntoView {
    let heads = matrix.prey.iter().map(|id| view! { <th scope="col">{head(judged, *id, "c")}</th> }).collect_view();
    let rows = matrix.hunters.into_iter().map(|(hunter, pairs)| view! {
        <tr><th scope="row">{head(judged, hunter, "r")}</th>{pairs.into_iter().map(|pair| cell(judged, pair)).collect_view()}</tr>
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

fn head(judged: Judged, id: Being, place: &'static str) -> impl IntoView {
    judged.animal(id).map(|animal| {
        let name = animal.name.clone();
        view! { <span class="mxpic"><Picture animal=animal place=place/></span><span class="name" lang="la">{name}</span> }
    })
}

fn cell(judged: Judged, pair: Pair) -> impl IntoView {
    let (class, icon, word) = match &pair.verdict {
        Verdict::Itself => return view! { <td class="self"></td> }.into_any(),
        Verdict::Yes => ("y", "i-check".to_owned(), t("analysis-cell-yes")()),
        Verdict::Defended { by, short } | Verdict::Priced { by, short } => ("m", trait_icon(*by), short.clone()),
        Verdict::No { rule } => ("n", "i-shield".to_owned(), short_rule(rule)),
    };
    let (hunter, prey) = (pair.hunter, pair.prey);
    let is_here = move || judged.pair.get() == Some((hunter, prey));
    view! {
        <td><button type="button" class=format!("c {class}") class:cur=is_here title=plain(&pair.spoken) aria-pressed=move || is_here().to_string()
            on:click=move |_| judged.pair.set(Some((hunter, prey)))>
            <span class="vh">{plain(&pair.spoken)}</span><span class="cellbody" aria-hidden="true"><Icon id=icon/><span>{word}</span></span>
        </button></td>
    }
    .into_any()
}

/// The rule without the book, which is that of the whole board.
fn short_rule(rule: &str) -> String {
    let short = ["ORI-", "NS-", "NW-"].iter().find_map(|book| rule.strip_prefix(book)).unwrap_or(rule);
    short.strip_prefix("TRAIT-").or(short.strip_prefix("T-")).unwrap_or(short).to_owned()
}
