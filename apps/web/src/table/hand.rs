//! The hand: each card with its one or two faces.

use std::sync::Arc;

use desk::screen::CardScreen;
use desk::{Click, Screen};
use leptos::prelude::*;

use crate::parts::{Icon, trait_icon};
use crate::prefs::{t, t_count};
use crate::session::Session;

/// The hand, and the tools beside it.
#[component]
pub fn Hand(screen: Arc<Screen>) -> impl IntoView {
    let session = Session::here();
    let cards = screen.hand.len() as i64;
    let can_undo = screen.can_undo;
    view! {
        <div class="handrow">
            <div class="hand" role="group" aria-label=t("ui-hand")>
                {screen.hand.iter().cloned().map(card).collect_view()}
            </div>
            <p class="note"><Icon id="i-hand"/><b>{t_count("count-cards-in-hand", "count", cards)}</b></p>
            <div class="acts2">
                <button class="btn quiet" id="undo" aria-disabled=(!can_undo).to_string() on:click=move |_| session.undo()>
                    <Icon id="i-undo"/>{t("ui-undo")}
                </button>
                <button class="btn quiet" id="hint" on:click=move |_| session.ask_hint()>
                    <Icon id="i-hint"/>{t("ui-hint")}
                </button>
            </div>
        </div>
    }
}

fn card(card: CardScreen) -> impl IntoView {
    let session = Session::here();
    let picked = card.faces.iter().any(|face| face.picked);
    let faces = card.faces.into_iter().map(|face| {
        let click = Click::Face { card: card.card, face: face.shows };
        view! {
            <button
                type="button"
                class="half"
                class:on=face.picked
                data-face=face.shows.id()
                aria-pressed=face.picked.to_string()
                aria-disabled=(!face.playable).to_string()
                title=face.summary
                on:click=move |_| session.click(click)
            >
                <Icon id=trait_icon(face.shows)/><span>{face.name}</span>
            </button>
        }
    });
    view! { <div class="card" class:sel=picked>{faces.collect_view()}</div> }
}
