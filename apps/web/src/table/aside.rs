//! Says, when a new game has begun, that the other one was kept, with the way back to it.

use leptos::prelude::*;

use crate::parts::Icon;
use crate::prefs::{Prefs, t};
use crate::session::Session;

/// The notice; it leaves with the first move.
#[component]
pub fn SetAside() -> impl IntoView {
    let (session, prefs) = (Session::here(), Prefs::here());
    let about = move || {
        let number = session.set_aside.get()?;
        let title = session
            .shelf
            .with(|games| games.iter().find(|game| game.number == number)?.about.as_ref().map(|about| about.title()))?;
        Some((number, prefs.words().text_with("table-set-aside", &[("game", title.into())])))
    };
    view! {
        <div role="status">
            {move || about().map(|(number, text)| view! {
                <div class="missing setaside">
                    <p>{text}</p>
                    <button type="button" class="btn" id="go-back" on:click=move |_| { session.go_back(number); }><Icon id="i-undo"/>{t("home-before-open")}</button>
                    <button type="button" class="btn quiet icon" aria-label=t("table-close") on:click=move |_| session.set_aside.set(None)><Icon id="i-close"/></button>
                </div>
            })}
        </div>
    }
}
