//! The game that goes on from this position: which seat is yours.

use desk::analysis::{AnyBoard, Counter, Refused};
use leptos::prelude::*;

use super::{Bench, Notice};
use crate::kept_game::seed_by_chance;
use crate::parts::Icon;
use crate::prefs::{Prefs, t};
use crate::route::Route;
use crate::session::Session;

/// Who plays the other seats.
pub const BOT: &str = crate::pages::levels::USUAL;

/// The way from the position to a table, with the numbers that its game needs besides.
pub fn panel(bench: Bench) -> impl IntoView {
    let (prefs, session) = (Prefs::here(), Session::here());
    let count = move || bench.board.with(AnyBoard::seats);
    let seats = move || {
        let seat = move |seat: u8| {
            let name = bench.player(prefs.words(), seat);
            view! { <button type="button" title=name.clone() aria-label=name aria-pressed=move || (bench.you() == seat).to_string() on:click=move |_| bench.sit(seat)>{seat + 1}</button> }
        };
        (0..count()).map(seat).collect_view()
    };
    let play = move |_| {
        let saved = bench.game(prefs.own_name_now(), BOT, seed_by_chance());
        if saved.is_some_and(|saved| session.open(&saved).is_ok()) {
            Route::Play.go();
        } else {
            bench.notice.set(Some(Notice::Refused(Refused::TooMuch)));
        }
    };
    let counters = move || {
        let words = prefs.words();
        let counters = bench.board.with(|board| board.counters(words));
        counters.into_iter().map(|one| counter(bench, one)).collect_view()
    };
    let in_play = move || session.screen.with(|screen| screen.as_ref().is_some_and(|screen| screen.result.is_none()));
    view! {
        <section class="panel" aria-labelledby="play-title">
            <h2 class="k" id="play-title">{t("analysis-play")}</h2>
            <p class="hint">{t(bench.judged.terms.play_note)}</p>
            <div class="foodrow"><span>{t("analysis-play-you")}</span><div class="segm" role="group" aria-label=t("analysis-play-you")>{seats}</div></div>
            {counters}
            <Show when=in_play><p class="hint">{t("home-record-replaces")}</p></Show>
            <button type="button" class="btn primary full" id="play-from-here" on:click=play><Icon id="i-play"/>{t("analysis-play")}</button>
        </section>
    }
}

/// A row with a number that can be changed: less, the number, more.
pub fn counter(bench: Bench, counter: Counter) -> impl IntoView {
    let Counter { name, count, less, more, steps } = counter;
    view! {
        <div class="foodrow">
            <span>{name.clone()}</span>
            <button type="button" class="tiny" aria-label=format!("{name}: {less}") on:click=move |_| bench.edit(steps.less)><Icon id="i-minus" class="s16"/></button>
            <b class="num">{count}</b>
            <button type="button" class="tiny" aria-label=format!("{name}: {more}") on:click=move |_| bench.edit(steps.more)><Icon id="i-plus" class="s16"/></button>
        </div>
    }
}
