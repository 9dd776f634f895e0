//! The left side: search, chapters, traits. On a phone it folds away.

use desk::book::BOOKS;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::book::{Place, book_name, chapter_href, chapters, trait_href, traits_of};
use super::search;
use crate::parts::{Icon, trait_icon};
use crate::prefs::{Prefs, t};

/// Search, chapters, traits.
#[component]
pub fn Index(here: Place, wanted: RwSignal<String>) -> impl IntoView {
    let prefs = Prefs::here();
    let on_traits = RwSignal::new(matches!(here, Place::Trait(_)));
    let now_chapter = match &here {
        Place::Chapter(_, number) | Place::Rule { chapter: number, .. } => Some(*number),
        Place::Trait(_) => None,
    };
    let edition = here.edition();
    let now_trait = if let Place::Trait(shows) = here { Some(shows) } else { None };
    let list = move || {
        if on_traits.get() {
            let rows = traits_of(edition, prefs.words()).into_iter().map(|(shows, name)| {
                let current = (now_trait == Some(shows)).then_some("page");
                view! { <li><a href=trait_href(edition, shows) aria-current=current><Icon id=trait_icon(shows)/>{name}</a></li> }
            });
            view! { <ul class="ch tr">{rows.collect_view()}</ul> }.into_any()
        } else {
            let rows = chapters(edition, prefs.lang.get()).into_iter().enumerate().map(|(number, chapter)| {
                let current = (now_chapter == Some(number)).then_some("page");
                view! { <li><a href=chapter_href(edition, number) aria-current=current><b class="num" aria-hidden="true">{number + 1}</b>{chapter.name}</a></li> }
            });
            view! { <ol class="ch">{rows.collect_view()}</ol> }.into_any()
        }
    };
    view! {
        <details class="idx" class:searching=move || !wanted.get().trim().is_empty() open=is_wide()>
            <summary><Icon id="i-menu"/>{t("rules-contents")}</summary>
            <div class="idxin">
                <form role="search" on:submit=move |event| {
                    event.prevent_default();
                    if let Some(href) = search::first(&wanted.get_untracked(), prefs.lang.get_untracked()) {
                        let _ = window().location().set_hash(&href);
                    }
                }>
                    <label class="field">
                        <Icon id="i-search"/>
                        <span class="vh">{t("web-search")}</span>
                        <input
                            type="search" id="rules-search" autocomplete="off"
                            placeholder=t("rules-search-hint")
                            prop:value=move || wanted.get()
                            on:input=move |event| wanted.set(event_target_value(&event))
                            on:keydown=move |event| if event.key() == "Escape" { wanted.set(String::new()) }
                        />
                        <kbd aria-hidden="true">"/"</kbd>
                    </label>
                </form>
                <nav class="books" aria-label=t("ui-edition")>
                    {BOOKS.map(|book| view! {
                        <a
                            href=chapter_href(book, 0)
                            data-edition=book.id()
                            aria-current=(book == edition).then_some("true")
                        >{move || book_name(prefs.words(), book)}</a>
                    }).into_iter().collect_view()}
                </nav>
                <nav aria-label=t("rules-contents")>
                <div class="tabs2" role="group">
                    <button type="button" aria-pressed=move || (!on_traits.get()).to_string() on:click=move |_| on_traits.set(false)>
                        {t("rules-chapters")}
                    </button>
                    <button type="button" id="rules-traits" aria-pressed=move || on_traits.get().to_string() on:click=move |_| on_traits.set(true)>
                        {t("ui-traits")}
                    </button>
                </div>
                {list}
                </nav>
            </div>
        </details>
    }
}

/// Unfolds the left side.
pub fn open() {
    if let Ok(Some(details)) = document().query_selector("details.idx") {
        let _ = details.set_attribute("open", "");
    }
}

fn is_wide() -> bool {
    let query = window().match_media("(min-width: 900px)").ok().flatten();
    query.map(|query| query.unchecked_into::<web_sys::MediaQueryList>()).is_none_or(|query| query.matches())
}
