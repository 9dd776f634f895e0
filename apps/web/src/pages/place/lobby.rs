//! The lobby: open tables, running tables, who is here. What has changed is asked for again and again.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use editions::Edition;
use game::Seat;
use js_sys::Promise;
use leptos::prelude::*;
use protocol::http::{Join, Joined};
use protocol::lobby::{Here, Lobby, LobbySeat, LobbyTable, Visibility};
use protocol::{Clock, Phase, Rules, TableId};
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::ava::Ava;
use super::quick::{QuickDoor, QuickMatch};
use super::{Deed, Place, Wrong};
use crate::kept_game::tidy_name;
use crate::online::{Online, http};
use crate::pages::home::people::{NameField, OpenTable};
use crate::pages::home::quick::{edition_icon, edition_name};
use crate::pages::setup::draft::Draft;
use crate::parts::{Icon, SeatMark};
use crate::prefs::{Prefs, t};
use crate::route::Route;

/// What is known of the lobby.
#[derive(Clone, Copy)]
pub struct Hall {
    /// Its tables, the last opened first.
    pub tables: RwSignal<Vec<LobbyTable>>,
    /// Who is here.
    pub here: RwSignal<Here>,
    /// Whether an answer has come.
    pub known: RwSignal<bool>,
}

/// Between two attempts while the server does not answer, or nobody looks.
const AGAIN: u32 = 3_000;

impl Hall {
    /// The lobby, kept up to date until whoever asked is gone.
    pub fn follow() -> Self {
        let hall = Self {
            tables: RwSignal::new(Vec::new()),
            here: RwSignal::new(Here::default()),
            known: RwSignal::new(false),
        };
        let gone = Rc::new(Cell::new(false));
        let left = StoredValue::new_local(gone.clone());
        on_cleanup(move || left.with_value(|gone| gone.set(true)));
        spawn_local(async move {
            let mut since = None::<u64>;
            while !gone.get() {
                if document().hidden() {
                    wait(AGAIN).await;
                    continue;
                }
                let path = since.map_or_else(|| "api/lobby".to_owned(), |since| format!("api/lobby?since={since}"));
                match http::get::<Lobby>(&path).await {
                    Ok(_) if gone.get() => return,
                    Ok(news) => {
                        since = Some(news.version);
                        hall.take(news);
                    }
                    Err(_) => {
                        since = None;
                        wait(AGAIN).await;
                    }
                }
            }
        });
        hall
    }

    fn take(self, news: Lobby) {
        let Lobby { complete, tables, gone, here, .. } = news;
        if complete || !tables.is_empty() || !gone.is_empty() {
            self.tables.update(|all| {
                let is_old = |known: &LobbyTable| complete || gone.contains(&known.table);
                all.retain(|known| !is_old(known) && tables.iter().all(|new| new.table != known.table));
                all.extend(tables);
                all.sort_by_key(|table| (table.visibility != Visibility::Friends, core::cmp::Reverse(table.opened_at)));
            });
        }
        if self.here.with_untracked(|known| *known != here) {
            self.here.set(here);
        }
        self.known.set(true);
    }
}

/// Some time later.
pub async fn wait(millis: u32) {
    let promise = Promise::new(&mut |resolve, _| {
        let go_on = move || drop(resolve.call0(&wasm_bindgen::JsValue::NULL));
        set_timeout(go_on, Duration::from_millis(u64::from(millis)));
    });
    let _ = JsFuture::from(promise).await;
}

/// The lobby.
#[component]
pub fn LobbyPage() -> impl IntoView {
    let (online, prefs) = (Online::here(), Prefs::here());
    let hall = Hall::follow();
    let name = RwSignal::new(prefs.name.get_untracked());
    let edition = RwSignal::new(None::<Edition>);
    let stranger = Memo::new(move |_| {
        online.me.track();
        !Online::is_somebody()
    });
    let choose = move |event| edition.set(Edition::from_id(&event_target_value(&event)));
    let deed = Deed::new();
    let about = online.about();
    view! {
        <main class="lob">
            <div>
                {move || stranger.get().then(|| view! { <section class="panel asks"><NameField name=name/></section> })}
                <section class="panel" aria-labelledby="open-tables">
                    <header>
                        <h1 id="open-tables">{t("lobby-open")}</h1>
                        <label class="vh" for="lobby-edition">{t("ui-edition")}</label>
                        <select class="edpick" id="lobby-edition" on:change=choose>
                            <option value="">{t("lobby-all-editions")}</option>
                            {Edition::ALL.into_iter().map(|one| view! { <option value=one.id()>{move || edition_name(prefs.words(), one)}</option> }).collect_view()}
                        </select>
                    </header>
                    <Wrong deed=deed/>
                    <Tables hall=hall deed=deed name=name edition=edition running=false few=usize::MAX/>
                    <h2 class="h3">{t("lobby-running")}</h2>
                    <p class="leadnote">{t("lobby-running-note")}</p>
                    <Tables hall=hall deed=deed name=name edition=edition running=true few=usize::MAX/>
                </section>
            </div>
            <div>
                <QuickMatch name=name/>
                {about.map(|about| view! {
                    <section class="panel" aria-labelledby="own-table">
                        <h2 id="own-table">{t("online-open")}</h2>
                        <OpenTable about=about named=name first=false/>
                    </section>
                })}
                <WhoIsHere hall=hall/>
            </div>
        </main>
    }
}

/// The people who are here.
#[component]
fn WhoIsHere(hall: Hall) -> impl IntoView {
    let prefs = Prefs::here();
    let count = move || {
        let people = hall.here.with(|here| here.people);
        prefs.words().text_with("lobby-here", &[("count", i64::from(people).into())])
    };
    let named = Memo::new(move |_| hall.here.with(|here| here.named.clone()));
    view! {
        <section class="panel" aria-labelledby="who-is-here">
            <h2 class="sm" id="who-is-here">{count}</h2>
            <div class="hereis">{move || named.get().into_iter().map(|who| view! {
                <a href=Place::Player(who.person).href() data-here=who.name.clone()><Ava name=who.name.clone() here=None/>{who.name.clone()}</a>
            }).collect_view()}</div>
        </section>
    }
}

/// A list of tables.
#[component]
pub fn Tables(
    /// Where they are.
    hall: Hall,
    /// What sitting down asks of the server.
    deed: Deed,
    /// The name to take first, for whoever has none.
    name: RwSignal<String>,
    /// Only of this edition.
    edition: RwSignal<Option<Edition>>,
    /// Those that are played, or those where people are awaited.
    running: bool,
    /// So many at most.
    few: usize,
) -> impl IntoView {
    let wanted = move |table: &LobbyTable| {
        let open = table.seats.contains(&LobbySeat::Open);
        let waits = table.phase == Phase::Waiting && open;
        let plays = matches!(table.phase, Phase::Playing | Phase::Paused);
        (if running { plays } else { waits }) && edition.get().is_none_or(|edition| edition.id() == table.rules.edition)
    };
    let rows = Memo::new(move |_| {
        hall.tables.with(|tables| tables.iter().filter(|table| wanted(table)).take(few).cloned().collect::<Vec<_>>())
    });
    let none = if running { "lobby-none-running" } else { "lobby-none-open" };
    // A row is drawn anew only when its table has changed: the others keep the focus.
    let key = |table: &LobbyTable| (table.table, table.phase as u8, table.seats.clone().len(), said(&table.seats));
    view! {
        <ul data-tables=if running { "running" } else { "open" }>
            <For each=move || rows.get() key=key children=move |table| one(table, deed, name)/>
        </ul>
        {move || (hall.known.get() && rows.with(Vec::is_empty)).then(|| view! { <p class="leadnote">{t(none)}</p> })}
    }
}

/// Who sits where, as one text.
fn said(seats: &[LobbySeat]) -> String {
    let one = |seat: &LobbySeat| {
        match seat {
            LobbySeat::Open => "\u{1}",
            LobbySeat::Person { name } => name,
            LobbySeat::Bot { plays } => plays,
        }
        .to_owned()
    };
    seats.iter().map(one).collect::<Vec<_>>().join("\u{2}")
}

/// Goes to a table of the lobby.
pub fn join(deed: Deed, name: RwSignal<String>, table: TableId, watch: bool) {
    let online = Online::here();
    let called = tidy_name(&name.get_untracked());
    let request = async move {
        online.be_somebody(called).await?;
        http::post(JOIN, &Join { table, invitation: None, watch }).await
    };
    deed.ask(request, move |_: Joined| Route::Table(table).go());
}

const JOIN: &str = "api/join";

fn one(table: LobbyTable, deed: Deed, name: RwSignal<String>) -> AnyView {
    let prefs = Prefs::here();
    let edition = Edition::from_id(&table.rules.edition).unwrap_or(Edition::Origin);
    let watch = table.phase != Phase::Waiting;
    let id = table.table;
    let taken = table.seats.iter().filter(|seat| **seat != LobbySeat::Open).count();
    let count = format!("{taken}/{}", table.seats.len());
    let seats = table.seats.iter().map(|seat| match seat {
        LobbySeat::Open => (None, false),
        LobbySeat::Person { name } => (Some(name.clone()), false),
        LobbySeat::Bot { plays } => (Some(plays.clone()), true),
    });
    let seats: Vec<_> = seats.collect();
    let friends = table.visibility == Visibility::Friends;
    let may = !watch || table.rules.watching != protocol::Watching::Nobody;
    let word = if watch { "ui-watch" } else { "online-sit" };
    let (about, whole) = (about_table(prefs, &table), about_table(prefs, &table));
    let label = move || format!("{}: {}, {}", prefs.words().text(word), edition_name(prefs.words(), edition), whole());
    view! {
        <li class="tablerow" data-lobby=id.to_string() data-host=table.host.clone()>
            <span class="em"><Icon id=edition_icon(edition) class="s24"/></span>
            <span class="tx"><b>{move || edition_name(prefs.words(), edition)}</b><span>{about}</span></span>
            <span class="t"><Marks seats=seats/><span>{friends.then(|| view! { <span class="tag info"><Icon id="i-friends"/>{t("place-friends")}</span>" " })}<span class="num">{count}</span></span></span>
            {may.then(|| view! { <button type="button" class=if watch { "btn quiet" } else { "btn" } aria-label=label data-join=if watch { "watch" } else { "sit" } on:click=move |_| join(deed, name, id, watch)>
                <Icon id=if watch { "i-spectate" } else { "i-door" }/>{t(word)}
            </button> })}
        </li>
    }
    .into_any()
}

/// The line about a table: whose it is, and what differs.
fn about_table(prefs: Prefs, table: &LobbyTable) -> impl Fn() -> String + Send + use<> {
    let (host, rules, quick) = (table.host.clone().filter(|_| !table.quick), table.rules.clone(), table.quick);
    move || {
        let words = prefs.words();
        let of = host.as_ref().map(|host| words.text_with("online-table-of", &[("player", host.clone().into())]));
        let quick = quick.then(|| words.text("lobby-quick"));
        let clock = Some(about_clock(prefs, &rules));
        let parts = [of, quick, clock, about_options(prefs, &rules)];
        parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
    }
}

/// The clock of a table in few words.
pub fn about_clock(prefs: Prefs, rules: &Rules) -> String {
    let words = prefs.words();
    match rules.clock {
        None => words.text("online-clock-none"),
        Some(Clock::Live { start_ms, .. }) => {
            words.text_with("online-clock-minutes", &[("minutes", ((start_ms / 60_000) as i64).into())])
        }
        Some(Clock::Slow { days }) => words.text_with("lobby-slow", &[("count", i64::from(days).into())]),
    }
}

/// How many options are not as printed, if any is.
fn about_options(prefs: Prefs, rules: &Rules) -> Option<String> {
    let edition = Edition::from_id(&rules.edition).unwrap_or(Edition::Origin);
    let count = Draft::of(edition, rules.seats, &rules.options).changes().len();
    (count > 0).then(|| prefs.words().text_with("setup-changes", &[("count", count.into())]))
}

/// Edition, players and clock in one line.
pub fn about_rules(prefs: Prefs, rules: &Rules) -> String {
    let edition = Edition::from_id(&rules.edition).unwrap_or(Edition::Origin);
    let players = prefs.words().text_with("online-players", &[("count", rules.seats.into())]);
    format!("{}, {players}, {}", edition_name(prefs.words(), edition), about_clock(prefs, rules))
}

/// Who sits at a table, as marks; said with names.
#[component]
pub fn Marks(
    /// Each seat: who has it, and whether that is a bot.
    seats: Vec<(Option<String>, bool)>,
) -> impl IntoView {
    let label = seats.iter().filter_map(|(name, _)| name.clone()).collect::<Vec<_>>().join(", ");
    let marks = seats.into_iter().enumerate().map(|(place, (name, bot))| match (name, bot) {
        (None, _) => view! { <i class="fs"></i> }.into_any(),
        (Some(_), true) => view! { <Icon id="i-bot"/> }.into_any(),
        (Some(name), false) => view! { <SeatMark seat=Seat::wrapping(place) name=name/> }.into_any(),
    });
    view! { <span class="seats" role="img" aria-label=label>{marks.collect_view()}</span> }
}

/// The first open tables, above the form for an own one, and the way to all of them.
#[component]
pub fn OpenFew(
    /// The name to take first, for whoever has none.
    name: RwSignal<String>,
) -> impl IntoView {
    let prefs = Prefs::here();
    let hall = Hall::follow();
    let deed = Deed::new();
    let edition = RwSignal::new(None);
    let all = move || {
        let count = hall.tables.with(Vec::len);
        prefs.words().text_with("lobby-all", &[("count", count.into())])
    };
    let people = move || {
        let people = hall.here.with(|here| here.people);
        (people > 0).then(|| prefs.words().text_with("lobby-here", &[("count", i64::from(people).into())]))
    };
    view! {
        <QuickDoor/>
        <section class="openfew" aria-labelledby="sit-open">
            <h3 id="sit-open">{t("lobby-sit-open")}</h3>
            <Tables hall=hall deed=deed name=name edition=edition running=false few=2/>
            <Wrong deed=deed/>
            <a class="all" id="all-tables" href=Place::Lobby.href()>{all}<Icon id="i-chevron_right" class="s16"/></a>
            {move || people().map(|people| view! { <p class="hint2"><Icon id="i-friends" class="s16"/><span>{people}</span></p> })}
        </section>
    }
}
