//! The own data: taking it away, and deleting the account in its place.

use leptos::prelude::*;
use protocol::people::{Delete, LONGEST_PASSWORD};

use super::signin::focus;
use super::{Deed, Entry, Wrong, row};
use crate::online::{Online, http};
use crate::parts::Icon;
use crate::prefs::{Prefs, t};
use crate::route::Route;

/// The own data.
#[component]
pub fn Data(
    /// The own name.
    name: String,
    /// Whether the person has no password.
    guest: bool,
) -> impl IntoView {
    let deletes = RwSignal::new(false);
    let open = move |_| {
        deletes.set(true);
        request_animation_frame(|| focus("delete-title"));
    };
    let download = view! { <a class="btn" id="export" href="api/my-data" download="pangea-my-data.json"><Icon id="i-download"/>{t("account-download")}</a> };
    view! {
        <section class="panel" aria-labelledby="own-data">
            <h2 class="sm" id="own-data">{t("account-data")}</h2>
            <ul>
                {row("i-download", t("account-export").into_any(), t("account-export-note").into_any(), download.into_any())}
                {move || match deletes.get() {
                    false => row("i-discard", t("account-delete").into_any(), t("account-delete-note").into_any(),
                        view! { <button type="button" class="btn quiet red" id="delete" on:click=open>{t("account-delete-open")}</button> }.into_any()),
                    true => view! { <Sure name=name.clone() guest=guest deletes=deletes/> }.into_any(),
                }}
            </ul>
        </section>
    }
}

#[component]
fn Sure(name: String, guest: bool, deletes: RwSignal<bool>) -> impl IntoView {
    let (online, prefs) = (Online::here(), Prefs::here());
    let (typed, password) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let deed = Deed::new();
    let called = name.clone();
    let title = move || prefs.words().text_with("account-delete-sure", &[("player", called.clone().into())]);
    let same = name.clone();
    let fits = Memo::new(move |_| typed.with(|typed| typed.trim() == same));
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if !fits.get_untracked() {
            return;
        }
        let password = (!guest).then(|| password.get_untracked());
        let body = Delete { name: name.clone(), password };
        deed.ask(async move { http::tell("api/account/delete", &body).await }, move |()| {
            online.is_nobody();
            prefs.name.set(String::new());
            Route::Home.go();
        });
    };
    view! {
        <li class="del">
            <form class="asks" on:submit=send>
                <h3 id="delete-title" tabindex="-1">{title}</h3>
                <p>{t("account-delete-what")}</p>
                <Entry id="delete-name" label="account-delete-type" text=typed longest=24/>
                {(!guest).then(|| view! { <Entry id="delete-password" label="sign-in-password" text=password fills="current-password" kind="password" longest=LONGEST_PASSWORD/> })}
                <Wrong deed=deed/>
                <div class="acts">
                    <button type="button" class="btn lg" id="delete-not" on:click=move |_| deletes.set(false)>{t("account-delete-not")}</button>
                    <button class="btn danger lg" id="delete-now" aria-disabled=move || (!fits.get() || deed.busy.get()).to_string()><Icon id="i-discard"/>{t("account-delete-now")}</button>
                </div>
            </form>
        </li>
    }
}
