//! The lessons: a real table against a Hatchling, with a coach that points and never forces.
//!
//! A lesson plays with the session of the page. The player's own game is put aside meanwhile and comes back
//! afterwards; see [`aside`]. Which lessons there are is in [`lessons`].

mod aside;
mod coach;
mod lesson;
mod lessons;
mod spot;

use std::sync::Arc;

use desk::Screen;
use leptos::prelude::*;

use crate::parts::Icon;
use crate::prefs::{Prefs, keep, kept, t};
use crate::route::Route;
use crate::session::Session;
use crate::table::TablePage;

use coach::Coach;
use lesson::Lesson;
use lessons::LESSONS;

/// A lesson.
#[component]
pub fn TutorialPage(
    /// The edition it is about.
    edition: Option<String>,
) -> impl IntoView {
    let session = Session::here();
    let lesson = lessons::about(edition.as_deref());
    let begun_afresh = aside::begin(lesson, session, Prefs::here());
    let key = aside::step_key(lesson);
    let kept_step = kept(&key).and_then(|step| step.parse().ok()).filter(|step| *step < lesson.steps.len());
    let step = RwSignal::new(if begun_afresh { 0 } else { kept_step.unwrap_or(0usize) });
    Effect::new(move |_| keep(&key, &step.get().to_string()));
    // What the player does moves the lesson on. What was done before they turned to a step does not.
    let was = StoredValue::new(None::<Arc<Screen>>);
    Effect::new(move |_| {
        let Some(screen) = session.screen.get() else { return };
        let now = step.get_untracked();
        let was_done = was.with_value(|was| was.as_ref().is_some_and(|was| lesson.step_done(now, was)));
        if lesson.step_done(now, &screen) && !was_done {
            step.set(lesson.after(now, &screen));
        }
        was.set_value(Some(screen));
    });
    Effect::new(move |_| request_animation_frame(begin_reading));
    view! {
        <div class="tut">
            <TablePage/>
            <LessonPanel lesson=lesson step=step/>
        </div>
    }
}

/// The lessons there are.
fn chooser(now: &'static Lesson, step: RwSignal<usize>) -> impl IntoView {
    let links = LESSONS.iter().map(|lesson| {
        let current = (lesson.edition == now.edition).then_some("page");
        let href = Route::Tutorial(Some(lesson.edition.to_owned())).href();
        view! { <li><a href=href aria-current=current data-lesson=lesson.edition>{t(lesson.name)}</a></li> }
    });
    view! { <nav class="lessonpick" class:begun=move || { step.get() > 0 } aria-label=t("tutorial-lessons")><ul>{links.collect_view()}</ul></nav> }
}

/// Whoever comes here by a link begins at the heading.
fn begin_reading() {
    let title = document().get_element_by_id("tutorial-title");
    if let Some(title) = title.and_then(|title| wasm_bindgen::JsCast::dyn_into::<web_sys::HtmlElement>(title).ok()) {
        let _ = title.focus();
    }
}

/// The list of steps, in place of the log; the note of the coach stands above it when there is no room on the table.
#[component]
fn LessonPanel(lesson: &'static Lesson, step: RwSignal<usize>) -> impl IntoView {
    let session = Session::here();
    let prefs = Prefs::here();
    let again = move |_| {
        aside::afresh(lesson, session, prefs);
        step.set(0);
    };
    let rows = move || {
        let now = step.get();
        let mut chapter = "";
        let mut rows = Vec::new();
        for (number, row) in lesson.steps.iter().enumerate() {
            if row.chapter != chapter {
                chapter = row.chapter;
                rows.push(view! { <li class="chap">{t(chapter)}</li> }.into_any());
            }
            let mark = if number < now {
                view! { <Icon id="i-check"/> }.into_any()
            } else {
                view! { <b class="num" aria-hidden="true">{number + 1}</b> }.into_any()
            };
            let (class, current) = match number.cmp(&now) {
                core::cmp::Ordering::Less => ("done", None),
                core::cmp::Ordering::Equal => ("now", Some("step")),
                core::cmp::Ordering::Greater => ("", None),
            };
            rows.push(
                view! {
                    <li class=class>
                        <button type="button" aria-current=current on:click=move |_| step.set(number)>{mark}<span>{t(row.title)}</span></button>
                    </li>
                }
                .into_any(),
            );
        }
        rows
    };
    view! {
        <aside class="lesson" aria-label=t("tutorial-lesson")>
            <h1 id="tutorial-title" tabindex="-1">{t("ui-learn")}</h1>
            {chooser(lesson, step)}
            <Coach lesson=lesson step=step/>
            <ol class="lessonlist">{rows}</ol>
            <p class="foot">{t("tutorial-foot")}</p>
            <p class="lessonacts">
                <button type="button" class="btn quiet" id="tutorial-again" on:click=again><Icon id="i-undo"/>{t("tutorial-again")}</button>
                <a class="btn quiet" href=Route::Home.href()><Icon id="i-door"/>{t("tutorial-leave")}</a>
            </p>
        </aside>
    }
}
