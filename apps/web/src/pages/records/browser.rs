//! What the browser does with texts: files, the clipboard.

use leptos::prelude::*;
use wasm_bindgen::prelude::*;

/// An address that holds the text itself, for a link that downloads it.
pub fn text_address(text: &str) -> String {
    format!("data:text/plain;charset=utf-8,{}", js_sys::encode_uri_component(text))
}

/// A name for the file, with the day.
pub fn file_name() -> String {
    let now = js_sys::Date::new_0();
    format!("pangea-{}-{:02}-{:02}.record", now.get_full_year(), now.get_month() + 1, now.get_date())
}

/// Puts the text on the clipboard and returns whether that went well.
pub fn copy(text: &str, done: impl Fn(bool) + Clone + 'static) {
    // Where the page is not trusted (no https) there is no clipboard at all.
    let navigator = window().navigator();
    let is_there = js_sys::Reflect::get(&navigator, &"clipboard".into()).is_ok_and(|board| board.is_object());
    if !is_there {
        return done(false);
    }
    let failed = done.clone();
    let well = Closure::once_into_js(move |_: JsValue| done(true));
    let badly = Closure::once_into_js(move |_: JsValue| failed(false));
    let promise: JsValue = navigator.clipboard().write_text(text).into();
    let _ = then(&promise, &[well, badly]);
}

fn then(promise: &JsValue, listeners: &[JsValue]) -> Result<(), JsValue> {
    let then: js_sys::Function = js_sys::Reflect::get(promise, &"then".into())?.dyn_into()?;
    then.apply(promise, &listeners.iter().collect::<js_sys::Array>())?;
    Ok(())
}
