//! Pair cards of animals that are not neighbours: arcs above the row.
//!
//! Positions come from the page as it stands, and follow when it moves.

use desk::screen::Being;
use desk::screen::{AnimalScreen, LinkScreen};
use leptos::prelude::*;

use super::animal::choice;
use super::inspect::{hint, look_at_target};
use super::spot::place_of;
use super::ui::{Ui, words};
use crate::parts::{Icon, trait_icon};
use crate::session::Session;

/// A pair card on an arc above the row.
#[derive(Clone, PartialEq)]
struct Bow {
    path: String,
    heads: Option<String>,
    knot: (f64, f64),
}

/// All pair cards of two animals that are not neighbours: one arc with a knot for each.
#[derive(Clone, PartialEq)]
pub struct Span {
    links: Vec<LinkScreen>,
    level: usize,
}

/// The arcs above a row of animals, and how many levels they take.
pub fn spans(animals: &[AnimalScreen], apart: Vec<LinkScreen>) -> (Vec<Span>, usize) {
    let place = |id: Being| animals.iter().position(|animal| animal.id == id).unwrap_or_default();
    let ends = |link: &LinkScreen| {
        let (first, second) = (place(link.first), place(link.second));
        (first.min(second), first.max(second))
    };
    let mut places: Vec<(usize, usize)> = Vec::new();
    let mut spans: Vec<Span> = Vec::new();
    for link in apart {
        match places.iter().position(|place| *place == ends(&link)) {
            Some(known) => spans[known].links.push(link),
            None => {
                places.push(ends(&link));
                spans.push(Span { links: vec![link], level: 0 });
            }
        }
    }
    let levels = levels(&places);
    for (span, level) in spans.iter_mut().zip(&levels) {
        span.level = *level;
    }
    (spans, levels.iter().max().map_or(0, |most| most + 1))
}

/// There is room for this many arcs above each other.
const LEVELS: usize = 2;
/// The middle of the lowest arc is this far above the animals, and each next one this much further.
const LOWEST: f64 = 27.0;
const STEP: f64 = 34.0;

/// On which level each arc runs, given the places of its ends: short ones low, and none through the knot of another.
fn levels(spans: &[(usize, usize)]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..spans.len()).collect();
    game::order::sort_by_key(&mut order, |arc| spans[*arc].0.abs_diff(spans[*arc].1));
    let ends = |arc: usize| (spans[arc].0.min(spans[arc].1), spans[arc].0.max(spans[arc].1));
    let mut levels: Vec<Option<usize>> = vec![None; spans.len()];
    for arc in order {
        let (from, to) = ends(arc);
        let is_taken = |level: usize| {
            (0..spans.len()).any(|other| {
                let (other_from, other_to) = ends(other);
                levels[other] == Some(level) && from < other_to && other_from < to
            })
        };
        levels[arc] = Some((0..LEVELS).find(|level| !is_taken(*level)).unwrap_or(LEVELS - 1));
    }
    levels.into_iter().map(Option::unwrap_or_default).collect()
}

/// Pair cards of animals that are not neighbours.
#[component]
pub fn Arcs(
    /// These cards.
    spans: Vec<Span>,
) -> impl IntoView {
    let ui = Ui::here();
    let bows = RwSignal::new(Vec::<Option<Bow>>::new());
    let drawn = spans.clone();
    Effect::new(move |_| {
        ui.moved.track();
        let spans = drawn.clone();
        request_animation_frame(move || {
            let now: Vec<Option<Bow>> = spans.iter().map(bow).collect();
            if bows.try_get_untracked().is_some_and(|before| before != now) {
                bows.set(now);
            }
        });
    });
    view! {
        <svg class="bows" aria-hidden="true">
            {move || bows.get().into_iter().flatten().map(|bow| view! {
                <path class="bow" d=bow.path></path>
                {bow.heads.map(|heads| view! { <path class="bow tip" d=heads></path> })}
            }).collect_view()}
        </svg>
        {spans.into_iter().enumerate().map(|(number, span)| {
            let style = move || bows.get().get(number).cloned().flatten().map_or_else(
                || "visibility:hidden".to_owned(),
                |bow| format!("left:{:.1}px;top:{:.1}px", bow.knot.0, bow.knot.1),
            );
            let knots = span.links.into_iter().map(|link| view! {
                <span class="bowtie" data-link=link_mark(&link) data-trait=link.shows.id() on:click=move |event| look_at_target(ui, event.target())>
                    {knot(&link)}<span class="lbl" aria-hidden="true">{link.name.clone()}</span>
                </span>
            });
            view! { <span class="bowknot" prop:style=style>{knots.collect_view()}</span> }
        }).collect_view()}
    }
}

/// An arc as the page stands. It leaves and arrives beside the middle of an animal, so that two arcs at the same animal
/// can be distinguished; a tip points at whoever is guarded.
fn bow(span: &Span) -> Option<Bow> {
    let row = document().get_element_by_id("own-row")?;
    let frame = row.get_bounding_client_rect();
    let scroll = f64::from(row.scroll_left());
    let spot = |animal: Being| {
        let rect = place_of(animal)?.get_bounding_client_rect();
        Some((rect.left() + rect.width() / 2.0 - frame.left() + scroll, rect.top() - frame.top() - 1.0))
    };
    let link = span.links.first()?;
    let (a, b) = (spot(link.first)?, spot(link.second)?);
    let aside = 16.0 * (b.0 - a.0).signum();
    let (a, b) = ((a.0 + aside, a.1), (b.0 - aside, b.1));
    let ground = f64::midpoint(a.1, b.1);
    let middle = ground - LOWEST - STEP * span.level as f64;
    // The middle of such a curve is three quarters of the way to its handles.
    let top = ground + (middle - ground) / 0.75;
    let path = format!("M{:.1} {:.1}C{:.1} {top:.1} {:.1} {top:.1} {:.1} {:.1}", a.0, a.1, a.0, b.0, b.0, b.1);
    let wards = span.links.iter().filter(|link| link.directed).map(|link| link.second);
    let tip = |ward: Being| {
        let (x, y) = if ward == link.second { b } else { a };
        format!("M{x:.1} {y:.1}l-6 -10h12Z")
    };
    let heads: String = wards.map(tip).collect();
    let heads = (!heads.is_empty()).then_some(heads);
    Some(Bow { path, heads, knot: (f64::midpoint(a.0, b.0), middle) })
}

/// A pair card between two neighbours; `back` if the second animal stands before the first.
pub fn tie(link: LinkScreen, back: bool) -> impl IntoView {
    let class = match (link.directed, back) {
        (false, _) => "tie",
        (true, false) => "tie to",
        (true, true) => "tie from",
    };
    let mark = link_mark(&link);
    let ui = Ui::here();
    view! {
        <span class=class data-link=mark data-trait=link.shows.id() on:click=move |event| look_at_target(ui, event.target())>{knot(&link)}<span class="lbl" aria-hidden="true">{link.name}</span></span>
    }
}

/// A pair card between two small neighbours; `back` if the second animal stands before the first.
pub fn small_knot(link: &LinkScreen, back: bool) -> impl IntoView + use<> {
    let class = match (link.directed, back) {
        (false, _) => "lk",
        (true, false) => "lk to",
        (true, true) => "lk from",
    };
    let ui = Ui::here();
    let label = link_label(link);
    let title = hint(Session::here(), link.shows.id(), &label);
    view! {
        <span class=class title=title data-link=link_mark(link) data-trait=link.shows.id() on:click=move |event| look_at_target(ui, event.target())><Icon id=trait_icon(link.shows) class="s18"/><span class="vh">{label.clone()}</span></span>
    }
}

/// The knot of a pair card, with its words; a button where it can be given up.
fn knot(link: &LinkScreen) -> AnyView {
    let label = link_label(link);
    let inside = view! { <Icon id=trait_icon(link.shows)/><span class="vh">{label.clone()}</span> }.into_any();
    match link.give_up {
        Some(give_up) => choice("knot pick", give_up, inside).into_any(),
        None => {
            let title = hint(Session::here(), link.shows.id(), &label);
            view! { <span class="knot" title=title>{inside}</span> }.into_any()
        }
    }
}

/// A pair card in words: who with whom, and who guards.
fn link_label(link: &LinkScreen) -> String {
    let [first, second] = link.names.clone();
    let id = if link.directed { "table-guards" } else { "table-linked" };
    let who = words().text_with(id, &[("first", first.into()), ("second", second.into())]);
    format!("{}: {who}", link.name)
}

/// What finds everything that shows a pair card.
pub fn link_mark(link: &LinkScreen) -> String {
    format!("{}-{}", link.first.0, link.id.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arcs_over_the_same_animals_run_above_each_other() {
        assert_eq!(levels(&[(0, 4), (1, 3)]), [1, 0]);
        assert_eq!(levels(&[(0, 3), (1, 3), (0, 2)]), [1, 0, 1], "there is room for two");
    }

    #[test]
    fn arcs_that_only_meet_run_at_the_same_height() {
        assert_eq!(levels(&[(0, 2), (2, 4)]), [0, 0]);
        assert_eq!(levels(&[(4, 2), (2, 0)]), [0, 0]);
    }
}
