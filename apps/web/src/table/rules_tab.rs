//! Rules beside the table: the one that was asked for, else what the traits in play do.

use std::sync::Arc;

use desk::Screen;
use desk::book::book_of;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::ui::{Tab, Ui};
use crate::language::want_books;
use crate::pages::rules::{RULE_LINKS, chapter_href, markdown, rule_in, trait_href};
use crate::parts::{Icon, trait_icon};
use crate::prefs::{Prefs, t};
use crate::route::Route;

/// The rules beside the table.
#[component]
pub fn RulesTab(
    /// The screen.
    screen: Arc<Screen>,
) -> impl IntoView {
    let ui = Ui::here();
    move || match ui.rule.get() {
        Some(id) => rule(&id).into_any(),
        None => traits(&screen).into_any(),
    }
}

/// One rule in full.
fn rule(id: &str) -> impl IntoView + use<> {
    let (ui, prefs) = (Ui::here(), Prefs::here());
    let lang = prefs.lang.get();
    want_books(prefs);
    let id = id.to_owned();
    let found = move || if prefs.has_books.get() { rule_in(&id, lang) } else { None };
    // Rules that are named in the text open here as well.
    let follow = move |event: leptos::ev::MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let link = target.and_then(|target| target.closest(RULE_LINKS).ok().flatten());
        if let Some(named) = link.and_then(|link| link.text_content()) {
            event.prevent_default();
            ui.rule.set(Some(named));
        }
    };
    view! {
        <article class="ruletab">
            <button type="button" class="btn quiet sm" on:click=move |_| ui.rule.set(None)><Icon id="i-chevron_left"/>{t("table-traits-in-play")}</button>
            {move || found().map(|found| view! {
                <p class="ruleid">{found.id}</p>
                <h3>{found.title}</h3>
                <div class="prose" on:click=follow>{markdown(found.text)}</div>
                <a class="btn" href=Route::Rules(Some(found.id.to_owned())).href()><Icon id="i-rules"/>{t("table-in-the-book")}</a>
            })}
        </article>
    }
}

/// Every trait on the table and in the hand, with what it does.
fn traits(screen: &Screen) -> impl IntoView + use<> {
    let book = screen.book;
    let rows = screen.traits.iter().cloned().map(|note| {
        view! {
            <li><a href=trait_href(book, note.shows)><Icon id=trait_icon(note.shows)/><b>{note.name}</b></a><p>{note.summary}</p></li>
        }
    });
    view! {
        <div class="ruletab">
            <h3>{t("table-traits-in-play")}</h3>
            <ul class="traitlist">{rows.collect_view()}</ul>
            <a class="btn" href=chapter_href(book_of(book), 0)><Icon id="i-rules"/>{t("ui-rules")}</a>
        </div>
    }
}

/// Opens what the traits in play do beside the table.
pub fn show_traits(ui: Ui) {
    ui.rule.set(None);
    ui.tab.set(Tab::Rules);
    ui.drawer.set(true);
}

/// Opens a rule beside the table.
pub fn show(ui: Ui, rule: &str) {
    ui.rule.set(Some(rule.to_owned()));
    ui.tab.set(Tab::Rules);
    ui.drawer.set(true);
}
