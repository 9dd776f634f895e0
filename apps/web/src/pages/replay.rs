//! The replay viewer: a played game, event by event.
//!
//! | module | what it shows |
//! |---|---|
//! | this one | the screen, keys, playing by itself |
//! | `open` | the way to a record: file or text |
//! | `board` | the table at this moment, and what happens |
//! | `timeline` | the scrubber with its marks |
//! | `events` | the log: now in ink, later pale |
//! | `review` | the review of the game, in a worker |
//! | `graph` | everybody's chance to win over the game |
//! | `turning` | where the chances changed most, and why |

mod board;
mod events;
mod graph;
mod open;
mod review;
mod timeline;
mod turning;

use std::sync::Arc;
use std::time::Duration;

use desk::AnyFilm;
use desk::Saved;
use desk::replay::{DiceCheck, FilmLine};
use game::{Seat, Viewer};
use leptos::prelude::*;

use crate::kept_game::{self, PLAYED};
use crate::online::Online;
use crate::pages::levels::USUAL;
use crate::parts::{Bar, Download, Icon};
use crate::prefs::{Prefs, t};
use crate::route::Route;
use crate::session::Session;

use board::Board;
use events::Side;
use open::OpenRecord;
pub(super) use open::{broken, excerpt, what_is_wrong};
use review::{Reviewing, Turn};
use timeline::Timeline;

/// What is shown: a film, where it stands, whether it runs.
#[derive(Clone, Copy)]
pub(super) struct Projector {
    film: RwSignal<Option<Arc<dyn AnyFilm>>>,
    /// The kept game this is, if it is one.
    kept: RwSignal<Option<Saved>>,
    frame: RwSignal<usize>,
    playing: RwSignal<bool>,
    lines: Memo<Arc<Vec<FilmLine>>>,
    reviewing: Reviewing,
    turning: Memo<Vec<Turn>>,
}

/// Between two events while it plays.
const BEAT: Duration = Duration::from_millis(1100);

impl Projector {
    fn new() -> Self {
        let prefs = Prefs::here();
        let film = RwSignal::new(None::<Arc<dyn AnyFilm>>);
        let lines = Memo::new(move |_| {
            let words = prefs.words();
            Arc::new(film.get().map(|film| film.lines(words)).unwrap_or_default())
        });
        let reviewing = Reviewing::new();
        let projector = Self {
            film,
            kept: RwSignal::new(None),
            frame: RwSignal::new(0),
            playing: RwSignal::new(false),
            lines,
            reviewing,
            turning: reviewing.turning(film),
        };
        match use_context::<Online>().and_then(|online| online.record.get_untracked()) {
            Some(record) => projector.show_record(record),
            None => projector.show_kept(),
        }
        Effect::new(move |_| {
            let kept = projector.kept.get_untracked();
            if let Some(film) = projector.film.get() {
                projector.reviewing.show(film.as_ref(), kept.as_ref());
            }
        });
        projector
    }

    /// Shows the game that was just played online.
    fn show_record(self, record: String) {
        let Ok(film) = desk::film("game", &record, Viewer::Spectator) else { return };
        self.show(film);
    }

    /// Shows the game the browser keeps, as its player saw it.
    fn show_kept(self) {
        let Some(saved) = kept_game::read(PLAYED) else { return };
        let Ok(film) = desk::film("game", &saved.record, saved.only_person()) else { return };
        self.kept.set(Some(saved));
        self.show(film);
    }

    fn show(self, film: Box<dyn AnyFilm>) {
        self.playing.set(false);
        self.frame.set(0);
        self.film.set(Some(Arc::from(film)));
    }

    fn last(self) -> usize {
        self.film.with_untracked(|film| film.as_ref().map_or(0, |film| film.len().saturating_sub(1)))
    }

    fn go(self, frame: usize) {
        let frame = frame.min(self.last());
        if self.frame.get_untracked() != frame {
            self.frame.set(frame);
        }
    }

    fn step(self, forward: bool) {
        let now = self.frame.get_untracked();
        self.go(if forward { now + 1 } else { now.saturating_sub(1) });
    }

    fn turn(self) {
        if !self.playing.get_untracked() && self.frame.get_untracked() == self.last() {
            self.frame.set(0);
        }
        self.playing.update(|playing| *playing = !*playing);
    }

    fn press(self, event: &web_sys::KeyboardEvent) {
        let target = event.target().and_then(|to| wasm_bindgen::JsCast::dyn_into::<web_sys::Element>(to).ok());
        let tag = target.map(|element| element.tag_name()).unwrap_or_default();
        if ["INPUT", "SELECT", "TEXTAREA"].contains(&tag.as_str())
            || event.ctrl_key()
            || event.meta_key()
            || event.alt_key()
        {
            // The slider has its own arrows; , and . work there too.
            if tag != "INPUT" || ![",", "."].contains(&event.key().as_str()) {
                return;
            }
        }
        match event.key().as_str() {
            "," | "ArrowLeft" => self.step(false),
            "." | "ArrowRight" => self.step(true),
            "Home" => self.go(0),
            "End" => self.go(usize::MAX),
            " " if tag == "BODY" => self.turn(),
            _ => return,
        }
        event.prevent_default();
    }
}

/// The replay viewer.
#[component]
pub fn ReplayPage() -> impl IntoView {
    let projector = Projector::new();
    provide_context(projector);
    let keys = window_event_listener(leptos::ev::keydown, move |event| projector.press(&event));
    on_cleanup(move || keys.remove());
    let timer = set_interval_with_handle(
        move || {
            if projector.playing.get_untracked() {
                projector.step(true);
                if projector.frame.get_untracked() == projector.last() {
                    projector.playing.set(false);
                }
            }
        },
        BEAT,
    );
    on_cleanup(move || {
        if let Ok(timer) = timer {
            timer.clear();
        }
    });
    let is_there = Memo::new(move |_| projector.film.with(|film| film.as_ref().is_some_and(|film| !film.is_empty())));
    move || {
        if is_there.get() {
            view! { <Screening/> }.into_any()
        } else {
            view! {
                <div class="pg"><Bar><span class="edition">{t("ui-replay")}</span></Bar>
                <main class="homemain"><OpenRecord/></main></div>
            }
            .into_any()
        }
    }
}

#[component]
fn Screening() -> impl IntoView {
    let projector = expect_context::<Projector>();
    let opening = RwSignal::new(false);
    let export = move || projector.film.get().map(|film| film.export()).unwrap_or_default();
    view! {
        <div class="pg replaypg">
            <Bar><span class="edition">{t("ui-replay")}</span></Bar>
            <main class="replaymain">
                <h1 class="vh">{t("ui-replay")}</h1>
                <div class="replayboard">
                    <div class="replaytools">
                        <SeenBy/>
                        <button type="button" class="btn quiet" id="open-record" aria-expanded=move || opening.get().to_string()
                            on:click=move |_| opening.update(|open| *open = !*open)><Icon id="i-share"/>{t("replay-open")}</button>
                        {move || view! { <Download text=export() file="pangea-game.txt" label="after-download"/> }}
                        <PlayOn/>
                    </div>
                    <FairDice/>
                    <Show when=move || opening.get()><OpenRecord/></Show>
                    <Board/>
                </div>
                <Side/>
                <Timeline/>
            </main>
        </div>
    }
}

/// Whether the dice of the game are fair, computed here from what the record tells of them.
#[component]
fn FairDice() -> impl IntoView {
    let projector = expect_context::<Projector>();
    let prefs = Prefs::here();
    move || {
        let dice = projector.film.get()?.dice()?;
        let (class, icon) = match dice {
            DiceCheck::Fair { .. } => ("fairdice", "i-check"),
            DiceCheck::Unfit { .. } => ("fairdice broken", "i-alert"),
        };
        Some(view! { <p class=class id="fair-dice"><Icon id=icon/>{dice.text(prefs.words())}</p> })
    }
}

/// Through whose eyes. While the game is in play, only through those of its player.
#[component]
fn SeenBy() -> impl IntoView {
    let projector = expect_context::<Projector>();
    let choices = move || {
        let film = projector.film.get()?;
        let free = film.is_over() || projector.kept.with(Option::is_none);
        let seats = film.players().to_vec();
        let chosen = film.viewer();
        let value = |viewer| match viewer {
            Viewer::Seat(seat) => seat.index().to_string(),
            Viewer::Spectator => "all".to_owned(),
        };
        let option = move |viewer: Viewer, name: String| {
            view! { <option value=value(viewer) selected=viewer == chosen>{name}</option> }
        };
        let players = seats.into_iter().enumerate().filter_map(move |(place, name)| {
            let viewer = Viewer::Seat(Seat::new(place)?);
            (free || viewer == chosen).then(|| option(viewer, name))
        });
        Some(view! { {option(Viewer::Spectator, t("ui-spectator")())}{players.collect_view()} })
    };
    let change = move |event| {
        let chosen = event_target_value(&event).parse().ok().and_then(Seat::new);
        let viewer = chosen.map_or(Viewer::Spectator, Viewer::Seat);
        let Some(film) = projector.film.get_untracked() else { return };
        let frame = projector.frame.get_untracked();
        let share = frame as f64 / film.len().max(1) as f64;
        let other = film.seen_by(viewer);
        let frame = (share * other.len() as f64) as usize;
        projector.show(other);
        projector.go(frame);
    };
    view! {
        <label class="field seenby"><Icon id="i-spectate"/><span>{t("replay-seen-by")}</span>
            <select on:change=change>{choices}</select>
        </label>
    }
}

/// Opens the rest of the game as a table against bots; asks first if that would end a game in play.
#[component]
fn PlayOn() -> impl IntoView {
    let projector = expect_context::<Projector>();
    let session = Session::here();
    let sure = RwSignal::new(false);
    let in_play = move || session.screen.with_untracked(|screen| screen.as_ref().is_some_and(|s| s.result.is_none()));
    let play = move |_| {
        if in_play() && !sure.get_untracked() {
            sure.set(true);
            return;
        }
        let Some(film) = projector.film.get_untracked() else { return };
        let seed = (js_sys::Math::random() * 9_007_199_254_740_992.0) as u64;
        let kept = projector.kept.with_untracked(|kept| kept.as_ref().and_then(|kept| kept.occupants()));
        let saved = film.play_on(projector.frame.get_untracked(), kept.as_deref(), USUAL, seed);
        if saved.is_some_and(|saved| session.open(&saved).is_ok()) {
            Route::Play.go();
        }
    };
    let label = move || if sure.get() { t("replay-replaces")() } else { t("replay-play-on")() };
    view! {
        <button type="button" class="btn" class:danger=move || sure.get() id="play-on" on:click=play on:blur=move |_| sure.set(false)>
            <Icon id="i-play"/>{label}
        </button>
    }
}
