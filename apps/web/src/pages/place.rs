//! The place to meet: who is here, what is played, who somebody is.
//!
//! | module | what it shows |
//! |---|---|
//! | this one | its screens and what they share: asking the server, the bar |
//! | `when` | moments and times left, as the reader says them |
//! | `ava` | a person as an animal |
//! | `lobby` | open tables, running tables, who is here |
//! | `quick` | a quick match |
//! | `signin` | signing in, keeping a name, recovery codes |
//! | `account` | the own account |
//! | `data` | taking one's data away, deleting the account |
//! | `mail` | mails about slow games, and vacations |
//! | `bots` | bots from outside |
//! | `friends` | friends, people who are muted, invitations |
//! | `player` | the page of a player |
//! | `games` | finished games |
//! | `leaders` | the leaderboard |

mod account;
pub mod ava;
mod bots;
mod data;
pub mod friends;
pub mod games;
mod leaders;
pub mod lobby;
mod mail;
mod player;
mod quick;
mod signin;
pub mod when;

use leptos::prelude::*;
use locale::Words;
use protocol::http::FailureCode;
use wasm_bindgen_futures::spawn_local;

use super::home::people::failure;
use crate::online::http::NoAnswer;
use crate::online::{Online, Server};
use crate::parts::{Bar, Icon};
use crate::prefs::{Prefs, t};
use crate::route::Route;

pub use crate::route::Place;

/// The message that names a screen.
const fn title_of(place: &Place) -> &'static str {
    match place {
        Place::Lobby => "place-lobby",
        Place::Account | Place::Confirm(_) => "place-account",
        Place::SignIn => "place-sign-in",
        Place::Friends => "place-friends",
        Place::Player(_) => "place-player",
        Place::Leaders => "place-leaders",
    }
}

/// A screen of the place.
#[component]
pub fn PlacePage(
    /// Which.
    place: Place,
) -> impl IntoView {
    let online = Online::here();
    online.find_server();
    online.find_me();
    let title = title_of(&place);
    request_animation_frame(|| window().scroll_to_with_x_and_y(0.0, 0.0));
    let screen = move || match (online.server.get(), place.clone()) {
        (Server::Unknown, _) => {
            plain("one", view! { <p class="leadnote" role="status">{t("online-looking")}</p> }.into_any())
        }
        (Server::Nobody, _) => plain("one", not_there(NoAnswer::Nobody)),
        (Server::There(_), Place::Lobby) => view! { <lobby::LobbyPage/> }.into_any(),
        (Server::There(_), Place::Account) => view! { <account::AccountPage/> }.into_any(),
        (Server::There(_), Place::SignIn) => view! { <signin::SignInPage/> }.into_any(),
        (Server::There(_), Place::Friends) => view! { <friends::FriendsPage/> }.into_any(),
        (Server::There(_), Place::Player(person)) => view! { <player::PlayerPage person=person/> }.into_any(),
        (Server::There(_), Place::Leaders) => view! { <leaders::LeadersPage/> }.into_any(),
        (Server::There(_), Place::Confirm(token)) => view! { <mail::ConfirmPage token=token/> }.into_any(),
    };
    view! {
        <div class="pg hm place">
            <Bar><span class="edition"><b>{t(title)}</b></span><MeButton/></Bar>
            {screen}
        </div>
    }
}

/// The main part of a screen with one thing in it.
fn plain(class: &'static str, content: AnyView) -> AnyView {
    view! { <main class=class>{content}</main> }.into_any()
}

/// The way to the other screens of the place, and to the own account or to sign in.
#[component]
pub fn MeButton() -> impl IntoView {
    let online = Online::here();
    let here = move || matches!(online.server.get(), Server::There(_));
    let known = Memo::new(move |_| online.me.get().map(|me| me.name).or_else(Online::guest_name));
    move || {
        match known.get() {
        Some(name) => Some(view! {
            <nav class="mebtns" aria-label=t("place-nav")>
                {link(&Place::Lobby, "i-door", "place-lobby", "to-lobby")}
                {link(&Place::Friends, "i-friends", "place-friends", "to-friends")}
                {link(&Place::Leaders, "i-ranking", "place-leaders", "to-leaders")}
                <a class="btn mebtn" id="to-account" href=Place::Account.href()><Icon id="i-person"/><span class="word">{name}</span></a>
            </nav>
        }.into_any()),
        None => here().then(|| view! {
            <nav class="mebtns" aria-label=t("place-nav")>
                {link(&Place::Lobby, "i-door", "place-lobby", "to-lobby")}
                {link(&Place::Leaders, "i-ranking", "place-leaders", "to-leaders")}
                <a class="btn mebtn" id="to-sign-in" href=Place::SignIn.href()><Icon id="i-key"/><span class="word">{t("place-sign-in")}</span></a>
            </nav>
        }.into_any()),
    }
    }
}

fn link(to: &Place, icon: &'static str, word: &'static str, id: &'static str) -> impl IntoView + use<> {
    view! { <a class="btn quiet icon" id=id href=to.href() aria-label=t(word) title=t(word)><Icon id=icon/></a> }
}

/// What was asked for: nothing before the answer is here.
pub type Asked<T> = RwSignal<Option<Result<T, NoAnswer>>>;

/// Asks for something; the screen may be gone when the answer comes.
pub fn ask<T: Send + Sync + 'static>(into: Asked<T>, request: impl Future<Output = Result<T, NoAnswer>> + 'static) {
    spawn_local(async move {
        let answer = request.await;
        let _ = into.try_set(Some(answer));
    });
}

/// Shows what was asked for, or why it is not there.
pub fn shown<T: Clone + Send + Sync + 'static>(
    asked: Asked<T>,
    show: impl Fn(T) -> AnyView + Send + 'static,
) -> impl IntoView {
    move || match asked.get() {
        None => view! { <p class="leadnote" role="status">{t("place-loading")}</p> }.into_any(),
        Some(Ok(there)) => show(there),
        Some(Err(no)) => not_there(no),
    }
}

/// Why something is not there, and what to do.
fn not_there(no: NoAnswer) -> AnyView {
    let online = Online::here();
    match no {
        NoAnswer::Refused(FailureCode::SignedOut) => view! {
            <section class="panel asks" role="status" id="signed-out">
                <h1 class="h2">{t("place-signed-out")}</h1>
                <p class="leadnote">{t("place-signed-out-note")}</p>
                <div class="acts">
                    <a class="btn primary" href=Place::SignIn.href()><Icon id="i-key"/>{t("place-sign-in")}</a>
                    <a class="btn" href=Route::Home.href()><Icon id="i-play"/>{t("online-home")}</a>
                </div>
            </section>
        }
        .into_any(),
        NoAnswer::Nobody => {
            let again = move |_| {
                online.server.set(Server::Unknown);
                online.find_server();
            };
            view! {
                <section class="panel asks" role="status">
                    <h1 class="vh">"Pangea"</h1>
                    <div class="lost"><b>{t("online-nobody")}</b><span>{t("online-nobody-note")}</span></div>
                    <div class="acts">
                        <button type="button" class="btn primary" id="look-again" on:click=again>{t("online-try-now")}</button>
                        <a class="btn" href=Route::Home.href()>{t("online-home")}</a>
                    </div>
                </section>
            }
            .into_any()
        }
        no => {
            let prefs = Prefs::here();
            view! {
                <section class="panel asks" role="status">
                    <p class="leadnote">{move || why(prefs.words(), no)}</p>
                    <div class="acts"><a class="btn" href=Route::Home.href()>{t("online-home")}</a></div>
                </section>
            }
            .into_any()
        }
    }
}

/// Why there is no answer, in a sentence.
pub fn why(words: &Words, no: NoAnswer) -> String {
    match no {
        NoAnswer::Wrong(tries) => words.text_with("place-fail-sign-in", &[("count", i64::from(tries).into())]),
        NoAnswer::Slower(seconds) => words.text_with("place-fail-fast", &[("seconds", i64::from(seconds).into())]),
        NoAnswer::Refused(FailureCode::NotFound) => words.text("place-fail-nothing"),
        no => words.text(failure(no)),
    }
}

/// Something that a button asks of the server.
#[derive(Clone, Copy)]
pub struct Deed {
    /// Whether the answer is not here yet.
    pub busy: RwSignal<bool>,
    /// Why it was not done.
    pub problem: RwSignal<Option<NoAnswer>>,
}

impl Deed {
    /// Nothing was asked yet.
    pub fn new() -> Self {
        Self { busy: RwSignal::new(false), problem: RwSignal::new(None) }
    }

    /// Asks, unless an answer is awaited.
    pub fn ask<T: 'static>(
        self,
        request: impl Future<Output = Result<T, NoAnswer>> + 'static,
        done: impl FnOnce(T) + 'static,
    ) {
        if self.busy.get_untracked() {
            return;
        }
        self.busy.set(true);
        self.problem.set(None);
        spawn_local(async move {
            let answer = request.await;
            let _ = self.busy.try_set(false);
            match answer {
                Ok(answer) => done(answer),
                Err(no) => drop(self.problem.try_set(Some(no))),
            }
        });
    }

    /// For `aria-disabled` of its button.
    pub fn waits(self) -> String {
        self.busy.get().to_string()
    }
}

impl Default for Deed {
    fn default() -> Self {
        Self::new()
    }
}

/// Why something was not done.
#[component]
pub fn Wrong(
    /// What was asked.
    deed: Deed,
) -> impl IntoView {
    let prefs = Prefs::here();
    view! {
        <div role="alert">
            {move || deed.problem.get().map(|no| view! { <p class="err"><Icon id="i-alert"/><span>{why(prefs.words(), no)}</span></p> })}
        </div>
    }
}

/// A field with its label.
#[component]
pub fn Entry(
    /// Its id.
    id: &'static str,
    /// The message of its label.
    label: &'static str,
    /// What is typed.
    text: RwSignal<String>,
    /// What the browser may fill in.
    #[prop(default = "off")]
    fills: &'static str,
    /// The kind of input.
    #[prop(default = "text")]
    kind: &'static str,
    /// The longest text.
    #[prop(default = 256)]
    longest: usize,
) -> impl IntoView {
    let open = RwSignal::new(false);
    let secret = kind == "password";
    let shows = move || if secret && open.get() { "text" } else { kind };
    view! {
        <label class="fieldlab" for=id>{t(label)}</label>
        <div class="field" class:pw=secret>
            {(secret && fills != "current-password").then(|| view! { <input type="text" autocomplete="username" hidden prop:value=Prefs::here().name.get_untracked()/> })}
            <input id=id type=shows maxlength=longest autocomplete=fills spellcheck="false" prop:value=move || text.get() on:input=move |event| text.set(event_target_value(&event))/>
            {secret.then(|| view! {
                <button type="button" class="btn quiet" aria-pressed=move || open.get().to_string() aria-controls=id on:click=move |_| open.update(|open| *open = !*open)>{t("place-show")}</button>
            })}
        </div>
    }
}

/// A row: icon, words, what can be done.
pub fn row(icon: &'static str, title: AnyView, note: AnyView, end: AnyView) -> AnyView {
    view! {
        <li class="row2">
            <Icon id=icon class="s24"/>
            <span class="tx"><b>{title}</b><span>{note}</span></span>
            <span class="end">{end}</span>
        </li>
    }
    .into_any()
}
