//! The browser's Back closes what is open over the table before it leaves the table.
//!
//! While something is open the history has an entry more; Back takes that entry away and closes what was opened last. What
//! is closed otherwise leaves the entry behind for the next thing: taking it away would be a journey of its own, and a
//! player who clicks quickly has opened something else before it ends. With nothing open Back goes over such an entry.

use desk::Click;
use leptos::ev::popstate;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use super::ui::{Room, Ui, focus};
use crate::session::Session;

/// What an entry of the history says that stands for something open.
const OPEN: &str = "panel";

/// Something that Back closes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Open {
    Inspector,
    Keys,
    Summary,
    Drawer,
    Hints,
    Selection,
}

/// What Back closes now; nothing if it leaves the table.
fn topmost(ui: Ui, session: Session) -> Option<Open> {
    let prompt = |is: fn(&desk::screen::PromptScreen) -> bool| {
        session.screen.with(|screen| screen.as_ref().is_some_and(|screen| is(&screen.prompt)))
    };
    let hints = session.hint_due.get() || session.hint_failed.get() || prompt(|prompt| !prompt.hints.is_empty());
    let picks = prompt(|prompt| prompt.buttons.iter().any(|button| button.click == Click::Cancel));
    let open = [
        (ui.inspect.with(Option::is_some), Open::Inspector),
        (ui.keys.get(), Open::Keys),
        (session.summing_up.get(), Open::Summary),
        (ui.drawer.get() && ui.room.get() < Room::Wide, Open::Drawer),
        (hints, Open::Hints),
        (picks, Open::Selection),
    ];
    open.into_iter().find_map(|(is_open, what)| is_open.then_some(what))
}

fn close(what: Open, ui: Ui, session: Session) {
    match what {
        Open::Inspector => ui.inspect.set(None),
        Open::Keys => ui.keys.set(false),
        Open::Summary => {
            session.close_summary();
            focus("question");
        }
        Open::Drawer => ui.drawer.set(false),
        Open::Hints => {
            session.drop_hints();
        }
        Open::Selection => session.click(Click::Cancel),
    }
}

/// Follows what is open until the table is left.
pub fn follow(ui: Ui) {
    let session = Session::here();
    let has_entry = StoredValue::new(is_at_entry());
    let address = address();
    let top = Memo::new(move |_| topmost(ui, session));
    let stand = move || {
        if top.get_untracked().is_some() && !has_entry.get_value() {
            has_entry.set_value(push());
        }
    };
    Effect::new(move |_| {
        top.track();
        stand();
    });
    let gone = window_event_listener(popstate, move |_| {
        // A link that leads elsewhere says so here too.
        if self::address() != address {
            return;
        }
        if is_at_entry() || !has_entry.get_value() {
            has_entry.set_value(is_at_entry());
            return;
        }
        has_entry.set_value(false);
        match top.get_untracked() {
            Some(what) => {
                close(what, ui, session);
                // Something else may still be open below.
                stand();
            }
            None => drop(window().history().map(|history| history.back())),
        }
    });
    on_cleanup(move || gone.remove());
}

fn address() -> String {
    window().location().hash().unwrap_or_default()
}

/// Whether this entry of the history stands for something open.
fn is_at_entry() -> bool {
    let state = window().history().and_then(|history| history.state());
    state.is_ok_and(|state| state.as_string().as_deref() == Some(OPEN))
}

fn push() -> bool {
    window().history().is_ok_and(|history| history.push_state_with_url(&JsValue::from_str(OPEN), "", None).is_ok())
}
