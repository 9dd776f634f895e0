//! The table at this moment, and what happens.

use desk::advice::percent;
use desk::diary::Kind;
use desk::screen::{SeatScreen, StageScreen};
use desk::still::StillScreen;
use game::Seat;
use leptos::prelude::*;

use super::Projector;
use super::turning::Worth;
use crate::pages::still;
use crate::parts::{Icon, location_class, location_icon, marked};
use crate::prefs::{Prefs, t, t_in};
use crate::route::Route;
use crate::table::laid;

/// The table at this moment.
#[component]
pub fn Board() -> impl IntoView {
    let projector = expect_context::<Projector>();
    let prefs = Prefs::here();
    let chances = projector.chances();
    let chance = move |seat: Seat| {
        let share = chances.with(|chances| chances.as_ref()?.get(seat.index()).copied())?;
        Some(prefs.words().text_with("review-to-win", &[("percent", percent(share).into())]))
    };
    let seated = move |seat: SeatScreen| {
        let at = seat.seat;
        still::seat_with(seat, move || chance(at).map(|said| view! { <span class="count towin">{said}</span> }))
    };
    let table = move || {
        let words = prefs.words();
        let film = projector.film.get()?;
        let StillScreen { round, phase, deck, stage, locations, areas, hole, seats, hand, analysis } =
            film.still(projector.frame.get(), words)?;
        let analyse = analysis.map(|link| {
            let href = Route::Analysis(Some(link)).href();
            view! { <a class="btn quiet" href=href><Icon id="i-matrix"/>{t("replay-analyse")}</a> }
        });
        let pond = match locations.is_empty() {
            true => bank(&stage).into_any(),
            false => locations.iter().map(|location| view! {
                <span class=format!("stillbank {}", location_class(location.at))>
                    <Icon id=location_icon(location.at) class="s18"/><span class="vh">{location.name.clone()}</span>{bank(&location.stage)}
                </span>
            }).collect_view().into_any(),
        };
        Some(view! {
            <div class="stageline">
                <b>{round}</b>
                <span>{phase}</span>
                <span class="count"><Icon id="i-deck"/><b>{deck}</b><span class="vh">{t_in(film.edition(), "ui-deck")}</span></span>
                {areas.is_none().then_some(pond)}
                {hole.filter(|hole| !hole.cards.is_empty()).map(|hole| view! { <span class="fcards">{hole.cards.into_iter().map(laid).collect_view()}</span> })}
                {analyse}
            </div>
            {areas.map(still::areas)}
            <div class="stillgrid">{seats.into_iter().map(seated).collect_view()}</div>
            {(!hand.is_empty()).then(|| view! {
                <p class="stillhand"><Icon id="i-hand" class="s18"/><b>{t("ui-hand")}":"</b>{hand.into_iter().map(|card| view! { <span class="tag">{card}</span> }).collect_view()}</p>
            })}
        })
    };
    view! { <Moment/>{table} }
}

fn bank(stage: &StageScreen) -> impl IntoView + use<> {
    let tokens = (0..stage.filled.max(stage.bank)).map(|place| {
        let class = if place < stage.bank { "pip food" } else { "pip gone" };
        view! { <i class=class></i> }
    });
    view! { <span class="pondpill" role="img" aria-label=stage.left.clone()>{tokens.collect_view()}</span> }
}

/// What happens now.
#[component]
fn Moment() -> impl IntoView {
    let projector = expect_context::<Projector>();
    move || {
        let line = projector.lines.with(|lines| lines.get(projector.frame.get()).cloned())?;
        Some(view! {
            <div class="moment">
                <span class="momenticon"><Icon id=icon(line.kind) class="s32"/></span>
                <p class="ask">{marked(&line.text)}</p>
                <Worth/>
            </div>
        })
    }
}

/// The icon of a kind of event.
pub fn icon(kind: Kind) -> &'static str {
    match kind {
        Kind::Heading => "i-chevron_right",
        Kind::Food => "i-food",
        Kind::Attack => "i-attack",
        Kind::Defence => "i-shield",
        Kind::Death => "i-extinct",
        Kind::Card => "i-hand",
        Kind::Dice => "i-die_5",
        Kind::Other => "i-pass",
    }
}
