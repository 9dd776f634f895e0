//! Three animals at the watering place.

use creatures::{Creature, Label, Trait, compose};
use leptos::prelude::*;

/// Where an animal stands in the scene, and what it is.
const ANIMALS: [(&str, &[&str], &str); 3] = [
    ("home-2", &["foraging", "long_neck"], "x=\"70\" y=\"78\" width=\"270\" height=\"189\""),
    ("celsa-2", &["carnivorous", "sharp_vision"], "x=\"300\" y=\"108\" width=\"222\" height=\"155\""),
    ("alpina-2", &["hard_shell"], "x=\"490\" y=\"121\" width=\"200\" height=\"140\""),
];

const LAND: &str = include_str!("land.svg");

/// The scene. It is decoration, so it is hidden from screen readers.
#[component]
pub fn Scene(
    /// Beside a heading rather than over the whole page.
    #[prop(optional)]
    low: bool,
) -> impl IntoView {
    let animals = ANIMALS.into_iter().enumerate().map(|(number, (seed, ids, place))| {
        let traits: Vec<Trait> = ids.iter().filter_map(|id| Trait::from_id(id)).collect();
        let prefix = format!("hero{number}");
        let creature = Creature { seed, traits: &traits, label: Label::Hidden, prefix: &prefix, ..Creature::default() };
        // A picture inside a picture is placed by its attributes.
        compose(&creature).replacen("<svg ", &format!("<svg {place} "), 1)
    });
    let scene = format!(
        "<svg viewBox=\"{}\" preserveAspectRatio=\"xMidYMax meet\">{LAND}{}</svg>",
        if low { "0 56 720 232" } else { "0 0 720 300" },
        animals.collect::<String>()
    );
    view! { <figure class="scene" class:beside=low aria-hidden="true" inner_html=scene></figure> }
}
