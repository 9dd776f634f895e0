//! The analysis board: a free position, who may attack whom, and why.
//!
//! | module | what it shows |
//! |---|---|
//! | this one | the screen: the position of the address, which editions there are |
//! | `bench` | the position, what is chosen on it, the address that carries it |
//! | `notice` | what is said about the last step |
//! | `palette` | the traits |
//! | `matrix` | who may attack whom |
//! | `answer` | the chosen pair, check by check |
//! | `best` | the best moves here, by the search that gives hints |
//! | `play` | the game that goes on from here |
//! | `share` | the link and the text |
//! | `rows` | the seats with their animals or species |
//! | `areas` | the row of area cards, where there is one |
//! | `detail` | the chosen animal or species, and what can be changed about it |
//!
//! The page names no family: what a position offers to change is data of [`AnyBoard`].

mod answer;
mod areas;
mod bench;
mod best;
mod detail;
mod matrix;
mod notice;
mod palette;
mod play;
mod rows;
mod share;

use desk::analysis::AnyBoard;
use desk::analysis::share::Sitters;
use editions::Edition;
use leptos::prelude::*;

use self::bench::Bench;
use self::notice::{Notice, NoticeLine};
use super::home::quick::edition_name;
use crate::parts::{Bar, Icon};
use crate::prefs::{Prefs, t};
use crate::route::Route;

/// The analysis board.
#[component]
pub fn AnalysisPage(
    /// The position, as it stands in the address; or the name of an edition.
    link: Option<String>,
) -> impl IntoView {
    let example = |id: &str| Edition::from_id(id).and_then(AnyBoard::example);
    let (board, broken) = match link.as_deref() {
        None => (AnyBoard::default(), None),
        Some(text) => match example(text).map_or_else(|| AnyBoard::from_link(text), Ok) {
            Ok(board) => (board, None),
            Err(problem) => (AnyBoard::default(), Some(problem)),
        },
    };
    let sitters = link.as_deref().and_then(Sitters::of_link);
    page(Bench::new(board, broken, sitters))
}

/// The screen.
fn page(bench: Bench) -> impl IntoView {
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" {
            bench.joining.set(None);
            bench.notice.set(None);
        }
    });
    on_cleanup(move || keys.remove());
    let prefs = Prefs::here();
    let edition = move || edition_name(prefs.words(), bench.board.with(AnyBoard::edition));
    let said = Signal::derive(move || bench.said(prefs.words()));
    view! {
        <div class="pg analysispg">
            <Bar><span class="edition">{t("analysis-title")}" "<span aria-hidden="true">"·"</span>" "<b>{edition}</b></span></Bar>
            <main class="an">
                <h1 class="vh">{t("analysis-title")}</h1>
                {palette::panel(bench)}
                <div class="anmid">
                    {tools(bench)}
                    <NoticeLine said=said/>
                    {areas::panel(bench)}
                    {rows::seats(bench)}
                    {detail::panel(bench)}
                    {matrix::panel(bench.judged)}
                </div>
                <div class="ans">{best::panel(bench)}{answer::panel(bench.judged)}{play::panel(bench)}{share::panel(bench)}</div>
            </main>
        </div>
    }
}

fn tools(bench: Bench) -> impl IntoView {
    let prefs = Prefs::here();
    let count = move || bench.board.with(AnyBoard::seats);
    let edition = move |edition: Edition| {
        let enter = move |_| match bench.board.with_untracked(|board| board.entered(edition)) {
            Some(change) => bench.edit(change),
            // Another family begins with a position of its own; the way back leads here again.
            None => Route::Analysis(Some(edition.id().to_owned())).go(),
        };
        let is_here = move || bench.board.with(|board| board.edition() == edition).to_string();
        view! {
            <button type="button" data-edition=edition.id() aria-pressed=is_here on:click=enter>
                {move || edition_name(prefs.words(), edition)}
            </button>
        }
    };
    view! {
        <div class="cond">
            <h2>{t("analysis-position")}</h2>
            <div class="segm" role="group" aria-label=t("ui-edition")>{Edition::ALL.map(edition).into_iter().collect_view()}</div>
            <div class="segm" role="group" aria-label=t("ui-players")>
                {(2..=bench.board.with_untracked(AnyBoard::most_seats)).map(|seats| view! {
                    <button type="button" aria-pressed=move || (count() == seats).to_string() on:click=move |_| bench.edit(bench.board.with_untracked(|board| board.seated(seats)))>{seats}</button>
                }).collect_view()}
            </div>
            <button type="button" class="btn quiet" aria-disabled=move || bench.is_fresh().to_string() on:click=move |_| bench.undo()><Icon id="i-undo"/>{t("ui-undo")}</button>
            <button type="button" class="btn quiet" id="clear-board" on:click=move |_| bench.edit(bench.board.with_untracked(AnyBoard::cleared))><Icon id="i-discard"/>{t("analysis-clear")}</button>
        </div>
    }
}
