//! The door to other people: a name, open tables, a quick match, a table to open, a link to follow.

use std::sync::Arc;

use leptos::prelude::*;
use protocol::Visibility;
use protocol::http::{About, FailureCode, NewTable};
use wasm_bindgen_futures::spawn_local;

pub use super::mine::{Mine, is_known, more_tiles};
use crate::kept_game::tidy_name;
use crate::online::http::{self, NoAnswer};
use crate::online::reach::{address_for_others, is_open_to_reading};
use crate::online::{Online, Server};
pub use crate::pages::place::MeButton;
use crate::pages::place::lobby::OpenFew;
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
        Server::There(about) => {
            let name = RwSignal::new(Prefs::here().name.get_untracked());
            view! {
                <OpenFew name=name/>
                <h3 class="ownopen">{t("lobby-own")}</h3>
                <OpenTable about=about named=name/>
            }
            .into_any()
        }
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
        NoAnswer::Wrong(_) | NoAnswer::Refused(FailureCode::WrongSignIn) => "place-fail-wrong",
        NoAnswer::Refused(FailureCode::NameTaken) => "place-fail-taken",
        NoAnswer::Refused(FailureCode::BadPassword) => "place-fail-password",
        NoAnswer::Refused(FailureCode::NoAccount) => "place-fail-account",
        NoAnswer::Refused(FailureCode::NoFriend) => "place-fail-friend",
        NoAnswer::Refused(FailureCode::TooMany) => "place-fail-many",
        NoAnswer::Refused(FailureCode::BadText) => "place-fail-text",
        NoAnswer::Refused(FailureCode::BadAddress) => "place-fail-address",
        NoAnswer::Refused(FailureCode::NoVacation) => "place-fail-vacation",
        NoAnswer::Refused(FailureCode::Banned) => "place-fail-banned",
        NoAnswer::Refused(FailureCode::BadName) => "online-fail-name",
        NoAnswer::Refused(FailureCode::BadRules) => "online-fail-rules",
        NoAnswer::Refused(FailureCode::TooFast) | NoAnswer::Slower(_) => "online-fail-fast",
        NoAnswer::Refused(FailureCode::NotFound) => "online-fail-invitation",
        NoAnswer::Refused(FailureCode::NoWatching) => "online-fail-watching",
        NoAnswer::Refused(FailureCode::Removed) => "online-no-seat",
        NoAnswer::Refused(
            FailureCode::BadRequest
            | FailureCode::SignedOut
            | FailureCode::ForeignOrigin
            | FailureCode::NotOver
            | FailureCode::HasAccount
            | FailureCode::NotForBots
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

/// The form for an own table.
#[component]
pub fn OpenTable(
    /// What the server is.
    about: Arc<About>,
    /// The name to take.
    named: RwSignal<String>,
    /// Whether it is asked for here, and what else a first page says.
    #[prop(default = true)]
    first: bool,
) -> impl IntoView {
    let online = Online::here();
    let name = named;
    let visibility = RwSignal::new(Visibility::Link);
    online.find_me();
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
        let table = NewTable { rules: rules.rules(), visibility: visibility.get_untracked() };
        spawn_local(async move {
            let is_somebody = if online.me.with_untracked(|me| me.as_ref().is_some_and(|me| me.account)) {
                Ok(())
            } else {
                online.be(called).await
            };
            let opened = match is_somebody {
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
            {move || (first && !online.has_account()).then(|| view! { <NameField name=name/> })}
            <RulesForm rules=rules/>
            <Who visibility=visibility choose=Callback::new(move |who| visibility.set(who))/>
            <Problem problem=problem/>
            <button class="btn primary lg full" id="open-table" aria-disabled=move || (busy.get() || !rules.is_possible()).to_string()>
                <Icon id="i-plus"/>{t("online-open")}
            </button>
            <p class="hint2 centred"><Icon id="i-bot" class="s16"/><span>{t("online-bots-note")}</span></p>
            {first.then(|| view! { <Reach about=about/><FollowLink/> })}
        </form>
    }
}

/// Who may come to a table without an invitation.
#[component]
pub fn Who(
    /// What is chosen now.
    #[prop(into)]
    visibility: Signal<Visibility>,
    /// Something else is chosen.
    choose: Callback<Visibility>,
) -> impl IntoView {
    let all = [
        (Visibility::Everybody, "everybody", "lobby-everyone"),
        (Visibility::Friends, "friends", "lobby-friends"),
        (Visibility::Link, "link", "lobby-link"),
    ];
    view! {
        <div class="ln" role="group" aria-labelledby="online-who-label"><span id="online-who-label">{t("lobby-who")}</span>
            <div class="segm">{all.map(|(one, id, word)| view! {
                <button type="button" data-online-who=id aria-pressed=move || (visibility.get() == one).to_string() on:click=move |_| choose.run(one)>{t(word)}</button>
            }).collect_view()}</div>
        </div>
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
