//! What is drawn over the table: the arrow of an attack, and pair cards between animals that are not neighbours.
//!
//! Positions come from the page as it stands, and follow when it moves.

use desk::screen::LinkScreen;
use leptos::prelude::*;
use origin::AnimalId;
use web_sys::{DomRect, Element};

use super::animal::choice;
use super::seat::link_label;
use super::ui::Ui;
use crate::parts::{Icon, trait_icon};
use crate::session::Session;

/// The place of an animal on the screen.
pub fn place_of(animal: AnimalId) -> Option<Element> {
    document().query_selector(&format!("#play [data-animal='{}']", animal.0)).ok().flatten()
}

/// An arrow as it is drawn.
#[derive(Clone, PartialEq)]
struct Drawn {
    shaft: String,
    head: String,
    label: (f64, f64),
}

/// The arrow from a hunter to its prey.
#[component]
pub fn Arrow() -> impl IntoView {
    let ui = Ui::here();
    let session = Session::here();
    let drawn = RwSignal::new(None::<Drawn>);
    let arrow = Memo::new(move |_| session.screen.get().and_then(|screen| screen.arrow.clone()));
    Effect::new(move |_| {
        ui.moved.track();
        ui.rival.track();
        session.screen.track();
        let ends = arrow.get().map(|arrow| (arrow.from, arrow.to));
        request_animation_frame(move || {
            let now = ends.and_then(|(from, to)| draw(from, to));
            if drawn.try_get_untracked().is_some_and(|before| before != now) {
                drawn.set(now);
            }
        });
    });
    let text = move || arrow.get().map(|arrow| arrow.text).unwrap_or_default();
    let missed = move || arrow.get().is_some_and(|arrow| arrow.missed);
    move || {
        drawn.get().map(|drawn| {
            let label = format!("left:{}px;top:{}px", drawn.label.0, drawn.label.1);
            view! {
                <svg class="arrow" class:missed=missed aria-hidden="true">
                    <mask id="arrowmask" maskUnits="userSpaceOnUse" x="-50" y="-50" width="4000" height="4000">
                        <path class="reveal" d=drawn.shaft.clone() pathLength="1"></path>
                    </mask>
                    <g mask="url(#arrowmask)">
                        <path class="halo" d=drawn.shaft.clone()></path>
                        <path class="shaft" d=drawn.shaft></path>
                    </g>
                    <path class="head" d=drawn.head></path>
                </svg>
                <span class="arrowtag" style=label aria-hidden="true"><Icon id="i-attack" class="s16"/><span>{text}</span></span>
            }
        })
    }
}

/// The arrow between two animals, in the coordinates of the window.
fn draw(from: AnimalId, to: AnimalId) -> Option<Drawn> {
    let frame = document().get_element_by_id("play")?;
    let (from, to) = (place_of(from)?, place_of(to)?);
    if from == to {
        return None;
    }
    let origin = frame.get_bounding_client_rect();
    let (a, b) = (from.get_bounding_client_rect(), to.get_bounding_client_rect());
    let clamp = |rect: &DomRect| (rect.left() + rect.width() / 2.0).clamp(origin.left() + 16.0, origin.right() - 16.0);
    let same_row = (a.top() - b.top()).abs() < 60.0;
    let (start, end, bend) = if same_row {
        let low = a.bottom().max(b.bottom());
        ((clamp(&a), a.bottom() + 4.0), (clamp(&b), b.bottom() + 8.0), low + 30.0)
    } else if a.top() > b.top() {
        ((clamp(&a), a.top() - 4.0), (clamp(&b), b.bottom() + 8.0), 0.0)
    } else {
        // Right of the middle, where the name of the row does not stand.
        let aside = (b.left() + 0.72 * b.width()).clamp(origin.left() + 16.0, origin.right() - 16.0);
        ((clamp(&a), a.bottom() + 4.0), (aside, b.top() - 8.0), 0.0)
    };
    let (c1, c2) = if same_row {
        ((start.0 + (end.0 - start.0) * 0.15, bend), (end.0 - (end.0 - start.0) * 0.05, bend))
    } else {
        let middle = f64::midpoint(start.1, end.1);
        ((start.0, middle), (end.0, middle))
    };
    let shaft = format!(
        "M{:.1} {:.1}C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}",
        start.0, start.1, c1.0, c1.1, c2.0, c2.1, end.0, end.1
    );
    // A head of two strokes, turned as the curve arrives.
    let angle = (end.1 - c2.1).atan2(end.0 - c2.0);
    let tip = |turn: f64| {
        let side = angle + turn;
        (end.0 + 11.0 * side.cos(), end.1 + 11.0 * side.sin())
    };
    let (left, right) = (tip(2.5), tip(-2.5));
    let head = format!("M{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}", left.0, left.1, end.0, end.1, right.0, right.1);
    let label = ((start.0 + 3.0 * c1.0 + 3.0 * c2.0 + end.0) / 8.0, (start.1 + 3.0 * c1.1 + 3.0 * c2.1 + end.1) / 8.0);
    let label = (label.0.clamp(origin.left() + 60.0, (origin.right() - 60.0).max(origin.left() + 60.0)), label.1);
    Some(Drawn { shaft, head, label })
}

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
            let label = link_label(&link);
            let inside = view! { <Icon id=trait_icon(link.shows)/><span class="vh">{label.clone()}</span> }.into_any();
            let knot = match link.give_up {
                Some(give_up) => choice("knot pick", give_up, inside).into_any(),
                None => view! { <span class="knot" title=label>{inside}</span> }.into_any(),
            };
            view! { <span class="bowknot" style=style>{knot}</span> }
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
