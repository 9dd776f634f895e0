//! A species board in the viewer's row: who it is, its tracks with what a click would do, its food and its trait slots.

use desk::screen::{AnimalScreen, Being, BoardScreen, Diet, Mark, SlotKind, SlotScreen, TrackScreen};
use desk::{Load, Track};
use leptos::prelude::*;

use crate::parts::{Icon, Picture, trait_icon};
use crate::session::Session;
use crate::table::animal::{Form, flag_view, hit, look, reason, rule_link};
use crate::table::drag::Drag;
use crate::table::inspect::{peek, tap};
use crate::table::ui::Ui;

/// A species board.
#[component]
pub fn Board(
    /// The species.
    animal: AnimalScreen,
) -> impl IntoView {
    let session = Session::here();
    let ui = Ui::here();
    let drag = Drag::here();
    let id = animal.id;
    let (class, flag) = look(&animal.mark);
    let board = animal.board.clone()?;
    let flag = flag.or_else(|| board.fresh.clone().map(|text| ("i-plus", text)));
    let fresh = board.fresh.is_some();
    let barred = match (&animal.mark, &board.full) {
        (Mark::Barred(why), None) => Some(why.clone()),
        _ => None,
    };
    Some(view! {
        <div
            class=format!("species {} {class}", diet_class(&board))
            class:fresh=fresh
            role="group"
            aria-label=animal.name.clone()
            data-animal=id.0
            on:click=move |event| if !drag.swallows() { tap(session, ui, desk::Click::Being(id), &event) }
            on:pointerdown=move |event| drag.press(Load::Being(id), &event)
            on:pointerenter=move |event| peek(ui, Some(id), &event)
            on:pointerleave=move |event| peek(ui, None, &event)
        >
            {hit(&animal, Form::Large)}
            {flag.map(flag_view)}
            <div class="top">
                <span class="pic"><Picture animal=animal.clone()/></span>
                <div class="id">
                    <span class="name" lang="la">{animal.name.clone()}</span>
                    {stat("i-population", &board.population)}
                    {stat("i-body_size", &board.size)}
                    {board.planned.clone().map(|text| view! { <span class="tag planned"><Icon id="i-face_down"/>{text}</span> })}
                    {board.full.clone().map(|why| view! { <span class="why"><Icon id="i-shield"/><span>{why.text}" "{rule_link(why.rule)}</span></span> })}
                    {barred.map(|why| reason(id, why))}
                </div>
            </div>
            <div class="tracks">
                {food(&animal, &board)}
                {track(id, Track::Population, "i-population", "--k:var(--moss)", &board.population)}
                {track(id, Track::Size, "i-body_size", "--k:var(--slate)", &board.size)}
            </div>
            <ul class="slots">{board.slots.iter().cloned().map(slot).collect_view()}</ul>
        </div>
    })
}

/// How its food is drawn.
pub fn diet_class(board: &BoardScreen) -> &'static str {
    match board.diet {
        Diet::Plants => "",
        Diet::Meat => "eatsmeat",
        Diet::Either => "eatsall",
    }
}

fn stat(icon: &'static str, track: &TrackScreen) -> impl IntoView + use<> {
    view! { <span class="stat"><Icon id=icon/><b>{track.at}</b><span class="statname">{track.name.clone()}</span></span> }
}

/// A place for each token that finds room.
fn food(animal: &AnimalScreen, board: &BoardScreen) -> impl IntoView + use<> {
    let (food, need) = (animal.red, animal.need);
    let cells = (0..board.population.end).map(|place| {
        let class = if place < food { "pip food" } else { "pip" };
        view! { <span class="cell">{(place < need).then(|| view! { <i class=class></i> })}</span> }
    });
    view! { <div class="track food pips" role="img" aria-label=board.food.clone()><Icon id="i-food" class="s18"/>{cells.collect_view()}</div> }
}

fn track(
    of: Being,
    kind: Track,
    icon: &'static str,
    colour: &'static str,
    track: &TrackScreen,
) -> impl IntoView + use<> {
    let session = Session::here();
    let (at, planned) = (track.at, track.planned);
    let grow = track.grow.clone();
    let can_grow = grow.is_some();
    let name = match kind {
        Track::Population => "population",
        Track::Size => "size",
    };
    let cells = (1..=track.end).map(|place| match (&grow, place) {
        (Some((label, click)), place) if place == at + 1 => {
            let click = *click;
            view! {
                <button
                    type="button"
                    class="cell grow"
                    aria-label=label.clone()
                    on:click=move |event| {
                        event.stop_propagation();
                        session.click(click);
                    }
                    on:pointerdown=|event| event.stop_propagation()
                >"+1"</button>
            }
            .into_any()
        }
        _ => {
            let class = match place {
                place if place == at => "cell at",
                place if place < at => "cell on",
                _ => "cell",
            };
            let is_planned = place <= at && place > at - planned;
            view! { <span class=class class:planned=is_planned>{place}</span> }.into_any()
        }
    });
    let role = (!can_grow).then_some("img");
    let label = (!can_grow).then(|| track.label.clone());
    view! {
        <div class="track" prop:style=colour role=role aria-label=label data-track=format!("{}:{name}", of.0)>
            <Icon id=icon class="s18"/>{cells.collect_view()}
        </div>
    }
}

fn slot(slot: SlotScreen) -> impl IntoView {
    let session = Session::here();
    let class = match slot.kind {
        SlotKind::Up => "slot",
        SlotKind::Down => "slot down",
        SlotKind::Free => "slot empty",
        SlotKind::Open => "slot drop",
    };
    let icon = slot.shows.map(trait_icon).or_else(|| (slot.kind == SlotKind::Down).then(|| "i-face_down".to_owned()));
    let fat = slot.fat.map(|(fat, _)| {
        let drops = (0..fat).map(|_| view! { <i class="pip fat on"></i> });
        view! { <span class="fatrow">{drops.collect_view()}</span> }
    });
    let inside = view! {
        {icon.map(|id| view! { <Icon id=id/> })}<span>{slot.text.clone()}</span>
        {slot.note.clone().map(|note| view! { <small>{note}</small> })}{fat}
    };
    match slot.click {
        Some(click) => view! {
            <li>
                <button
                    type="button"
                    class=class
                    class:sel=slot.picked
                    aria-pressed=(slot.kind != SlotKind::Open).then(|| slot.picked.to_string())
                    data-trait=slot.shows.map(|shows| shows.id())
                    on:click=move |event| {
                        event.stop_propagation();
                        session.click(click);
                    }
                    on:pointerdown=|event| event.stop_propagation()
                >{inside}</button>
            </li>
        }
        .into_any(),
        None => {
            view! { <li class=class class:sel=slot.picked data-trait=slot.shows.map(|shows| shows.id())>{inside}</li> }
                .into_any()
        }
    }
}
