//! What a table online adds: one strip, presence and clocks under the names, time in the prompt, and what stands in the
//! prompt's place while the game is paused, a bot plays for the player, or they watch.

mod strip;
mod time;
mod watcher;

use game::Seat;
use leptos::prelude::*;
use protocol::{Occupant, Phase, Presence, RequestKind, ToServer};

use crate::online::{Line, Online};
use crate::pages::join::level_of;
use crate::pages::room::seats::{moon, presence_word};
use crate::parts::{Icon, SeatMark};
use crate::prefs::{Prefs, t};
use crate::route::Route;
use crate::session::Session;

pub use super::talk::{TalkPanel, open_talk, talk_button, talk_tab, unread};
pub use strip::Strip;
use time::ClockOf;
pub use time::{Late, PromptTime};
pub use watcher::{Backs, Sides};

/// What stands in the prompt's place.
#[derive(Clone, PartialEq, Eq)]
pub enum Instead {
    /// The game is paused.
    Paused,
    /// A bot plays for the player.
    BotPlays(String),
    /// The player watches.
    Watching,
}

/// What stands in the prompt's place, if anything does.
pub fn instead() -> Option<Instead> {
    let online = Online::here();
    if !Session::here().online.get() {
        return None;
    }
    let room = online.room.get()?;
    if room.phase == Phase::Over {
        return None;
    }
    let Some(seat) = online.you.with(|you| you.as_ref().and_then(|you| you.seat)) else {
        return Some(Instead::Watching);
    };
    let place = room.places.iter().find(|place| place.seat == seat)?;
    match (&place.occupant, room.phase) {
        (Occupant::Person { played_by: Some(bot), .. }, _) => Some(Instead::BotPlays(bot.clone())),
        (_, Phase::Paused) => Some(Instead::Paused),
        _ => None,
    }
}

/// The prompt's place while nothing can be decided there.
pub fn place_of_prompt(instead: Instead) -> AnyView {
    let (online, prefs) = (Online::here(), Prefs::here());
    match instead {
        Instead::Watching => {
            let behind =
                move || online.room.with(|room| room.as_ref().is_some_and(|room| room.rules.watching.delay_ms() > 0));
            let title = move || t(if behind() { "online-watching-behind" } else { "online-watching" })();
            view! {
                <section class="prompt wait" role="region" aria-label=t("ui-watch") id="watching">
                    <span class="lead"><Icon id="i-spectate" class="s24"/></span>
                    <div class="q"><p class="ask" id="question" tabindex="-1">{title}</p><p class="sub"><span>{t("online-watching-note")}</span></p></div>
                    <div class="acts"><a class="btn quiet" id="stop-watching" href=Route::Home.href()><Icon id="i-door"/>{t("online-stop-watching")}</a><Sides/></div>
                </section>
            }
            .into_any()
        }
        Instead::BotPlays(bot) => {
            let level = level_of(&bot).unwrap_or("level-forager");
            let title = move || {
                let words = prefs.words();
                words.text_with("online-bot-plays", &[("level", words.text(level).into())])
            };
            view! {
                <section class="prompt info" role="region" aria-label=t("web-decision") id="bot-plays">
                    <span class="lead"><Icon id="i-bot" class="s24"/></span>
                    <div class="q" aria-live="assertive"><p class="ask" id="question" tabindex="-1">{title}</p><p class="sub plain">{t("online-bot-plays-note")}</p></div>
                    <div class="acts">
                        <button type="button" class="btn primary" id="take-back" on:click=move |_| online.request(|id| ToServer::TakeBack { id })><Icon id="i-door"/>{t("online-take-back")}</button>
                    </div>
                </section>
            }
            .into_any()
        }
        Instead::Paused => {
            let own = online.seat();
            let places = online.room.get().map(|room| room.places.clone()).unwrap_or_default();
            let is_ready = places.iter().any(|place| Some(place.seat) == own && place.ready);
            let people = places.into_iter().filter_map(|place| match place.occupant {
                Occupant::Person { name, played_by, .. } => {
                    Some((place.seat, name, place.ready || played_by.is_some(), played_by.is_some()))
                }
                Occupant::Open | Occupant::Bot { .. } => None,
            });
            view! {
                <section class="prompt wait" role="region" aria-label=t("web-decision") id="paused">
                    <span class="lead"><Icon id="i-pause" class="s24"/></span>
                    <div class="q" aria-live="polite"><p class="ask" id="question" tabindex="-1">{t("online-paused")}</p><p class="sub"><span>{t("online-paused-note")}</span></p></div>
                    <div class="acts">
                        {queue(people.collect())}
                        {(!is_ready).then(|| view! {
                            <button type="button" class="btn primary" id="go-on-playing" on:click=move |_| online.request(|id| ToServer::GoOn { id })><Icon id="i-check"/>{t("online-be-ready")}</button>
                        })}
                    </div>
                </section>
            }
            .into_any()
        }
    }
}

/// What the own question waits for.
pub fn held_until() -> &'static str {
    match Online::here().line.get_untracked() {
        Line::Open | Line::None | Line::Connecting => "online-held",
        Line::Lost(_) | Line::Elsewhere | Line::Reload | Line::Gone(_) => "online-held-line",
    }
}

/// Who has answered: seat, name, whether, and whether a bot plays there.
fn queue(people: Vec<(Seat, String, bool, bool)>) -> impl IntoView {
    let row = people.into_iter().map(|(seat, name, done, bot)| {
        view! {
            <li class=if done { "done" } else { "" }>
                <SeatMark seat=seat name=name.clone()/><b>{name}</b>
                {bot.then(|| view! { <Icon id="i-bot"/> })}
                {match done {
                    true => view! { <Icon id="i-check"/><span class="vh">{t("online-answered")}</span> },
                    false => view! { <Icon id="i-waiting"/><span class="vh">{t("online-not-answered")}</span> },
                }}
            </li>
        }
    });
    view! { <ol class="queue" aria-label=t("online-who-answered")>{row.collect_view()}</ol> }
}

/// The line under a name: whether the person is there, and how much time is left.
pub fn presence_line(seat: Seat) -> Option<impl IntoView> {
    let (online, prefs, session) = (use_context::<Online>()?, Prefs::here(), Session::here());
    if !session.online.get_untracked() {
        return None;
    }
    let occupant = Memo::new(move |_| {
        online.room.with(|room| Some(room.as_ref()?.places.iter().find(|place| place.seat == seat)?.occupant.clone()))
    });
    let line = move || match occupant.get()? {
        Occupant::Person { played_by: Some(bot), presence, .. } => {
            let words = prefs.words();
            let level = words.text(level_of(&bot).unwrap_or("level-forager"));
            let id = if presence == Presence::Here { "online-bot-for" } else { "online-away-bot" };
            let text = words.text_with(id, &[("level", level.into())]);
            Some(view! { {moon(Presence::Away)}<Icon id="i-bot"/><span class="txt">{text}</span> }.into_any())
        }
        Occupant::Person { presence, .. } => {
            Some(view! { {moon(presence)}<span class="txt">{t(presence_word(presence))}</span> }.into_any())
        }
        // The level stands beside the name.
        Occupant::Bot { .. } | Occupant::Open => None,
    };
    Some(view! { <div class="pline" data-pline=seat.number()>{line}<ClockOf seat=seat/></div> })
}

/// The moon on a seat mark, where there is no room for a line.
pub fn small_moon(seat: Seat) -> Option<impl IntoView> {
    let (online, session) = (use_context::<Online>()?, Session::here());
    session.online.get_untracked().then_some(move || {
        online.room.with(|room| match room.as_ref()?.places.iter().find(|place| place.seat == seat)?.occupant {
            Occupant::Person { played_by: Some(_), .. } => Some(moon(Presence::Away)),
            Occupant::Person { presence, .. } => Some(moon(presence)),
            Occupant::Open | Occupant::Bot { .. } => None,
        })
    })
}

/// What a player can ask the table for, and how many watch.
#[component]
pub fn TableTools() -> impl IntoView {
    let (online, session, prefs) = (Online::here(), Session::here(), Prefs::here());
    let leaves = RwSignal::new(false);
    let plays = Memo::new(move |_| {
        let over = online.room.with(|room| room.as_ref().is_none_or(|room| room.phase == Phase::Over));
        session.online.get() && !over && online.you.with(|you| you.as_ref().is_some_and(|you| you.seat.is_some()))
    });
    let playing = Memo::new(move |_| {
        online
            .room
            .with(|room| room.as_ref().is_some_and(|room| room.phase == Phase::Playing && room.request.is_none()))
    });
    let watchers = Memo::new(move |_| {
        online.room.with(|room| room.as_ref().map(|room| room.watchers.clone()).unwrap_or_default())
    });
    let label = move || {
        let names = watchers.get();
        prefs
            .words()
            .text_with("online-watch-count", &[("count", names.len().into()), ("players", names.join(", ").into())])
    };
    let leave = move |_| {
        online.request(|id| ToServer::Leave { id });
        Route::Home.go();
    };
    view! {
        {move || (session.online.get() && !watchers.with(Vec::is_empty)).then(|| view! {
            <span class="count watchers" id="watchers" title=label aria-label=label role="img"><Icon id="i-spectate"/><b class="num">{move || watchers.with(Vec::len)}</b></span>
        })}
        {move || plays.get().then(|| view! {
            <button type="button" class="btn quiet icon" id="ask-pause" aria-label=t("online-ask-pause") title=t("online-ask-pause") aria-disabled=move || (!playing.get()).to_string()
                on:click=move |_| if playing.get_untracked() { online.request(|id| ToServer::Ask { id, kind: RequestKind::Pause }) }><Icon id="i-pause"/></button>
            {move || match leaves.get() {
                false => view! { <button type="button" class="btn quiet icon" id="leave-table" aria-label=t("online-leave-table") title=t("online-leave-table") on:click=move |_| leaves.set(true)><Icon id="i-door"/></button> }.into_any(),
                true => view! {
                    <span class="leavesure" role="alert"><span>{t("online-leave-sure")}</span>
                        <button type="button" class="btn quiet" on:click=move |_| leaves.set(false)>{t("online-stay")}</button>
                        <button type="button" class="btn danger" id="leave-sure" on:click=leave>{t("online-leave")}</button>
                    </span>
                }.into_any(),
            }}
        })}
        <p class="vh" role="status">{move || online.said.get()}</p>
    }
}
