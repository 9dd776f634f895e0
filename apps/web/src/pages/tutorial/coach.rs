//! The note of the coach: beside its thing where there is room, else in the panel of the lesson.

use std::time::Duration;

use desk::Deal;
use desk::lesson::{Advice, Note, StepState};
use editions::Edition;
use leptos::prelude::*;
use locale::Arg;

use super::Attended;
use super::pointer::{pointed, tab};
use super::spot::{Spot, find, show};
use crate::kept_game::seed_by_chance;
use crate::pages::levels::USUAL;
use crate::parts::{Icon, marked};
use crate::prefs::{Prefs, t};
use crate::route::Route;

/// How often the note looks whether its thing has moved.
const LOOK: Duration = Duration::from_millis(250);
/// Seats at the first real table: enough to be one, few enough to follow.
const SEATS: u8 = 3;

/// The note.
#[component]
pub fn CoachNote(attended: Attended) -> impl IntoView {
    let prefs = Prefs::here();
    let note = attended.note;
    let spot = RwSignal::new(Spot::default());
    let element = NodeRef::<leptos::html::Div>::new();
    let things = move || {
        let screen = attended.session.screen.get_untracked()?;
        note.with_untracked(|note| note.as_ref().map(|note| (note.step, pointed(note, &screen))))
    };
    // What was brought into sight, once: the learner may look elsewhere then.
    let shown = StoredValue::new(Vec::new());
    let look = move || {
        let (step, things) = things().unwrap_or_default();
        if shown.with_value(|shown| *shown != things) && show(&things) {
            shown.set_value(things.clone());
        }
        let size = element.get_untracked().map_or((340, 240), |note| (note.offset_width(), note.offset_height()));
        let found = spot.with_untracked(|before| find(step, &things, size, before));
        if spot.with_untracked(|before| *before != found) {
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
    let step = Memo::new(move |_| note.with(|note| note.as_ref().map_or(0, |note| note.step)));
    Effect::new(move |_| {
        step.track();
        folded.set(false);
    });
    Effect::new(move |_| {
        note.track();
        // The note goes to its new place at once, not under the pointer a moment later, and its thing is in sight.
        request_animation_frame(move || {
            open_tab(attended);
            shown.set_value(Vec::new());
            look();
        });
    });
    let count = move || {
        let numbers = [("number", step.get() as i64 + 1), ("count", attended.lesson.steps.len() as i64)];
        prefs.words().text_with("tutorial-step", &numbers.map(|(name, n): (&str, i64)| (name, Arg::Number(n))))
    };
    let said =
        Memo::new(move |_| note.with(|note| note.as_ref().map(|note| (note.title, note.text, note.tells.clone()))));
    let body = move || {
        said.get().map(|(title, text, tells)| {
            view! {
                <h2>{prefs.words().text(title)}</h2>
                <p class="coachrest">{prefs.words().text(text)}</p>
                {(!tells.is_empty()).then(|| view! {
                    <ul class="tells coachrest">{tells.iter().map(|line| view! { <li>{marked(line)}</li> }).collect_view()}</ul>
                })}
            }
        })
    };
    view! {
        <div class=move || format!("coach {}", spot.get().class) class:folded=folded prop:style=move || spot.get().style role="note"
            class:last=move || note.with(|note| note.as_ref().is_some_and(|note| note.is_last)) aria-label=t("tutorial-lesson") data-step=move || step.get() node_ref=element>
            <p class="st"><Icon id="i-pencil" class="s18"/><span>{count}</span>
                <span class="progress" aria-hidden="true">{move || note.with(|note| note.as_ref().map(dots))}</span>
                <button type="button" class="btn quiet icon fold" id="tutorial-fold" aria-label=t("tutorial-note")
                    aria-expanded=move || (!folded.get()).to_string() on:click=move |_| folded.update(|folded| *folded = !*folded)>
                    <Icon id="i-chevron_up"/>
                </button>
            </p>
            <div aria-live="polite">
                {body}
                {move || note.with(|note| note.as_ref().map(|note| advice(note, prefs)))}
            </div>
            {move || note.with(|note| note.as_ref().map(|note| foot(attended, note)))}
        </div>
        {move || spot.get().ring.map(|ring| view! { <span class="pencilring" prop:style=ring aria-hidden="true"></span> })}
    }
}

/// What is named is shown, where locations are shown one at a time.
fn open_tab(attended: Attended) {
    let Some(screen) = attended.session.screen.get_untracked() else { return };
    let css = attended.note.with_untracked(|note| note.as_ref().and_then(|note| tab(note, &screen)));
    let hidden = css.and_then(|css| document().query_selector(&css).ok().flatten());
    if let Some(hidden) = hidden.and_then(|tab| wasm_bindgen::JsCast::dyn_into::<web_sys::HtmlElement>(tab).ok()) {
        hidden.click();
    }
}

fn dots(note: &Note) -> AnyView {
    let dot = |(number, state): (usize, &StepState)| match state {
        _ if number == note.step => "n",
        StepState::Done => "d",
        StepState::Passed => "p",
        StepState::Open => "",
    };
    note.states.iter().enumerate().map(|place| view! { <i class=dot(place)></i> }).collect_view().into_any()
}

/// What to try: each thing that is named can be found by what is written on it.
fn advice(note: &Note, prefs: Prefs) -> Option<AnyView> {
    let words = prefs.words();
    let line = |kind: &'static str, icon: &'static str, inside: AnyView| {
        view! { <p class="try" data-advice=kind><Icon id=icon class="s18"/><span>{inside}</span></p> }.into_any()
    };
    let with_next = |id| words.text_with(id, &[("button", words.text("tutorial-next").into())]).into_any();
    Some(match &note.advice {
        Advice::Nothing if note.holds => line("read", "i-hint", with_next("tutorial-try-read")),
        Advice::Nothing => return None,
        Advice::Wait => line("wait", "i-waiting", words.text("tutorial-try-wait").into_any()),
        Advice::Cannot => line("cannot", "i-hint", with_next("tutorial-try-cannot")),
        Advice::Astray { back } => {
            let text = words.text_with("tutorial-try-astray", &[("button", back.name.clone().into())]);
            line("astray", "i-hint", text.into_any())
        }
        Advice::Try { plan, done } => {
            let parts = plan.parts(words);
            let last = parts.len() - 1;
            let parts = parts.into_iter().zip(&plan.dos).enumerate().map(|(number, (part, thing))| {
                let end = if number == last { "." } else { ", " };
                let class = if number < *done { "do made" } else { "do" };
                let current = (number == *done).then_some("step");
                view! {
                    <span class=class data-do=thing.what.id() data-name=thing.name.clone() aria-current=current>{marked(&part)}</span>{end}
                }
            });
            line("try", "i-hint", parts.collect_view().into_any())
        }
    })
}

fn foot(attended: Attended, note: &Note) -> AnyView {
    let is_first = note.step == 0;
    let next = match (note.is_last, &note.advice) {
        (true, _) => last_foot(attended),
        // What can be done is not to be passed over by habit.
        (false, advice) => {
            let class = if matches!(advice, Advice::Try { .. }) { "btn" } else { "btn primary" };
            view! {
                <button type="button" class=class id="tutorial-next" on:click=move |_| attended.turn(desk::lesson::Coach::next)>{t("tutorial-next")}</button>
            }
            .into_any()
        }
    };
    view! {
        <footer class="coachrest">
            <a class="btn quiet" id="tutorial-skip" href=Route::Home.href()>{t("tutorial-skip")}</a>
            <span class="sp"></span>
            <button type="button" class="btn" id="tutorial-back" aria-disabled=is_first.to_string()
                on:click=move |_| attended.turn(desk::lesson::Coach::back)>{t("tutorial-back")}</button>
            {next}
        </footer>
    }
    .into_any()
}

/// The way to a real game of the edition, or back to the own one.
fn last_foot(attended: Attended) -> AnyView {
    let lesson = attended.lesson;
    let go_on = move |event: leptos::ev::MouseEvent| {
        event.prevent_default();
        attended.aside.finish(lesson);
        Route::Play.go();
    };
    let play = move |_| {
        let edition = Edition::from_id(lesson.edition).unwrap_or(Edition::Origin);
        let Ok(deal) = Deal::new(edition, SEATS, []) else { return };
        attended.aside.finish(lesson);
        attended.session.begin_against(deal, USUAL, attended.prefs.own_name_now(), seed_by_chance());
        Route::Play.go();
    };
    let own = attended.aside.has_game().then(|| {
        view! { <p class="kept">{t("tutorial-own-kept")}</p><a class="btn" id="tutorial-own" href=Route::Play.href() on:click=go_on>{t("tutorial-own")}</a> }
    });
    view! {
        {own}
        <button type="button" class="btn primary" id="tutorial-play" on:click=play>{t("tutorial-play")}</button>
    }
    .into_any()
}
