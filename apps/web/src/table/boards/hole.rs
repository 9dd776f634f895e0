//! The watering hole: its plants, the food cards that lie face down, and who has decided.

use desk::screen::{HoleScreen, LaidScreen, ReadyScreen};
use desk::{Click, Load};
use leptos::prelude::*;

use crate::parts::{Icon, SeatMark, marked};
use crate::session::Session;
use crate::table::drag::Drag;
use crate::table::ui::{Room, Ui};

/// More plants than this are shown as a number.
const IN_POND: u16 = 30;

/// The watering hole.
#[component]
pub fn Hole(
    /// What is there.
    hole: HoleScreen,
) -> impl IntoView {
    let session = Session::here();
    let drag = Drag::here();
    let room = Ui::here().room.get_untracked();
    let takes = hole.takes_card;
    let shown = if room == Room::Phone { hole.tokens.min(12) } else { hole.tokens.min(IN_POND) };
    let plants = (0..shown).map(|_| view! { <i class="pip food"></i> });
    let number = (hole.tokens > shown || hole.tokens > 8).then(|| view! { <b class="num plants">{hole.tokens}</b> });
    let lift = move |event: web_sys::PointerEvent| drag.press(Load::Token, &event);
    let pond =
        view! { {plants.collect_view()}{number}{(hole.tokens == 0).then(|| view! { <b class="num plants">"0"</b> })} };
    let pond = match takes {
        true => view! {
            <button type="button" class="pondpill takes" data-bank="" data-hole="" aria-label=hole.left.clone() on:click=move |_| session.click(Click::Bank)>{pond}</button>
        }
        .into_any(),
        false => view! {
            <span class="pondpill" data-bank="" data-hole="" role="img" aria-label=hole.left.clone() on:pointerdown=lift on:click=move |_| session.click(Click::Bank)>{pond}</span>
        }
        .into_any(),
    };
    let cards = (!hole.cards.is_empty()).then(|| {
        view! { <span class="fcards">{hole.cards.iter().cloned().map(laid).collect_view()}</span> }
    });
    let beside = match hole.ready.clone() {
        Some(ready) => self::ready(ready).into_any(),
        None => {
            let mut notes = hole.notes.clone().into_iter();
            let first = notes.next();
            view! { <span class="lft"><b>{hole.left.clone()}</b><small>{first}</small>{notes.map(|note| view! { <small>{note}</small> }).collect_view()}</span> }.into_any()
        }
    };
    view! {
        <div class="stageline hole" class:wide={room == Room::Wide}>
            {beside}
            {pond}
            <span class="rgt">
                {cards}
                {hole.cards_note.clone().map(|text| view! {
                    <span class="cardsnote"><b>{text}</b>{hole.own_note.clone().map(|own| view! { <small><Icon id="i-hidden" class="s16"/>{own}</small> })}</span>
                })}
            </span>
        </div>
    }
}

/// Who has decided: a mark for each seat, and words.
fn ready(ready: ReadyScreen) -> impl IntoView {
    let marks = (0..ready.all).map(|place| view! { <i class:on={place < ready.ready}></i> });
    view! {
        <span class="lft readyrow" role="status">
            <span class="readymarks" aria-hidden="true">{marks.collect_view()}</span>
            <span><b>{ready.text}</b>{ready.waiting.map(|text| view! { <small>{marked(&text)}</small> })}</span>
        </span>
    }
}

/// A food card, face down; the viewer's with its number.
pub fn laid(card: LaidScreen) -> impl IntoView {
    let yours = card.number.is_some();
    let class = match (card.laid, yours) {
        (true, true) => "back yours",
        (true, false) => "back",
        (false, _) => "back absent",
    };
    view! {
        <span class=class data-laid=card.laid.to_string()>
            <SeatMark seat=card.seat name=card.name.clone()/>
            {card.number.map(|number| view! { <span class="foodnumber">{number}</span> })}
        </span>
    }
}
