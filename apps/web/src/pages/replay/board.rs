//! The table at this moment, and what happens.

use desk::analysis;
use desk::diary::Kind;
use desk::screen::StageScreen;
use desk::still::Still;
use leptos::prelude::*;

use super::Projector;
use crate::pages::still;
use crate::parts::{Icon, location_class, location_icon, marked};
use crate::prefs::{Prefs, t};
use crate::route::Route;

/// The table at this moment.
#[component]
pub fn Board() -> impl IntoView {
    let projector = expect_context::<Projector>();
    let prefs = Prefs::here();
    let table = move || {
        let words = prefs.words();
        let film = projector.film.get()?;
        let view = &film.view(projector.frame.get())?;
        let still = Still { view, words, players: film.players() };
        let hand = still.hand();
        let stage = still.stage();
        let locations = still.locations();
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
                <b>{still.round()}</b>
                <span>{locale::origin::phase_name(words, view.moment.phase)}</span>
                <span class="count"><Icon id="i-deck"/><b>{view.deck}</b><span class="vh">{t("ui-deck")}</span></span>
                {pond}
                <a class="btn quiet" href=analyse(view)><Icon id="i-matrix"/>{t("replay-analyse")}</a>
            </div>
            <div class="stillgrid">{still.seats().into_iter().map(still::seat).collect_view()}</div>
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

fn analyse(view: &origin::View) -> String {
    Route::Analysis(Some(analysis::Board::from_view(view).to_link())).href()
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
