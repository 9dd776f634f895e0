//! Keys: everything on the table without a mouse.

use desk::screen::Being;
use desk::{Click, Stage, Verb};
use editions::Edition;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use super::inspect::look_at_target;
use super::online::{open_talk, talk_tab};
use super::ui::Ui;
use crate::parts::{Icon, rules_here};
use crate::prefs::{Prefs, t, t_in};
use crate::session::Session;

/// A key is pressed.
pub fn press(session: Session, ui: Ui, prefs: Prefs, event: &KeyboardEvent) {
    let focused = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let typing =
        focused.as_ref().is_some_and(|element| ["INPUT", "SELECT", "TEXTAREA"].contains(&element.tag_name().as_str()));
    // What is looked at has the keys to itself.
    if ui.inspect.get_untracked().is_some() || typing || event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    let key = event.key();
    // On a button, Enter and the space bar are that button.
    if session.summing_up.get_untracked() {
        if key == "Escape" || (["Enter", " "].contains(&key.as_str()) && !is_button(focused.as_ref())) {
            session.close_summary();
            super::ui::focus("question");
            event.prevent_default();
        }
        // The focus stays in what stands over the table.
        if key == "Tab" && nth("#summary-close", 0).is_some() {
            let is_last = focused.as_ref().is_some_and(|element| element.id() == "summary-close");
            super::ui::focus(if is_last { "summary-off" } else { "summary-close" });
            event.prevent_default();
        }
        return;
    }
    match key.as_str() {
        "Escape" => escape(session, ui),
        "Enter" => {
            // On a button, Enter is that button.
            if is_button(focused.as_ref()) || !(click(".prompt .btn.primary", 0) || click(".prompt .btn.danger", 0)) {
                return;
            }
        }
        "ArrowLeft" | "ArrowUp" if walk(focused.as_ref(), -1) => {}
        "ArrowRight" | "ArrowDown" if walk(focused.as_ref(), 1) => {}
        "f" | "F" => verb(session, focused.as_ref(), Verb::Feed),
        "a" | "A" => verb(session, focused.as_ref(), Verb::Attack),
        "s" | "S" => verb(session, focused.as_ref(), Verb::Shelter),
        "g" | "G" => verb(session, focused.as_ref(), Verb::Migrate),
        "p" | "P" | "e" | "E" => session.click(Click::Stop),
        " " if session.is_watched() && !is_button(focused.as_ref()) => session.pause(),
        "." if session.is_watched() => session.step(),
        "u" | "U" => session.undo(),
        "i" | "I" => look_at_target(ui, event.target()),
        // The hints that are shown are read and played from the keyboard.
        "h" | "H" => {
            if !focus_first("[data-hint]") {
                session.ask_hint();
            }
        }
        "c" | "C" => open_talk(session, ui),
        "l" | "L" => ui.drawer.update(|open| *open = !*open),
        "d" | "D" => prefs.turn_speed(),
        "t" | "T" => prefs.turn_theme(),
        "m" | "M" => prefs.turn_sound(),
        "r" | "R" => {
            let _ = window().location().set_hash(&rules_here(session));
        }
        "?" => ui.keys.update(|open| *open = !*open),
        number if number.len() == 1 && ("1"..="9").contains(&number) => {
            let place = usize::from(number.as_bytes()[0] - b'1');
            if !numbered(place) {
                return;
            }
        }
        _ => return,
    }
    event.prevent_default();
}

fn is_button(focused: Option<&Element>) -> bool {
    focused.is_some_and(|element| ["BUTTON", "A"].contains(&element.tag_name().as_str()))
}

fn escape(session: Session, ui: Ui) {
    if ui.keys.get_untracked() || ui.drawer.get_untracked() {
        ui.keys.set(false);
        ui.drawer.set(false);
    } else if ui.reasons.get_untracked().is_some() {
        ui.reasons.set(None);
    } else if !session.drop_hints() {
        session.click(Click::Cancel);
    }
}

/// The picked animal does it; else the animal that has the focus.
fn verb(session: Session, focused: Option<&Element>, verb: Verb) {
    if !matches!(session.stage.get_untracked(), Stage::Yours(_)) {
        return;
    }
    let has_actor = document().query_selector(".own .is-actor, .mine .is-actor").ok().flatten().is_some();
    if !has_actor {
        let animal =
            focused.and_then(|element| element.closest(".own [data-animal], .mine [data-animal]").ok().flatten());
        let Some(number) = animal.and_then(|animal| animal.get_attribute("data-animal")?.parse().ok()) else { return };
        session.click(Click::Being(Being(number)));
    }
    session.click(Click::Verb(verb));
}

/// The choice, the card or the button with this number. A second press of a card's number turns to its other face.
fn numbered(place: usize) -> bool {
    if document().query_selector("[data-choice]").ok().flatten().is_some() {
        return click("[data-choice]", place);
    }
    let Some(card) = nth(".hand .card", place)
        .filter(|card| card.query_selector(".half[aria-disabled=false]").ok().flatten().is_some())
    else {
        return click(".prompt .acts .btn", place);
    };
    let faces = all(&card, "button.half");
    let picked = faces.iter().position(|face| face.get_attribute("aria-pressed").as_deref() == Some("true"));
    let next = picked.map_or(0, |picked| (picked + 1) % faces.len().max(1));
    faces.get(next).is_some_and(|face| {
        face.clone().unchecked_into::<HtmlElement>().click();
        true
    })
}

/// Moves the focus inside a row or the hand. Returns whether there was somewhere to go.
fn walk(focused: Option<&Element>, by: i32) -> bool {
    let Some(focused) = focused else { return false };
    let rows = "[data-row], .placetabs, .hand, .rivals, .choices, .hints, .prompt .acts";
    let Some(row) = focused.closest(rows).ok().flatten() else { return false };
    let stops = all(
        &row,
        ".hit, .mini, button.half, [role=tab], .choice, .hintplay, .btn, .trait.pick, .knot.pick, button.cell, button.slot, .newsp",
    );
    let Some(now) = stops.iter().position(|stop| stop == focused) else { return false };
    let next = (now as i32 + by).rem_euclid(stops.len() as i32) as usize;
    let next: HtmlElement = stops[next].clone().unchecked_into();
    let _ = next.focus();
    if next.get_attribute("role").as_deref() == Some("tab") {
        next.click();
    }
    true
}

fn all(inside: &Element, selector: &str) -> Vec<Element> {
    let Ok(list) = inside.query_selector_all(selector) else { return Vec::new() };
    (0..list.length()).filter_map(|place| list.item(place)?.dyn_into().ok()).collect()
}

fn nth(selector: &str, place: usize) -> Option<Element> {
    let root = document().document_element()?;
    all(&root, selector).into_iter().nth(place)
}

/// Moves the focus to the first of these. Returns whether there is one.
fn focus_first(selector: &str) -> bool {
    nth(selector, 0).is_some_and(|element| element.unchecked_into::<HtmlElement>().focus().is_ok())
}

fn click(selector: &str, place: usize) -> bool {
    nth(selector, place).is_some_and(|element| {
        element.unchecked_into::<HtmlElement>().click();
        true
    })
}

const KEYS: [(&str, &str); 18] = [
    ("Tab", "table-key-tab"),
    ("← →", "table-key-arrows"),
    ("1–9", "table-key-numbers"),
    ("Enter", "table-key-enter"),
    ("Esc", "table-key-escape"),
    ("F A", "table-key-feed"),
    ("G", "table-key-migrate"),
    ("S", "table-key-shelter"),
    ("P E", "table-key-pass"),
    ("U", "table-key-undo"),
    ("H", "table-key-hint"),
    ("I", "table-key-inspect"),
    ("D", "table-faster"),
    ("L", "table-key-log"),
    ("T", "table-key-theme"),
    ("M", "table-key-sound"),
    ("R", "table-key-rules"),
    ("?", "table-key-list"),
];

/// The list of keys.
#[component]
pub fn KeyList() -> impl IntoView {
    let ui = Ui::here();
    let session = Session::here();
    move || {
        let book = session.screen.with(|screen| screen.as_ref().map_or(Edition::Origin, |screen| screen.book));
        let talk = talk_tab().map(|(.., word)| ("C", word));
        ui.keys.get().then(|| view! {
            <aside class="keylist panel" aria-label=t("table-keys")>
                <h2 class="h2">{t("table-keys")}</h2>
                <dl>{KEYS.into_iter().chain(talk).map(|(key, words)| view! { <dt><kbd>{key}</kbd></dt><dd>{t_in(book, words)}</dd> }).collect_view()}</dl>
                <button type="button" class="btn quiet" on:click=move |_| ui.keys.set(false)><Icon id="i-close"/>{t("table-close")}</button>
            </aside>
        })
    }
}
