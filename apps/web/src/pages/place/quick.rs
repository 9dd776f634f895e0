//! A quick match: edition, seats and pace; a table with whoever wants the same, with bots after a while if wanted.

use std::cell::Cell;
use std::rc::Rc;

use editions::Edition;
use leptos::prelude::*;
use protocol::lobby::{Pace, Quick, QuickWish};
use wasm_bindgen_futures::spawn_local;

use super::{Deed, Place, Wrong, when};
use crate::kept_game::tidy_name;
use crate::online::{Online, clock, http};
use crate::pages::home::quick::edition_name;
use crate::parts::Icon;
use crate::prefs::{Prefs, t};
use crate::route::Route;

/// After so many seconds bots take the free seats.
const BOTS_AFTER: u16 = 60;

const PACES: [(Pace, &str, &str); 3] = [
    (Pace::Live, "live", "quick-live"),
    (Pace::Slow, "slow", "quick-slow"),
    (Pace::Untimed, "untimed", "online-clock-none"),
];

/// Follows the wish of this person while one is there, also one of before the page was loaded, until the screen is gone.
/// What is returned begins anew.
fn follow(state: RwSignal<Quick>) -> Callback<()> {
    let turn = RwSignal::new(0_u32);
    let left = StoredValue::new_local(Rc::new(Cell::new(false)));
    on_cleanup(move || left.with_value(|gone| gone.set(true)));
    let begin = move |first: bool| {
        let gone = left.get_value();
        let mine = turn.get_untracked() + 1;
        turn.set(mine);
        spawn_local(async move {
            let mut path = if first { "api/quick" } else { "api/quick?wait=true" };
            while !gone.get() && turn.try_get_untracked() == Some(mine) {
                let Ok(now) = http::get::<Quick>(path).await else { return };
                if gone.get() || turn.try_get_untracked() != Some(mine) {
                    return;
                }
                path = "api/quick?wait=true";
                if let Quick::Found { table } = now {
                    return Route::Table(table).go();
                }
                let waits = matches!(now, Quick::Waiting { .. });
                state.set(now);
                if !waits {
                    return;
                }
            }
        });
    };
    if Online::is_somebody() {
        begin(true);
    }
    Callback::new(move |()| begin(false))
}

/// A quick match.
#[component]
pub fn QuickMatch(
    /// The name to take first, for whoever has none.
    name: RwSignal<String>,
) -> impl IntoView {
    let state = RwSignal::new(Quick::Idle);
    let follow = follow(state);
    view! {
        <section class="panel" aria-labelledby="quick-title">
            <h2 id="quick-title">{t("quick-title")}</h2>
            {move || match state.get() {
                Quick::Idle | Quick::Found { .. } => view! { <Wish name=name state=state follow=follow/> }.into_any(),
                Quick::Waiting { since_ms, bots_in_ms } => view! { <Waiting state=state since=since_ms bots=bots_in_ms/> }.into_any(),
            }}
        </section>
    }
}

/// The way to a quick match from the first page; while somebody looks for one, how long already.
#[component]
pub fn QuickDoor() -> impl IntoView {
    let state = RwSignal::new(Quick::Idle);
    follow(state);
    move || match state.get() {
        Quick::Idle | Quick::Found { .. } => view! {
            <a class="btn full" id="to-quick" href=Place::Lobby.href()><Icon id="i-search"/>{t("quick-title")}</a>
        }
        .into_any(),
        Quick::Waiting { since_ms, bots_in_ms } => {
            view! { <Waiting state=state since=since_ms bots=bots_in_ms/> }.into_any()
        }
    }
}

#[component]
fn Wish(name: RwSignal<String>, state: RwSignal<Quick>, follow: Callback<()>) -> impl IntoView {
    let (online, prefs) = (Online::here(), Prefs::here());
    let edition = RwSignal::new(None::<Edition>);
    let seats = RwSignal::new(2_u8);
    let (pace, bots) = (RwSignal::new(Pace::Live), RwSignal::new(true));
    let editions = move || match edition.get() {
        Some(edition) => vec![edition],
        None => Edition::ALL.to_vec(),
    };
    let allowed = move |n: u8| editions().iter().any(|edition| edition.seats().contains(&n));
    let choose = move |event| {
        edition.set(Edition::from_id(&event_target_value(&event)));
        if !allowed(seats.get_untracked()) {
            seats.set(2);
        }
    };
    let deed = Deed::new();
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let seats = seats.get_untracked();
        let fits = editions().into_iter().filter(|edition| edition.seats().contains(&seats));
        let wish = QuickWish {
            editions: fits.map(|edition| edition.id().to_owned()).collect(),
            seats,
            pace: pace.get_untracked(),
            bots_after_s: bots.get_untracked().then_some(BOTS_AFTER),
        };
        let called = tidy_name(&name.get_untracked());
        let request = async move {
            online.be_somebody(called).await?;
            http::post("api/quick", &wish).await
        };
        deed.ask(request, move |now| match now {
            Quick::Found { table } => Route::Table(table).go(),
            now => {
                state.set(now);
                follow.run(());
            }
        });
    };
    view! {
        <form class="quickm" on:submit=send>
            <p class="leadnote">{t("quick-note")}</p>
            <label class="ln"><span>{t("ui-edition")}</span>
                <select id="quick-edition" on:change=choose>
                    <option value="">{t("quick-any")}</option>
                    {Edition::ALL.into_iter().map(|one| view! { <option value=one.id()>{move || edition_name(prefs.words(), one)}</option> }).collect_view()}
                </select>
            </label>
            <div class="ln" role="group" aria-labelledby="quick-seats"><span id="quick-seats">{t("online-seats")}</span>
                <div class="segm">{(2..=6u8).map(|n| view! {
                    <button type="button" data-quick-seats=n aria-pressed=move || (seats.get() == n).to_string() aria-disabled=move || (!allowed(n)).to_string()
                        on:click=move |_| if allowed(n) { seats.set(n) }>{n}</button>
                }).collect_view()}</div>
            </div>
            <div class="ln" role="group" aria-labelledby="quick-pace"><span id="quick-pace">{t("online-clock")}</span>
                <div class="segm">{PACES.map(|(one, id, word)| view! {
                    <button type="button" data-quick-pace=id aria-pressed=move || (pace.get() == one).to_string() on:click=move |_| pace.set(one)>{t(word)}</button>
                }).collect_view()}</div>
            </div>
            <div class="row2">
                <Icon id="i-bot" class="s24"/>
                <span class="tx"><b>{t("quick-bots")}</b><span>{t("quick-bots-note")}</span></span>
                <span class="end"><button type="button" class="switch" role="switch" id="quick-bots" aria-checked=move || bots.get().to_string() aria-label=t("quick-bots") on:click=move |_| bots.update(|on| *on = !*on)></button></span>
            </div>
            <Wrong deed=deed/>
            <button class="btn primary lg full" id="quick-find" aria-disabled=move || deed.waits()><Icon id="i-search"/>{t("quick-find")}</button>
        </form>
    }
}

/// Somebody is looked for.
#[component]
fn Waiting(state: RwSignal<Quick>, since: u64, bots: Option<u64>) -> impl IntoView {
    let prefs = Prefs::here();
    let began = when::in_so_long(0);
    let now = RwSignal::new(began);
    let tick = set_interval_with_handle(move || now.set(when::in_so_long(0)), std::time::Duration::from_secs(1));
    on_cleanup(move || tick.into_iter().for_each(|tick| tick.clear()));
    let passed = move || now.get().saturating_sub(began);
    let bots = bots.map(|bots| {
        let text = move || {
            let left = clock::shown(bots.saturating_sub(passed()));
            prefs.words().text_with("quick-bots-in", &[("time", left.into())])
        };
        view! { <p class="num">{text}</p> }
    });
    let deed = Deed::new();
    let stop = move |_| deed.ask(async { http::press("api/quick/leave").await }, move |now| state.set(now));
    view! {
        <div class="waits" id="quick-waits">
            <b role="status">{t("quick-waiting")}</b>
            <p>{t("quick-waiting-note")}" "<span class="num">{move || clock::shown(since + passed())}</span></p>
            {bots}
            <Wrong deed=deed/>
            <button type="button" class="btn" id="quick-stop" aria-disabled=move || deed.waits() on:click=stop>{t("quick-stop")}</button>
        </div>
    }
}
