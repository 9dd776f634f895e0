//! The end of a game online: the result, whether the dice were honest, the record, and another game with the same people.

use desk::screen::ResultScreen;
use game::Viewer;
use leptos::prelude::*;
use protocol::{RequestKind, ToServer};

use super::Best;
use super::bars::Bars;
use super::chart::Chart;
use crate::online::Online;
use crate::online::words::{self, Verdict};
use crate::pages::place::games::RatingChanges;
use crate::parts::{CopyButton, Download, Icon, marked};
use crate::prefs::t;
use crate::route::Route;
use crate::table::talk::Talk;

/// The result of a game online.
#[component]
pub fn OnlineResult(result: ResultScreen) -> impl IntoView {
    let online = Online::here();
    let film = move || {
        let record = online.record.get()?;
        desk::film("game", &record, Viewer::Spectator).ok()
    };
    let chart = move || {
        let film = film()?;
        Some(view! { <Chart edition=film.edition() points=film.points().to_vec() players=film.players().to_vec()/> })
    };
    view! {
        <section class="result-panel" aria-labelledby="result-title">
            <div class="verdict">
                <p class="k">{t("ui-game-over")}</p>
                <h2 id="result-title"><span id="question" tabindex="-1">{marked(&result.verdict)}</span></h2>
                <p class="details">{result.details.join(" ")}</p>
                <Honest/>
                <RatingChanges/>
                {result.best.map(|best| view! { <Best best=best/> })}
                <Next/>
            </div>
            <Bars places=result.places tie=result.tie/>
            {chart}
            <section class="panel chatpanel" aria-labelledby="result-talk"><h2 id="result-talk">{t("talk-title")}</h2><Talk/></section>
        </section>
    }
}

/// Whether the server has kept to the seed it had committed to, and whether every word is the one that was sealed.
#[component]
fn Honest() -> impl IntoView {
    let online = Online::here();
    let plays = move || online.you.with(|you| you.as_ref().is_some_and(|you| you.seat.is_some()));
    let verdict = Memo::new(move |_| {
        online.room.with(|room| room.as_ref().and_then(|room| words::verdict(room.table, &room.deal, plays())))
    });
    move || {
        verdict.get().map(|verdict| {
            let (class, id, icon, text) = match verdict {
                Verdict::Good => ("honest good", "dice-verified", "i-check", "online-dice-good"),
                Verdict::Bad => ("honest bad", "dice-wrong", "i-alert", "online-dice-bad"),
                Verdict::WithoutYours => ("honest bad", "dice-without", "i-alert", "online-dice-without"),
            };
            view! { <p class=class id=id><Icon id=icon class="s18"/><span>{t(text)}</span></p> }
        })
    }
}

/// What to do next.
#[component]
fn Next() -> impl IntoView {
    let online = Online::here();
    let plays = move || online.you.with(|you| you.as_ref().is_some_and(|you| you.seat.is_some()));
    let asked = Memo::new(move |_| online.room.with(|room| room.as_ref().is_some_and(|room| room.request.is_some())));
    let next = Memo::new(move |_| online.room.with(|room| room.as_ref().and_then(|room| room.next_table)));
    view! {
        <div class="nextacts">
            {move || match (next.get(), plays()) {
                (Some(table), _) => Some(view! { <a class="btn primary lg" id="next-table" href=Route::Table(table).href()><Icon id="i-door"/>{t("online-next-table")}</a> }.into_any()),
                (None, true) => Some(view! {
                    <button type="button" class="btn primary lg" id="rematch" aria-disabled=move || asked.get().to_string()
                        on:click=move |_| if !asked.get_untracked() { online.request(|id| ToServer::Ask { id, kind: RequestKind::Rematch }) }><Icon id="i-loop"/>{t("online-rematch")}</button>
                }.into_any()),
                (None, false) => None,
            }}
            {move || online.record.get().map(|record| {
                let copied = record.clone();
                view! {
                    <a class="btn lg" id="watch-replay" href=Route::Replay.href()><Icon id="i-replay"/>{t("after-review")}</a>
                    <Download text=record file="pangea-game.txt" label="after-download"/>
                    <CopyButton text=Callback::new(move |()| copied.clone()) label="after-copy"/>
                }
            })}
            <a class="btn" id="play-again" href=Route::Home.href()><Icon id="i-play"/>{t("after-other-game")}</a>
        </div>
    }
}
