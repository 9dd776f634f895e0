//! Icons from the sprite. They say nothing by themselves: a word always stands near.

use desk::screen::{Deed, Emblem, Place};
use leptos::prelude::*;

/// An icon of the sprite `icons.svg`, which `start.js` puts into the document: a browser reads a separate file again
/// for every icon that appears.
#[component]
pub fn Icon(
    /// Its id in the sprite.
    #[prop(into)]
    id: String,
    /// Classes beside `ico`.
    #[prop(optional)]
    class: &'static str,
) -> impl IntoView {
    view! {
        <svg class=format!("ico {class}") aria-hidden="true">
            <use href=format!("#{id}")></use>
        </svg>
    }
}

/// The icon of a trait.
pub fn trait_icon(shows: impl Into<Emblem>) -> String {
    format!("t-{}", shows.into().id())
}

/// What a location is called in the sheet of styles.
pub fn location_class(at: Place) -> &'static str {
    at.land_id()
}

/// The icon of a location.
pub fn location_icon(at: Place) -> String {
    format!("a-{}", location_class(at))
}

/// The sign of what an animal does.
pub fn deed_icon(deed: Deed) -> &'static str {
    match deed {
        Deed::Acts => "i-arrow_right",
        Deed::Attacks => "i-attack",
        Deed::Travels => "t-migration",
        Deed::Rides => "t-phoresy",
        Deed::Gives => "t-recombination",
        Deed::Chosen => "i-check",
    }
}
