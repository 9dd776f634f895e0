//! Opening a record: from a file or pasted, checked before anything changes.

use leptos::prelude::*;
use notation::Problem;

use crate::kept_game::{Opened, from_file};
use crate::pages::replay::{excerpt, what_is_wrong};
use crate::parts::{Icon, RecordFile};
use crate::prefs::{Prefs, t};
use crate::route::Route;
use crate::session::Session;

/// What came of the last check.
#[derive(Clone, PartialEq, Debug)]
enum Found {
    Nothing,
    Empty,
    Wrong(Problem),
    Right(Opened),
}

/// The panel.
#[component]
pub fn OpenRecord() -> impl IntoView {
    let prefs = Prefs::here();
    let text = RwSignal::new(String::new());
    let found = RwSignal::new(Found::Nothing);
    let check = move || {
        let text = text.get_untracked();
        found.set(match from_file(&text, &prefs.own_name_now()) {
            _ if text.trim().is_empty() => Found::Empty,
            Ok(opened) => Found::Right(opened),
            Err(problem) => Found::Wrong(problem),
        });
    };
    let read = move |read: String| {
        text.set(read);
        check();
    };
    let type_in = move |event| {
        text.set(event_target_value(&event));
        found.set(Found::Nothing);
    };
    view! {
        <section class="panel" aria-labelledby="open-title">
            <h2 id="open-title">{t("home-record-open")}</h2>
            <RecordFile label="home-record-file" read=read/>
            <div class="entry col">
                <label for="record-text"><b>{t("home-record-paste")}</b></label>
                <textarea
                    class="recordbox"
                    id="record-text"
                    rows="8"
                    spellcheck="false"
                    autocomplete="off"
                    aria-describedby="record-found"
                    prop:value=text
                    on:input=type_in
                ></textarea>
            </div>
            <div class="startacts">
                <button type="button" class="btn" id="check-record" on:click=move |_| check()>
                    <Icon id="i-check"/>{t("home-record-check")}
                </button>
            </div>
            <div id="record-found" role="status">
                {move || match found.get() {
                    Found::Nothing => ().into_any(),
                    Found::Empty => view! { <p class="quietly">{t("home-record-empty")}</p> }.into_any(),
                    Found::Wrong(problem) => wrong(&problem).into_any(),
                    Found::Right(opened) => view! { <Right opened=opened/> }.into_any(),
                }}
            </div>
        </section>
    }
}

/// What is wrong and where.
fn wrong(problem: &Problem) -> impl IntoView + use<> {
    let prefs = Prefs::here();
    let (line, column) = (problem.line, problem.column);
    let place =
        move || prefs.words().text_with("home-record-place", &[("line", line.into()), ("column", column.into())]);
    view! {
        <div class="found bad">
            <Icon id="i-alert" class="s24"/>
            <div>
                <p><b>{t("home-record-refused")}</b></p>
                <p>{place}": "{what_is_wrong(problem)}</p>
                {excerpt(problem)}
            </div>
        </div>
    }
}

#[component]
fn Right(opened: Opened) -> impl IntoView {
    let prefs = Prefs::here();
    let session = Session::here();
    let refused = RwSignal::new(None);
    let playing = move || session.screen.get().is_some_and(|screen| screen.result.is_none());
    let moves = opened.entries;
    let facts = move || prefs.words().text_with("home-record-moves", &[("count", moves.into())]);
    let names = opened.names.join(", ");
    let over = opened.is_over.then(|| t("ui-game-over"));
    let go_on = move |_| match session.open(&opened.saved) {
        Ok(()) => Route::Play.go(),
        Err(error) => refused.set(Some(error.to_string())),
    };
    view! {
        <div class="found good">
            <Icon id="i-check" class="s24"/>
            <div>
                <p><b>{t("home-record-right")}</b></p>
                <p>{names}" · "{facts}{over.map(|over| view! { " · "{over} })}</p>
                <Show when=playing><p class="quietly">{t("home-record-replaces")}</p></Show>
                <button type="button" class="btn primary" id="open-record" on:click=go_on>
                    <Icon id="i-play"/>{t("home-record-go-on")}
                </button>
                {move || refused.get().map(|error| view! {
                    <p><b>{t("home-record-refused")}</b>" "<span lang="en">{error}</span></p>
                })}
            </div>
        </div>
    }
}
