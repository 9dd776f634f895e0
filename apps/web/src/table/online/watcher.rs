//! What a watcher has: the table from any side, and card backs for a hand.

use std::sync::Arc;

use desk::Screen;
use game::Seat;
use leptos::prelude::*;

use crate::parts::Icon;
use crate::prefs::{Prefs, t};
use crate::session::Session;

/// Turns the table; it shows no more.
#[component]
pub fn Sides() -> impl IntoView {
    let (session, prefs) = (Session::here(), Prefs::here());
    let seats = move || {
        let screen = session.screen.get()?;
        let mut seats: Vec<(Seat, String)> =
            screen.own.iter().chain(&screen.others).map(|seat| (seat.seat, seat.name.clone())).collect();
        seats.sort_by_key(|(seat, _)| seat.index());
        Some((screen.own.as_ref()?.seat, seats))
    };
    let choose = move |event| {
        let seat = event_target_value(&event).parse::<usize>().ok().and_then(Seat::new);
        if let Some(seat) = seat {
            session.look_from(seat);
        }
    };
    move || {
        seats().map(|(now, seats)| {
            let options = seats.into_iter().map(|(seat, name)| {
                let text = move || prefs.words().text_with("online-side", &[("player", name.clone().into())]);
                view! { <option value=seat.index() selected=seat == now>{text}</option> }
            });
            view! { <select class="sidepick" id="side" aria-label=t("online-sides") on:change=choose>{options.collect_view()}</select> }
        })
    }
}

/// Card backs with a number.
#[component]
pub fn Backs(screen: Arc<Screen>) -> impl IntoView {
    let prefs = Prefs::here();
    screen.own.clone().map(|seat| {
        let (name, count) = (seat.name.clone(), seat.hand);
        let holds = move || {
            prefs.words().text_with("online-holds", &[("player", name.clone().into()), ("count", count.into())])
        };
        let backs = (0..seat.hand.min(12)).map(|_| view! { <i class="back"><Icon id="i-hidden"/></i> });
        view! {
            <div class="handline backsline" id="backs">
                <span class="backs" aria-hidden="true">{backs.collect_view()}</span>
                <Icon id="i-hand"/><b>{holds}</b><span class="chips">{t("online-holds-note")}</span>
            </div>
        }
    })
}
