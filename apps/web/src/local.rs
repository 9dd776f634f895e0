//! The page without tables online: nobody is at one, and whoever opens a door to one gets the page that has them.
//!
//! It stands for `online` where the feature of this name is off, under the same names, so that screens that show both kinds
//! of tables need not know. Everything that only tables online have is left out by the modules that hold it.

use leptos::prelude::*;
use protocol::TableId;

use crate::parts::Bar;
use crate::prefs::{Prefs, keep, kept, t};
use crate::session::Session;

/// The page at no table online.
#[derive(Clone, Copy)]
pub struct Online {
    /// None.
    pub table: RwSignal<Option<TableId>>,
    /// Nothing.
    pub missed: RwSignal<Vec<(u64, u64)>>,
    /// None.
    pub record: RwSignal<Option<String>>,
}

impl Online {
    /// For this page.
    pub fn new(_session: Session, _prefs: Prefs) -> Self {
        Self { table: RwSignal::new(None), missed: RwSignal::new(Vec::new()), record: RwSignal::new(None) }
    }

    /// Of this page.
    pub fn here() -> Self {
        expect_context::<Self>()
    }

    /// There is none to go away from.
    pub fn leave_table(self) {}

    /// Nobody does.
    pub fn watches(self) -> bool {
        false
    }
}

/// Whether the page that has tables online could not be had when this one was loaded; `start.js` says so.
fn is_missing() -> bool {
    document().document_element().is_some_and(|root| root.has_attribute("data-missing"))
}

/// Loads the page that has tables online, at the same address. From now on this browser begins with it (`early.js`).
fn load_online() {
    keep("pangea.online", "yes");
    let location = window().location();
    // Where nothing is kept, the address says it.
    let _ = if kept("pangea.online").is_some() { location.reload() } else { location.set_search("online") };
}

/// A door to tables online: the page that has them is on its way, or cannot be had.
#[component]
pub fn GoOnline() -> impl IntoView {
    if is_missing() {
        return view! {
            <div class="lost" role="status">
                <b>{t("online-nobody")}</b>
                <span>{t("online-nobody-note")}</span>
            </div>
            <button type="button" class="btn" id="look-again" on:click=move |_| load_online()>{t("online-try-now")}</button>
        }
        .into_any();
    }
    load_online();
    view! { <p class="lead" role="status">{t("online-looking")}</p> }.into_any()
}

/// In place of a screen of tables online.
#[component]
pub fn OnlineScreen() -> impl IntoView {
    view! { <div class="pg"><Bar><span></span></Bar><main class="homemain"><GoOnline/></main></div> }
}
