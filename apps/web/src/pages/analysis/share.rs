//! The link that carries the position, and the same as the text of a scenario.

use desk::analysis::AnyBoard;
use leptos::prelude::*;

use super::{Bench, Notice};
use crate::parts::CopyButton;
use crate::prefs::t;
use crate::route::Route;

/// The link and the text.
pub fn panel(bench: Bench) -> impl IntoView {
    let link = move || {
        let location = window().location();
        let part = |part: Result<String, wasm_bindgen::JsValue>| part.unwrap_or_default();
        let hash = bench.board.with(|board| Route::Analysis(Some(bench.link(board))).href());
        format!("{}{}{hash}", part(location.origin()), part(location.pathname()))
    };
    let typed = RwSignal::new(None::<String>);
    let text = move || typed.get().unwrap_or_else(|| bench.board.with(AnyBoard::to_scenario));
    let read = move |_| match bench.board.with_untracked(|board| board.of_same_family(&text())) {
        Ok(board) => {
            typed.set(None);
            bench.set(board);
        }
        Err(problem) => bench.notice.set(Some(Notice::Broken(problem))),
    };
    view! {
        <section class="panel" aria-labelledby="share-title">
            <h2 class="k" id="share-title">{t("analysis-share")}</h2>
            <label class="field"><span class="vh">{t("analysis-link")}</span><input type="text" readonly id="position-link" prop:value=link/></label>
            <CopyButton text=Callback::new(move |()| untrack(link)) label="analysis-copy-link" class="btn primary full"/>
            <details>
                <summary>{t("analysis-text")}</summary>
                <label><span class="vh">{t("analysis-text")}</span>
                    <textarea rows="12" spellcheck="false" id="scenario-text" prop:value=text on:input=move |event| typed.set(Some(event_target_value(&event)))></textarea>
                </label>
                <button type="button" class="btn" id="read-scenario" on:click=read>{t("analysis-read-text")}</button>
            </details>
        </section>
    }
}
