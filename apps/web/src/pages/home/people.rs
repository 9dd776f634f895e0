//! The door to other people: a name, the tables one sits at, a table to open, a link to follow.

use std::sync::Arc;

use editions::Edition;
use leptos::prelude::*;
use protocol::Phase;
use protocol::http::{About, FailureCode, MyTable, NewTable};
use wasm_bindgen_futures::spawn_local;

use super::quick::edition_name;
use crate::kept_game::tidy_name;
use crate::online::http::{self, NoAnswer};
use crate::online::reach::{address_for_others, is_open_to_reading};
use crate::online::{Online, Server};
use crate::pages::table_rules::{RulesForm, TableRules};
use crate::parts::Icon;
use crate::prefs::{Prefs, t};
use crate::route::Route;

/// The longest name.
const LONGEST: usize = 24;

/// The form behind the door.
#[component]
pub fn People() -> impl IntoView {
    let online = Online::here();
    online.find_server();
    move || match online.server.get() {
        Server::Unknown => view! { <p class="lead" role="status">{t("online-looking")}</p> }.into_any(),
        Server::Nobody => view! { <Nobody/> }.into_any(),
        Server::There(about) => view! { <OpenTable about=about/> }.into_any(),
    }
}

/// There is no server.
#[component]
fn Nobody() -> impl IntoView {
    let online = Online::here();
    let again = move |_| {
        online.server.set(Server::Unknown);
        online.find_server();
    };
    view! {
        <div class="lost" role="status">
            <b>{t("online-nobody")}</b>
            <span>{t("online-nobody-note")}</span>
        </div>
        <button type="button" class="btn" id="look-again" on:click=again>{t("online-try-now")}</button>
    }
}

/// What the server said no to, in a sentence.
pub fn failure(no: NoAnswer) -> &'static str {
    match no {
        NoAnswer::Nobody => "online-nobody",
        NoAnswer::Refused(FailureCode::BadName) => "online-fail-name",
        NoAnswer::Refused(FailureCode::BadRules) => "online-fail-rules",
        NoAnswer::Refused(FailureCode::TooFast) => "online-fail-fast",
        NoAnswer::Refused(FailureCode::NotFound) => "online-fail-invitation",
        NoAnswer::Refused(FailureCode::NoWatching) => "online-fail-watching",
        NoAnswer::Refused(FailureCode::Removed) => "online-no-seat",
        NoAnswer::Refused(
            FailureCode::BadRequest
            | FailureCode::SignedOut
            | FailureCode::ForeignOrigin
            | FailureCode::NotOver
            | FailureCode::NoAccount
            | FailureCode::NotForBots
            | FailureCode::Banned
            | FailureCode::TooMany
            | FailureCode::BadAddress
            | FailureCode::Unavailable,
        ) => "online-fail-server",
    }
}

/// The name the others see.
#[component]
pub fn NameField(name: RwSignal<String>) -> impl IntoView {
    view! {
        <label class="fieldlab" for="online-name">{t("online-name")}</label>
        <div class="field">
            <input
                id="online-name"
                type="text"
                maxlength=LONGEST
                autocomplete="nickname"
                aria-describedby="online-name-note"
                prop:value=move || name.get()
                on:input=move |event| name.set(event_target_value(&event))
            />
        </div>
        <p class="hint2" id="online-name-note"><Icon id="i-check" class="s16"/><span>{t("online-name-note")}</span></p>
    }
}

#[component]
fn OpenTable(about: Arc<About>) -> impl IntoView {
    let (online, prefs) = (Online::here(), Prefs::here());
    let name = RwSignal::new(prefs.name.get_untracked());
    let rules = TableRules::load();
    let problem = RwSignal::new(None::<&'static str>);
    let busy = RwSignal::new(false);
    let open = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let called = tidy_name(&name.get_untracked());
        if called.is_empty() {
            problem.set(Some("online-fail-name"));
            return;
        }
        if busy.get_untracked() || !rules.is_possible() {
            return;
        }
        busy.set(true);
        problem.set(None);
        let table = NewTable { rules: rules.rules() };
        spawn_local(async move {
            let opened = match online.be(called).await {
                Ok(()) => http::open(table).await,
                Err(no) => Err(no),
            };
            busy.set(false);
            match opened {
                Ok(opened) => {
                    online.keep_invitation(opened.table, &opened.invitation);
                    Route::Table(opened.table).go();
                }
                Err(no) => problem.set(Some(failure(no))),
            }
        });
    };
    view! {
        <form class="people" on:submit=open>
            <NameField name=name/>
            <RulesForm rules=rules/>
            <Problem problem=problem/>
            <button class="btn primary lg full" id="open-table" aria-disabled=move || (busy.get() || !rules.is_possible()).to_string()>
                <Icon id="i-plus"/>{t("online-open")}
            </button>
            <p class="hint2 centred"><Icon id="i-bot" class="s16"/><span>{t("online-bots-note")}</span></p>
            <Reach about=about/>
            <FollowLink/>
        </form>
    }
}

/// What went wrong.
#[component]
pub fn Problem(problem: RwSignal<Option<&'static str>>) -> impl IntoView {
    view! {
        <div role="alert">
            {move || problem.get().map(|id| view! { <p class="err"><Icon id="i-alert"/><span>{t(id)}</span></p> })}
        </div>
    }
}

/// Who can reach the server: how to let others of the local network in, or where they go, and whether the line is private.
#[component]
pub fn Reach(about: Arc<About>) -> impl IntoView {
    if !about.reachable {
        return view! { <LocalOnly lan=about.lan.clone()/> }.into_any();
    }
    let address = address_for_others(&about);
    view! {
        {address.map(|address| view! {
            <p class="hint2" id="lan-address"><Icon id="i-signal" class="s16"/><span>{t("online-lan-address")}" "<code>{address}</code></span></p>
        })}
        <OpenLine about=about/>
    }
    .into_any()
}

/// Says so where others could read along.
#[component]
pub fn OpenLine(about: Arc<About>) -> impl IntoView {
    is_open_to_reading(&about).then(|| {
        view! { <p class="hint2" id="not-https"><Icon id="i-shield" class="s16"/><span>{t("online-not-https")}</span></p> }
    })
}

/// How others in the local network can join, where only this machine reaches the server.
#[component]
fn LocalOnly(lan: Option<String>) -> impl IntoView {
    view! {
        <div class="localonly" id="local-only">
            <p class="hint2"><Icon id="i-signal" class="s16"/><span>{t("online-local-only")}</span></p>
            <p class="commands"><code>"cargo play --lan"</code><code>"pangea serve --lan"</code></p>
            {lan.map(|address| view! { <p class="hint2" id="lan-later"><span>{t("online-local-address")}" "<code>{address}</code></span></p> })}
        </div>
    }
}

/// Somebody who was told a link by other means pastes it here.
#[component]
fn FollowLink() -> impl IntoView {
    let link = RwSignal::new(String::new());
    let wrong = RwSignal::new(None::<&'static str>);
    let follow = move || {
        let text = link.get_untracked();
        match text.split_once('#').map(|(_, hash)| Route::parse(hash)) {
            Some(route @ Route::Join(..)) => route.go(),
            _ => wrong.set(Some("online-fail-invitation")),
        }
    };
    let pressed = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Enter" {
            event.prevent_default();
            follow();
        }
    };
    view! {
        <div class="followlink">
            <label class="fieldlab" for="online-link">{t("online-have-link")}</label>
            <div class="field">
                <Icon id="i-link"/>
                <input id="online-link" type="url" autocomplete="off" prop:value=move || link.get() on:input=move |event| link.set(event_target_value(&event)) on:keydown=pressed/>
                <button type="button" class="btn" id="follow-link" on:click=move |_| follow()>{t("online-follow")}</button>
            </div>
            <Problem problem=wrong/>
        </div>
    }
}

/// The tables of this person, those that wait for them first.
#[component]
pub fn MyTables() -> impl IntoView {
    let (online, prefs) = (Online::here(), Prefs::here());
    online.find_tables();
    let tables = move || {
        let mut tables = online.tables.get();
        tables.retain(|table| !matches!(table.phase, Phase::Closed | Phase::SetAside));
        tables.sort_by_key(|table| (!table.your_turn, table.phase == Phase::Over, table.idle_ms));
        tables.truncate(8);
        tables
    };
    move || {
        let tables = tables();
        (!tables.is_empty()).then(|| {
            view! {
                <section class="keptgames panel mytables" aria-labelledby="my-tables-title">
                    <h2 id="my-tables-title">{t("online-my-tables")}{move || online.tables_as_of.get().map(|at| view! {
                        " "<span class="asof">{prefs.words().text_with("online-as-of", &[("time", clock_time(prefs.lang.get(), at).into())])}</span>
                    })}</h2>
                    <ul>{tables.into_iter().map(|table| view! { <OneTable table=Arc::new(table)/> }).collect_view()}</ul>
                </section>
            }
        })
    }
}

/// A moment by the reader's own clock, hours and minutes.
fn clock_time(lang: locale::Lang, at: f64) -> String {
    let options = js_sys::Object::new();
    for part in ["hour", "minute"] {
        let _ = js_sys::Reflect::set(&options, &part.into(), &"2-digit".into());
    }
    let date = js_sys::Date::new(&at.into());
    date.to_locale_time_string_with_options(lang.code(), &options).into()
}

#[component]
fn OneTable(table: Arc<MyTable>) -> impl IntoView {
    let prefs = Prefs::here();
    let edition = Edition::from_id(&table.rules.edition).unwrap_or(Edition::Origin);
    let (tag, word, button) = match (table.phase, table.your_turn) {
        (_, true) => ("tag solid", "online-your-turn", "btn primary"),
        (Phase::Waiting | Phase::Dealing, _) => ("tag", "online-waiting-room", "btn"),
        (Phase::Paused, _) => ("tag", "online-paused-tag", "btn"),
        (Phase::Over, _) => ("tag", "ui-game-over", "btn"),
        _ => ("tag", "online-playing-tag", "btn"),
    };
    view! {
        <li class="tablerow" class:mine=table.your_turn data-table=table.table.to_string()>
            <span class="em"><Icon id="i-friends" class="s24"/></span>
            <span class="tx"><b>{move || edition_name(prefs.words(), edition)}</b><span>{table.players.join(", ")}</span></span>
            <span class="t"><span class=tag>{t(word)}</span></span>
            <a class=button href=Route::Table(table.table).href()>{t(if table.phase == Phase::Over { "online-look" } else { "online-go-there" })}</a>
        </li>
    }
}
