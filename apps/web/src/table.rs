//! The table: everything a `desk::Screen` shows, drawn.

mod animal;
mod areas;
mod arrow;
mod aside;
mod back;
mod boards;
mod chip;
mod drag;
mod fit;
mod hand;
mod inspect;
mod keys;
mod links;
mod log;
mod motion;
#[cfg(feature = "online")]
pub mod online;
#[cfg(not(feature = "online"))]
#[path = "table/local.rs"]
pub mod online;
pub mod pace;
mod places;
mod prompt;
mod result;
mod rules_tab;
mod seat;
mod spot;
mod stage;
mod stuck;
mod summary;
#[cfg(feature = "online")]
pub mod talk;
mod ui;
mod watch;

use std::sync::Arc;
use std::time::Duration;

use desk::screen::{Mood, Progress};
use desk::{Screen, Stage};
use leptos::prelude::*;

use crate::language::fetch_books;
use crate::online::Online;
use crate::pages::still;
use crate::parts::{Bar, Icon, SeatMark, marked};
use crate::prefs::{Prefs, Speed, t, t_in};
use crate::route::Route;
use crate::session::Session;

use animal::Look;
use areas::AreaRow;
pub use areas::tokens;
use arrow::Arrow;
use aside::SetAside;
use boards::{Hole, OwnBoards};
use drag::{Carried, Drag};
use hand::Hand;
use inspect::Inspector;
use keys::KeyList;
use log::{LastLine, LogPanel};
use motion::Motion;
use online::{Backs, Instead, Late, Strip, TableTools, TalkPanel};
use places::{Journeys, Places};
use prompt::{Prompt, Rolled};
use result::ResultPanel;
use seat::{Opponents, OwnSeat};

pub use boards::{laid, stats};
pub use seat::fact;

use stage::Pond;
use stuck::Stuck;
use summary::Summary;
use ui::{Room, Ui};
use watch::Watch;

/// The books come when the table has been drawn.
const BOOKS_AFTER: Duration = Duration::from_secs(2);

/// The table, or the way to one.
#[component]
pub fn TablePage() -> impl IntoView {
    let session = Session::here();
    let prefs = Prefs::here();
    let ui = Ui::new();
    provide_context(ui);
    let drag = Drag::new(session);
    provide_context(drag);
    inspect::listen(session, ui, drag);
    back::follow(ui);
    set_timeout(move || fetch_books(prefs), BOOKS_AFTER);
    let is_there = Memo::new(move |_| session.screen.with(Option::is_some));
    let keys = window_event_listener(leptos::ev::keydown, move |event| keys::press(session, ui, prefs, &event));
    on_cleanup(move || keys.remove());
    move || {
        if is_there.get() {
            view! { <Playing/> }.into_any()
        } else {
            view! {
                <div class="pg"><Bar><span></span></Bar>
                <main class="homemain"><a class="btn primary lg" href=Route::Home.href()>{t("ui-play-now")}</a></main></div>
            }
            .into_any()
        }
    }
}

#[component]
fn Playing() -> impl IntoView {
    let session = Session::here();
    prompt::keep_focus(session);
    provide_context(Memo::new(move |_| online::instead()));
    let hand_over = move || match session.stage.get() {
        Stage::HandOver(seat) => Some(seat),
        _ => None,
    };
    let page = move || {
        let screen = session.screen.get()?;
        Some(match hand_over() {
            Some(seat) => view! { <HandOver screen=screen seat=seat/> }.into_any(),
            None => table(screen),
        })
    };
    view! { {page} <Arrow/> <Journeys/> <Look/> <Carried/> <KeyList/> <SetAside/> <Stuck/> <Inspector/> <Motion/> <Summary/> <TalkPanel/> }
}

/// The question stands first in the page, where the focus goes; the eye finds it below the table.
fn table(screen: Arc<Screen>) -> AnyView {
    let ui = Ui::here();
    ui.track();
    let others = screen.others.len();
    let tight = others > 3 || screen.prompt.mood == Mood::Defence || ui.low.get();
    let is_wide = ui.room.get() == Room::Wide;
    let online = Online::here();
    online.missed.track();
    Session::here().held.track();
    let instead = expect_context::<Memo<Option<Instead>>>().get();
    let spread = NodeRef::new();
    // What was small in another shape of the screen need not be in this one.
    let shape = format!("{} {:?} {} {}", moment(&screen), ui.room.get(), ui.low.get(), ui.flat.get());
    fit::keep_table_in_sight(spread, shape);
    let scrolls = move |_| {
        let top = spread.get_untracked().map_or(0, |spread: web_sys::HtmlDivElement| spread.scroll_top());
        ui.scrolled.set_value(top);
        ui.nudge();
    };
    if let Some(result) = screen.result.clone() {
        return view! {
            <div class="table over">
                {bar(&screen)}
                <main class="play" id="play">
                    <Strip/>
                    <ResultPanel result=result/>
                    <FinalTable screen=screen/>
                </main>
            </div>
        }
        .into_any();
    }
    view! {
        <div class="table" data-next=screen.next class:with-areas=screen.areas.is_some() class:boardgame=screen.hole.is_some() class:crowd={others > 3} class:low=ui.low.get() class:flat=ui.flat.get() class:phone={ui.room.get() == Room::Phone}>
            {bar(&screen)}
            <main class="play" id="play">
                <div class="ask-place">
                    {(!is_wide).then(|| view! { <LastLine screen=screen.clone()/> })}
                    <Rolled roll=screen.roll.clone()/>
                    <Strip/>
                    <Late/>
                    {match instead {
                        Some(instead) => online::place_of_prompt(instead),
                        None => view! { <Prompt screen=screen.clone()/> }.into_any(),
                    }}
                </div>
                <div class="spread" id="spread" node_ref=spread on:scroll=scrolls>
                {match (&screen.hole, &screen.areas, screen.locations.is_empty()) {
                    (Some(hole), ..) => view! {
                        <Opponents screen=screen.clone()/>
                        <Hole hole=hole.clone()/>
                        <OwnBoards screen=screen.clone()/>
                    }.into_any(),
                    (None, Some(areas), _) => view! {
                        <Opponents screen=screen.clone()/>
                        <AreaRow row=areas.clone()/>
                        <OwnSeat screen=screen.clone()/>
                    }.into_any(),
                    (None, None, true) => view! {
                        <Opponents screen=screen.clone()/>
                        <Pond stage=screen.stage.clone() line=tight/>
                        <OwnSeat screen=screen.clone()/>
                    }.into_any(),
                    (None, None, false) => view! { <Places screen=screen.clone()/> }.into_any(),
                }}
                </div>
                <div class="hand-place">
                    {match screen.own {
                        Some(_) if online.watches() => view! { <Backs screen=screen.clone()/> }.into_any(),
                        Some(_) => view! { <Hand screen=screen.clone()/> }.into_any(),
                        None => view! { <Watch/> }.into_any(),
                    }}
                </div>
            </main>
            <LogPanel screen=screen.clone()/>
        </div>
    }
    .into_any()
}

/// The phase of the round. Within it nothing closes up and nothing grows while somebody aims at it.
fn moment(screen: &Screen) -> String {
    let phase = screen.phases.iter().find(|phase| phase.is == Progress::Now).map(|phase| phase.number);
    let own = screen.own.as_ref().map(|own| own.seat.number());
    format!("{} {phase:?} {own:?}", screen.round)
}

/// The animals that are left, for a last look.
#[component]
fn FinalTable(screen: Arc<Screen>) -> impl IntoView {
    let seats = screen.own.iter().chain(&screen.others).cloned().map(still::seat).collect_view();
    view! {
        <section class="panel finaltable" aria-labelledby="final-table">
            <h2 id="final-table">{t("after-table")}</h2>
            <div class="stillgrid">{seats}</div>
        </section>
    }
}

fn bar(screen: &Screen) -> impl IntoView + use<> {
    let ui = Ui::here();
    let phases = screen.phases.iter().enumerate().map(|(number, phase)| {
        let (class, current) = match phase.is {
            Progress::Done => ("done", None),
            Progress::Now => ("now", Some("step")),
            Progress::Later => ("", None),
        };
        let dot = match phase.is {
            Progress::Done => view! { <Icon id="i-check"/> }.into_any(),
            _ => view! { <span class="dot num">{number + 1}</span> }.into_any(),
        };
        let lap = phase.lap.clone().map(|lap| view! { <span class="lapword">{lap}</span> });
        // Where the heading has no room, the round stands under the phase; the heading says it to those who listen.
        let round = (phase.is == Progress::Now).then(|| view! { <small class="roundword" aria-hidden="true">{screen.round.clone()}</small> });
        view! { <li class=class aria-current=current title=phase.name.clone()>{dot}<span class="phasename">{phase.name.clone()}{round}</span>{lap}</li> }
    });
    let phases = phases.collect_view();
    let (book, edition, round, last_round, deck) =
        (screen.book, screen.edition.clone(), screen.round.clone(), screen.last_round.clone(), screen.deck);
    view! {
        <Bar>
            <h1 class="edition">{edition}" "<span aria-hidden="true">"·"</span>" "<b class="num">{round}</b></h1>
            {last_round.map(|text| view! { <span class="tag hungry">{text}</span> })}
            <ol class="steps" aria-label=t("ui-phases")>{phases}</ol>
            <span class="count" title=t_in(book, "ui-deck")><Icon id="i-deck"/><b>{deck}</b><span class="deckword">{t_in(book, "ui-deck")}</span></span>
            <TableTools/>
            <Faster/>
            <button type="button" class="btn quiet icon keysbutton" aria-label=t("table-keys") on:click=move |_| ui.keys.update(|open| *open = !*open)><Icon id="i-question"/></button>
        </Bar>
    }
}

/// Twice as fast, remembered.
#[component]
fn Faster() -> impl IntoView {
    let prefs = Prefs::here();
    let is_on = move || (prefs.speed.get() == Speed::Double).to_string();
    view! {
        <button type="button" class="btn quiet icon" id="faster" aria-pressed=is_on aria-label=t("table-faster") title=t("table-faster") on:click=move |_| prefs.turn_speed()><Icon id="i-speed"/></button>
    }
}

#[component]
fn HandOver(screen: Arc<Screen>, seat: game::Seat) -> impl IntoView {
    let session = Session::here();
    let prefs = Prefs::here();
    let found = screen.others.iter().chain(&screen.own).find(|other| other.seat == seat);
    let name = found.map(|seat| seat.name.clone()).unwrap_or_default();
    let called = name.clone();
    let title = move || prefs.words().text_with("table-hand-over", &[("player", called.clone().into())]);
    request_animation_frame(|| ui::focus("hand-over-title"));
    // What is asked may be read by everybody; what can be answered may not.
    let asked = (screen.prompt.mood == Mood::Wait).then(|| marked(&screen.prompt.question));
    view! {
        <div class="table handover">
            {bar(&screen)}
            <main class="homemain">
                <section class="panel start" aria-labelledby="hand-over-title">
                    <SeatMark seat=seat name=name/>
                    <h2 class="h2" id="hand-over-title" tabindex="-1">{title}</h2>
                    {asked.map(|asked| view! { <p>{asked}</p> })}
                    <p>{t("table-hand-over-note")}</p>
                    <button class="btn primary lg" id="hand-over" on:click=move |_| session.hand_over()>{t("ui-ready")}</button>
                </section>
            </main>
        </div>
    }
}
