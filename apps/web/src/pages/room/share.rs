//! The invitation: a link to copy, and a code to scan. The code is black on white in both themes, because cameras read it.

use std::sync::Arc;

use leptos::prelude::*;
use protocol::ToServer;
use protocol::http::About;
use qrcodegen::{QrCode, QrCodeEcc};
use wasm_bindgen_futures::spawn_local;

use crate::online::{Online, Server};
use crate::pages::home::people::{Problem, Reach, Who, failure};
use crate::pages::place::friends::InviteFriends;
use crate::parts::{CopyButton, Icon};
use crate::prefs::t;

/// The invitation.
#[component]
pub fn Share() -> impl IntoView {
    let online = Online::here();
    let link = Memo::new(move |_| online.table.get().and_then(|table| online.invitation(table)));
    let is_host = Memo::new(move |_| online.you.with(|you| you.as_ref().is_some_and(|you| you.host)));
    let shared = move || {
        let Server::There(about) = online.server.get() else { return None };
        match (link.get(), is_host.get()) {
            (Some(link), _) => Some(view! { <Shared link=link about=about/> }.into_any()),
            (None, true) => Some(view! { <p class="hint2">{t("online-no-link")}</p> }.into_any()),
            (None, false) => None,
        }
    };
    view! {
        <Show when=move || is_host.get()><Listed/></Show>
        {shared}
        <Show when=move || is_host.get()><Anew/></Show>
        {move || online.table.get().filter(|_| is_host.get()).map(|table| view! { <InviteFriends table=table/> })}
    }
}

/// The host says who may come without the link.
#[component]
fn Listed() -> impl IntoView {
    let online = Online::here();
    let now =
        Memo::new(move |_| online.room.with(|room| room.as_ref().map(|room| room.visibility).unwrap_or_default()));
    let choose = move |visibility| online.request(|id| ToServer::List { id, visibility });
    view! { <div class="listed"><Who visibility=now choose=Callback::new(choose)/></div> }
}

/// The link; a code to scan only where somebody else could use it.
#[component]
fn Shared(link: String, about: Arc<About>) -> impl IntoView {
    let (label, note) = match about.reachable {
        true => ("online-link", "online-link-note"),
        false => ("online-link-here", "online-link-here-note"),
    };
    let code = about.reachable.then(|| code(&link)).flatten();
    let copied = link.clone();
    view! {
        <div class="inv">
            <span class="k" id="invite-label">{t(label)}</span>
            <div class="qrrow">
                {code}
                <div class="invlink">
                    <div class="linkrow">
                        <label class="field"><Icon id="i-link"/><input id="invite-link" readonly aria-labelledby="invite-label" prop:value=link.clone() value=link/></label>
                        <CopyButton text=Callback::new(move |()| copied.clone()) label="online-copy" class="btn"/>
                    </div>
                    <p class="hint2">{t(note)}</p>
                </div>
            </div>
            <Reach about=about/>
        </div>
    }
}

/// The host makes a new link; the old one is over.
#[component]
fn Anew() -> impl IntoView {
    let online = Online::here();
    let problem = RwSignal::new(None::<&'static str>);
    let busy = RwSignal::new(false);
    let done = RwSignal::new(false);
    let make = move |_| {
        let Some(table) = online.table.get_untracked().filter(|_| !busy.get_untracked()) else { return };
        busy.set(true);
        problem.set(None);
        spawn_local(async move {
            let made = online.invite_anew(table).await;
            busy.set(false);
            done.set(made.is_ok());
            problem.set(made.err().map(failure));
        });
    };
    let note = move || t(if done.get() { "online-new-link-done" } else { "online-new-link-note" })();
    view! {
        <div class="anew">
            <button type="button" class="btn quiet" id="new-link" aria-disabled=move || busy.get().to_string() on:click=make><Icon id="i-loop"/>{t("online-new-link")}</button>
            <p class="hint2" role="status" id="new-link-note" data-done=move || done.get().to_string()>{note}</p>
            <Problem problem=problem/>
        </div>
    }
}

/// The link as a code to scan.
fn code(link: &str) -> Option<impl IntoView + use<>> {
    let code = QrCode::encode_text(link, QrCodeEcc::Medium).ok()?;
    let size = code.size();
    Some(view! {
        <svg class="qr" viewBox=format!("-3 -3 {0} {0}", size + 6) role="img" aria-label=t("online-code") shape-rendering="crispEdges">
            <path d=path(&code)></path>
        </svg>
    })
}

/// The dark squares, row by row.
fn path(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let from = x;
            while code.get_module(x, y) {
                x += 1;
            }
            if x > from {
                path.push_str(&format!("M{from} {y}h{0}v1h-{0}z", x - from));
            }
            x += 1;
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_code_has_its_three_corners() {
        let code = QrCode::encode_text("http://127.0.0.1:8080/#join/0/1", QrCodeEcc::Medium).expect("a short text");
        let path = path(&code);
        let far = code.size() - 7;
        for corner in ["M0 0h7v1h-7z".to_owned(), format!("M{far} 0h7v1h-7z"), format!("M0 {far}h7v1h-7z")] {
            assert!(path.contains(&corner), "{corner}");
        }
    }
}
