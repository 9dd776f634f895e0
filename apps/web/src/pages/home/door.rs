//! The door to other people in the page without tables online.

use leptos::prelude::*;

use crate::online::GoOnline;
use crate::route::Route;

/// Behind the door.
#[component]
pub fn People() -> impl IntoView {
    view! { <GoOnline/> }
}

/// Nobody is known here: the first page is a visitor's.
pub fn is_known() -> Memo<bool> {
    Memo::new(|_| false)
}

/// There is no place to meet.
pub fn more_tiles() -> Vec<(&'static str, Route, &'static str, &'static str)> {
    Vec::new()
}

/// Nobody is known here.
#[component]
pub fn Mine() -> impl IntoView {}

/// Nobody is known here.
#[component]
pub fn MeButton() -> impl IntoView {}
