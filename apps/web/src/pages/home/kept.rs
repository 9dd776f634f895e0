//! The games of this browser: the one at the table and those that were set aside, each with the way back to it.

use leptos::prelude::*;

use crate::parts::Icon;
use crate::prefs::{Prefs, t};
use crate::route::Route;
use crate::session::Session;
use crate::shelf::{About, Shelved};

/// What the player is asked about before a game is deleted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Doomed {
    /// The game at the table.
    Current,
    /// A game on the shelf.
    Shelved(u32),
}

/// The list of kept games; nothing where there are none.
#[component]
pub fn KeptGames() -> impl IntoView {
    let (session, prefs) = (Session::here(), Prefs::here());
    let doomed = RwSignal::new(None::<Doomed>);
    let current =
        move || session.screen.get().map(|screen| (About::of(&screen, prefs.words(), None), screen.result.is_some()));
    let count = move || session.shelf.with(Vec::len) + usize::from(session.screen.with(Option::is_some));
    let title = move || prefs.words().text(if count() > 1 { "home-kept-many" } else { "home-kept-title" });
    view! {
        {move || (count() > 0).then(|| view! {
            <section class="keptgames panel" aria-labelledby="kept-title">
                <h2 id="kept-title">{title}</h2>
                <ul>
                    {move || current().map(|(about, over)| view! { <CurrentGame about=about over=over doomed=doomed/> })}
                    {move || session.shelf.get().into_iter().map(|game| view! { <ShelvedGame game=game doomed=doomed/> }).collect_view()}
                </ul>
            </section>
        })}
    }
}

#[component]
fn CurrentGame(about: About, over: bool, doomed: RwSignal<Option<Doomed>>) -> impl IntoView {
    let session = Session::here();
    let title = about.title();
    let acts = move || {
        view! {
        <a class="btn quiet icon" href=Route::Records.href() aria-label=t("home-records") title=t("home-records")><Icon id="i-download"/></a>
        {delete_button(&title, doomed, Doomed::Current)}
        <a class="btn primary" id="go-on" href=Route::Play.href()>
            <Icon id="i-play"/>{t(if over { "home-kept-over" } else { "web-go-on" })}
        </a>
    }
    .into_any()
    };
    view! {
        <li class="keptgame" data-kept="current">
            {words_about(&about, over)}
            {move || match doomed.get() == Some(Doomed::Current) {
                true => sure(doomed, move || session.leave()),
                false => view! { <div class="acts">{acts()}</div> }.into_any(),
            }}
        </li>
    }
}

#[component]
fn ShelvedGame(game: Shelved, doomed: RwSignal<Option<Doomed>>) -> impl IntoView {
    let session = Session::here();
    let number = game.number;
    let broken = RwSignal::new(game.about.is_none());
    let open = move |_| match session.go_back(number) {
        true => Route::Play.go(),
        false => broken.set(true),
    };
    let title = game.about.as_ref().map(About::title).unwrap_or_default();
    let acts = move || {
        view! {
        {delete_button(&title, doomed, Doomed::Shelved(number))}
        <button type="button" class="btn" data-go-back=number on:click=open><Icon id="i-play"/>{t("web-go-on")}</button>
    }
    .into_any()
    };
    view! {
        <li class="keptgame" data-kept=number>
            {game.about.as_ref().map(|about| words_about(about, false))}
            <Show when=move || broken.get()><p class="tx" role="status">{t("home-kept-broken")}</p></Show>
            {move || match doomed.get() == Some(Doomed::Shelved(number)) {
                true => sure(doomed, move || session.delete(number)),
                false => view! { <div class="acts">{acts()}</div> }.into_any(),
            }}
        </li>
    }
}

/// Edition, round, whose turn, who plays, and when it was set aside.
fn words_about(about: &About, over: bool) -> impl IntoView + use<> {
    let prefs = Prefs::here();
    let when = about.when;
    let when =
        move || when.map(|when| prefs.words().text_with("home-kept-when", &[("when", moment(prefs, when).into())]));
    let state = match (over, about.turn.is_empty()) {
        (false, false) => format!("{} · {}", about.round, about.turn),
        _ => about.round.clone(),
    };
    view! {
        <div class="tx">
            <b>{about.edition.clone()}</b>
            <span>{state}</span>
            <span>{about.names.clone()}</span>
            {move || when().map(|when| view! { <small>{when}</small> })}
        </div>
    }
}

/// A moment in the words of the language.
fn moment(prefs: Prefs, when: f64) -> String {
    let options = js_sys::Object::new();
    let _ = js_sys::Reflect::set(&options, &"dateStyle".into(), &"medium".into());
    let _ = js_sys::Reflect::set(&options, &"timeStyle".into(), &"short".into());
    let date = js_sys::Date::new(&when.into());
    date.to_locale_string(prefs.lang.get().code(), &options).into()
}

fn delete_button(title: &str, doomed: RwSignal<Option<Doomed>>, which: Doomed) -> impl IntoView + use<> {
    let prefs = Prefs::here();
    let title = title.to_owned();
    let label = move || prefs.words().text_with("home-kept-delete-which", &[("game", title.clone().into())]);
    view! {
        <button type="button" class="btn quiet icon" data-delete="" aria-label=label.clone() title=t("home-kept-delete") on:click=move |_| doomed.set(Some(which))>
            <Icon id="i-close"/>
        </button>
    }
}

/// Asks before a game is deleted.
fn sure(doomed: RwSignal<Option<Doomed>>, delete: impl Fn() + 'static) -> AnyView {
    let yes = move |_| {
        doomed.set(None);
        delete();
    };
    view! {
        <div class="acts" role="alert">
            <span>{t("home-kept-delete-sure")}</span>
            <button type="button" class="btn quiet" on:click=move |_| doomed.set(None)>{t("home-kept-keep")}</button>
            <button type="button" class="btn danger" data-delete-sure="" on:click=yes>{t("home-kept-delete")}</button>
        </div>
    }
    .into_any()
}

/// Says, before a game begins, that the unfinished one is kept.
#[component]
pub fn KeepsCurrent() -> impl IntoView {
    let session = Session::here();
    view! {
        <Show when=move || session.is_unfinished()>
            <p class="hint keeps"><Icon id="i-check" class="s18"/><span>{t("home-record-replaces")}</span></p>
        </Show>
    }
}
