//! The first page: one decision, and the game begins.

pub mod hero;
pub mod kept;
#[cfg(feature = "online")]
pub mod people;
#[cfg(not(feature = "online"))]
#[path = "home/door.rs"]
pub mod people;
pub mod quick;

use leptos::prelude::*;
use locale::Lang;

use crate::parts::{Bar, Icon};
use crate::prefs::{Prefs, keep, kept, t};
use crate::route::Route;

use super::setup::draft::Draft;
use hero::Scene;
use kept::KeptGames;
use people::{FromFriends, MeButton, MyTables, People};
use quick::QuickPlay;

/// The first page.
#[component]
pub fn Home() -> impl IntoView {
    view! {
        <div class="pg hm home">
            <Bar><Languages/><MeButton/></Bar>
            <main class="homegrid">
                <section class="hero">
                    <h1>{t("home-title")}</h1>
                    <p>{t("home-lead")}</p>
                    <Scene/>
                    <Tiles/>
                </section>
                <div class="nowcol">
                    <MyTables/>
                    <FromFriends/>
                    <KeptGames/>
                    <Doors/>
                </div>
            </main>
        </div>
    }
}

/// Two doors: people, or bots alone. The last one used is open.
#[component]
fn Doors() -> impl IntoView {
    let people = RwSignal::new(kept("pangea.door").as_deref() == Some("people"));
    let open = move |with_people: bool| {
        people.set(with_people);
        keep("pangea.door", if with_people { "people" } else { "alone" });
    };
    let door = move |with_people: bool,
                     id: &'static str,
                     icon: &'static str,
                     title: &'static str,
                     note: &'static str| {
        view! {
            <button type="button" class="door" id=id aria-pressed=move || (people.get() == with_people).to_string() on:click=move |_| open(with_people)>
                <Icon id=icon/><span class="tx"><b>{t(title)}</b><span>{t(note)}</span></span>
            </button>
        }
    };
    view! {
        <div class="doorcard">
            <div class="doors" role="group" aria-label=t("online-doors")>
                {door(true, "door-people", "i-friends", "online-with-people", "online-with-people-note")}
                {door(false, "door-alone", "i-bot", "online-alone-door", "online-alone-note")}
            </div>
            {move || match people.get() {
                true => view! { <div class="quick peoplecard"><h2>{t("online-with-people")}</h2><People/></div> }.into_any(),
                false => view! { <QuickPlay/> }.into_any(),
            }}
        </div>
    }
}

#[component]
fn Languages() -> impl IntoView {
    let prefs = Prefs::here();
    view! {
        <nav class="langs" aria-label=t("ui-language")>
            {Lang::ALL.into_iter().map(|lang| view! {
                <button
                    type="button"
                    lang=lang.code()
                    aria-pressed=move || (prefs.lang.get() == lang).to_string()
                    on:click=move |_| prefs.asked.set(lang)
                >{lang.own_name()}</button>
            }).collect_view()}
        </nav>
    }
}

#[component]
fn Tiles() -> impl IntoView {
    // A player who chose one screen finds two people at the table, unless more were there the last time.
    let seat_two = move |_| {
        let mut draft = Draft::load();
        draft.seat_two_people();
        draft.keep();
    };
    let tiles = [
        ("learn", Route::Tutorial(None), "i-learn", "ui-learn", "home-learn-note"),
        ("one-screen", Route::Setup, "i-friends", "ui-hot-seat", "home-hot-seat-note"),
        ("rules", Route::Rules(None), "i-rules", "ui-rules", "home-rules-note"),
        ("records", Route::Records, "i-replay", "home-records", "home-records-note"),
    ];
    view! {
        <div class="tiles">
            {tiles.map(|(id, route, icon, title, note)| view! {
                <a
                    class="tile"
                    id=format!("tile-{id}")
                    href=route.href()
                    on:click=move |event| if id == "one-screen" { seat_two(event) }
                >
                    <span class="em"><Icon id=icon class="s24"/></span>
                    <span class="tx"><b>{t(title)}</b><span>{t(note)}</span></span>
                    <Icon id="i-chevron_right"/>
                </a>
            }).collect_view()}
        </div>
    }
}
