//! The rules reader: chapters with numbered paragraphs, a page for every trait, a search over all of it.
//!
//! Addresses: `#/rules` begins, `#/rules/ORI-S4` opens the chapter at that rule and marks it, `#/rules/chapter/7` opens
//! the eighth chapter, `#/rules/trait/camouflage` opens a trait of Origin or Continents, `#/rules/evolution/trait/horns` one of another book,
//! `#/rules/continents` the book of Continents.

mod book;
mod chapter;
mod index;
mod lines_citing;
mod markdown;
mod search;
mod trait_page;

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use crate::language::want_books;
use crate::parts::Bar;
use crate::prefs::{Prefs, t};

pub use book::{chapter_href, rule_href, rule_in, trait_href};
pub use markdown::{RULE_LINKS, markdown};

use book::{Place, book_name, place};
use chapter::ChapterText;
use index::Index;
use search::Results;
use trait_page::TraitText;

/// The rules, at a place of the book if one is asked for, as soon as the books are here.
#[component]
pub fn RulesPage(
    /// Where to begin: a rule, a chapter, a trait.
    id: Option<String>,
) -> impl IntoView {
    let prefs = Prefs::here();
    want_books(prefs);
    move || {
        if prefs.has_books.get() {
            view! { <Book id=id.clone()/> }.into_any()
        } else {
            view! { <div class="pg rulespg" aria-busy="true"></div> }.into_any()
        }
    }
}

#[component]
fn Book(id: Option<String>) -> impl IntoView {
    let prefs = Prefs::here();
    let wanted = RwSignal::new(String::new());
    let place = place(id.as_deref());
    let keys = window_event_listener(leptos::ev::keydown, |event| press(&event));
    on_cleanup(move || keys.remove());
    let begin = place.clone();
    // A new place begins at its heading, or at the rule that was asked for. The first page leaves the focus alone.
    Effect::new(move |_| {
        let mark = if let Place::Rule { id, .. } = &begin { id.clone() } else { "rules-title".to_owned() };
        let by_link = id.is_some();
        request_animation_frame(move || go_to(&mark, by_link));
    });
    let (here, edition) = (place.clone(), place.edition());
    let text = move || {
        if !wanted.get().trim().is_empty() {
            return view! { <Results wanted=wanted.get() lang=prefs.lang.get()/> }.into_any();
        }
        let lang = prefs.lang.get();
        match &place {
            Place::Chapter(edition, number) => {
                view! { <ChapterText edition=*edition number=*number marked=None lang=lang/> }.into_any()
            }
            Place::Rule { edition, chapter, id } => {
                view! { <ChapterText edition=*edition number=*chapter marked=Some(id.clone()) lang=lang/> }.into_any()
            }
            Place::Trait(shows) => view! { <TraitText shows=*shows lang=lang/> }.into_any(),
        }
    };
    view! {
        <div class="pg rulespg">
            <Bar>
                <span class="edition">{t("ui-rules")}" "<span aria-hidden="true">"·"</span>" "<b>{move || book_name(prefs.words(), edition)}</b></span>
                <span class="gap"></span>
            </Bar>
            <div class="cols">
                <Index here=here wanted=wanted/>
                <main class="text" id="rules-text">{text}</main>
            </div>
        </div>
    }
}

/// Scrolls to the element and lets it have the focus.
fn go_to(id: &str, focus: bool) {
    let Some(element) = document().get_element_by_id(id) else { return };
    if id == "rules-title" {
        window().scroll_to_with_x_and_y(0.0, 0.0);
    } else {
        element.scroll_into_view();
    }
    if let (true, Ok(element)) = (focus, element.dyn_into::<web_sys::HtmlElement>()) {
        let _ = element.focus();
    }
}

/// `/` goes to the search.
fn press(event: &web_sys::KeyboardEvent) {
    let typing = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
        .is_some_and(|element| ["INPUT", "SELECT", "TEXTAREA"].contains(&element.tag_name().as_str()));
    if event.key() != "/" || typing || event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    event.prevent_default();
    index::open();
    if let Some(field) =
        document().get_element_by_id("rules-search").and_then(|field| field.dyn_into::<web_sys::HtmlElement>().ok())
    {
        let _ = field.focus();
    }
}
