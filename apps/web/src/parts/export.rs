//! Texts that leave the page: copied, or saved as a file.

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use super::Icon;
use crate::prefs::t;

/// A button that copies a text and says whether it could.
#[component]
pub fn CopyButton(
    /// The text; asked for at the click.
    #[prop(into)]
    text: Callback<(), String>,
    /// The message on the button.
    label: &'static str,
    /// Its classes.
    #[prop(default = "btn quiet")]
    class: &'static str,
) -> impl IntoView {
    let outcome = RwSignal::new(None::<bool>);
    let words = move || outcome.get().map(|copied| if copied { t("after-copied")() } else { t("after-not-copied")() });
    view! {
        <button type="button" class=class on:click=move |_| copy(&text.run(()), outcome)><Icon id="i-copy"/>{t(label)}</button>
        <span class="copied" role="status">{words}</span>
    }
}

/// Copies a text; a browser without the right to it says so.
fn copy(text: &str, outcome: RwSignal<Option<bool>>) {
    let navigator = window().navigator();
    let there = js_sys::Reflect::get(&navigator, &"clipboard".into()).is_ok_and(|clipboard| clipboard.is_object());
    outcome.set(None);
    if !there {
        outcome.set(Some(false));
        return;
    }
    let done = Closure::once_into_js(move |_: JsValue| outcome.set(Some(true)));
    let failed = Closure::once_into_js(move |_: JsValue| outcome.set(Some(false)));
    let promise = navigator.clipboard().write_text(text);
    let then = js_sys::Reflect::get(&promise, &"then".into()).and_then(|then| then.dyn_into::<js_sys::Function>());
    if let Ok(then) = then {
        let _ = then.call2(&promise, &done, &failed);
    }
}

/// A link that saves a text as a file.
#[component]
pub fn Download(
    /// The text.
    text: String,
    /// The name of the file.
    file: &'static str,
    /// The message on the link.
    label: &'static str,
) -> impl IntoView {
    let href = format!("data:text/plain;charset=utf-8,{}", String::from(js_sys::encode_uri_component(&text)));
    view! { <a class="btn quiet" href=href download=file><Icon id="i-download"/>{t(label)}</a> }
}
