//! The scrubber: a slider that says round and event, marks of what stands out, and the buttons.

use desk::AnyFilm;
use desk::diary::plain;
use desk::replay::LandmarkKind;
use leptos::prelude::*;

use super::Projector;
use super::graph::Graph;
use super::review::Turn;
use crate::parts::Icon;
use crate::prefs::{Prefs, t};

/// Marks stand at least this far apart, in parts of the whole; those between are in the log.
const APART: f64 = 0.028;

/// The scrubber.
#[component]
pub fn Timeline() -> impl IntoView {
    let projector = expect_context::<Projector>();
    let prefs = Prefs::here();
    let count = move || projector.film.with(|film| film.as_ref().map_or(0, |film| film.len()));
    let numbers = move || [("step", (projector.frame.get() + 1).into()), ("count", count().into())];
    let step = move || prefs.words().text_with("replay-step", &numbers());
    let value = move || {
        let line = projector.lines.with(|lines| lines.get(projector.frame.get()).cloned());
        let (round, event) = line.map(|line| (line.round, plain(&line.text))).unwrap_or_default();
        let mut args = numbers().to_vec();
        args.push(("round", round.max(1).into()));
        args.push(("event", event.into()));
        let edition = projector.edition();
        prefs.words().text_in(edition, "replay-value", &args)
    };
    let turning = projector.turning;
    let slide = move |event| {
        projector.playing.set(false);
        projector.go(event_target_value(&event).parse().unwrap_or(0));
    };
    view! {
        <section class="scrub" aria-label=t("replay-timeline")>
            <Graph/>
            <div class="marks">{move || projector.film.get().map(|film| marks(projector, film.as_ref(), turning.get()))}</div>
            <input type="range" class="rail" min="0" step="1" id="scrubber"
                max=move || count().saturating_sub(1).to_string()
                prop:value=move || projector.frame.get().to_string()
                aria-label=t("replay-position") aria-valuetext=value
                prop:style=move || format!("--done:{:.2}%", part(projector.frame.get(), count()) * 100.0)
                on:input=slide/>
            <div class="rounds" aria-hidden="true">{move || projector.film.get().map(|film| rounds(film.as_ref()))}</div>
            <div class="ctl">
                <span class="num pos">{step}</span>
                <div class="mid">
                    {button("replay-to-start", "i-jump_start", move || projector.go(0))}
                    {button("replay-back", "i-step_back", move || projector.step(false))}
                    <PlayButton/>
                    {button("replay-forward", "i-step_forward", move || projector.step(true))}
                    {button("replay-to-end", "i-jump_end", move || projector.go(usize::MAX))}
                </div>
                <span class="keys">{t("replay-keys")}</span>
            </div>
        </section>
    }
}

#[component]
fn PlayButton() -> impl IntoView {
    let projector = expect_context::<Projector>();
    let label = move || if projector.playing.get() { t("replay-pause")() } else { t("replay-play")() };
    let icon = move || {
        let id = if projector.playing.get() { "i-pause" } else { "i-play" };
        view! { <Icon id=id class="s24"/> }
    };
    view! {
        <button type="button" class="btn primary icon big" id="play-pause" aria-label=label on:click=move |_| projector.turn()>{icon}</button>
    }
}

fn button(label: &'static str, icon: &'static str, go: impl Fn() + 'static) -> impl IntoView {
    view! { <button type="button" class="btn quiet icon" aria-label=t(label) on:click=move |_| go()><Icon id=icon/></button> }
}

/// Where a frame is on the line, from 0 to 1.
pub fn part(frame: usize, count: usize) -> f64 {
    frame as f64 / count.saturating_sub(1).max(1) as f64
}

/// Turning points before all, then what stands out, where there is room.
fn marks(projector: Projector, film: &dyn AnyFilm, turning: Vec<Turn>) -> impl IntoView + use<> {
    let mut free_from = -1.0;
    let count = film.len();
    let turning = apart(turning, count);
    let words = Prefs::here().words();
    let lines = projector.lines.get();
    let marks: Vec<_> = film
        .landmarks()
        .into_iter()
        .filter_map(|mark| {
            let at = part(mark.frame, count);
            let matters = mark.kind == LandmarkKind::End;
            let taken = turning.iter().any(|one| (part(one.text.frame, count) - at).abs() < APART);
            if (at < free_from || at > 1.0 - APART || taken) && !matters {
                return None;
            }
            free_from = at + APART;
            let (icon, id, class) = match mark.kind {
                LandmarkKind::Attack => ("i-attack", "replay-mark-attack", "hot"),
                LandmarkKind::Death => ("i-extinct", "replay-mark-death", ""),
                LandmarkKind::LastRound => ("i-deck", "replay-mark-last", ""),
                LandmarkKind::End => ("i-points", "replay-mark-end", ""),
            };
            let line = lines.get(mark.frame);
            let label = words.text_in(film.edition(), id, &[("round", line.map_or(0, |line| line.round).into())]);
            let title = line.map(|line| plain(&line.text)).unwrap_or_default();
            let frame = mark.frame;
            Some((frame, mark_button(projector, frame, at, icon, class, label, title)))
        })
        .collect();
    let turning = turning.iter().map(|one| {
        let at = part(one.text.frame, count);
        let label = plain(&one.text.title);
        let title = [plain(&one.text.title), plain(&one.text.came.join(" ")), plain(&one.text.better)].join("\n");
        (one.text.frame, mark_button(projector, one.text.frame, at, "i-alert", "cost", label, title))
    });
    // In the order of the game, also for the tab key.
    let mut all: Vec<_> = marks.into_iter().chain(turning).collect();
    game::order::sort_by_key(&mut all, |(frame, _)| *frame);
    all.into_iter().map(|(_, button)| button).collect_view()
}

/// Those that matter most of those that would cover each other; the others are in the list.
fn apart(mut turning: Vec<Turn>, count: usize) -> Vec<Turn> {
    game::order::sort_by(&mut turning, |a, b| b.weight.total_cmp(&a.weight));
    let mut kept: Vec<Turn> = Vec::new();
    for one in turning {
        if kept.iter().all(|other| (part(other.text.frame, count) - part(one.text.frame, count)).abs() >= APART) {
            kept.push(one);
        }
    }
    kept
}

fn mark_button(
    projector: Projector,
    frame: usize,
    at: f64,
    icon: &'static str,
    class: &'static str,
    label: String,
    title: String,
) -> AnyView {
    let is_here = move || projector.frame.get() == frame;
    view! {
        <button type="button" class=format!("mark {class}") class:cur=is_here prop:style=format!("--at:{at:.4}") aria-label=label title=title
            on:click=move |_| projector.go(frame)><Icon id=icon/></button>
    }
    .into_any()
}

fn rounds(film: &dyn AnyFilm) -> impl IntoView + use<> {
    let count = film.len();
    let rounds = film.rounds().into_iter().map(|(frame, round)| {
        view! { <span prop:style=format!("--at:{:.4}", part(frame, count))>{round}</span> }
    });
    rounds.collect_view()
}
