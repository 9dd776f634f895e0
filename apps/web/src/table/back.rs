//! The browser's Back closes what is open over the table before it leaves the table.
//!
//! While something is open the history has an entry more. Back takes that entry away, and the panel with it; a panel that
//! is closed otherwise takes its entry along.

use leptos::ev::popstate;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use super::ui::{Room, Ui};

/// Follows what is open until the table is left.
pub fn follow(ui: Ui) {
    let has_entry = StoredValue::new(false);
    let is_open = Memo::new(move |_| {
        let drawer = ui.drawer.get() && ui.room.get() < Room::Wide;
        drawer || ui.keys.get() || ui.inspect.with(Option::is_some)
    });
    Effect::new(move |_| {
        let Ok(history) = window().history() else { return };
        match (is_open.get(), has_entry.get_value()) {
            (true, false) => {
                has_entry.set_value(history.push_state_with_url(&JsValue::from_str("panel"), "", None).is_ok());
            }
            (false, true) => {
                has_entry.set_value(false);
                let _ = history.back();
            }
            _ => {}
        }
    });
    let gone = window_event_listener(popstate, move |_| {
        if has_entry.get_value() {
            has_entry.set_value(false);
            ui.inspect.set(None);
            ui.keys.set(false);
            ui.drawer.set(false);
        }
    });
    on_cleanup(move || gone.remove());
}
