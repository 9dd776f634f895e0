//! A report about a line: the line is quoted, the last fifty lines of that room go with it.

use leptos::prelude::*;
use protocol::people::{Reason, Report, Somebody};
use protocol::{PersonId, TalkLine, Words};
use wasm_bindgen_futures::spawn_local;

use super::{focus, phrase_word};
use crate::online::{Online, http};
use crate::pages::place::{Deed, Wrong, when};
use crate::parts::Icon;
use crate::prefs::{Prefs, t};

const REASONS: [(Reason, &str); 5] = [
    (Reason::Rude, "report-rude"),
    (Reason::Spam, "report-spam"),
    (Reason::Name, "report-name"),
    (Reason::Unfair, "report-unfair"),
    (Reason::Other, "report-other"),
];

/// The report.
#[component]
pub fn ReportBox(
    /// The line it is about.
    line: TalkLine,
    /// Nothing when it is closed.
    reports: RwSignal<Option<TalkLine>>,
    /// Who was muted with it.
    muted: RwSignal<Option<(PersonId, String)>>,
) -> impl IntoView {
    let (online, prefs) = (Online::here(), Prefs::here());
    let TalkLine { number, room, author, name, words, at } = line;
    let (reason, text) = (RwSignal::new(Reason::Rude), RwSignal::new(String::new()));
    let (mutes, done) = (RwSignal::new(true), RwSignal::new(false));
    let deed = Deed::new();
    let close = move || {
        reports.set(None);
        focus(&format!("more-{number}"));
    };
    let called = name.clone();
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(table) = online.table.get_untracked() else { return };
        let (reason, words) = (reason.get_untracked(), text.get_untracked().trim().to_owned());
        let report = Report { table, person: author, room, line: Some(number), reason, words };
        let called = called.clone();
        deed.ask(async move { http::tell("api/report", &report).await }, move |()| {
            done.set(true);
            request_animation_frame(|| focus("report-close"));
            if mutes.get_untracked() {
                spawn_local(async move {
                    if http::tell("api/mute", &Somebody { person: author }).await.is_ok() {
                        muted.set(Some((author, called)));
                    }
                });
            }
        });
    };
    let key = move |event: web_sys::KeyboardEvent| {
        event.stop_propagation();
        if event.key() == "Escape" {
            close();
        }
    };
    let with_name =
        move |id: &'static str, name: String| move || prefs.words().text_with(id, &[("player", name.clone().into())]);
    let quoted = match words {
        Words::Text { text } => text.into_any(),
        Words::Phrase { phrase } => t(phrase_word(phrase)).into_any(),
    };
    request_animation_frame(|| focus("report-title"));
    let title = with_name("report-title", name.clone());
    let also = with_name("report-mute", name.clone());
    view! {
        <section class="panel rep" role="dialog" aria-labelledby="report-title" id="report" on:keydown=key>
            <header><h2 id="report-title" tabindex="-1">{title}</h2>
                <span class="end"><button type="button" class="btn quiet icon" id="report-close" aria-label=t("table-close") on:click=move |_| close()><Icon id="i-close"/></button></span></header>
            <blockquote><b>{name}</b>" "<time>{move || when::time(prefs, at)}</time><p>{quoted}</p></blockquote>
            <p role="status" class="leadnote" id="report-done" hidden=move || !done.get()>{t("report-done")}</p>
            <form class="asks" on:submit=send hidden=move || done.get()>
                <fieldset><legend class="fieldlab">{t("report-what")}</legend>
                    {REASONS.map(|(one, word)| view! {
                        <label class="rad"><input type="radio" name="report-reason" value=one.id() prop:checked=move || reason.get() == one on:change=move |_| reason.set(one)/>{t(word)}</label>
                    }).collect_view()}
                </fieldset>
                <label class="fieldlab" for="report-words">{t("report-words")}</label>
                <div class="field"><input id="report-words" type="text" maxlength="500" autocomplete="off" prop:value=move || text.get() on:input=move |event| text.set(event_target_value(&event))/></div>
                <label class="rad"><input type="checkbox" id="report-mutes" prop:checked=move || mutes.get() on:change=move |_| mutes.update(|on| *on = !*on)/>{also}</label>
                <p class="hint2">{t("report-note")}</p>
                <Wrong deed=deed/>
                <div class="acts">
                    <button type="button" class="btn quiet" on:click=move |_| close()>{t("ui-cancel")}</button>
                    <button class="btn primary" id="report-send" aria-disabled=move || deed.waits()><Icon id="i-flag"/>{t("report-send")}</button>
                </div>
            </form>
        </section>
    }
}
