//! The turning points: where the chances changed most and why, and the numbers of the graph as a table.

use desk::advice::percent;
use desk::replay::TurningText;
use desk::review::Judgement;
use game::Seat;
use leptos::prelude::*;
use locale::{Arg, Words};

use super::Projector;
use super::review::Turn;
use crate::parts::{Icon, marked};
use crate::prefs::{Prefs, t, t_in};

/// The list and the table.
#[component]
pub fn Turning() -> impl IntoView {
    let projector = expect_context::<Projector>();
    let reviewing = projector.reviewing;
    let turning = projector.turning;
    let items = move || turning.get().into_iter().map(|one| item(projector, one)).collect_view();
    let none = move || turning.with(Vec::is_empty) && reviewing.progress().is_none();
    let players = move || projector.film.with(|film| film.as_ref().map_or(0, |film| film.players().len()));
    let more = move || reviewing.seats.with(Vec::len) < players();
    view! {
        <div class="turning">
            <p class="hint">{t("review-turning-lead")}</p>
            <ol class="log ev worst">{items}</ol>
            <Show when=none><p class="hint">{t("review-none")}</p></Show>
            <Show when=more>
                <button type="button" class="btn" id="review-all" on:click=move |_| reviewing.look_at_all(players())><Icon id="i-friends"/>{t("review-all")}</button>
            </Show>
            <Numbers/>
        </div>
    }
}

fn item(projector: Projector, one: Turn) -> impl IntoView {
    let TurningText { frame, title, came, better } = one.text;
    let is_now = move || projector.frame.get() == frame;
    let came = came.iter().map(|line| view! { <span>{marked(line)}" "</span> }).collect_view();
    view! {
        <li class="hot" class:now=is_now>
            <button type="button" class="evline" aria-current=move || is_now().then_some("step") on:click=move |_| projector.go(frame)>
                <Icon id="i-alert"/><span>{marked(&title)}<small class="came">{came}</small><small>{marked(&better)}</small></span>
            </button>
        </li>
    }
}

/// An action of a judged decision, in words.
pub fn describe_action(projector: Projector, words: &Words, judged: &Judgement, action: &str) -> String {
    let described =
        projector.film.with_untracked(|film| film.as_ref()?.describe_action(judged.entry, judged.seat, action, words));
    described.unwrap_or_else(|| action.to_owned())
}

/// What a move cost, and what was better.
pub fn cost(words: &Words, percent: i64, better: String) -> String {
    words.text_with("review-cost", &[("percent", Arg::from(percent)), ("better", better.into())])
}

/// The chances at the start of every round and at the end.
#[component]
fn Numbers() -> impl IntoView {
    let projector = expect_context::<Projector>();
    let prefs = Prefs::here();
    let table = move || {
        let film = projector.film.get()?;
        let players = film.players().to_vec();
        let mut frames: Vec<(usize, Option<u8>)> =
            film.rounds().into_iter().map(|(frame, round)| (frame, Some(round))).collect();
        frames.push((film.len().checked_sub(1)?, None));
        let row = |(frame, round): (usize, Option<u8>)| {
            let chances = projector
                .reviewing
                .review
                .with(|review| review.as_ref()?.chances(film.step_of(frame)).map(<[f32]>::to_vec));
            let end = t("review-end");
            let label = move || round.map_or_else(end, |round| round.to_string());
            let words = prefs.words();
            let told = |share: &f32| words.text_with("percent", &[("percent", percent(*share).into())]);
            let cell = |place: usize| chances.as_ref().and_then(|all| all.get(place)).map(told);
            let cells: Vec<_> = (0..players.len()).map(|place| view! { <td class="num">{cell(place)}</td> }).collect();
            view! { <tr><th scope="row">{label}</th>{cells}</tr> }
        };
        let heads = players.iter().cloned().map(|name| view! { <th scope="col">{name}</th> }).collect_view();
        Some(view! {
            <thead><tr><th scope="col">{t_in(film.edition(), "review-round")}</th>{heads}</tr></thead>
            <tbody>{frames.into_iter().map(row).collect_view()}</tbody>
        })
    };
    view! {
        <details class="evalnumbers"><summary>{t("review-numbers")}</summary>
            <div class="evalscroll" tabindex="0" role="region" aria-label=t("review-chance")><table><caption class="vh">{t("review-chance")}</caption>{table}</table></div>
        </details>
    }
}

/// What the decision at this frame was worth, beside what happens.
#[component]
pub fn Worth() -> impl IntoView {
    let projector = expect_context::<Projector>();
    let prefs = Prefs::here();
    let judged = projector.judged_here();
    let turn = Memo::new(move |_| {
        let frame = projector.frame.get();
        projector.turning.with(|turning| turning.iter().find(|one| one.text.frame == frame).map(|one| one.text.clone()))
    });
    move || {
        if let Some(TurningText { came, better, .. }) = turn.get() {
            let came = came.iter().map(|line| view! { {marked(line)}" " }).collect_view();
            return Some(view! { <div class="verd"><span class="costs"><Icon id="i-alert" class="s18"/><span>{came}{marked(&better)}</span></span></div> }.into_any());
        }
        let (judged, words) = (judged.get()?, prefs.words());
        if judged.is_best() {
            let rose = rose(projector, words, judged.entry, judged.seat);
            return Some(view! {
                <div class="verd"><span class="tag fed"><Icon id="i-points"/>{t("review-best-move")}</span>{rose.map(|rose| view! { <span class="num">{rose}</span> })}</div>
            }.into_any());
        }
        if judged.cost() < desk::review::LEAST_COST {
            return None;
        }
        let better = describe_action(projector, words, &judged, &judged.best);
        let cost = cost(words, percent(judged.cost()), better);
        let why =
            projector.film.with(|film| film.as_ref().map(|film| film.explain(&judged, words))).unwrap_or_default();
        let why = why.iter().map(|line| view! { " "{marked(line)} }).collect_view();
        Some(view! { <div class="verd"><span class="costs"><Icon id="i-alert" class="s18"/><span>{marked(&cost)}{why}</span></span></div> }.into_any())
    }
}

/// From where to where the chance of the player who decided went, if it changed enough to mention.
fn rose(projector: Projector, words: &Words, entry: usize, seat: Seat) -> Option<String> {
    let at = |step: usize| {
        projector.reviewing.review.with(|review| review.as_ref()?.chances(step)?.get(seat.index()).copied())
    };
    let (before, after) = (percent(at(entry)?), percent(at(entry + 1)?));
    let args = [("player", projector.player(seat).into()), ("before", before.into()), ("after", after.into())];
    ((before - after).abs() >= 3).then(|| words.text_with("review-rose", &args))
}
