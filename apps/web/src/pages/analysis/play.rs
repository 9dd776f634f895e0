//! The game that goes on from this position: which seat is yours, and how much food there is.

use desk::origin::analysis::{Board, Edit, PlayOn};
use game::Seat;
use leptos::prelude::*;
use locale::origin::location_name;
use origin::Location;

use super::{Bench, Notice};
use crate::kept_game::seed_by_chance;
use crate::parts::Icon;
use crate::prefs::{Prefs, t};
use crate::route::Route;
use crate::session::{BOT_NAMES, Session};

/// Who plays the other seats.
const BOT: &str = "greedy";

/// The way from the position to a table.
#[component]
pub fn PlayFrom() -> impl IntoView {
    let bench = expect_context::<Bench>();
    let (prefs, session) = (Prefs::here(), Session::here());
    let chosen = RwSignal::new(0_u8);
    let count = move || bench.board.with(Board::seats);
    // A seat that was taken away is not played.
    let you = move || chosen.get().min(count() - 1);
    let seats = move || {
        let seat = move |seat: u8| {
            view! { <button type="button" aria-pressed=move || (you() == seat).to_string() on:click=move |_| chosen.set(seat)>{seat + 1}</button> }
        };
        (0..count()).map(seat).collect_view()
    };
    let play = move |_| {
        let you = Seat::wrapping(usize::from(untrack(you)));
        let mut players: Vec<String> = BOT_NAMES.iter().map(|name| (*name).to_owned()).collect();
        players.insert(you.index(), prefs.own_name_now());
        let with = PlayOn { you, players, bot: BOT.to_owned(), seed: seed_by_chance() };
        let saved = bench.board.with_untracked(|board| board.play_on(&with));
        if saved.is_some_and(|saved| session.open(&saved).is_ok()) {
            Route::Play.go();
        } else {
            bench.notice.set(Some(Notice::Refused(desk::origin::analysis::Refused::TooMuch)));
        }
    };
    let in_play = move || session.screen.with(|screen| screen.as_ref().is_some_and(|screen| screen.result.is_none()));
    let banks = move || {
        let words = prefs.words();
        let locations = bench.board.with(|board| board.world().locations());
        let bank = |at: Location| {
            let name = match locations.len() {
                1 => words.text("ui-food-bank"),
                _ => format!("{}: {}", words.text("ui-food-bank"), location_name(words, at)),
            };
            let (less, more) = (words.text("analysis-food-less"), words.text("analysis-food-more"));
            view! {
                <div class="foodrow">
                    <span>{name.clone()}</span>
                    <button type="button" class="tiny" aria-label=format!("{name}: {less}") on:click=move |_| bench.edit(Edit::Bank(at, -1))><Icon id="i-minus" class="s16"/></button>
                    <b class="num">{move || bench.board.with(|board| board.bank(at))}</b>
                    <button type="button" class="tiny" aria-label=format!("{name}: {more}") on:click=move |_| bench.edit(Edit::Bank(at, 1))><Icon id="i-plus" class="s16"/></button>
                </div>
            }
        };
        locations.iter().copied().map(bank).collect_view()
    };
    view! {
        <section class="panel" aria-labelledby="play-title">
            <h2 class="k" id="play-title">{t("analysis-play")}</h2>
            <p class="hint">{t("analysis-play-note")}</p>
            <div class="foodrow"><span>{t("analysis-play-you")}</span><div class="segm" role="group" aria-label=t("analysis-play-you")>{seats}</div></div>
            {banks}
            <Show when=in_play><p class="hint">{t("home-record-replaces")}</p></Show>
            <button type="button" class="btn primary full" id="play-from-here" on:click=play><Icon id="i-play"/>{t("analysis-play")}</button>
        </section>
    }
}
