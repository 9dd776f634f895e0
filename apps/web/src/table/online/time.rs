//! Clocks: under the names, and in the prompt. They are never spoken by themselves.

use desk::Stage;
use game::Seat;
use leptos::prelude::*;
use protocol::{Occupant, Phase};

use crate::online::Online;
use crate::online::clock::{LOW, shown};
use crate::parts::Icon;
use crate::prefs::t;
use crate::session::Session;

/// How a clock looks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Waits,
    Runs,
    Still,
    Low,
}

/// The clock of a seat, with how it looks; nothing where nobody has one.
fn clock(online: Online, seat: Seat) -> Option<(u64, Form)> {
    let clocks = online.clocks.get()?;
    let (is_bot, stands) = online.room.with(|room| {
        let room = room.as_ref()?;
        let place = room.places.iter().find(|place| place.seat == seat)?;
        let stands = room.phase != Phase::Playing || room.request.is_some();
        Some((matches!(place.occupant, Occupant::Bot { .. }), stands))
    })?;
    if is_bot {
        return None;
    }
    let now = online.now.get().max(js_sys::Date::now());
    let left = clocks.left(seat, now);
    let form = match (stands, clocks.runs(seat)) {
        (true, _) => Form::Still,
        (false, true) if left <= LOW => Form::Low,
        (false, true) => Form::Runs,
        (false, false) => Form::Waits,
    };
    Some((left, form))
}

/// The clock beside a name.
#[component]
pub fn ClockOf(seat: Seat) -> impl IntoView {
    let online = Online::here();
    let state = Memo::new(move |_| clock(online, seat).map(|(left, form)| (left.div_ceil(1000), form)));
    move || {
        state.get().map(|(seconds, form)| {
            let (class, icon) = match form {
                Form::Waits => ("clk", "i-timer"),
                Form::Runs => ("clk run", "i-timer"),
                Form::Still => ("clk still", "i-pause"),
                Form::Low => ("clk low", "i-timer"),
            };
            view! { <span class=class data-clock=seat.number()><Icon id=icon/>{shown(seconds * 1000)}</span> }
        })
    }
}

/// The own clock, while the player is asked.
fn own(online: Online, session: Session) -> Option<(u64, Form)> {
    match session.stage.get() {
        Stage::Yours(seat) if session.online.get() => clock(online, seat),
        _ => None,
    }
}

/// The time in the prompt.
#[component]
pub fn PromptTime() -> impl IntoView {
    let (online, session) = (Online::here(), Session::here());
    let state = Memo::new(move |_| own(online, session).map(|(left, form)| (left.div_ceil(1000), form)));
    move || {
        state.get().map(|(seconds, form)| {
            let note = if form == Form::Still { "online-time-still" } else { "online-time-yours" };
            view! { <span class="ptime"><b>{(form == Form::Still).then(|| view! { <Icon id="i-pause" class="s16"/> })}{shown(seconds * 1000)}</b><small>{t(note)}</small></span> }
        })
    }
}

/// What happens at zero, said once when the time is low.
#[component]
pub fn Late() -> impl IntoView {
    let (online, session) = (Online::here(), Session::here());
    let late = Memo::new(move |_| matches!(own(online, session), Some((_, Form::Low))));
    view! {
        <div role="alert" class="latebox">
            {move || late.get().then(|| view! { <p class="late" id="time-low"><Icon id="i-timer" class="s18"/><b>{t("online-time-low")}</b>" "<span>{t("online-time-low-note")}</span></p> })}
        </div>
    }
}
