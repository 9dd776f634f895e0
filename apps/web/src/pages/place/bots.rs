//! Bots from outside: programs that play over the same protocol, each with a token that is shown once.

use leptos::prelude::*;
use protocol::bots::{BotToken, MyBots, NewBot, ThisBot};

use super::{Asked, Deed, Entry, Wrong, ask, row, shown, when};
use crate::kept_game::tidy_name;
use crate::online::http;
use crate::parts::{CopyButton, Icon};
use crate::prefs::{Prefs, t};

/// The own bots.
#[component]
pub fn Bots() -> impl IntoView {
    let bots: Asked<MyBots> = RwSignal::new(None);
    let look = move || ask(bots, http::get("api/bots"));
    look();
    let token = RwSignal::new(None::<BotToken>);
    let name = RwSignal::new(String::new());
    let deed = Deed::new();
    let shows = move |made: BotToken| {
        token.set(Some(made));
        name.set(String::new());
        look();
    };
    let make = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let body = NewBot { name: tidy_name(&name.get_untracked()) };
        deed.ask(async move { http::post("api/bots", &body).await }, shows);
    };
    let list = move |mine: MyBots| {
        let rows = mine.bots.into_iter().map(|bot| {
            let (prefs, this) = (Prefs::here(), ThisBot { bot: bot.bot });
            let note = move || {
                let seen = bot.seen_at.and_then(|at| u64::try_from(at).ok());
                match seen {
                    Some(at) => prefs.words().text_with("account-last-here", &[("date", when::day(prefs, at).into())]),
                    None => prefs.words().text("bots-never"),
                }
            };
            let again = this.clone();
            let renew = move |_| {
                let this = again.clone();
                deed.ask(async move { http::post("api/bots/token", &this).await }, shows);
            };
            let revoke = move |_| {
                let this = this.clone();
                deed.ask(async move { http::tell("api/bots/revoke", &this).await }, move |()| look());
            };
            let end = view! {
                <button type="button" class="btn quiet" on:click=renew>{t("bots-token-new")}</button>
                <button type="button" class="btn quiet red" data-revoke=bot.name.clone() on:click=revoke>{t("bots-revoke")}</button>
            };
            row("i-bot", bot.name.into_any(), note.into_any(), end.into_any())
        });
        view! { <ul>{rows.collect_view()}</ul> }.into_any()
    };
    let once = move || {
        token.get().map(|made| {
            let copied = made.token.clone();
            view! {
                <div class="asks" role="status" id="bot-token">
                    <p class="leadnote"><b>{made.name}</b>" "{t("bots-token-note")}</p>
                    <code class="tokenbox">{made.token}</code>
                    <div class="acts"><CopyButton text=Callback::new(move |()| copied.clone()) label="bots-token-copy" class="btn"/></div>
                </div>
            }
        })
    };
    view! {
        <section class="panel" aria-labelledby="own-bots">
            <h2 class="sm" id="own-bots">{t("bots-title")}</h2>
            <p class="leadnote">{t("bots-note")}</p>
            {shown(bots, list)}
            {once}
            <form class="asks" on:submit=make>
                <Entry id="bot-name" label="bots-name" text=name longest=24/>
                <Wrong deed=deed/>
                <div class="acts"><button class="btn" id="make-bot" aria-disabled=move || deed.waits()><Icon id="i-plus"/>{t("bots-make")}</button></div>
            </form>
        </section>
    }
}
