//! The page: a table in the browser, without a server.
//!
//! | module | what it holds |
//! |---|---|
//! | [`app`] | the page as a whole: which screen is shown |
//! | [`route`] | addresses |
//! | [`language`] | the words of a language, loaded when it is chosen |
//! | [`prefs`] | language, theme, speed and the like: kept in the browser |
//! | [`session`] | the game in play: the desk, saving, bots |
//! | [`sound`] | what is heard |
//! | [`kept_game`] | a game, kept by the browser or in a file |
//! | [`bot_worker`] | bots, in a thread of their own |
//! | [`table`] | the table |
//! | [`pages`] | the other screens |
//! | [`parts`] | icons, creatures, tokens, names |
//!
//! The page computes no rule: it draws a `desk::Screen` and sends clicks back.

pub mod app;
pub mod bot_worker;
pub mod kept_game;
pub mod language;
pub mod pages;
pub mod parts;
pub mod prefs;
pub mod route;
pub mod session;
pub mod sound;
pub mod table;

/// Shows the page, in its language as soon as that is here; does nothing in a worker, which has no window.
pub fn start() {
    console_error_panic_hook::set_once();
    if web_sys::window().is_none() {
        return;
    }
    let asked = prefs::asked_language();
    if locale::texts::is_here(asked) {
        return show();
    }
    wasm_bindgen_futures::spawn_local(async move {
        language::load(asked).await;
        show();
    });
}

fn show() {
    if let Some(skeleton) = leptos::prelude::document().get_element_by_id("skeleton") {
        skeleton.remove();
    }
    leptos::mount::mount_to_body(app::App);
}
