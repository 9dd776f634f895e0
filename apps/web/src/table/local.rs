//! What a table online adds, in the page without them: nothing.

use std::sync::Arc;

use desk::Screen;
use game::Seat;
use leptos::prelude::*;

use super::ui::{Tab, Ui};
use crate::session::Session;

/// What stands in the prompt's place: nothing ever does.
#[derive(Clone, PartialEq, Eq)]
pub enum Instead {}

/// Nothing stands in the prompt's place.
pub fn instead() -> Option<Instead> {
    None
}

/// Never shown.
pub fn place_of_prompt(instead: Instead) -> AnyView {
    match instead {}
}

/// The own question waits for nothing.
pub fn held_until() -> &'static str {
    "online-held"
}

/// Nothing stands under a name.
pub fn presence_line(_: Seat) -> Option<()> {
    None
}

/// Nothing stands on a seat mark.
pub fn small_moon(_: Seat) -> Option<()> {
    None
}

/// No strip.
#[component]
pub fn Strip() -> impl IntoView {}

/// Nobody is late.
#[component]
pub fn Late() -> impl IntoView {}

/// No clock.
#[component]
pub fn PromptTime() -> impl IntoView {}

/// Nothing can be asked of the table.
#[component]
pub fn TableTools() -> impl IntoView {}

/// Nobody watches.
#[component]
pub fn Backs(
    /// The screen.
    screen: Arc<Screen>,
) -> impl IntoView {
    drop(screen);
}

/// Nobody talks.
#[component]
pub fn TalkPanel() -> impl IntoView {}

/// There is no tab for what nobody says.
pub fn talk_tab() -> Option<(Tab, &'static str, &'static str)> {
    None
}

/// Nothing is unread.
pub fn unread(_: Tab) -> Option<()> {
    None
}

/// No way to where nobody talks.
pub fn talk_button(_: Ui) -> Option<()> {
    None
}

/// Nothing opens.
pub fn open_talk(_: Session, _: Ui) {}
