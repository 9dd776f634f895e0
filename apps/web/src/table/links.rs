//! Pair cards of animals that are not neighbours: arcs above the row.
//!
//! Positions come from the page as it stands, and follow when it moves.

use desk::screen::LinkScreen;
use leptos::prelude::*;
use origin::AnimalId;

use super::animal::choice;
use super::spot::place_of;
use super::ui::{Ui, words};
use crate::parts::{Icon, trait_icon};

/// A pair card on an arc above the row.
#[derive(Clone, PartialEq)]
struct Bow {
    path: String,
    head: Option<String>,
    knot: (f64, f64),
}

/// Pair cards of animals that are not neighbours.
#[component]
pub fn Arcs(
    /// These cards.
    links: Vec<LinkScreen>,
) -> impl IntoView {
    let ui = Ui::here();
    let bows = RwSignal::new(Vec::<Option<Bow>>::new());
    let ends: Vec<(AnimalId, AnimalId, bool)> =
        links.iter().map(|link| (link.first, link.second, link.directed)).collect();
    Effect::new(move |_| {
        ui.moved.track();
        let ends = ends.clone();
        request_animation_frame(move || {
            let now: Vec<Option<Bow>> =
                ends.iter().map(|(first, second, directed)| bow(*first, *second, *directed)).collect();
            if bows.try_get_untracked().is_some_and(|before| before != now) {
                bows.set(now);
            }
        });
    });
    view! {
        <svg class="bows" aria-hidden="true">
            {move || bows.get().into_iter().flatten().map(|bow| view! {
                <path class="bow" d=bow.path></path>
                {bow.head.map(|head| view! { <path class="bow" d=head></path> })}
            }).collect_view()}
        </svg>
        {links.into_iter().enumerate().map(|(number, link)| {
            let style = move || bows.get().get(number).cloned().flatten().map_or_else(
                || "visibility:hidden".to_owned(),
                |bow| format!("left:{}px;top:{}px", bow.knot.0, bow.knot.1),
            );
            view! { <span class="bowknot" style=style data-link=link_mark(&link)>{knot(&link)}</span> }
        }).collect_view()}
    }
}

fn bow(first: AnimalId, second: AnimalId, directed: bool) -> Option<Bow> {
    let row = document().get_element_by_id("own-row")?;
    let frame = row.get_bounding_client_rect();
    let scroll = f64::from(row.scroll_left());
    let spot = |animal: AnimalId| {
        let rect = place_of(animal)?.get_bounding_client_rect();
        Some((rect.left() + rect.width() / 2.0 - frame.left() + scroll, rect.top() - frame.top()))
    };
    let (a, b) = (spot(first)?, spot(second)?);
    let top = a.1.min(b.1) - 44.0;
    let path = format!("M{:.1} {:.1}C{:.1} {top:.1} {:.1} {top:.1} {:.1} {:.1}", a.0, a.1, a.0, b.0, b.0, b.1);
    let head = directed.then(|| {
        format!("M{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}", b.0 - 6.0, b.1 - 9.0, b.0, b.1 - 1.0, b.0 + 6.0, b.1 - 9.0)
    });
    let knot = (f64::midpoint(a.0, b.0), 0.125 * (a.1 + b.1) + 0.75 * top);
    Some(Bow { path, head, knot })
}

/// A pair card between two neighbours; `back` if the second animal stands before the first.
pub fn tie(link: LinkScreen, back: bool) -> impl IntoView {
    let class = match (link.directed, back) {
        (false, _) => "tie",
        (true, false) => "tie to",
        (true, true) => "tie from",
    };
    let mark = link_mark(&link);
    view! {
        <span class=class data-link=mark>{knot(&link)}<span class="lbl" aria-hidden="true">{link.name}</span></span>
    }
}

/// The knot of a pair card, with its words; a button where it can be given up.
fn knot(link: &LinkScreen) -> AnyView {
    let label = link_label(link);
    let inside = view! { <Icon id=trait_icon(link.shows)/><span class="vh">{label.clone()}</span> }.into_any();
    match link.give_up {
        Some(give_up) => choice("knot pick", give_up, inside).into_any(),
        None => view! { <span class="knot" title=label>{inside}</span> }.into_any(),
    }
}

/// A pair card in words: who with whom, and who guards.
fn link_label(link: &LinkScreen) -> String {
    let (first, second) = (locale::field_name(link.first), locale::field_name(link.second));
    let id = if link.directed { "table-guards" } else { "table-linked" };
    let who = words().text_with(id, &[("first", first.into()), ("second", second.into())]);
    format!("{}: {who}", link.name)
}

/// What finds everything that shows a pair card.
pub fn link_mark(link: &LinkScreen) -> String {
    format!("{}-{}", link.first.0, link.id.0)
}
