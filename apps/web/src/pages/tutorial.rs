//! The lessons: a real table against Wallace, with a coach that points and never forces.
//!
//! A lesson plays with the session of the page. The player's own game is put aside meanwhile and comes back
//! afterwards; see [`aside`]. Which lessons there are and what their steps want is in [`desk::lesson`].

mod aside;
mod coach;
mod pointer;
mod spot;

use desk::lesson::{self, Coach, LESSONS, Lesson, Note, StepState};
use leptos::prelude::*;

use crate::parts::Icon;
use crate::prefs::{Prefs, keep, kept, t};
use crate::route::Route;
use crate::session::Session;
use crate::table::TablePage;

use aside::Aside;
use coach::CoachNote;

/// A lesson that is attended: the coach and what they say now.
#[derive(Clone, Copy)]
struct Attended {
    lesson: &'static Lesson,
    coach: StoredValue<Coach>,
    note: RwSignal<Option<Note>>,
    session: Session,
    prefs: Prefs,
    aside: Aside,
}

impl Attended {
    /// Lets the coach look at the table.
    fn look(self) {
        let screen = self.session.screen.get().filter(|_| !self.aside.is_back());
        let Some(screen) = screen else { return };
        let (lang, careful) = (self.prefs.lang.get(), self.prefs.confirm.get());
        let Some(saved) = self.session.saved() else { return };
        let note = self.coach.try_update_value(|coach| coach.look(&screen, &saved, lang, careful));
        let Some(note) = note else { return };
        self.coach.with_value(|coach| keep(&aside::step_key(self.lesson), &coach.write()));
        self.session.hold(note.holds);
        if self.note.with_untracked(|known| known.as_ref() != Some(&note)) {
            self.note.set(Some(note));
        }
    }

    /// The learner turns to another step.
    fn turn(self, change: impl FnOnce(&mut Coach)) {
        self.coach.update_value(change);
        untrack(|| self.look());
    }

    /// Begins again.
    fn afresh(self) {
        self.coach.set_value(Coach::new(self.lesson));
        aside::afresh(self.lesson, self.session, self.prefs);
    }
}

/// A lesson.
#[component]
pub fn TutorialPage(
    /// The edition it is about.
    edition: Option<String>,
) -> impl IntoView {
    let (session, prefs) = (Session::here(), Prefs::here());
    let lesson = lesson::about(edition.as_deref());
    let aside = Aside::begin(lesson, session, prefs);
    let known = kept(&aside::step_key(lesson)).filter(|_| !aside.is_afresh());
    let coach = known.map_or_else(|| Coach::new(lesson), |text| Coach::read(lesson, &text));
    let attended =
        Attended { lesson, coach: StoredValue::new(coach), note: RwSignal::new(None), session, prefs, aside };
    Effect::new(move |_| attended.look());
    Effect::new(move |_| request_animation_frame(begin_reading));
    view! {
        <div class="tut">
            <TablePage/>
            <LessonPanel attended=attended/>
        </div>
    }
}

/// The lessons there are.
fn chooser(attended: Attended) -> impl IntoView {
    let links = LESSONS.iter().map(|lesson| {
        let current = (lesson.edition == attended.lesson.edition).then_some("page");
        let href = Route::Tutorial(Some(lesson.edition.to_owned())).href();
        view! { <li><a href=href aria-current=current data-lesson=lesson.edition>{t(lesson.name)}</a></li> }
    });
    let begun = move || attended.note.with(|note| note.as_ref().is_some_and(|note| note.step > 0));
    view! { <nav class="lessonpick" class:begun=begun aria-label=t("tutorial-lessons")><ul>{links.collect_view()}</ul></nav> }
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
fn LessonPanel(attended: Attended) -> impl IntoView {
    let rows = move || {
        attended.note.with(|note| note.as_ref().map(|note| rows(attended, note.step, &note.states)).unwrap_or_default())
    };
    view! {
        <aside class="lesson" aria-label=t("tutorial-lesson")>
            <h1 id="tutorial-title" tabindex="-1">{t("ui-learn")}</h1>
            {chooser(attended)}
            <CoachNote attended=attended/>
            <ol class="lessonlist">{rows}</ol>
            <p class="foot">{t("tutorial-foot")}</p>
            <p class="lessonacts">
                <button type="button" class="btn quiet" id="tutorial-again" on:click=move |_| attended.afresh()><Icon id="i-undo"/>{t("tutorial-again")}</button>
                <a class="btn quiet" href=Route::Home.href()><Icon id="i-door"/>{t("tutorial-leave")}</a>
            </p>
        </aside>
    }
}

/// The steps with what has become of them.
fn rows(attended: Attended, now: usize, states: &[StepState]) -> Vec<AnyView> {
    let mut chapter = "";
    let mut rows = Vec::new();
    for (number, (row, state)) in attended.lesson.steps.iter().zip(states).enumerate() {
        if row.chapter != chapter {
            chapter = row.chapter;
            rows.push(view! { <li class="chap">{t(chapter)}</li> }.into_any());
        }
        let (class, mark, said) = match state {
            StepState::Done => ("done", view! { <Icon id="i-check"/> }.into_any(), Some("tutorial-state-done")),
            StepState::Passed => {
                ("passed", view! { <b aria-hidden="true">"–"</b> }.into_any(), Some("tutorial-state-passed"))
            }
            StepState::Open => ("", view! { <b class="num" aria-hidden="true">{number + 1}</b> }.into_any(), None),
        };
        let current = (number == now).then_some("step");
        let said = said.map(|id| view! { <span class="vh">", "{t(id)}</span> });
        rows.push(
            view! {
                <li class=class class:now=number == now>
                    <button type="button" aria-current=current on:click=move |_| attended.turn(|coach| coach.go(number))>
                        {mark}<span>{t(row.title)}{said}</span>
                    </button>
                </li>
            }
            .into_any(),
        );
    }
    rows
}
