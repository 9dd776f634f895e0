//! Food on an animal, as tokens: shape and colour together.

use leptos::prelude::*;

/// The food of an animal: red, blue, and hollow places for what is missing.
#[component]
pub fn Pips(
    /// Red tokens.
    red: u8,
    /// Blue tokens.
    blue: u8,
    /// Tokens it needs.
    need: u8,
    /// The same in words.
    label: String,
) -> impl IntoView {
    let empty = need.saturating_sub(red + blue);
    view! {
        <span class="pips" role="img" aria-label=label>
            {(0..red).map(|_| view! { <i class="pip food"></i> }).collect_view()}
            {(0..blue).map(|_| view! { <i class="pip special"></i> }).collect_view()}
            {(0..empty).map(|_| view! { <i class="pip"></i> }).collect_view()}
        </span>
    }
}
