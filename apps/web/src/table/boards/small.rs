//! A species of another player: its picture, two numbers, its traits as icons.

use desk::Click;
use desk::screen::{AnimalScreen, BoardScreen, SlotKind, SlotScreen};
use leptos::prelude::*;

use super::board::diet_class;
use crate::parts::{Icon, Picture, Pips, trait_icon};
use crate::session::Session;
use crate::table::animal::{Form, flag_view, food, foot, hit, look};
use crate::table::drag::Drag;
use crate::table::inspect::{peek, tap};
use crate::table::ui::Ui;

/// A small species.
#[component]
pub fn Small(
    /// The species.
    animal: AnimalScreen,
) -> impl IntoView {
    let session = Session::here();
    let ui = Ui::here();
    let drag = Drag::here();
    let id = animal.id;
    let (class, flag) = look(&animal.mark);
    let board = animal.board.clone()?;
    Some(view! {
        <div
            class=format!("beast sm spec {} {class}", diet_class(&board))
            role="group"
            aria-label=animal.name.clone()
            data-animal=id.0
            on:click=move |event| if !drag.swallows() { tap(session, ui, Click::Being(id), &event) }
            on:pointerenter=move |event| peek(ui, Some(id), &event)
            on:pointerleave=move |event| peek(ui, None, &event)
        >
            {hit(&animal, Form::Small)}
            {flag.map(flag_view)}
            <span class="pic">
                <Picture animal=animal.clone()/>
                <Pips red=animal.red blue=0 need=animal.need label=food(&animal)/>
            </span>
            <span class="meta"><span class="name" lang="la">{animal.name.clone()}</span></span>
            {stats(&board)}
            <ul class="icons">{board.slots.iter().cloned().map(slot).collect_view()}</ul>
            {foot(id, &animal.mark)}
        </div>
    })
}

/// Population and body size as two numbers.
pub fn stats(board: &BoardScreen) -> impl IntoView + use<> {
    let stat = |icon: &'static str, track: &desk::screen::TrackScreen| {
        let (label, at) = (track.label.clone(), track.at);
        view! { <span title=label><Icon id=icon class="s18"/><b class="num">{at}</b></span> }
    };
    view! { <span class="ps" aria-hidden="true">{stat("i-population", &board.population)}{stat("i-body_size", &board.size)}</span> }
}

fn slot(slot: SlotScreen) -> impl IntoView {
    let session = Session::here();
    let fat = slot.fat.map(|(fat, _)| (0..fat).map(|_| view! { <i class="pip fat on"></i> }).collect_view());
    match (slot.kind, slot.shows) {
        (SlotKind::Up, Some(shows)) => {
            let inside = view! { <Icon id=trait_icon(shows)/>{fat}<span class="vh">{slot.text.clone()}</span> };
            match slot.click {
                Some(click) => view! {
                    <li class="tico"><button
                        type="button"
                        class="ticopick"
                        class:sel=slot.picked
                        title=slot.text.clone()
                        data-trait=shows.id()
                        on:click=move |event| {
                            event.stop_propagation();
                            session.click(click);
                        }
                    >{inside}</button></li>
                }
                .into_any(),
                None => {
                    view! { <li class="tico" class:ignored=slot.picked data-trait=shows.id() title=slot.text.clone()>{inside}</li> }.into_any()
                }
            }
        }
        (SlotKind::Down, _) => view! {
            <li class="tico facedown" title=slot.text.clone()><Icon id="i-face_down" class="s16"/><span class="vh">{slot.text.clone()}</span></li>
        }
        .into_any(),
        _ => view! { <li class="tico freeslot" title=slot.text.clone()><span class="vh">{slot.text.clone()}</span></li> }.into_any(),
    }
}
