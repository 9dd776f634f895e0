//! The chance to win over the game: a band for every seat, the viewer at the bottom.

use core::fmt::Write;

use desk::advice::percent;
use game::{Seat, Viewer};
use leptos::prelude::*;

use super::Projector;
use crate::prefs::{Prefs, t};

/// A band as thin as this at the start gets no name in it.
const THIN: f32 = 0.09;
/// Past this part of the width what stands at the line stands at its left.
const LATE: f64 = 0.8;

/// The graph with its legend; nothing where there is no review.
#[component]
pub fn Graph() -> impl IntoView {
    let projector = expect_context::<Projector>();
    let is_there = Memo::new(move |_| projector.reviewing.review.with(Option::is_some));
    move || is_there.get().then(|| view! { <Bands/> })
}

#[component]
fn Bands() -> impl IntoView {
    let projector = expect_context::<Projector>();
    let prefs = Prefs::here();
    let reviewing = projector.reviewing;
    let state = move || match (reviewing.failed.get(), reviewing.progress()) {
        (true, _) => t("review-failed")(),
        (false, Some(done)) => prefs.words().text_with("review-progress", &[("percent", done.into())]),
        (false, None) => String::new(),
    };
    // Spoken once, when it is done.
    let spoken = move || match reviewing.progress() {
        Some(_) => String::new(),
        None => t("review-done")(),
    };
    let legend = move || {
        let order = order(projector);
        order
            .into_iter()
            .rev()
            .map(|seat| {
                view! { <li class=format!("p{}", seat.number())><i></i>{projector.player(seat)}</li> }
            })
            .collect_view()
    };
    let bands = move || {
        let order = order(projector);
        let Some(film) = projector.film.get() else { return Vec::new() };
        let steps: Vec<usize> = (0..film.len()).map(|frame| film.step_of(frame)).collect();
        let stacked = reviewing.review.with(|review| review.as_ref().map(|review| review.stacked(&steps, &order)));
        order.into_iter().zip(stacked.unwrap_or_default()).map(|(seat, edges)| (seat, edges, steps.len())).collect()
    };
    let bands = Memo::new(move |_| bands());
    let paths = move || {
        bands.with(|bands| {
            let path = |(seat, edges, count): &(Seat, Vec<(f32, f32)>, usize)| {
                view! { <path class=format!("p{}", seat.number()) d=area(edges, *count)></path> }
            };
            bands.iter().map(path).collect_view()
        })
    };
    let names = move || {
        bands.with(|bands| {
            let name = |(seat, edges, _): &(Seat, Vec<(f32, f32)>, usize)| {
                let (lower, upper) = edges.first().copied().filter(|(lower, upper)| upper - lower >= THIN)?;
                let at = format!("bottom:{:.1}%", f64::from(lower + upper) * 50.0);
                Some(view! { <span class="lab" prop:style=at>{projector.player(*seat)}</span> })
            };
            bands.iter().map(name).collect_view()
        })
    };
    view! {
        <div class="evalhead">
            <b>{t("review-chance")}</b><span class="evalstate">{state}</span><span class="vh" role="status">{spoken}</span>
            <ul class="evallegend" aria-hidden="true">{legend}</ul>
        </div>
        <div class="gwrap">
            <svg class="eval" viewBox="0 0 1000 100" preserveAspectRatio="none" role="img" aria-label=t("review-graph")>{paths}</svg>
            <div aria-hidden="true">{names}</div>
            <Head/>
        </div>
    }
}

/// The line at this frame, with the chance of the viewer, or of the leader.
#[component]
fn Head() -> impl IntoView {
    let projector = expect_context::<Projector>();
    let prefs = Prefs::here();
    let chances = projector.chances();
    let at = move || {
        let count = projector.film.with(|film| film.as_ref().map_or(0, |film| film.len()));
        super::timeline::part(projector.frame.get(), count)
    };
    let said = move || {
        let chances = chances.get()?;
        let viewer = projector.film.with(|film| film.as_ref().map(|film| film.viewer()))?;
        let ahead = || (0..chances.len()).max_by(|a, b| chances[*a].total_cmp(&chances[*b])).and_then(Seat::new);
        let seat = match viewer {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator => ahead()?,
        };
        let share = percent(*chances.get(seat.index())?);
        let args = [("player", projector.player(seat).into()), ("percent", share.into())];
        Some(view! { <b class="num">{prefs.words().text_with("review-of", &args)}</b> })
    };
    let is_late = move || at() > LATE;
    view! { <i class="playhead" class:late=is_late prop:style=move || format!("--at:{:.4}", at()) aria-hidden="true">{said}</i> }
}

/// The seats from the bottom: the viewer, then the others as they sit.
fn order(projector: Projector) -> Vec<Seat> {
    let Some(film) = projector.film.get() else { return Vec::new() };
    let first = match film.viewer() {
        Viewer::Seat(seat) => seat.index(),
        Viewer::Spectator => 0,
    };
    let count = film.players().len();
    (0..count).filter_map(|place| Seat::new((first + place) % count)).collect()
}

/// The outline of a band, as far as it is known.
fn area(edges: &[(f32, f32)], count: usize) -> String {
    let x = |place: usize| place as f64 * 1000.0 / count.saturating_sub(1).max(1) as f64;
    let mut path = String::new();
    let upper = edges.iter().enumerate().map(|(place, (_, upper))| (place, upper));
    let lower = edges.iter().enumerate().rev().map(|(place, (lower, _))| (place, lower));
    for (place, edge) in upper.chain(lower) {
        let sign = if path.is_empty() { 'M' } else { 'L' };
        let _ = write!(path, "{sign}{:.1} {:.2}", x(place), 100.0 - edge * 100.0);
    }
    if path.is_empty() { path } else { path + "Z" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_band_goes_along_its_upper_edge_and_back_along_the_lower() {
        assert_eq!(area(&[], 5), "");
        assert_eq!(area(&[(0.0, 0.5), (0.25, 1.0)], 3), "M0.0 50.00L500.0 0.00L500.0 75.00L0.0 100.00Z");
    }
}
