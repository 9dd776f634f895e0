//! The hand: each card with its one or two faces; folded to a line when there is no room for it.

use std::sync::Arc;

use desk::screen::{CardScreen, Mood};
use desk::{Click, Load, Screen};
use leptos::prelude::*;

use super::drag::Drag;
use super::fit::Beyond;
use super::inspect::tap;
use super::rules_tab;
use super::ui::{Room, Ui};
use crate::parts::{Icon, trait_icon};
use crate::prefs::{t, t_count};
use crate::session::Session;

/// The hand, and the tools beside it.
#[component]
pub fn Hand(
    /// The screen.
    screen: Arc<Screen>,
) -> impl IntoView {
    let ui = Ui::here();
    if let Some(seat) = screen.own.as_ref().filter(|seat| seat.pool) {
        return pool(&screen, i64::from(seat.hand)).into_any();
    }
    let cards = screen.hand.len() as i64;
    let playable = screen.hand.iter().any(|card| card.faces.iter().any(|face| face.playable));
    let narrow = ui.room.get_untracked() == Room::Phone;
    let tight = ui.low.get_untracked() || narrow;
    // Several locations need the room of an empty hand.
    let spare = cards == 0 && !screen.locations.is_empty();
    let folds = screen.prompt.mood == Mood::Defence || spare || (tight && !playable);
    let is_open = !spare && ui.hand.get_untracked().unwrap_or(!folds);
    // What the player opened or folded holds only where something folds by itself.
    let is_open = if folds || tight { is_open } else { true };
    let toggle = ((folds || tight) && cards > 0).then(|| {
        let (label, icon) = if is_open { ("table-hand-fold", "i-chevron_down") } else { ("table-hand-open", "i-chevron_up") };
        view! {
            <button type="button" class="btn quiet icon" aria-label=t(label) aria-expanded=is_open.to_string() on:click=move |_| ui.hand.set(Some(!is_open))>
                <Icon id=icon/>
            </button>
        }
    });
    if !is_open {
        let names = screen.hand.iter().map(|card| {
            let names: Vec<String> = card.faces.iter().map(|face| face.name.clone()).collect();
            view! { <span class="chip">{names.join(" / ")}</span> }
        });
        return view! {
            <div class="handline">
                <Icon id="i-hand"/><b>{t_count("table-hand-line", "count", cards)}</b>
                <span class="chips">{names.collect_view()}</span>
                <span class="end">{tools(&screen)}{toggle}</span>
            </div>
        }
        .into_any();
    }
    let shown = NodeRef::new();
    view! {
        <div class="handrow">
            <div class="reel">
                <div class="hand" role="group" aria-label=t("ui-hand") node_ref=shown on:scroll=move |_| ui.nudge()>
                    {screen.hand.iter().cloned().map(card).collect_view()}
                </div>
                <Beyond row=shown things=".card"/>
            </div>
            <p class="note"><Icon id="i-hand"/><b>{t_count("count-cards-in-hand", "count", cards)}</b>{screen.hand_note.clone().map(|note| view! { <small>{note}</small> })}</p>
            <div class="acts2">{tools(&screen)}{toggle}</div>
        </div>
    }
    .into_any()
}

/// Cards that nobody may look at: only how many there are.
fn pool(screen: &Screen, cards: i64) -> impl IntoView + use<> {
    let backs = (0..cards.min(12)).map(|_| view! { <i class="back"></i> });
    view! {
        <div class="handline pool">
            <Icon id="i-deck"/><b>{t_count("nw-pool-line", "count", cards)}</b>
            <span class="backs handcount" aria-hidden="true">{backs.collect_view()}</span>
            <span class="chips">{t("nw-pool-note")}</span>
            <span class="end">{tools(screen)}</span>
        </div>
    }
}

fn tools(screen: &Screen) -> impl IntoView + use<> {
    let session = Session::here();
    let ui = Ui::here();
    let can_undo = screen.can_undo;
    let hint = (!session.online.get_untracked()).then(|| {
        view! {
            <button type="button" class="btn quiet" id="hint" on:click=move |_| session.ask_hint()>
                <Icon id="i-hint"/><span class="word">{t("ui-hint")}</span>
            </button>
        }
    });
    view! {
        <button type="button" class="btn quiet" id="undo" aria-disabled=(!can_undo).to_string() on:click=move |_| session.undo()>
            <Icon id="i-undo"/><span class="word">{t("ui-undo")}</span>
        </button>
        {hint}
        {(ui.room.get_untracked() != Room::Phone).then(traits_button)}
    }
}

/// Opens what the traits in play do. A phone has it beside the log.
pub fn traits_button() -> impl IntoView {
    let ui = Ui::here();
    let label = t("table-traits-in-play");
    view! {
        <button type="button" class="btn quiet" id="traits-in-play" title=label aria-label=label on:click=move |_| rules_tab::show_traits(ui)>
            <Icon id="t-sharp_vision"/><span class="word">{t("ui-traits")}</span>
        </button>
    }
}

fn card(card: CardScreen) -> impl IntoView {
    let session = Session::here();
    let ui = Ui::here();
    let drag = Drag::here();
    let picked = card.faces.iter().any(|face| face.picked);
    let faces = card.faces.into_iter().map(|face| {
        let (card, shows, playable) = (card.card, face.shows, face.playable);
        let click = Click::Face { card, face: shows };
        view! {
            <button
                type="button"
                class="half"
                class:on=face.picked
                data-face=face.shows.id()
                aria-pressed=face.picked.to_string()
                aria-disabled=(!face.playable).to_string()
                title=face.summary
                on:click=move |event| if !drag.swallows() { tap(session, ui, click, &event) }
                on:pointerdown=move |event| if playable { drag.press(Load::Face { card, face: shows }, &event) }
            >
                <Icon id=trait_icon(face.shows)/><span>{face.name}</span>
            </button>
        }
    });
    let lower = card.lower.map(|text| {
        let (whole, face) = (card.card, card.card.top);
        view! {
            <span
                class="half lower"
                data-face=face.id()
                on:click=move |event| if !drag.swallows() { tap(session, ui, Click::Face { card: whole, face }, &event) }
                on:pointerdown=move |event| drag.press(Load::Face { card: whole, face }, &event)
            ><Icon id="i-plant"/><span>{text}</span></span>
        }
    });
    let two = lower.is_some();
    let flag = card.flag.map(|text| view! { <span class="cardflag">{text}</span> });
    view! { <div class="card" class:sel=picked class:two=two>{flag}{faces.collect_view()}{lower}</div> }
}
