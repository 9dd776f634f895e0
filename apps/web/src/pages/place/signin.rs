//! Signing in with a name, or with a recovery code; and what a guest does to keep a name.

use leptos::prelude::*;
use protocol::http::Me;
use protocol::people::{Codes, Keep, Kept, LONGEST_PASSWORD, Recover, SHORTEST_PASSWORD, SignIn};

use super::{Deed, Entry, Place, Wrong};
use crate::online::{Online, http};
use crate::parts::{CopyButton, Download, Icon};
use crate::prefs::{Prefs, t};
use crate::route::Route;

/// Signing in.
#[component]
pub fn SignInPage() -> impl IntoView {
    let recovers = RwSignal::new(false);
    let title = move || t(if recovers.get() { "sign-in-recover" } else { "place-sign-in" })();
    view! {
        <main class="one">
            <h1 id="sign-in-title" tabindex="-1">{title}</h1>
            {move || match recovers.get() {
                true => view! { <RecoverForm/> }.into_any(),
                false => view! { <SignInForm/> }.into_any(),
            }}
            <p class="foot2"><Icon id="i-key" class="s18"/>
                <button type="button" class="lnk" id="turn-recover" on:click=move |_| recovers.update(|on| *on = !*on)>
                    {move || t(if recovers.get() { "sign-in-with-password" } else { "sign-in-forgotten" })()}
                </button>
            </p>
            <p class="foot2"><Icon id="i-play" class="s18"/><span>{t("sign-in-no-need")}" "<a href=Route::Home.href()>{t("online-home")}</a></span></p>
        </main>
    }
}

/// Whoever has just signed in goes home, where their games are.
fn signed_in(online: Online, me: Me) {
    online.is(me);
    Route::Home.go();
}

#[component]
fn SignInForm() -> impl IntoView {
    let (online, prefs) = (Online::here(), Prefs::here());
    let (name, password) = (RwSignal::new(prefs.name.get_untracked()), RwSignal::new(String::new()));
    let deed = Deed::new();
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let body = SignIn { name: name.get_untracked(), password: password.get_untracked(), token: false };
        deed.ask(async move { http::post("api/sign-in", &body).await }, move |me| signed_in(online, me));
    };
    view! {
        <form class="panel asks" on:submit=send>
            <Entry id="sign-in-name" label="sign-in-name" text=name fills="username" longest=24/>
            <Entry id="sign-in-password" label="sign-in-password" text=password fills="current-password" kind="password" longest=LONGEST_PASSWORD/>
            <Wrong deed=deed/>
            <button class="btn primary lg full" id="sign-in" aria-disabled=move || deed.waits()>{t("place-sign-in")}</button>
        </form>
    }
}

#[component]
fn RecoverForm() -> impl IntoView {
    let (online, prefs) = (Online::here(), Prefs::here());
    let name = RwSignal::new(prefs.name.get_untracked());
    let (code, password) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let deed = Deed::new();
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let (name, code) = (name.get_untracked(), code.get_untracked());
        let body = Recover { name, code, password: password.get_untracked(), token: false };
        deed.ask(async move { http::post("api/recover", &body).await }, move |me| signed_in(online, me));
    };
    view! {
        <form class="panel asks" on:submit=send>
            <Entry id="recover-name" label="sign-in-name" text=name fills="username" longest=24/>
            <Entry id="recover-code" label="sign-in-code" text=code longest=64/>
            <NewPassword password=password/>
            <Wrong deed=deed/>
            <button class="btn primary lg full" id="recover" aria-disabled=move || deed.waits()>{t("sign-in-recover-now")}</button>
            <p class="hint2"><Icon id="i-shield" class="s16"/><span>{t("sign-in-recover-note")}</span></p>
        </form>
    }
}

/// A field for a new password, and whether it is long enough.
#[component]
pub fn NewPassword(
    /// What is typed.
    password: RwSignal<String>,
) -> impl IntoView {
    let prefs = Prefs::here();
    let is_long = move || password.with(|password| password.chars().count() >= SHORTEST_PASSWORD);
    let note = move || match is_long() {
        true => prefs.words().text("account-password-good"),
        false => prefs.words().text_with("account-password-short", &[("count", (SHORTEST_PASSWORD as i64).into())]),
    };
    view! {
        <Entry id="new-password" label="account-new-password" text=password fills="new-password" kind="password" longest=LONGEST_PASSWORD/>
        <p class="hint2">{move || view! { <Icon id=if is_long() { "i-check" } else { "i-lock" } class="s16"/> }}<span>{note}</span></p>
    }
}

/// A guest keeps the name; the codes are shown once.
#[component]
pub fn KeepName(
    /// What the guest is called.
    name: String,
    /// Where the codes go.
    codes: RwSignal<Option<Vec<String>>>,
) -> impl IntoView {
    let (online, prefs) = (Online::here(), Prefs::here());
    let password = RwSignal::new(String::new());
    let deed = Deed::new();
    let called = name.clone();
    let title = move || prefs.words().text_with("account-keep", &[("player", called.clone().into())]);
    let note = move || prefs.words().text_with("account-keep-note", &[("player", name.clone().into())]);
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let body = Keep { password: password.get_untracked() };
        deed.ask(async move { http::post::<Kept>("api/account", &body).await }, move |kept| {
            codes.set(Some(kept.codes));
            online.is(kept.me);
        });
    };
    view! {
        <h1>{title}</h1>
        <p class="lead">{note}</p>
        <form class="panel asks" on:submit=send>
            <h2 class="sm">{t("account-with-password")}</h2>
            <NewPassword password=password/>
            <Wrong deed=deed/>
            <button class="btn primary lg full" id="keep-name" aria-disabled=move || deed.waits()><Icon id="i-lock"/>{t("account-keep-now")}</button>
        </form>
        <p class="foot2"><Icon id="i-letter" class="s18"/><span>{t("account-no-mail")}</span></p>
        <p class="foot2"><Icon id="i-key" class="s18"/><a href=Place::SignIn.href() id="have-name">{t("account-have-one")}</a></p>
    }
}

/// The recovery codes, this once.
#[component]
pub fn ShownCodes(
    /// The codes; taken away when they were written down.
    codes: RwSignal<Option<Vec<String>>>,
    /// What follows then.
    done: Callback<()>,
) -> impl IntoView {
    let text = move || codes.get().unwrap_or_default().join("\n");
    let read = move |_| {
        codes.set(None);
        done.run(());
    };
    request_animation_frame(|| focus("codes-title"));
    view! {
        <section class="panel asks" aria-labelledby="codes-title" id="codes">
            <h1 class="h2" id="codes-title" tabindex="-1">{t("account-codes")}</h1>
            <p class="leadnote">{t("account-codes-note")}</p>
            <ul class="codes">{move || codes.get().unwrap_or_default().into_iter().map(|code| view! { <li>{code}</li> }).collect_view()}</ul>
            <div class="acts">
                <CopyButton text=Callback::new(move |()| text()) label="account-codes-copy" class="btn"/>
                {move || view! { <Download text=text() file="pangea-recovery-codes.txt" label="account-download"/> }}
            </div>
            <button type="button" class="btn primary lg full" id="codes-read" on:click=read><Icon id="i-check"/>{t("account-codes-done")}</button>
        </section>
    }
}

/// Other codes, for whoever knows the password.
#[component]
pub fn NewCodes(
    /// Where they go.
    codes: RwSignal<Option<Vec<String>>>,
) -> impl IntoView {
    let password = RwSignal::new(String::new());
    let deed = Deed::new();
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let body = protocol::people::NewCodes { password: password.get_untracked() };
        let made = move |made: Codes| codes.set(Some(made.codes));
        deed.ask(async move { http::post("api/account/codes", &body).await }, made);
    };
    view! {
        <form class="asks" on:submit=send>
            <Entry id="codes-password" label="sign-in-password" text=password fills="current-password" kind="password" longest=LONGEST_PASSWORD/>
            <Wrong deed=deed/>
            <div class="acts"><button class="btn primary" id="make-codes" aria-disabled=move || deed.waits()>{t("account-codes-make")}</button></div>
        </form>
    }
}

/// Lets an element have the focus.
pub fn focus(id: &str) {
    use wasm_bindgen::JsCast;
    if let Some(element) = document().get_element_by_id(id) {
        let _ = element.unchecked_into::<web_sys::HtmlElement>().focus();
    }
}
