//! The note of the coach: beside its thing where there is room, else in the panel of the lesson.

use std::time::Duration;

use leptos::prelude::*;
use locale::Words;

use super::aside;
use super::lesson::{Lesson, args, is_attacked};
use super::spot::{Spot, find};
use crate::parts::{Icon, marked};
use crate::prefs::{Prefs, t};
use crate::route::Route;
use crate::session::Session;

/// How often the note looks whether its thing has moved.
const LOOK: Duration = Duration::from_millis(250);

/// The note.
#[component]
pub fn Coach(lesson: &'static Lesson, step: RwSignal<usize>) -> impl IntoView {
    let steps = lesson.steps;
    let session = Session::here();
    let prefs = Prefs::here();
    let spot = RwSignal::new(Spot::default());
    let note = NodeRef::<leptos::html::Div>::new();
    let look = move || {
        let attacked = session.screen.with_untracked(|screen| screen.as_deref().is_some_and(is_attacked));
        let at: &[&str] =
            if attacked { &[".tut .prompt"] } else { steps.get(step.get_untracked()).map_or(&[], |step| step.at) };
        let size = note.get_untracked().map_or((340, 240), |note| (note.offset_width(), note.offset_height()));
        let found = find(at, size);
        if spot.get_untracked() != found {
            spot.set(found);
        }
    };
    let timer = set_interval_with_handle(look, LOOK).ok();
    let resized = window_event_listener(leptos::ev::resize, move |_| look());
    on_cleanup(move || {
        resized.remove();
        if let Some(timer) = timer {
            timer.clear();
        }
    });
    // On a small screen the note can be folded to its heading; a new step unfolds it.
    let folded = RwSignal::new(false);
    Effect::new(move |_| {
        step.track();
        folded.set(false);
        // The note goes to its new place at once, not under the pointer a moment later.
        request_animation_frame(look);
    });
    let attacked = Memo::new(move |_| session.screen.with(|screen| screen.as_deref().is_some_and(is_attacked)));
    let now = Memo::new(move |_| step.get().min(steps.len() - 1));
    let title = move || if attacked.get() { "tutorial-defend" } else { steps[now.get()].title };
    let text = move || if attacked.get() { "tutorial-defend-text" } else { steps[now.get()].text };
    let tried = Memo::new(move |_| {
        let words: &'static Words = prefs.words();
        let screen = session.screen.get()?;
        if attacked.get() {
            return None;
        }
        lesson.suggestion(now.get(), &screen, words).map(|(id, values)| words.text_with(id, &args(&values)))
    });
    let count = move || {
        let numbers = [("number", now.get() as i64 + 1), ("count", steps.len() as i64)];
        prefs.words().text_with("tutorial-step", &numbers.map(|(name, n): (&str, i64)| (name, locale::Arg::Number(n))))
    };
    let dots = move || {
        let dot = |number: usize| match number.cmp(&now.get()) {
            core::cmp::Ordering::Less => "d",
            core::cmp::Ordering::Equal => "n",
            core::cmp::Ordering::Greater => "",
        };
        (0..steps.len()).map(|number| view! { <i class=dot(number)></i> }).collect_view()
    };
    let is_last = move || now.get() + 1 == steps.len();
    view! {
        <div class=move || format!("coach {}", spot.get().class) class:folded=folded style=move || spot.get().style role="note" aria-label=t("tutorial-lesson") node_ref=note>
            <p class="st"><Icon id="i-pencil" class="s18"/><span>{count}</span><span class="progress" aria-hidden="true">{dots}</span>
                <button type="button" class="btn quiet icon fold" id="tutorial-fold" aria-label=t("tutorial-note")
                    aria-expanded=move || (!folded.get()).to_string() on:click=move |_| folded.update(|folded| *folded = !*folded)>
                    <Icon id="i-chevron_up"/>
                </button>
            </p>
            <div aria-live="polite">
                <h2>{move || prefs.words().text(title())}</h2>
                <p class="coachrest">{move || prefs.words().text(text())}</p>
                {move || tried.get().map(|text| view! { <p class="try coachrest"><Icon id="i-hint" class="s18"/><span>{marked(&text)}</span></p> })}
            </div>
            <footer class="coachrest">
                <a class="btn quiet" id="tutorial-skip" href=Route::Home.href()>{t("tutorial-skip")}</a>
                <span class="sp"></span>
                <button type="button" class="btn" id="tutorial-back" aria-disabled=move || (now.get() == 0).to_string()
                    on:click=move |_| step.update(|step| *step = step.saturating_sub(1))>{t("tutorial-back")}</button>
                {move || if is_last() {
                    view! { <a class="btn primary" id="tutorial-play" href=Route::Home.href() on:click=move |_| aside::finish(lesson)>{t("tutorial-play")}</a> }.into_any()
                } else {
                    view! { <button type="button" class="btn primary" id="tutorial-next" on:click=move |_| step.update(|step| *step += 1)>{t("tutorial-next")}</button> }.into_any()
                }}
            </footer>
        </div>
        {move || spot.get().ring.map(|ring| view! { <span class="pencilring" style=ring aria-hidden="true"></span> })}
    }
}
