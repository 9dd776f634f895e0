//! Clocks: under the names, and in the prompt. They are never spoken by themselves.

use desk::Stage;
use game::Seat;
use leptos::prelude::*;
use protocol::{Occupant, Phase};

use crate::online::Online;
use crate::online::clock::{LOW, shown};
use crate::pages::place::when;
use crate::parts::Icon;
use crate::prefs::{Prefs, t};
use crate::session::Session;

/// How a clock looks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Waits,
    Runs,
    Still,
    Low,
    /// Days for a move: nothing ticks.
    Slow,
    /// Only hours are left of them.
    Soon,
}

/// The clock of a seat, with how it looks; nothing where nobody has one.
fn clock(online: Online, seat: Seat) -> Option<(u64, Form)> {
    let clocks = online.clocks.get()?;
    let (is_bot, stands, is_slow) = online.room.with(|room| {
        let room = room.as_ref()?;
        let place = room.places.iter().find(|place| place.seat == seat)?;
        let stands = room.phase != Phase::Playing || room.request.is_some();
        let is_slow = room.rules.clock.is_some_and(|clock| clock.per_move_ms().is_some());
        Some((matches!(place.occupant, Occupant::Bot { .. }), stands, is_slow))
    })?;
    if is_bot {
        return None;
    }
    let now = online.now.get().max(js_sys::Date::now());
    let left = clocks.left(seat, now);
    let form = match (stands, clocks.runs(seat)) {
        // Who is not asked has no time that could run out.
        (_, false) if is_slow => return None,
        (_, true) if is_slow => {
            if left < when::SOON {
                Form::Soon
            } else {
                Form::Slow
            }
        }
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
    let prefs = Prefs::here();
    let state = Memo::new(move |_| clock(online, seat).map(|(left, form)| (told(left, form), form)));
    move || {
        state.get().map(|(seconds, form)| {
            let (class, icon) = match form {
                Form::Waits => ("clk", "i-timer"),
                Form::Runs => ("clk run", "i-timer"),
                Form::Still => ("clk still", "i-pause"),
                Form::Low => ("clk low", "i-timer"),
                Form::Slow => ("clk run", "i-calendar"),
                Form::Soon => ("clk soon", "i-calendar"),
            };
            view! { <span class=class data-clock=seat.number()><Icon id=icon/>{in_words(prefs, seconds, form)}</span> }
        })
    }
}

/// How exactly a time is told: by seconds, or by minutes where there are days.
fn told(left: u64, form: Form) -> u64 {
    match form {
        Form::Slow | Form::Soon => left / 60_000 * 60,
        Form::Waits | Form::Runs | Form::Still | Form::Low => left.div_ceil(1000),
    }
}

fn in_words(prefs: Prefs, seconds: u64, form: Form) -> String {
    match form {
        Form::Slow | Form::Soon => when::left(prefs.words(), seconds * 1000),
        Form::Waits | Form::Runs | Form::Still | Form::Low => shown(seconds * 1000),
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
    let (online, session, prefs) = (Online::here(), Session::here(), Prefs::here());
    let state = Memo::new(move |_| own(online, session).map(|(left, form)| (told(left, form), form)));
    move || {
        state.get().map(|(seconds, form)| {
            let words = prefs.words();
            let until = || {
                let at = when::moment(prefs, when::in_so_long(seconds * 1000));
                words.text_with("online-until", &[("moment", at.into())])
            };
            let note = match form {
                Form::Still => words.text("online-time-still"),
                Form::Slow | Form::Soon => until(),
                Form::Waits | Form::Runs | Form::Low => words.text("online-time-yours"),
            };
            view! { <span class="ptime"><b>{(form == Form::Still).then(|| view! { <Icon id="i-pause" class="s16"/> })}{in_words(prefs, seconds, form)}</b><small>{note}</small></span> }
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
