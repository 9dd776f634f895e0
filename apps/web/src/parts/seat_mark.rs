//! The mark of a seat: a colour and a shape, with an initial.

use game::Seat;
use leptos::prelude::*;

/// The mark of a seat.
#[component]
pub fn SeatMark(
    /// Which seat.
    seat: Seat,
    /// The name of the player.
    name: String,
) -> impl IntoView {
    let shape = ["", "sq", "di", "hx"][seat.index() % 4];
    let ring = if seat.index() >= 4 { "ring" } else { "" };
    let initial: String = name.chars().next().map(|c| c.to_uppercase().collect()).unwrap_or_default();
    view! {
        <span class=format!("seat {shape} {ring} p{}", seat.number()) aria-hidden="true"><span>{initial}</span></span>
    }
}
