//! What the first page says to somebody it knows: what waits for them, their tables, invitations, friends who are here.

use std::sync::Arc;
use std::time::Duration;

use editions::Edition;
use leptos::prelude::*;
use protocol::Phase;
use protocol::http::MyTable;

use super::hero::Scene;
use super::kept::KeptGames;
use super::quick::{edition_icon, edition_name};
use crate::online::Online;
use crate::pages::place::friends::{FriendsHere, FromFriends};
use crate::pages::place::when;
use crate::parts::Icon;
use crate::prefs::{Prefs, t};
use crate::route::{Place, Route};

/// How many tables the first page lists.
const LISTED: usize = 8;
/// Between two looks at what may have changed, while somebody looks at the first page.
const LOOKS: Duration = Duration::from_secs(60);

/// Whether this browser is somebody here; then the first page is theirs.
pub fn is_known() -> Memo<bool> {
    let online = Online::here();
    Memo::new(move |_| {
        online.me.track();
        online.tables.track();
        Online::is_somebody()
    })
}

/// The screens of the place to meet to which the first page leads: id, screen, icon, name.
pub fn more_tiles() -> Vec<(&'static str, Route, &'static str, &'static str)> {
    vec![
        ("friends", Route::Place(Place::Friends), "i-friends", "place-friends"),
        ("leaders", Route::Place(Place::Leaders), "i-ranking", "place-leaders"),
    ]
}

/// Does something now, and again while somebody looks at the page.
pub fn look_again(look: impl Fn() + Clone + Send + Sync + 'static) {
    look();
    let again = move || {
        if !document().hidden() {
            look();
        }
    };
    let ticks = set_interval_with_handle(again, LOOKS);
    on_cleanup(move || ticks.into_iter().for_each(|ticks| ticks.clear()));
}

/// Whether the table waits for this person.
fn waits(table: &MyTable) -> bool {
    table.phase == Phase::Playing && (table.your_turn || table.played_by.is_some())
}

/// The left side of the first page of somebody.
#[component]
pub fn Mine() -> impl IntoView {
    let (online, prefs) = (Online::here(), Prefs::here());
    online.find_me();
    let count = Memo::new(move |_| online.tables.with(|tables| tables.iter().filter(|table| waits(table)).count()));
    let name = Memo::new(move |_| online.me.get().map(|me| me.name).or_else(Online::guest_name).unwrap_or_default());
    let title = move || match count.get() {
        0 => prefs.words().text_with("mine-welcome", &[("player", name.get().into())]),
        count => prefs.words().text_with("mine-waiting", &[("count", count.into())]),
    };
    view! {
        <div class="minehead">
            <h1>{title}</h1>
            <Scene low=true/>
        </div>
        <MyTables/>
        <FromFriends/>
        <FriendsHere/>
        <KeptGames/>
    }
}

/// A table in its row, and whether it is the first that waits.
type Row = (MyTable, bool);

/// The tables as they are listed: a bot in the own seat first, then the own turn by the least time, then the others.
fn in_order(mut tables: Vec<MyTable>) -> Vec<Row> {
    tables.retain(|table| !matches!(table.phase, Phase::Closed | Phase::SetAside));
    let rank = |table: &MyTable| (table.played_by.is_none(), !table.your_turn, table.phase == Phase::Over);
    tables.sort_by_key(|table| (rank(table), table.left_ms.unwrap_or(u64::MAX), table.idle_ms));
    tables.truncate(LISTED);
    let first = tables.iter().position(|table| table.your_turn && table.played_by.is_none());
    tables.into_iter().enumerate().map(|(place, table)| (table, Some(place) == first)).collect()
}

/// The tables of this person, those that wait for them first.
#[component]
fn MyTables() -> impl IntoView {
    let (online, prefs) = (Online::here(), Prefs::here());
    online.find_tables();
    // Nothing moves under a pointer, or away from the focus.
    let held = RwSignal::new(false);
    let rows = RwSignal::new(in_order(online.tables.get_untracked()));
    Effect::new(move |_| {
        let now = in_order(online.tables.get());
        if !held.get() && rows.with_untracked(|shown| *shown != now) {
            rows.set(now);
        }
    });
    let turns = move || {
        let turns = online.turns();
        (turns > 0).then(|| prefs.words().text_with("online-badge", &[("count", turns.into())]))
    };
    let all = move || online.me.get().map(|me| Route::Place(Place::Player(me.person)).href());
    let key = |(table, first): &Row| {
        let minutes = table.left_ms.map(|left| left / 60_000);
        let who = (table.your_turn, table.played_by.clone(), table.players.clone());
        (table.table, table.phase as u8, *first, minutes, who)
    };
    view! {
        <section class="keptgames panel mytables" aria-labelledby="my-tables-title">
            <header>
                <h2 id="my-tables-title">{t("online-my-tables")}{move || online.tables_as_of.get().map(|at| view! {
                    " "<span class="asof">{prefs.words().text_with("online-as-of", &[("time", when::time(prefs, at as u64).into())])}</span>
                })}</h2>
                {move || all().map(|all| view! { <span class="end"><a class="allgames" id="all-games" href=all>{t("mine-all-games")}<Icon id="i-chevron_right" class="s16"/></a></span> })}
            </header>
            <p class="vh" role="status">{turns}</p>
            <ul
                on:mouseenter=move |_| held.set(true)
                on:mouseleave=move |_| held.set(false)
                on:focusin=move |_| held.set(true)
                on:focusout=move |_| held.set(false)
            >
                <For each=move || rows.get() key=key children=move |(table, first)| view! { <OneTable table=Arc::new(table) first=first/> }/>
            </ul>
            {move || rows.with(Vec::is_empty).then(|| view! { <p class="nogames" id="no-games">{t("mine-none")}</p> })}
        </section>
    }
}

/// What a row says of a table: its tag, and the button.
fn state(table: &MyTable, first: bool) -> (&'static str, &'static str, &'static str, &'static str) {
    match (table.phase, table.your_turn) {
        (Phase::Playing, _) if table.played_by.is_some() => {
            ("tag bad", "online-bot-sits", "btn danger", "mine-come-back")
        }
        (Phase::Playing, true) if first => ("tag solid", "online-your-turn", "btn primary", "mine-play"),
        (Phase::Playing, true) => ("tag solid", "online-your-turn", "btn", "mine-play"),
        (Phase::Waiting | Phase::Dealing, _) => ("tag", "online-waiting-room", "btn", "online-go-there"),
        (Phase::Paused, _) => ("tag", "online-paused-tag", "btn quiet", "online-look"),
        (Phase::Over, _) => ("tag", "ui-game-over", "btn quiet", "online-look"),
        _ => ("tag", "online-playing-tag", "btn quiet", "online-look"),
    }
}

#[component]
fn OneTable(table: Arc<MyTable>, first: bool) -> impl IntoView {
    let prefs = Prefs::here();
    let edition = Edition::from_id(&table.rules.edition).unwrap_or(Edition::Origin);
    let is_slow = table.rules.clock.is_some_and(|clock| clock.per_move_ms().is_some());
    let left = table.left_ms.filter(|_| is_slow);
    let mine = table.your_turn;
    let in_words =
        move |left| prefs.words().text_with("online-left", &[("time", when::left(prefs.words(), left).into())]);
    let time = left.map(|left| {
        let (until, soon) = (when::in_so_long(left), mine && left < when::SOON);
        let title = move || prefs.words().text_with("online-until", &[("moment", when::moment(prefs, until).into())]);
        view! { <span class=if soon { "clk soon" } else { "clk" } title=title data-left=left><Icon id="i-calendar"/>{move || in_words(left)}</span> }
    });
    let (tag, word, button, does) = state(&table, first);
    // The others at the table; who sits there alone is named.
    let mut others = table.players.clone();
    if let Some(place) = table.seat.map(game::Seat::index).filter(|place| *place < others.len() && others.len() > 1) {
        others.remove(place);
    }
    let said = move || {
        let words = prefs.words();
        let parts = [edition_name(words, edition), words.text(word)];
        let parts: Vec<String> = parts.into_iter().chain(left.map(in_words)).collect();
        format!("{}: {}", words.text(does), parts.join(", "))
    };
    view! {
        <li class="tablerow" class:asked=table.your_turn data-table=table.table.to_string()>
            <span class="em"><Icon id=edition_icon(edition) class="s24"/></span>
            <span class="tx"><b>{move || edition_name(prefs.words(), edition)}</b><span>{others.join(", ")}</span></span>
            <span class="t"><span class=tag>{t(word)}</span>{time}</span>
            <a class=button aria-label=said href=Route::Table(table.table).href()>{t(does)}</a>
        </li>
    }
}

#[cfg(test)]
mod tests {
    use protocol::TableId;

    use super::*;

    fn table(number: u8, your_turn: bool, left_ms: Option<u64>, played_by: Option<&str>) -> MyTable {
        let rules = serde_json::from_str(r#"{"edition":"origin","seats":2}"#).expect("rules");
        MyTable {
            table: TableId::from_bytes([number; 16]),
            phase: Phase::Playing,
            rules,
            players: Vec::new(),
            seat: None,
            asked: game::SeatSet::default(),
            your_turn,
            left_ms,
            played_by: played_by.map(str::to_owned),
            visibility: protocol::Visibility::Link,
            idle_ms: u64::from(number),
        }
    }

    #[test]
    fn a_bot_in_the_own_seat_comes_first_then_the_least_time_and_one_button_stands_out() {
        let tables = vec![
            table(1, false, Some(5), None),
            table(2, true, Some(9_000), None),
            table(3, true, Some(1_000), None),
            table(4, false, None, Some("forager")),
        ];
        let order: Vec<(u8, bool)> =
            in_order(tables).iter().map(|(table, first)| (table.table.to_bytes()[0], *first)).collect();
        assert_eq!(order, [(4, false), (3, true), (2, false), (1, false)]);
    }
}
