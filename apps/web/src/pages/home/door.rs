//! The door to other people in the page without tables online.

use leptos::prelude::*;

use crate::online::GoOnline;

/// Behind the door.
#[component]
pub fn People() -> impl IntoView {
    view! { <GoOnline/> }
}

/// There are none.
#[component]
pub fn MyTables() -> impl IntoView {}

/// Nobody invites.
#[component]
pub fn FromFriends() -> impl IntoView {}

/// Nobody is known here.
#[component]
pub fn MeButton() -> impl IntoView {}
