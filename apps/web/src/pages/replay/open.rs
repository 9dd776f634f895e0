//! The way to a record: from a file, or as pasted text. A broken one says where and why.

use game::Viewer;
use leptos::prelude::*;
use notation::Problem;

use super::Projector;
use crate::kept_game::{self, PLAYED};
use crate::language::want_books;
use crate::parts::{Icon, RecordFile};
use crate::prefs::{Prefs, t};

/// The form.
#[component]
pub fn OpenRecord() -> impl IntoView {
    let projector = expect_context::<Projector>();
    let text = RwSignal::new(String::new());
    let problem = RwSignal::new(None::<Problem>);
    let read = move |text: &str| match desk::film("record", text, Viewer::Spectator) {
        Ok(film) => {
            problem.set(None);
            projector.kept.set(None);
            projector.show(film);
        }
        Err(wrong) => problem.set(Some(wrong)),
    };
    let from_file = move |content: String| {
        text.set(content);
        read(&text.get_untracked());
    };
    let has_kept = kept_game::read(PLAYED).is_some();
    let is_other = move || has_kept && projector.kept.with(Option::is_none);
    view! {
        <section class="panel openrecord" aria-labelledby="open-title">
            <h2 id="open-title">{t("replay-open")}</h2>
            {(!has_kept).then(|| view! { <p>{t("replay-none")}</p> })}
            <RecordFile label="replay-file" read=from_file/>
            <label class="opentext"><span>{t("replay-paste")}</span>
                <textarea rows="6" spellcheck="false" prop:value=move || text.get() on:input=move |event| text.set(event_target_value(&event))></textarea>
            </label>
            <div class="startacts">
                <button type="button" class="btn primary" id="read-record" on:click=move |_| read(&text.get_untracked())>{t("replay-read")}</button>
                <Show when=is_other>
                    <button type="button" class="btn" on:click=move |_| projector.show_kept()>{t("replay-kept")}</button>
                </Show>
            </div>
            <div role="alert">{move || problem.get().map(|wrong| broken("replay-broken", &wrong))}</div>
        </section>
    }
}

/// Where a text is broken, and why.
pub fn broken(id: &'static str, problem: &Problem) -> impl IntoView + use<> {
    let prefs = Prefs::here();
    let (line, column) = (problem.line, problem.column);
    let place = move || prefs.words().text_with(id, &[("line", line.into()), ("column", column.into())]);
    view! {
        <p class="broken"><Icon id="i-alert"/><b>{place}</b></p>
        <p>{what_is_wrong(problem)}</p>
        {excerpt(problem)}
    }
}

/// The line with its number and a mark at the place.
pub fn excerpt(problem: &Problem) -> impl IntoView + use<> {
    let (before, at, after) = problem.shown();
    // At the end of a line there is nothing to mark.
    let at = if at.is_empty() { "\u{a0}".to_owned() } else { at };
    view! { <pre class="brokentext" tabindex="0">{problem.line}" | "{before}<mark>{at}</mark>{after}</pre> }
}

/// What is wrong: in the chosen language where it is a usual mistake, else as the reader says it, in English.
pub fn what_is_wrong(problem: &Problem) -> impl IntoView + use<> {
    let prefs = Prefs::here();
    let problem = problem.clone();
    // The title of a rule that forbids a move stands in the book.
    want_books(prefs);
    move || {
        prefs.has_books.track();
        match desk::problem::sentence(prefs.lang.get(), &problem) {
            Some(sentence) => view! { <span>{sentence}</span> }.into_any(),
            None => {
                let help = problem.help.as_ref().map(|help| format!(" ({help})"));
                view! { <span lang="en">{problem.message.clone()}{help}</span> }.into_any()
            }
        }
    }
}
