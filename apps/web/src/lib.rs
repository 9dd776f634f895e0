//! The page: a table in the browser, with a server or without.
//!
//! | module | what it holds |
//! |---|---|
//! | [`app`] | the page as a whole: which screen is shown |
//! | [`route`] | addresses |
//! | [`language`] | the words of a language, loaded when it is chosen |
//! | [`prefs`] | language, theme, speed and the like: kept in the browser |
//! | [`session`] | the game in play: the desk, saving, bots |
//! | [`online`] | a table online: the conversation with the server; without the feature of this name what stands for it |
//! | [`sound`] | what is heard |
//! | [`kept_game`] | a game, kept by the browser or in a file |
//! | [`bot_worker`] | bots, in a thread of their own |
//! | [`table`] | the table |
//! | [`pages`] | the other screens |
//! | [`parts`] | icons, creatures, tokens, names |
//!
//! The page computes no rule: it draws a `desk::Screen` and sends clicks back.

use wasm_bindgen::prelude::*;

pub mod app;
pub mod bot_worker;
pub mod kept_game;
pub mod language;
#[cfg(feature = "online")]
pub mod online;
#[cfg(not(feature = "online"))]
#[path = "local.rs"]
pub mod online;
pub mod pages;
pub mod parts;
pub mod prefs;
pub mod route;
pub mod session;
pub mod shelf;
pub mod sound;
pub mod table;

/// The module is ready. Page and worker begin with it; each then calls what is its own: [`page`], [`bot_worker::bot_worker`].
pub fn ready() {
    console_error_panic_hook::set_once();
}

/// Shows the page as soon as its words are here: in its language or, if that cannot be loaded, in English.
#[wasm_bindgen]
pub async fn page() -> Result<(), JsValue> {
    if !language::load(prefs::asked_language()).await && !language::load(locale::Lang::default()).await {
        return Err("no words".into());
    }
    if let Some(skeleton) = leptos::prelude::document().get_element_by_id("skeleton") {
        skeleton.remove();
    }
    leptos::mount::mount_to_body(app::App);
    Ok(())
}
