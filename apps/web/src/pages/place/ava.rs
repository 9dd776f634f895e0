//! A person away from a table: an animal drawn from the name.

use creatures::{Creature, Label, Trait, compose};
use leptos::prelude::*;

/// What such an animal can show.
const LOOKS: [&str; 8] =
    ["camouflage", "swimming", "carnivorous", "horns", "fat_tissue", "running", "flying", "sharp_vision"];

/// The animal of a name. The name stands beside it, so it is hidden from screen readers.
#[component]
pub fn Ava(
    /// The name.
    name: String,
    /// How large.
    #[prop(optional)]
    class: &'static str,
    /// Whether somebody is here; nothing where that is not said.
    #[prop(optional_no_strip)]
    here: Option<bool>,
) -> impl IntoView {
    let sum = name.bytes().fold(7_usize, |sum, byte| sum.wrapping_mul(31).wrapping_add(usize::from(byte)));
    let looks = [LOOKS[sum % LOOKS.len()], LOOKS[sum / LOOKS.len() % LOOKS.len()]];
    let traits: Vec<Trait> = looks.into_iter().filter_map(Trait::from_id).collect();
    let prefix = format!("p{sum:x}{class}");
    let svg = compose(&Creature {
        seed: &name,
        traits: &traits,
        label: Label::Hidden,
        prefix: &prefix,
        ..Creature::default()
    });
    let moon = here.map(|here| view! { <i class=if here { "moon" } else { "moon away" }></i> });
    view! { <span class=format!("ava {class}") aria-hidden="true"><span inner_html=svg></span>{moon}</span> }
}
