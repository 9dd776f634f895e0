//! The words of a language, loaded when it is chosen, and its books, loaded when they are first opened. The page itself has
//! neither.

use std::cell::Cell;

use editions::rulebook;
use js_sys::JsString;
use leptos::prelude::*;
use locale::{Lang, texts};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Response;

use crate::parts::Icon;
use crate::prefs::{Prefs, t};

/// Loads the words of a language unless they are here; returns whether they are now.
pub async fn load(lang: Lang) -> bool {
    if !texts::is_here(lang)
        && let Some(words) = words(lang).await
    {
        texts::supply(lang, words);
    }
    texts::is_here(lang)
}

/// The words of a language that this page needs.
async fn words(lang: Lang) -> Option<String> {
    let words = fetch(lang, "words").await?;
    if cfg!(feature = "online") {
        return Some(words + &fetch(lang, "online").await?);
    }
    Some(words)
}

/// Loads the books of a language unless they are here; returns whether they are now.
async fn load_books(lang: Lang) -> bool {
    if !rulebook::are_here(lang.code())
        && let Some(books) = fetch(lang, "books").await
    {
        for (name, text) in parts(&books) {
            rulebook::supply(name, lang.code(), text.to_owned());
        }
    }
    rulebook::are_here(lang.code())
}

/// A file of a language, if it can be had.
async fn fetch(lang: Lang, what: &str) -> Option<String> {
    let file = format!("lang/{}.{what}.txt", lang.code());
    let text = text_of(&file).await;
    text.inspect_err(|error| leptos::logging::warn!("{file}: {error:?}")).ok()
}

async fn text_of(file: &str) -> Result<String, JsValue> {
    let answer = JsFuture::from(window().fetch_with_str(file)).await?;
    let answer: Response = answer.dyn_into()?;
    if !answer.ok() {
        return Err(answer.status().into());
    }
    let text: JsString = JsFuture::from(answer.text()?).await?.dyn_into()?;
    Ok(text.into())
}

/// What stands before the name of a book, at the beginning of a line of its own.
const MARK: char = '\u{1e}';

/// The books of a file by name, as `cargo xtask page` wrote them.
fn parts(books: &str) -> impl Iterator<Item = (&str, &str)> {
    books.split(MARK).skip(1).filter_map(|part| part.split_once('\n'))
}

/// Loads the books of the language that is shown; [`Prefs::has_books`] tells when they are here.
pub fn want_books(prefs: Prefs) {
    if prefs.has_books.get_untracked() {
        return;
    }
    spawn_local(async move {
        loop {
            let lang = prefs.lang.get_untracked();
            let came = load_books(lang).await;
            if prefs.lang.get_untracked() == lang {
                prefs.has_books.set(came);
                if !came {
                    prefs.missing.set(Some(lang));
                }
                return;
            }
        }
    });
}

thread_local! {
    /// Whether books are on their way, fetched before anybody asked for them.
    static COMING: Cell<bool> = const { Cell::new(false) };
}

/// Loads the books before anybody asks for them, for the names of rules; whoever has no network goes without.
pub fn fetch_books(prefs: Prefs) {
    if prefs.has_books.get_untracked() || COMING.replace(true) {
        return;
    }
    spawn_local(async move {
        let lang = prefs.lang.get_untracked();
        let came = load_books(lang).await;
        COMING.set(false);
        if came && prefs.lang.get_untracked() == lang {
            prefs.has_books.set(true);
        }
    });
}

/// Shows the page in the language that was asked for as soon as it is here.
pub fn follow(prefs: Prefs) {
    Effect::new(move |_| {
        let asked = prefs.asked.get();
        let has_books = prefs.has_books.get_untracked();
        if texts::is_here(asked) && (!has_books || rulebook::are_here(asked.code())) {
            show(prefs, asked);
            return;
        }
        spawn_local(async move {
            let came = load(asked).await;
            if has_books {
                // Without them the books stay in the language they are in.
                load_books(asked).await;
            }
            if prefs.asked.get_untracked() != asked {
                return; // another one was asked for meanwhile
            }
            if came {
                show(prefs, asked);
            } else {
                prefs.missing.set(Some(asked));
                prefs.asked.set(prefs.lang.get_untracked());
            }
        });
    });
}

fn show(prefs: Prefs, lang: Lang) {
    if prefs.lang.get_untracked() != lang {
        prefs.missing.set(None);
        prefs.lang.set(lang);
    }
}

/// Says that a language could not be loaded.
#[component]
pub fn Missing() -> impl IntoView {
    let prefs = Prefs::here();
    let said = move |lang: Lang| {
        let name = lang.own_name();
        let text = prefs.words().text_with("web-language-missing", &[("language", name.into())]);
        view! {
            <p>{text}</p>
            <button type="button" class="btn quiet icon" aria-label=t("table-close") on:click=move |_| prefs.missing.set(None)>
                <Icon id="i-close"/>
            </button>
        }
    };
    view! { <div class="missing" role="alert">{move || prefs.missing.get().map(said)}</div> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn books_are_read_one_by_one() {
        let books = "\u{1e}continents\n# Sea\n\u{1e}origin\n# Book\n\n## One\n";
        let read: Vec<_> = parts(books).collect();
        assert_eq!(read, [("continents", "# Sea\n"), ("origin", "# Book\n\n## One\n")]);
        assert_eq!(parts("<!doctype html>").count(), 0, "what is no list of books has none");
    }
}
