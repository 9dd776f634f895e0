//! Mails about slow games, where the server sends any; vacations, during which the time of slow games stands.

use leptos::prelude::*;
use protocol::lobby::{TakeVacation, Vacation};
use protocol::mail::{ConfirmMail, MailKind, MailSettings, SetMail, WantMails};

use super::{Asked, Deed, Entry, Place, Wrong, ask, plain, row, shown, when};
use crate::online::http;
use crate::parts::Icon;
use crate::prefs::{Prefs, t};

/// Where mails go, and what for.
#[component]
pub fn Mail() -> impl IntoView {
    let settings: Asked<MailSettings> = RwSignal::new(None);
    ask(settings, http::get("api/mail"));
    view! {
        <section class="panel" aria-labelledby="mails">
            <h2 class="sm" id="mails">{t("mail-title")}</h2>
            {shown(settings, move |now| match now.address.clone() {
                None => view! { <Address settings=settings/> }.into_any(),
                Some(address) => view! { <Wants now=now address=address settings=settings/> }.into_any(),
            })}
        </section>
    }
}

#[component]
fn Address(settings: Asked<MailSettings>) -> impl IntoView {
    let prefs = Prefs::here();
    let address = RwSignal::new(String::new());
    let deed = Deed::new();
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let language = prefs.lang.get_untracked().code().to_owned();
        let body = SetMail { address: address.get_untracked().trim().to_owned(), language };
        deed.ask(async move { http::post("api/mail", &body).await }, move |now| settings.set(Some(Ok(now))));
    };
    view! {
        <form class="asks" on:submit=send>
            <p class="leadnote">{t("mail-note")}</p>
            <Entry id="mail-address" label="mail-address" text=address fills="email" kind="email" longest=254/>
            <Wrong deed=deed/>
            <div class="acts"><button class="btn" id="set-mail" aria-disabled=move || deed.waits()><Icon id="i-letter"/>{t("mail-set")}</button></div>
        </form>
    }
}

#[component]
fn Wants(now: MailSettings, address: String, settings: Asked<MailSettings>) -> impl IntoView {
    let prefs = Prefs::here();
    let deed = Deed::new();
    let wants = now.wants.clone();
    let want = move |kind: MailKind, on: bool| {
        let mut wants = wants.clone();
        wants.retain(|known| *known != kind);
        wants.extend(on.then_some(kind));
        let body = WantMails { wants, language: prefs.lang.get_untracked().code().to_owned() };
        deed.ask(async move { http::post("api/mail/wants", &body).await }, move |now| settings.set(Some(Ok(now))));
    };
    let remove = move |_| {
        let gone = async { http::press_only("api/mail/remove").await };
        deed.ask(gone, move |()| ask(settings, http::get("api/mail")));
    };
    let kinds = MailKind::ALL.map(|kind| {
        let (label, on, want) = (kind_word(kind), now.wants.contains(&kind), want.clone());
        let switch = view! {
            <button type="button" class="switch" role="switch" data-mail=kind.id() aria-checked=on.to_string() aria-label=t(label) on:click=move |_| want(kind, !on)></button>
        };
        row("i-calendar", t(label).into_any(), ().into_any(), switch.into_any())
    });
    let state = t(if now.confirmed { "mail-confirmed" } else { "mail-unconfirmed" });
    let end =
        view! { <button type="button" class="btn quiet" id="remove-mail" on:click=remove>{t("mail-remove")}</button> };
    view! {
        <ul>
            {row("i-letter", address.into_any(), state.into_any(), end.into_any())}
            {kinds.into_iter().collect_view()}
        </ul>
        <Wrong deed=deed/>
    }
}

fn kind_word(kind: MailKind) -> &'static str {
    match kind {
        MailKind::YourTurn => "mail-want-your-turn",
        MailKind::TimeIsShort => "mail-want-time-is-short",
        MailKind::GameOver => "mail-want-game-over",
    }
}

/// Somebody has followed the link in a mail.
#[component]
pub fn ConfirmPage(
    /// What stands in the link.
    token: String,
) -> impl IntoView {
    let outcome: Asked<()> = RwSignal::new(None);
    let body = ConfirmMail { token };
    ask(outcome, async move { http::tell("api/mail/confirm", &body).await });
    let done = |()| {
        view! {
            <section class="panel asks" role="status">
                <h2>{t("mail-thanks")}</h2>
                <div class="acts"><a class="btn primary" href=Place::Account.href()>{t("place-account")}</a></div>
            </section>
        }
        .into_any()
    };
    plain("one", shown(outcome, done).into_any())
}

/// How long a vacation can be.
const DAYS: [u8; 4] = [1, 3, 7, 14];

/// A vacation from slow games.
#[component]
pub fn Vacations() -> impl IntoView {
    let prefs = Prefs::here();
    let vacation: Asked<Vacation> = RwSignal::new(None);
    ask(vacation, http::get("api/vacation"));
    let deed = Deed::new();
    let days = RwSignal::new(3_u8);
    let take = move |_| {
        let body = TakeVacation { days: days.get_untracked() };
        deed.ask(async move { http::post("api/vacation", &body).await }, move |now| vacation.set(Some(Ok(now))));
    };
    let end = move |_| {
        deed.ask(async { http::press("api/vacation/end").await }, move |now| vacation.set(Some(Ok(now))));
    };
    let state = move |now: Vacation| match now.until {
        Some(until) => {
            let note = move || {
                let at = format!("{}, {}", when::day(prefs, until), when::time(prefs, until));
                prefs.words().text_with("vacation-until", &[("date", at.into())])
            };
            let end =
                view! { <button type="button" class="btn" id="end-vacation" on:click=end>{t("vacation-end")}</button> };
            view! { <ul>{row("i-calendar", t("vacation-now").into_any(), note.into_any(), end.into_any())}</ul> }
                .into_any()
        }
        None => {
            let note = move || {
                prefs.words().text_with("vacation-left", &[("time", when::left(prefs.words(), now.left_ms).into())])
            };
            view! {
                <p class="leadnote">{t("vacation-note")}" "{note}</p>
                <div class="acts">
                    <div class="segm" role="group" aria-label=t("vacation-title")>
                        {DAYS.map(|one| view! {
                            <button type="button" data-vacation=one aria-pressed=move || (days.get() == one).to_string() on:click=move |_| days.set(one)>
                                {move || prefs.words().text_with("place-days", &[("count", i64::from(one).into())])}
                            </button>
                        }).collect_view()}
                    </div>
                    <button type="button" class="btn" id="take-vacation" aria-disabled=move || deed.waits() on:click=take><Icon id="i-calendar"/>{t("vacation-take")}</button>
                </div>
            }
            .into_any()
        }
    };
    view! {
        <section class="panel" aria-labelledby="vacation">
            <h2 class="sm" id="vacation">{t("vacation-title")}</h2>
            {shown(vacation, state)}
            <Wrong deed=deed/>
        </section>
    }
}
