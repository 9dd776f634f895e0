//! The points part by part: the same segments in the same order for everybody.

use desk::screen::{PlaceScreen, Why};
use leptos::prelude::*;

use crate::parts::{Icon, RuleChip, SeatMark};
use crate::prefs::t;

/// Classes of the segments, in order; the last is there where somebody has points in the Ocean.
const SEGMENTS: [&str; 4] = ["a", "t", "x", "o"];

/// The bars.
#[component]
pub fn Bars(places: Vec<PlaceScreen>, tie: Option<Why>) -> impl IntoView {
    let most = places.iter().map(|place| place.total).max().unwrap_or(1).max(1);
    let longest = places.iter().max_by_key(|place| place.parts.len());
    let names: Vec<String> =
        longest.map(|place| parts(place).iter().map(|(name, _)| name.clone()).collect()).unwrap_or_default();
    let legend = names
        .into_iter()
        .zip(SEGMENTS)
        .map(|(name, class)| view! { <li><i class=format!("b {class}")></i>{name}</li> });
    let note = tie.map(|why| view! {
        <p class="note2"><Icon id="i-question" class="s18"/><span>{why.text}" "<RuleChip rule=why.rule.to_owned()/></span></p>
    });
    let rows = places.into_iter().enumerate().map(|(rank, place)| row(rank + 1, place, most));
    view! {
        <section class="panel score" aria-labelledby="score-title">
            <header><h2 id="score-title">{t("after-final-score")}</h2><ul class="legend">{legend.collect_view()}</ul></header>
            <ol id="final-score">{rows.collect_view()}</ol>
            {note}
        </section>
    }
}

/// The parts of the points; the total comes last and stands apart.
fn parts(place: &PlaceScreen) -> &[(String, u16)] {
    place.parts.split_last().map_or(&[], |(_, parts)| parts)
}

fn row(rank: usize, place: PlaceScreen, most: u16) -> impl IntoView {
    let parts: Vec<(String, u16)> = parts(&place).to_vec();
    let label = parts.iter().map(|(name, points)| format!("{name} {points}")).collect::<Vec<_>>().join(", ");
    let segments =
        parts.into_iter().zip(SEGMENTS).filter(|((_, points), _)| *points > 0).map(|((_, points), class)| {
            let width = format!("width:{:.2}%", f32::from(points) * 100.0 / f32::from(most));
            view! { <span class=format!("b {class}") prop:style=width>{points}</span> }
        });
    view! {
        <li class="pr" class:win=place.won>
            <span class="rank num">{rank}</span>
            <SeatMark seat=place.seat name=place.name.clone()/>
            <b class="pn">{place.name.clone()}{place.won.then(|| view! { <Icon id="i-points" class="s18"/> })}</b>
            <div class="barx" role="img" aria-label=label>{segments.collect_view()}</div>
            <span class="sum num">{place.total}</span>
        </li>
    }
}
