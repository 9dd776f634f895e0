//! The first page: one decision, and the game begins.

pub mod hero;
pub mod kept;
#[cfg(feature = "online")]
pub mod mine;
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
use people::{MeButton, Mine, People, is_known, more_tiles};
use quick::QuickPlay;

/// The first page: a visitor's, or that of somebody who is known here.
#[component]
pub fn Home() -> impl IntoView {
    let known = is_known();
    view! {
        <div class="pg hm home">
            <Bar><Languages/><MeButton/></Bar>
            <main class="homegrid" class:known=known>
                <section class="hero">
                    {move || match known.get() {
                        true => view! { <Mine/> }.into_any(),
                        false => view! {
                            <h1>{t("home-title")}</h1>
                            <p>{t("home-lead")}</p>
                            <Scene/>
                            <Tiles/>
                        }.into_any(),
                    }}
                </section>
                <div class="nowcol">
                    {move || (!known.get()).then(|| view! { <KeptGames/> })}
                    <Doors known=known/>
                </div>
                {move || known.get().then(|| view! { <Tiles small=true/> })}
            </main>
        </div>
    }
}

/// Two doors: people, or bots alone. The last one used is open.
#[component]
fn Doors(
    /// Whether somebody is known here.
    known: Memo<bool>,
) -> impl IntoView {
    // Whoever is known here has been among people before.
    let last = kept("pangea.door").map_or_else(|| known.get_untracked(), |door| door == "people");
    let people = RwSignal::new(last);
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
            {move || known.get().then(|| view! { <h2 class="playtitle">{t("ui-play-now")}</h2> })}
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
fn Tiles(
    /// With names alone, and with the way to the place to meet.
    #[prop(optional)]
    small: bool,
) -> impl IntoView {
    // A player who chose one screen finds two people at the table, unless more were there the last time.
    let seat_two = move |_| {
        let mut draft = Draft::load();
        draft.seat_two_people();
        draft.keep();
    };
    let mut tiles = vec![
        ("learn", Route::Tutorial(None), "i-learn", "ui-learn", "home-learn-note"),
        ("one-screen", Route::Setup, "i-friends", "ui-hot-seat", "home-hot-seat-note"),
        ("rules", Route::Rules(None), "i-rules", "ui-rules", "home-rules-note"),
        ("records", Route::Records, "i-replay", "home-records", "home-records-note"),
    ];
    if small {
        tiles.extend(more_tiles().into_iter().map(|(id, route, icon, title)| (id, route, icon, title, "")));
    }
    let rows = tiles.into_iter().map(|(id, route, icon, title, note)| {
        let tile = format!("tile-{id}");
        let notes = (!small).then(|| view! { <span>{t(note)}</span> });
        view! {
            <a class="tile" id=tile href=route.href() on:click=move |event| if id == "one-screen" { seat_two(event) }>
                <span class="em"><Icon id=icon class="s24"/></span>
                <span class="tx"><b>{t(title)}</b>{notes}</span>
                {(!small).then(|| view! { <Icon id="i-chevron_right"/> })}
            </a>
        }
    });
    view! { <div class="tiles" class:six=small>{rows.collect_view()}</div> }
}
