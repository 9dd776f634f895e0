//! The lesson: a real table against a Hatchling, with a coach that points and never forces.
//!
//! The lesson plays with the session of the page. The player's own game is put aside meanwhile and comes back
//! afterwards; see [`aside`].

mod aside;
mod coach;
mod lesson;
mod spot;

use leptos::prelude::*;

use crate::parts::Icon;
use crate::prefs::{Prefs, keep, kept, t};
use crate::route::Route;
use crate::session::Session;
use crate::table::TablePage;

use coach::Coach;
use lesson::{Done, STEPS, after, step_done};

/// Where the browser keeps the step.
const STEP: &str = "pangea.tutorial.step";

/// The lesson.
#[component]
pub fn TutorialPage() -> impl IntoView {
    let session = Session::here();
    let begun_afresh = aside::begin(session, Prefs::here());
    let kept_step = kept(STEP).and_then(|step| step.parse().ok()).filter(|step| *step < STEPS.len());
    let step = RwSignal::new(if begun_afresh { 0 } else { kept_step.unwrap_or(0usize) });
    Effect::new(move |_| keep(STEP, &step.get().to_string()));
    // What the player does moves the lesson on. What was done before he turned to a step does not.
    let was_done = StoredValue::new(Done::default());
    Effect::new(move |_| {
        let Some(screen) = session.screen.get() else { return };
        let done = Done::of(&screen);
        let before = was_done.get_value();
        let now = step.get_untracked();
        if step_done(now, &done) && !step_done(now, &before) {
            step.set(after(now, &done));
        }
        was_done.set_value(done);
    });
    Effect::new(move |_| request_animation_frame(begin_reading));
    view! {
        <div class="tut">
            <TablePage/>
            <Lesson step=step/>
        </div>
    }
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
fn Lesson(step: RwSignal<usize>) -> impl IntoView {
    let session = Session::here();
    let prefs = Prefs::here();
    let again = move |_| {
        aside::afresh(session, prefs);
        step.set(0);
    };
    let rows = move || {
        let now = step.get();
        let mut chapter = "";
        let mut rows = Vec::new();
        for (number, lesson) in STEPS.iter().enumerate() {
            if lesson.chapter != chapter {
                chapter = lesson.chapter;
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
                        <button type="button" aria-current=current on:click=move |_| step.set(number)>{mark}<span>{t(lesson.title)}</span></button>
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
            <Coach step=step/>
            <ol class="lessonlist">{rows}</ol>
            <p class="foot">{t("tutorial-foot")}</p>
            <p class="lessonacts">
                <button type="button" class="btn quiet" id="tutorial-again" on:click=again><Icon id="i-undo"/>{t("tutorial-again")}</button>
                <a class="btn quiet" href=Route::Home.href()><Icon id="i-door"/>{t("tutorial-leave")}</a>
            </p>
        </aside>
    }
}
