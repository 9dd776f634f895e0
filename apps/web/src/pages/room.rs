//! A table online: the waiting room before the game, then the table itself.

pub mod seats;
mod share;

use std::sync::Arc;

use editions::Edition;
use leptos::prelude::*;
use protocol::{Broken, Occupant, Phase, Room, TableId, ToServer};

use super::home::quick::edition_name;
use super::join::rule_lines;
use super::table_rules::{RulesForm, TableRules};
use crate::online::{Line, Online};
use crate::parts::{Bar, Icon};
use crate::prefs::{Prefs, t};
use crate::route::Route;
use crate::table::TablePage;
use crate::table::online::Strip;
use crate::table::talk::Talk;
use seats::Seats;
use share::Share;

/// What is shown at a table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    Connecting,
    Room,
    Table,
    Closed,
    Gone(Broken),
}

/// A table online.
#[component]
pub fn RoomPage(
    /// Which table.
    table: TableId,
) -> impl IntoView {
    let online = Online::here();
    online.find_server();
    online.visit(table);
    let shown = Memo::new(move |_| {
        let phase = online.room.with(|room| room.as_ref().map(|room| room.phase));
        match (online.line.get(), phase) {
            (Line::Gone(code), _) => Shown::Gone(code),
            (_, None) => Shown::Connecting,
            (_, Some(Phase::Waiting | Phase::Dealing)) => Shown::Room,
            (_, Some(Phase::Playing | Phase::Paused | Phase::Over)) => match online.has_table() {
                true => Shown::Table,
                false => Shown::Connecting,
            },
            (_, Some(Phase::Closed | Phase::SetAside)) => Shown::Closed,
        }
    });
    move || match shown.get() {
        Shown::Connecting => empty(view! { <p role="status">{t("online-looking")}</p><Strip/> }.into_any()),
        Shown::Room => view! { <WaitingRoom/> }.into_any(),
        Shown::Table => view! { <TablePage/> }.into_any(),
        Shown::Closed => empty(gone("online-closed", "online-closed-note")),
        Shown::Gone(Broken::NoSuchTable | Broken::SignedOut) => empty(gone("online-not-here", "online-not-here-note")),
        Shown::Gone(_) => empty(gone("online-closed", "online-closed-note")),
    }
}

fn empty(content: AnyView) -> AnyView {
    view! {
        <div class="pg hm nowhere"><Bar><span></span></Bar><main class="homemain">{content}</main></div>
    }
    .into_any()
}

fn gone(title: &'static str, note: &'static str) -> AnyView {
    view! {
        <section class="panel start" role="status">
            <h1 class="h2">{t(title)}</h1>
            <p>{t(note)}</p>
            <a class="btn primary lg" href=Route::Home.href()>{t("online-home")}</a>
        </section>
    }
    .into_any()
}

#[component]
fn WaitingRoom() -> impl IntoView {
    let (online, prefs) = (Online::here(), Prefs::here());
    let room = Memo::new(move |_| online.room.get());
    let edition = Memo::new(move |_| {
        room.with(|room| room.as_ref().and_then(|room| Edition::from_id(&room.rules.edition)))
            .unwrap_or(Edition::Origin)
    });
    let host = move || room.with(|room| room.as_deref().and_then(host_name));
    let title = move || match host() {
        Some(host) => prefs.words().text_with("online-table-of", &[("player", host.into())]),
        None => prefs.words().text("online-table"),
    };
    let is_host = Memo::new(move |_| online.you.with(|you| you.as_ref().is_some_and(|you| you.host)));
    let changes = RwSignal::new(false);
    let rules = Memo::new(move |_| room.with(|room| room.as_ref().map(|room| room.rules.clone())));
    let lines = move || rules.get().map(|rules| rule_lines(prefs, &rules));
    let watchers = move || room.with(|room| room.as_ref().map_or(0, |room| room.watchers.len()));
    let commitment = Memo::new(move |_| {
        let words = room.with(|room| room.as_ref().map(|room| dice::Commitment(room.deal.commitment.0).spoken()));
        words.map(|words| words.join(" "))
    });
    view! {
        <div class="pg hm roompg">
            <Bar>
                <h1 class="edition"><b>{title}</b>" "<span aria-hidden="true">"·"</span>" "{t("online-waiting-room")}</h1>
                {move || (watchers() > 0).then(|| view! { <span class="count"><Icon id="i-spectate" class="s18"/><b>{watchers}</b><span class="vh">{t("online-watchers")}</span></span> })}
            </Bar>
            <main class="room">
                <Strip/>
                <section class="panel roompanel" aria-labelledby="room-title">
                    <header>
                        <h2 id="room-title">{move || edition_name(prefs.words(), edition.get())}</h2>
                        <Show when=move || is_host.get()>
                            <span class="end"><button type="button" class="btn quiet" id="change-rules" aria-expanded=move || changes.get().to_string() on:click=move |_| changes.update(|open| *open = !*open)><Icon id="i-settings"/>{t("online-change")}</button></span>
                        </Show>
                    </header>
                    {move || (changes.get() && is_host.get()).then(|| view! { <Change open=changes/> })}
                    <Seats/>
                    <Share/>
                    <Go/>
                </section>
                <div class="rcol">
                    <section class="panel chatpanel" aria-labelledby="room-talk"><h2 id="room-talk">{t("talk-title")}</h2><Talk/></section>
                    <section class="panel" aria-labelledby="room-rules"><h2 id="room-rules">{t("online-rules-here")}</h2><ul class="rul">{lines}</ul></section>
                    <section class="panel dicepanel" aria-labelledby="room-dice">
                        <h2 id="room-dice">{t("online-dice")}</h2>
                        <p>{t("online-dice-note")}</p>
                        <p class="spoken num">{move || commitment.get()}</p>
                    </section>
                </div>
                <p class="vh" role="status">{move || online.said.get()}</p>
            </main>
        </div>
    }
}

fn host_name(room: &Room) -> Option<String> {
    let place = room.places.iter().find(|place| Some(place.seat) == room.host)?;
    match &place.occupant {
        Occupant::Person { name, .. } => Some(name.clone()),
        Occupant::Open | Occupant::Bot { .. } => None,
    }
}

/// The host changes the rules.
#[component]
fn Change(open: RwSignal<bool>) -> impl IntoView {
    let online = Online::here();
    let rules = online.room.get_untracked().map_or_else(TableRules::load, |room| TableRules::of(&room.rules));
    let change = move |_| {
        if rules.is_possible() {
            let rules = rules.rules();
            online.request(|id| ToServer::Change { id, rules });
            open.set(false);
        }
    };
    view! {
        <div class="changerules">
            <RulesForm rules=rules/>
            <div class="startacts">
                <button type="button" class="btn quiet" on:click=move |_| open.set(false)>{t("ui-cancel")}</button>
                <button type="button" class="btn primary" id="change-now" aria-disabled=move || (!rules.is_possible()).to_string() on:click=change>{t("online-change-now")}</button>
            </div>
            <p class="hint2">{t("online-change-note")}</p>
        </div>
    }
}

/// Who is still missing, and the ready button, or the one that begins.
#[component]
fn Go() -> impl IntoView {
    let (online, prefs) = (Online::here(), Prefs::here());
    let state = Memo::new(move |_| online.room.with(|room| room.as_ref().map(Missing::of)).unwrap_or_default());
    let own = Memo::new(move |_| {
        let seat = online.you.with(|you| you.as_ref().and_then(|you| you.seat))?;
        online.room.with(|room| room.as_ref()?.places.iter().find(|place| place.seat == seat).map(|place| place.ready))
    });
    let is_host = Memo::new(move |_| online.you.with(|you| you.as_ref().is_some_and(|you| you.host)));
    let line = move || {
        let words = prefs.words();
        let Missing { open, waits, dealing } = state.get();
        match (dealing, open, waits.is_empty()) {
            (true, ..) => words.text("online-dealing"),
            (_, 0, true) => words.text(if is_host.get() { "online-all-ready" } else { "online-host-begins" }),
            (_, 0, false) => words.text_with("online-waits-for", &[("players", waits.join(", ").into())]),
            (_, open, _) => words.text_with("online-free-seats", &[("count", open.into())]),
        }
    };
    let begins = move || {
        is_host.get()
            && own.get() != Some(false)
            && state.with(|state| state.open == 0 && state.waits.is_empty() && !state.dealing)
    };
    let leave = move |_| {
        online.request(|id| ToServer::Leave { id });
        Route::Home.go();
    };
    view! {
        <div class="go">
            <p role="status"><Icon id="i-waiting" class="s18"/><span>{line}</span></p>
            <div class="gobtns">
            <button type="button" class="btn quiet lg" id="leave-room" on:click=leave>{t("online-leave")}</button>
            {move || match (own.get(), begins()) {
                (None, _) => view! { <span></span> }.into_any(),
                (Some(_), true) => view! {
                    <button type="button" class="btn primary lg" id="begin-online" on:click=move |_| online.request(|id| ToServer::Begin { id })><Icon id="i-play"/>{t("online-begin")}</button>
                }.into_any(),
                (Some(true), false) => view! {
                    <button type="button" class="btn lg" id="not-ready" on:click=move |_| online.be_ready(false)><Icon id="i-waiting"/>{t("online-be-not-ready")}</button>
                }.into_any(),
                (Some(false), false) => view! {
                    <button type="button" class="btn primary lg" id="be-ready" on:click=move |_| online.be_ready(true)><Icon id="i-check"/>{t("online-be-ready")}</button>
                }.into_any(),
            }}
            </div>
        </div>
    }
}

/// What is missing before the game can begin.
#[derive(Clone, PartialEq, Default)]
struct Missing {
    open: usize,
    waits: Vec<String>,
    dealing: bool,
}

impl Missing {
    fn of(room: &Arc<Room>) -> Self {
        let mut missing = Self { dealing: room.phase == Phase::Dealing, ..Self::default() };
        for place in &room.places {
            match &place.occupant {
                Occupant::Open => missing.open += 1,
                Occupant::Person { name, .. } if !place.ready => missing.waits.push(name.clone()),
                Occupant::Person { .. } | Occupant::Bot { .. } => {}
            }
        }
        missing
    }
}
