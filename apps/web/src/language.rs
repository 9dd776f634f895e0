//! The words and books of a language, loaded when it is chosen: the page itself has English alone.

use js_sys::JsString;
use leptos::prelude::*;
use locale::{Lang, texts};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Response;

use crate::parts::Icon;
use crate::prefs::{Prefs, t};

/// Loads a language unless it is here; returns whether it is now.
pub async fn load(lang: Lang) -> bool {
    if !texts::is_here(lang) {
        match fetch(lang).await {
            Ok(bundle) => take(lang, &bundle),
            Err(error) => leptos::logging::warn!("{}: {error:?}", lang.code()),
        }
    }
    texts::is_here(lang)
}

async fn fetch(lang: Lang) -> Result<String, JsValue> {
    let answer = JsFuture::from(window().fetch_with_str(&format!("lang/{}.txt", lang.code()))).await?;
    let answer: Response = answer.dyn_into()?;
    if !answer.ok() {
        return Err(answer.status().into());
    }
    let text: JsString = JsFuture::from(answer.text()?).await?.dyn_into()?;
    Ok(text.into())
}

/// Hands the parts of a bundle to those who read them.
fn take(lang: Lang, bundle: &str) {
    for (name, text) in parts(bundle) {
        match name {
            WORDS => texts::supply(lang, text.to_owned()),
            book => editions::rulebook::supply(book, lang.code(), text.to_owned()),
        }
    }
}

/// The part of a bundle that holds the words; the others are books.
const WORDS: &str = "words";

/// What stands before the name of a part, at the beginning of a line of its own.
const MARK: char = '\u{1e}';

/// The parts of a bundle by name, as `cargo xtask page` wrote them.
fn parts(bundle: &str) -> impl Iterator<Item = (&str, &str)> {
    bundle.split(MARK).skip(1).filter_map(|part| part.split_once('\n'))
}

/// Shows the page in the language that was asked for as soon as it is here.
pub fn follow(prefs: Prefs) {
    Effect::new(move |_| {
        let asked = prefs.asked.get();
        if texts::is_here(asked) {
            show(prefs, asked);
            return;
        }
        spawn_local(async move {
            let came = load(asked).await;
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
    fn a_bundle_is_read_part_by_part() {
        let bundle = "\u{1e}words\nui-a = A\nui-b = B\n\u{1e}origin\n# Book\n\n## One\n";
        let read: Vec<_> = parts(bundle).collect();
        assert_eq!(read, [("words", "ui-a = A\nui-b = B\n"), ("origin", "# Book\n\n## One\n")]);
        assert_eq!(parts("<!doctype html>").count(), 0, "what is no bundle has no parts");
    }
}
