//! The invitation: a link to copy, and a code to scan. The code is black on white in both themes, because cameras read it.

use leptos::prelude::*;
use qrcodegen::{QrCode, QrCodeEcc};

use crate::online::{Online, Server};
use crate::pages::home::people::LocalOnly;
use crate::parts::{CopyButton, Icon};
use crate::prefs::t;

/// The invitation.
#[component]
pub fn Share() -> impl IntoView {
    let online = Online::here();
    let link = Memo::new(move |_| online.table.get().and_then(|table| online.invitation(table)));
    let local = move || matches!(online.server.get(), Server::There(about) if !about.reachable);
    move || {
        link.get().map(|link| {
            let copied = link.clone();
            view! {
                <div class="inv">
                    <span class="k" id="invite-label">{t("online-link")}</span>
                    <div class="qrrow">
                        {code(&link)}
                        <div class="invlink">
                            <label class="field"><Icon id="i-link"/><input id="invite-link" readonly aria-labelledby="invite-label" prop:value=link.clone() value=link.clone()/></label>
                            <CopyButton text=Callback::new(move |()| copied.clone()) label="online-copy" class="btn"/>
                            <p class="hint2">{t("online-link-note")}</p>
                            {move || local().then(|| view! { <LocalOnly/> })}
                        </div>
                    </div>
                </div>
            }
        })
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
