//! The result: the verdict in words, the points part by part as bars, the points round by round, and what to do next.

mod bars;
mod chart;
#[cfg(feature = "online")]
mod online;

use desk::screen::{BestScreen, ResultScreen};
use desk::{Saved, deal_again};
use game::Viewer;
use leptos::prelude::*;

use crate::kept_game::{self, PLAYED};
use crate::parts::{CopyButton, Download, Icon, Picture, marked};
use crate::prefs::t;
use crate::route::Route;
use crate::session::Session;

use bars::Bars;
use chart::Chart;
#[cfg(feature = "online")]
use online::OnlineResult;

/// The result of the game.
#[component]
pub fn ResultPanel(result: ResultScreen) -> impl IntoView {
    #[cfg(feature = "online")]
    if Session::here().online.get_untracked() {
        return view! { <OnlineResult result=result/> }.into_any();
    }
    let saved = kept_game::read(PLAYED);
    let film = saved.as_ref().and_then(|saved| desk::film("game", &saved.record, Viewer::Spectator).ok());
    view! {
        <section class="result-panel" aria-labelledby="result-title">
            <div class="verdict">
                <p class="k">{t("ui-game-over")}</p>
                <h2 id="result-title"><span id="question" tabindex="-1">{marked(&result.verdict)}</span></h2>
                <p class="details">{result.details.join(" ")}</p>
                {result.best.map(|best| view! { <Best best=best/> })}
                <Next saved=saved record=film.as_ref().map(|film| film.export())/>
            </div>
            <Bars places=result.places tie=result.tie/>
            {film.map(|film| view! { <Chart edition=film.edition() points=film.points().to_vec() players=film.players().to_vec()/> })}
        </section>
    }
    .into_any()
}

/// The animal worth most.
#[component]
pub fn Best(best: BestScreen) -> impl IntoView {
    view! {
        <figure class="best">
            <span class="bestpic"><Picture animal=best.animal.clone() place="best"/></span>
            <figcaption><b class="name">{best.animal.name}</b><small>{best.owner}</small><span>{best.text}</span></figcaption>
        </figure>
    }
}

/// What to do next.
#[component]
fn Next(saved: Option<Saved>, record: Option<String>) -> impl IntoView {
    let session = Session::here();
    let again = move |_| {
        let Some((deal, occupants)) = saved.as_ref().and_then(deal_again) else { return };
        let seed = (js_sys::Math::random() * 9_007_199_254_740_992.0) as u64;
        session.begin(deal, occupants, seed);
    };
    let export = record.map(|record| {
        let copied = record.clone();
        view! {
            <Download text=record file="pangea-game.txt" label="after-download"/>
            <CopyButton text=Callback::new(move |()| copied.clone()) label="after-copy"/>
        }
    });
    view! {
        <div class="nextacts">
            <button type="button" class="btn primary lg" id="same-players" on:click=again><Icon id="i-loop"/>{t("after-same-players")}</button>
            <a class="btn lg" id="watch-replay" href=Route::Replay.href()><Icon id="i-replay"/>{t("after-review")}</a>
            <a class="btn" id="play-again" href=Route::Home.href() on:click=move |_| session.leave()><Icon id="i-play"/>{t("after-other-game")}</a>
            {export}
        </div>
    }
}
