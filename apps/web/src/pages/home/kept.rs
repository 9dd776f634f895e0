//! The game at the table, and the one that was put aside for it: the way back to both.

use leptos::prelude::*;

use crate::parts::Icon;
use crate::prefs::t;
use crate::route::Route;
use crate::session::Session;

/// The card of the kept game; nothing where there is none.
#[component]
pub fn KeptGame() -> impl IntoView {
    let session = Session::here();
    let kept = move || {
        session.screen.get().map(|screen| {
            let names = screen.own.iter().chain(&screen.others).map(|seat| seat.name.clone());
            (screen.round.clone(), names.collect::<Vec<_>>().join(", "), screen.result.is_some())
        })
    };
    let back = move |_| {
        session.go_back();
        Route::Play.go();
    };
    view! {
        {move || kept().map(|(round, names, over)| view! {
            <section class="keptgame panel" aria-labelledby="kept-title">
                <div class="tx">
                    <h2 id="kept-title">{t("home-kept-title")}</h2>
                    <span>{round}" · "{names}</span>
                </div>
                <div class="acts">
                    <a class="btn quiet icon" href=Route::Records.href() aria-label=t("home-records") title=t("home-records")><Icon id="i-download"/></a>
                    <a class="btn" id="go-on" href=Route::Play.href()>
                        <Icon id="i-play"/>{t(if over { "home-kept-over" } else { "web-go-on" })}
                    </a>
                </div>
            </section>
        })}
        <Show when=move || session.has_before.get()>
            <p class="before">
                <span>{t("home-before")}</span>
                <button type="button" class="lnk" id="go-back" on:click=back><Icon id="i-undo" class="s16"/>{t("home-before-open")}</button>
            </p>
        </Show>
    }
}
