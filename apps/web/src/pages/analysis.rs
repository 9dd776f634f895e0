//! The analysis board: a free position, who may attack whom, and why.
//!
//! | module | what it shows |
//! |---|---|
//! | this one | the screen: which family the address is about, which editions there are |
//! | `bench` | the position, what is chosen on it, the address that carries it; the same for every family |
//! | `notice` | what is said about the last step |
//! | `palette` | the traits |
//! | `matrix` | who may attack whom |
//! | `answer` | the chosen pair, check by check |
//! | `best` | the best moves here, by the search that gives hints |
//! | `play` | the game that goes on from here |
//! | `share` | the link and the text |
//! | `rows` | seats with rows of animals, and the cards of the chosen animal |
//! | `land` | The Origin of Species and Continents: the banks, and the chosen animal in detail |
//! | `boards` | Evolution and Natural Selection: the same for species, with their seats |
//! | `world` | New World: the area row, and the chosen animal in detail |

mod answer;
mod bench;
mod best;
mod boards;
mod land;
mod matrix;
mod notice;
mod palette;
mod play;
mod rows;
mod share;
mod world;

use desk::analysis::FreePosition;
use desk::analysis::share::{AnyBoard, Sitters};
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
    let first = || AnyBoard::Origin(desk::origin::analysis::Board::default());
    let (board, broken) = match link.as_deref() {
        None => (first(), None),
        Some(text) => match example(text).map_or_else(|| AnyBoard::from_link(text), Ok) {
            Ok(board) => (board, None),
            Err(problem) => (first(), Some(problem)),
        },
    };
    let sitters = link.as_deref().and_then(Sitters::of_link);
    match board {
        AnyBoard::Origin(board) => land::page(Bench::new(board, broken, land::TERMS, sitters)).into_any(),
        AnyBoard::Boards(board) => boards::page(Bench::new(board, broken, boards::TERMS, sitters)).into_any(),
        AnyBoard::World(board) => world::page(Bench::new(board, broken, world::TERMS, sitters)).into_any(),
    }
}

/// The screen round the parts of a family: its palette, what stands in the middle, what its game needs besides.
fn frame<B: FreePosition>(
    bench: Bench<B>,
    palette: impl IntoView + 'static,
    middle: impl IntoView + 'static,
    play: impl IntoView + 'static,
) -> impl IntoView {
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" {
            bench.joining.set(None);
            bench.notice.set(None);
        }
    });
    on_cleanup(move || keys.remove());
    let prefs = Prefs::here();
    let edition = move || edition_name(prefs.words(), bench.board.with(B::edition));
    let said = Signal::derive(move || bench.said(prefs.words()));
    view! {
        <div class="pg analysispg">
            <Bar><span class="edition">{t("analysis-title")}" "<span aria-hidden="true">"·"</span>" "<b>{edition}</b></span></Bar>
            <main class="an">
                <h1 class="vh">{t("analysis-title")}</h1>
                {palette}
                <div class="anmid">
                    {tools(bench)}
                    <NoticeLine said=said/>
                    {middle}
                    {matrix::panel(bench.judged)}
                </div>
                <div class="ans">{best::panel(bench)}{answer::panel(bench.judged)}{play}{share::panel(bench)}</div>
            </main>
        </div>
    }
}

fn tools<B: FreePosition>(bench: Bench<B>) -> impl IntoView {
    let prefs = Prefs::here();
    let count = move || bench.board.with(B::seats);
    let edition = move |edition: Edition| {
        let enter = move |_| match B::entered(edition) {
            Some(edit) => bench.edit(edit),
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
                {(2..=B::SEATS).map(|seats| view! {
                    <button type="button" aria-pressed=move || (count() == seats).to_string() on:click=move |_| bench.edit(B::seated(seats))>{seats}</button>
                }).collect_view()}
            </div>
            <button type="button" class="btn quiet" aria-disabled=move || bench.is_fresh().to_string() on:click=move |_| bench.undo()><Icon id="i-undo"/>{t("ui-undo")}</button>
            <button type="button" class="btn quiet" id="clear-board" on:click=move |_| bench.edit(B::cleared())><Icon id="i-discard"/>{t("analysis-clear")}</button>
        </div>
    }
}
