//! Says that a bot does not answer, and offers what can be done: nobody has to leave the game for it.

use leptos::prelude::*;
use table::Occupant;

use crate::pages::levels::{LEVELS, USUAL};
use crate::parts::Icon;
use crate::prefs::{Prefs, t};
use crate::route::Route;
use crate::session::Session;

/// The notice; it leaves when somebody plays on.
#[component]
pub fn Stuck() -> impl IntoView {
    let (session, prefs) = (Session::here(), Prefs::here());
    view! {
        <div role="alert">
            {move || session.stuck.get().map(|seat| {
                let name = session.name_of(seat);
                let level = LEVELS.iter().find(|level| level.bot == USUAL).map_or("level-forager", |level| level.name);
                let level = prefs.words().text(level);
                let text = prefs.words().text_with("table-stuck", &[("player", name.clone().into())]);
                let other = prefs.words().text_with("table-stuck-level", &[("level", level.into())]);
                let (weak, person) = (name.clone(), name);
                view! {
                    <div class="missing setaside stuck">
                        <p>{text}</p>
                        <button type="button" class="btn" id="stuck-again" on:click=move |_| session.ask_again()><Icon id="i-undo"/>{t("table-stuck-again")}</button>
                        <button type="button" class="btn" id="stuck-level" on:click=move |_| session.replace(seat, Occupant::Bot { name: weak.clone(), plays: USUAL.to_owned() })>{other}</button>
                        <button type="button" class="btn" id="stuck-person" on:click=move |_| session.replace(seat, Occupant::Person { name: person.clone() })>{t("table-stuck-person")}</button>
                        <a class="btn quiet" href=Route::Records.href()><Icon id="i-download"/>{t("table-stuck-save")}</a>
                    </div>
                }
            })}
        </div>
    }
}
