//! Texts that come from a file.

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

use super::Icon;
use crate::prefs::t;

/// A button that lets a person choose a file with a record, and the name of the last one.
///
/// The browser's own control is there for the keyboard and for screen readers, but is not seen: its width and its words
/// are those of the system.
#[component]
pub fn RecordFile(
    /// The message on the button.
    label: &'static str,
    /// Takes the text of the file.
    #[prop(into)]
    read: Callback<String>,
) -> impl IntoView {
    let name = RwSignal::new(String::new());
    let choose = move |event: leptos::ev::Event| {
        let input = event_target::<web_sys::HtmlInputElement>(&event);
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        name.set(file.name());
        let done = Closure::once_into_js(move |text: JsValue| read.run(text.as_string().unwrap_or_default()));
        let promise: JsValue = file.text().into();
        let then = js_sys::Reflect::get(&promise, &"then".into()).and_then(|then| then.dyn_into::<js_sys::Function>());
        if let Ok(then) = then {
            let _ = then.call1(&promise, &done);
        }
        // The same file can be chosen again after it was mended.
        input.set_value("");
    };
    view! {
        <div class="filepick">
            <input class="vh" type="file" id="record-file" accept=".record,.txt,text/plain" on:change=choose/>
            <label class="btn" for="record-file"><Icon id="i-log"/>{t(label)}</label>
            <output for="record-file">{name}</output>
        </div>
    }
}
