//! The table: everything a `desk::Screen` shows, drawn.

mod animal;
mod hand;
mod log;
mod prompt;
mod result;
mod seat;
mod stage;

use std::sync::Arc;

use desk::screen::Progress;
use desk::{Click, Screen, Stage};
use leptos::prelude::*;

use crate::parts::{Bar, Icon};
use crate::prefs::{Prefs, t};
use crate::route::Route;
use crate::session::Session;

use hand::Hand;
use log::LogPanel;
use prompt::Prompt;
use result::ResultPanel;
use seat::{Opponents, OwnSeat};
use stage::Pond;

/// The table, or the way to one.
#[component]
pub fn TablePage() -> impl IntoView {
    let session = Session::here();
    let is_there = Memo::new(move |_| session.screen.with(Option::is_some));
    let keys = window_event_listener(leptos::ev::keydown, move |event| press(session, &event));
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
    let hand_over = move || match session.stage.get() {
        Stage::HandOver(seat) => Some(seat),
        _ => None,
    };
    move || {
        let screen = session.screen.get()?;
        Some(match hand_over() {
            Some(seat) => view! { <HandOver screen=screen seat=seat/> }.into_any(),
            None => table(screen).into_any(),
        })
    }
}

fn table(screen: Arc<Screen>) -> impl IntoView {
    let others = screen.others.len();
    view! {
        <div class="table" data-others=others>
            {bar(&screen)}
            <main class="play" id="play">
                <Opponents screen=screen.clone()/>
                <Pond stage=screen.stage.clone()/>
                <OwnSeat screen=screen.clone()/>
                <div class="dock">
                    <Prompt screen=screen.clone()/>
                    {screen.result.clone().map(|result| view! { <ResultPanel result=result/> })}
                    {screen.result.is_none().then(|| view! { <Hand screen=screen.clone()/> })}
                </div>
            </main>
            <LogPanel lines=screen.log.clone()/>
        </div>
    }
}

fn bar(screen: &Screen) -> impl IntoView + use<> {
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
        view! { <li class=class aria-current=current>{dot}{phase.name.clone()}{lap}</li> }
    });
    let phases = phases.collect_view();
    let (edition, round, last_round, deck) =
        (screen.edition.clone(), screen.round.clone(), screen.last_round.clone(), screen.deck);
    view! {
        <Bar>
            <span class="edition">{edition}" "<span aria-hidden="true">"·"</span>" "<b class="num">{round}</b></span>
            {last_round.map(|text| view! { <span class="tag hungry">{text}</span> })}
            <ol class="steps" aria-label=t("ui-phases")>{phases}</ol>
            <span class="count"><Icon id="i-deck"/><b>{deck}</b><span class="vh">{t("ui-deck")}</span></span>
        </Bar>
    }
}

#[component]
fn HandOver(screen: Arc<Screen>, seat: game::Seat) -> impl IntoView {
    let session = Session::here();
    let prefs = Prefs::here();
    let name = screen.others.iter().chain(&screen.own).find(|other| other.seat == seat).map(|seat| seat.name.clone());
    let text = prefs.words().text_with("cli-hand-over", &[("player", name.unwrap_or_default().into())]);
    view! {
        <div class="pg"><Bar><span></span></Bar>
            <main class="homemain">
                <section class="panel start">
                    <h1 class="h2">{text}</h1>
                    <p>{t("cli-hand-over-note")}</p>
                    <button class="btn primary lg" id="hand-over" on:click=move |_| session.hand_over()>{t("ui-ready")}</button>
                </section>
            </main>
        </div>
    }
}

/// Keys: Escape steps back, Enter is the solid button, P passes, U takes back, H asks for a hint.
fn press(session: Session, event: &web_sys::KeyboardEvent) {
    let typing = event
        .target()
        .and_then(|target| wasm_bindgen::JsCast::dyn_into::<web_sys::Element>(target).ok())
        .is_some_and(|element| ["INPUT", "SELECT", "TEXTAREA"].contains(&element.tag_name().as_str()));
    if typing || event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    match event.key().as_str() {
        "Escape" => session.click(Click::Cancel),
        "p" | "P" | "e" | "E" => session.click(Click::Stop),
        "u" | "U" => session.undo(),
        "h" | "H" => session.ask_hint(),
        _ => return,
    }
    event.prevent_default();
}
