//! An invitation: who, what, the rules at this table, one field, "Sit down". Nobody is told of a visit.

use std::sync::Arc;

use editions::Edition;
use game::Seat;
use leptos::prelude::*;
use protocol::http::{FailureCode, Invitation, Invited, Join};
use protocol::{Occupant, Phase, Place, TableId, Watching};
use wasm_bindgen_futures::spawn_local;

use super::home::hero::Scene;
use super::home::people::{NameField, OpenLine, Problem, failure};
use super::home::quick::edition_name;
use super::levels::{LEVELS, taken_apart};
use super::table_rules::sentences;
use crate::kept_game::tidy_name;
use crate::online::http::{self, NoAnswer};
use crate::online::{Online, Server};
use crate::parts::{Bar, Icon, RuleChip, SeatMark};
use crate::prefs::{Prefs, kept, t};
use crate::route::Route;

/// What became of the invitation.
#[derive(Clone)]
enum Found {
    Looking,
    Invited(Arc<Invited>),
    No(NoAnswer),
}

/// The page of an invitation.
#[component]
pub fn JoinPage(
    /// Which table.
    table: TableId,
    /// The secret of the invitation.
    secret: String,
) -> impl IntoView {
    let found = RwSignal::new(Found::Looking);
    let online = Online::here();
    online.leave_table();
    online.find_server();
    let asked = Invitation { table, invitation: secret.clone() };
    spawn_local(async move {
        let answer = http::invitation(asked).await;
        found.set(answer.map_or_else(Found::No, |invited| Found::Invited(Arc::new(invited))));
    });
    let shown = move || match found.get() {
        Found::Looking => view! { <p class="homemain" role="status">{t("online-looking")}</p> }.into_any(),
        Found::Invited(invited) => view! { <Card invited=invited table=table secret=secret.clone()/> }.into_any(),
        Found::No(no) => view! { <Expired no=no/> }.into_any(),
    };
    view! {
        <div class="pg hm invite">
            <Bar><span></span></Bar>
            <main class="invmain">{shown}</main>
        </div>
    }
}

/// The invitation is not valid, or nobody answers.
#[component]
fn Expired(no: NoAnswer) -> impl IntoView {
    let (title, note) = match no {
        NoAnswer::Refused(FailureCode::NotFound | FailureCode::BadRequest) => ("online-expired", "online-expired-note"),
        _ => ("online-nobody", "online-nobody-note"),
    };
    view! {
        <section class="card1"><Scene/><div class="hd"><h1>{t("online-invited-before")}</h1></div></section>
        <section class="sheet act" aria-label=t("online-answer")>
            <p class="lost" role="status" data-invite="expired"><b>{t(title)}</b><span>{t(note)}</span></p>
            <a class="btn primary lg full" href=Route::Home.href()><Icon id="i-plus"/>{t("online-open")}</a>
            <a class="btn full" href=Route::Home.href()><Icon id="i-play"/>{t("online-alone")}</a>
        </section>
    }
}

#[component]
fn Card(invited: Arc<Invited>, table: TableId, secret: String) -> impl IntoView {
    let prefs = Prefs::here();
    let edition = Edition::from_id(&invited.rules.edition).unwrap_or(Edition::Origin);
    let host = invited.host.clone();
    let called = host.clone();
    let title = move || match &called {
        Some(host) => prefs.words().text_with("online-invites", &[("player", host.clone().into())]),
        None => prefs.words().text("online-invited-before"),
    };
    let seats = invited.rules.seats;
    let count = move || prefs.words().text_with("online-players", &[("count", seats.into())]);
    let about = move || prefs.words().text(&format!("home-edition-{}", edition.id()));
    let mark = host.clone().zip(Some(Seat::FIRST)).map(|(name, seat)| view! { <SeatMark seat=seat name=name/> });
    let rules = invited.rules.clone();
    let lines = move || rule_lines(prefs, &rules);
    let places = invited.places.clone();
    view! {
        <section class="card1">
            <Scene/>
            <div class="hd">
                <h1>{mark}<span>{title}</span></h1>
                <p class="ed2"><b>{move || edition_name(prefs.words(), edition)}</b><span>{count}</span></p>
                <p class="what">{about}" "<a href=Route::Tutorial(Some(edition.id().to_owned())).href()>{t("online-learn")}</a></p>
            </div>
        </section>
        <section class="card2" aria-labelledby="at-table">
            <h2 id="at-table">{t("online-at-table")}</h2>
            <ol class="sts" aria-label=t("online-seats")>{places.into_iter().map(|place| place_row(place, host.as_deref())).collect_view()}</ol>
            <ul class="rul">{lines}</ul>
        </section>
        <Answer invited=invited table=table secret=secret/>
    }
}

/// The rules at a table, one line each.
pub fn rule_lines(prefs: Prefs, rules: &protocol::Rules) -> impl IntoView + use<> {
    let line = |(icon, text, rule): (&'static str, String, Option<&'static str>)| {
        let link = rule.map(|rule| view! { " "<RuleChip rule=rule.to_owned()/> });
        view! { <li><Icon id=icon class="s18"/><span>{text}{link}</span></li> }
    };
    sentences(prefs, rules).into_iter().map(line).collect_view()
}

/// The level of a bot in words.
pub fn level_of(plays: &str) -> Option<&'static str> {
    LEVELS.iter().find(|level| level.bot == taken_apart(plays).0).map(|level| level.name)
}

fn place_row(place: Place, host: Option<&str>) -> AnyView {
    match place.occupant {
        Occupant::Open => view! {
            <li class="seatrow free"><i class="fs" aria-hidden="true"></i><span><b>{t("online-free-seat")}</b><small>{t("online-free-yours")}</small></span></li>
        }
        .into_any(),
        Occupant::Person { name, .. } => {
            let role = (host == Some(name.as_str())).then(|| view! { <small>{t("online-host")}</small> });
            view! {
                <li class="seatrow"><SeatMark seat=place.seat name=name.clone()/><span><b>{name}</b>{role}</span><span class="end">{ready_tag(place.ready)}</span></li>
            }
            .into_any()
        }
        Occupant::Bot { name, plays } => view! {
            <li class="seatrow"><SeatMark seat=place.seat name=name.clone()/>
                <span><b>{name}</b>{level_of(&plays).map(|level| view! { <small>{t(level)}</small> })}</span>
                <span class="end"><span class="tag"><Icon id="i-bot"/>{t("online-bot")}</span></span>
            </li>
        }
        .into_any(),
    }
}

/// Whether somebody is ready.
pub fn ready_tag(ready: bool) -> AnyView {
    match ready {
        true => view! { <span class="tag fed"><Icon id="i-check"/>{t("online-ready")}</span> }.into_any(),
        false => view! { <span class="tag hungry"><Icon id="i-waiting"/>{t("online-not-ready")}</span> }.into_any(),
    }
}

/// The answer: sit down, watch, or what else is possible.
#[component]
fn Answer(invited: Arc<Invited>, table: TableId, secret: String) -> impl IntoView {
    let (online, prefs) = (Online::here(), Prefs::here());
    let known = kept("pangea.guest").unwrap_or_default();
    let name = RwSignal::new(if known.is_empty() { prefs.name.get_untracked() } else { known.clone() });
    let renames = RwSignal::new(known.is_empty());
    let problem = RwSignal::new(None::<&'static str>);
    let busy = RwSignal::new(false);
    let full = invited.places.iter().all(|place| place.occupant != Occupant::Open);
    let started = invited.phase != Phase::Waiting;
    let watching = invited.rules.watching != Watching::Nobody;
    let member = invited.member;
    let join = StoredValue::new((table, secret));
    let go = move |watch: bool| {
        let called = tidy_name(&name.get_untracked());
        if called.is_empty() {
            problem.set(Some("online-fail-name"));
            return;
        }
        if busy.get_untracked() {
            return;
        }
        busy.set(true);
        problem.set(None);
        let (table, invitation) = join.get_value();
        spawn_local(async move {
            let joined = match online.be(called).await {
                Ok(()) => http::join(Join { table, invitation: Some(invitation.clone()), watch }).await,
                Err(no) => Err(no),
            };
            busy.set(false);
            match joined {
                Ok(_) => {
                    online.keep_invitation(table, &invitation);
                    Route::Table(table).go();
                }
                Err(no) => problem.set(Some(failure(no))),
            }
        });
    };
    let sit_as = move || prefs.words().text_with("online-sit-as", &[("player", name.get().into())]);
    let state = match (member, started, full) {
        (true, ..) => "member",
        (_, true, _) => "started",
        (.., true) => "full",
        _ if known.is_empty() => "open",
        _ => "known",
    };
    let naming = move || {
        match renames.get() {
        true => view! { <NameField name=name/> }.into_any(),
        false => view! {
            <div class="youare"><Icon id="i-person"/><span>{move || prefs.words().text_with("online-you-are", &[("player", name.get().into())])}</span>
                <button type="button" class="lnk" id="not-you" on:click=move |_| renames.set(true)>{t("online-not-you")}</button>
            </div>
        }
        .into_any(),
    }
    };
    let no_seat = match (started, full) {
        (true, _) => Some(("online-started", "online-started-note")),
        (_, true) => Some(("online-full", "online-full-note")),
        _ => None,
    };
    let watch_class = if no_seat.is_some() { "btn primary lg full" } else { "btn full" };
    let watch_word = if no_seat.is_some() { "online-watch-game" } else { "online-watch-instead" };
    view! {
        <section class="sheet act" aria-label=t("online-answer") data-invite=state>
            {match member {
                true => view! {
                    <p class="lost"><b>{t("online-member")}</b></p>
                    <a class="btn primary lg full" id="go-there" href=Route::Table(table).href()><Icon id="i-door"/>{t("online-go-there")}</a>
                }.into_any(),
                false => view! {
                    {no_seat.map(|(title, note)| view! { <p class="lost" role="status"><b>{t(title)}</b><span>{t(note)}</span></p> })}
                    {naming}
                    <Problem problem=problem/>
                    {no_seat.is_none().then(|| view! {
                        <button type="button" class="btn primary lg full" id="sit-down" aria-disabled=move || busy.get().to_string() on:click=move |_| go(false)>
                            <Icon id="i-door"/>{move || if renames.get() { t("online-sit")() } else { sit_as() }}
                        </button>
                    })}
                    {watching.then(|| view! {
                        <button type="button" class=watch_class id="watch-instead" on:click=move |_| go(true)><Icon id="i-spectate"/>{t(watch_word)}</button>
                    })}
                }.into_any(),
            }}
            {move || match online.server.get() {
                Server::There(about) => Some(view! { <OpenLine about=about/> }),
                Server::Unknown | Server::Nobody => None,
            }}
        </section>
    }
}
