//! The analysis board: a free position, who may attack whom, and why.
//!
//! | module | what it shows |
//! |---|---|
//! | this one | the screen, what is chosen, the address that carries the position |
//! | `palette` | the traits |
//! | `position` | the seats with their animals, and the chosen animal in detail |
//! | `matrix` | who may attack whom |
//! | `answer` | the chosen pair, check by check |
//! | `play` | the game that goes on from here |
//! | `share` | the link and the text |

mod answer;
mod matrix;
mod palette;
mod play;
mod position;
mod share;

use desk::origin::analysis::share::LinkProblem;
use desk::origin::analysis::{Board, Edit, Matrix, Refused, Verdict};
use desk::screen::SeatScreen;
use editions::Edition;
use game::RuleId;
use leptos::prelude::*;
use origin::{AnimalId, Trait, World};

use super::home::quick::edition_name;
use crate::parts::{Bar, Icon};
use crate::prefs::{Prefs, t};
use crate::route::Route;

/// The board and what is chosen on it.
#[derive(Clone, Copy)]
pub(super) struct Bench {
    board: RwSignal<Board>,
    past: RwSignal<Vec<Board>>,
    chosen: RwSignal<Option<AnimalId>>,
    joining: RwSignal<Option<Trait>>,
    pair: RwSignal<Option<(AnimalId, AnimalId)>>,
    notice: RwSignal<Option<Notice>>,
    seats: Memo<Vec<SeatScreen>>,
    matrix: Memo<Matrix>,
}

/// What is said about the last step.
#[derive(Clone, PartialEq)]
pub(super) enum Notice {
    Refused(Refused),
    ChooseFirst,
    ChooseSecond(Trait),
    Broken(LinkProblem),
}

impl Bench {
    fn new(link: Option<String>) -> Self {
        let prefs = Prefs::here();
        let (board, notice) = match link.as_deref().map(Board::from_link) {
            None => (Board::default(), None),
            Some(Ok(board)) => (board, None),
            Some(Err(problem)) => (Board::default(), Some(Notice::Broken(problem))),
        };
        let board = RwSignal::new(board);
        let seats = Memo::new(move |_| {
            let words = prefs.words();
            let name = |seat: u8| words.text_with("analysis-player", &[("seat", seat.into())]);
            board.with(|board| board.screen(words, &(1..=board.seats()).map(name).collect::<Vec<_>>()))
        });
        let matrix = Memo::new(move |_| {
            let words = prefs.words();
            board.with(|board| board.matrix(words))
        });
        // The answer for the first pair is there at once, as an example of what a field of the table tells.
        let first = matrix.with_untracked(|matrix| {
            let pair = matrix.hunters.iter().flat_map(|(_, pairs)| pairs).find(|pair| pair.verdict != Verdict::Itself);
            pair.map(|pair| (pair.hunter, pair.prey))
        });
        let (chosen, pair) = (RwSignal::new(None), RwSignal::new(first));
        let (past, joining) = (RwSignal::new(Vec::new()), RwSignal::new(None));
        Self { board, past, chosen, joining, pair, notice: RwSignal::new(notice), seats, matrix }
    }

    fn edit(self, edit: Edit) {
        let mut board = self.board.get_untracked();
        match board.edit(edit) {
            Ok(()) => self.set(board),
            Err(refused) => self.notice.set(Some(Notice::Refused(refused))),
        }
    }

    /// Another position; the one before can be brought back.
    fn set(self, board: Board) {
        self.past.update(|past| past.push(self.board.get_untracked()));
        self.show(board);
    }

    fn undo(self) {
        if let Some(Some(board)) = self.past.try_update(Vec::pop) {
            self.show(board);
        }
    }

    fn show(self, board: Board) {
        self.notice.set(None);
        self.joining.set(None);
        let address = Route::Analysis(Some(board.to_link())).href();
        self.board.set(board);
        let here = |id: AnimalId| self.animal(id).is_some();
        if self.chosen.get_untracked().is_some_and(|id| !here(id)) {
            self.chosen.set(None);
        }
        if self.pair.get_untracked().is_some_and(|(hunter, prey)| !here(hunter) || !here(prey)) {
            self.pair.set(None);
        }
        if let Ok(history) = window().history() {
            let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&address));
        }
    }

    fn animal(self, id: AnimalId) -> Option<desk::screen::AnimalScreen> {
        self.seats
            .with_untracked(|seats| seats.iter().flat_map(|seat| &seat.animals).find(|a| a.id == id.into()).cloned())
    }

    /// A click on an animal: the second of a pair, or the one whose cards are shown.
    fn choose(self, id: AnimalId) {
        if let (Some(shows), Some(first)) = (self.joining.get_untracked(), self.chosen.get_untracked()) {
            self.edit(Edit::Link(shows, first, id));
            self.joining.set(None);
            return;
        }
        self.notice.set(None);
        self.chosen.update(|chosen| *chosen = if *chosen == Some(id) { None } else { Some(id) });
    }

    /// A click on a trait of the palette.
    fn play(self, shows: Trait) {
        let Some(on) = self.chosen.get_untracked() else {
            self.notice.set(Some(Notice::ChooseFirst));
            return;
        };
        if shows.is_pair() {
            self.joining.set(Some(shows));
            self.notice.set(Some(Notice::ChooseSecond(shows)));
        } else {
            self.edit(Edit::AddTrait(on, shows));
        }
    }
}

/// The analysis board.
#[component]
pub fn AnalysisPage(
    /// The position, as it stands in the address.
    link: Option<String>,
) -> impl IntoView {
    let bench = Bench::new(link);
    provide_context(bench);
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" {
            bench.joining.set(None);
            bench.notice.set(None);
        }
    });
    on_cleanup(move || keys.remove());
    let prefs = Prefs::here();
    let edition = move || edition_name(prefs.words(), Edition::of_world(bench.board.with(Board::world)));
    view! {
        <div class="pg analysispg">
            <Bar><span class="edition">{t("analysis-title")}" "<span aria-hidden="true">"·"</span>" "<b>{edition}</b></span></Bar>
            <main class="an">
                <h1 class="vh">{t("analysis-title")}</h1>
                <palette::Palette/>
                <div class="anmid">
                    <Tools/>
                    <NoticeLine/>
                    <position::Seats/>
                    <position::Chosen/>
                    <matrix::MatrixPanel/>
                </div>
                <div class="ans"><answer::Answer/><play::PlayFrom/><share::Share/></div>
            </main>
        </div>
    }
}

#[component]
fn Tools() -> impl IntoView {
    let bench = expect_context::<Bench>();
    let prefs = Prefs::here();
    let count = move || bench.board.with(Board::seats);
    view! {
        <div class="cond">
            <h2>{t("analysis-position")}</h2>
            <div class="segm" role="group" aria-label=t("ui-edition")>
                {[World::Pangea, World::Continents].map(|world| {
                    let edition = Edition::of_world(world);
                    view! {
                        <button
                            type="button"
                            data-edition=edition.id()
                            aria-pressed=move || bench.board.with(|board| board.world() == world).to_string()
                            on:click=move |_| bench.edit(Edit::World(world))
                        >{move || edition_name(prefs.words(), edition)}</button>
                    }
                }).into_iter().collect_view()}
            </div>
            <div class="segm" role="group" aria-label=t("ui-players")>
                {(2..=8u8).map(|seats| view! {
                    <button type="button" aria-pressed=move || (count() == seats).to_string() on:click=move |_| bench.edit(Edit::Seats(seats))>{seats}</button>
                }).collect_view()}
            </div>
            <button type="button" class="btn quiet" aria-disabled=move || bench.past.with(Vec::is_empty).to_string() on:click=move |_| bench.undo()><Icon id="i-undo"/>{t("ui-undo")}</button>
            <button type="button" class="btn quiet" id="clear-board" on:click=move |_| bench.edit(Edit::Clear)><Icon id="i-discard"/>{t("analysis-clear")}</button>
        </div>
    }
}

/// What is said about the last step: a refusal with its rule, what to choose next, or what is wrong with a link.
#[component]
fn NoticeLine() -> impl IntoView {
    let bench = expect_context::<Bench>();
    let prefs = Prefs::here();
    let line = move || {
        let words = prefs.words();
        Some(match bench.notice.get()? {
            Notice::Refused(Refused::Rule(rule)) => {
                let nobody: [&str; 0] = [];
                let view = bench.board.with_untracked(|board| origin::State::from_position(board.position()).ok())?;
                let view = game::Game::view(&view, game::Viewer::Spectator);
                let names = locale::Table::new(nobody, &view);
                let text = locale::origin::refusal(words, &names, rule, None);
                let href = Route::Rules(Some(rule.id().to_owned())).href();
                view! { <p class="refused"><Icon id="i-shield" class="s18"/><span>{text}</span><a class="ruleid" href=href>{rule.id()}</a></p> }.into_any()
            }
            Notice::Refused(Refused::TooMuch) => plain(words.text("analysis-too-much")),
            Notice::Refused(Refused::Nothing) => plain(words.text("analysis-nothing")),
            Notice::ChooseFirst => plain(words.text("analysis-choose-first")),
            Notice::ChooseSecond(shows) => {
                let name = locale::origin::trait_name(words, shows);
                plain(words.text_with("analysis-choose-second", &[("trait", name.into())]))
            }
            Notice::Broken(LinkProblem::Letters) => plain(words.text("analysis-broken-link")),
            Notice::Broken(LinkProblem::NoPosition) => plain(words.text("analysis-no-position")),
            Notice::Broken(LinkProblem::Text(problem)) => {
                super::replay::broken("analysis-broken-text", &problem).into_any()
            }
        })
    };
    view! { <div class="notice" role="alert">{line}</div> }
}

fn plain(text: String) -> AnyView {
    view! { <p class="refused"><Icon id="i-hint" class="s18"/><span>{text}</span></p> }.into_any()
}
