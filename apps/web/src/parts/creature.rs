//! The picture of an animal, composed from its traits.

use creatures::{Condition, Creature, Label, Trait, compose};
use desk::screen::AnimalScreen;
use leptos::prelude::*;

/// The picture of an animal. Its words stand beside it, so it is hidden from screen readers.
#[component]
pub fn Picture(
    /// The animal.
    animal: AnimalScreen,
    /// Where else on the page the same animal is drawn; ids inside the picture begin with it.
    #[prop(optional)]
    place: &'static str,
) -> impl IntoView {
    view! { <span class="creature" inner_html=picture(&animal, place)></span> }
}

/// The picture of an animal as SVG; ids inside begin with `place`.
pub fn picture(animal: &AnimalScreen, place: &str) -> String {
    let ids = animal.traits.iter().map(|row| row.shows).chain(animal.pairs.iter().chain(&animal.innate).copied());
    let traits: Vec<Trait> = ids.filter_map(|shows| Trait::from_id(shows.id())).collect();
    let mut conditions = Vec::new();
    if animal.asleep.is_some() {
        conditions.push(Condition::Hibernating);
    }
    if animal.poisoned.is_some() {
        conditions.push(Condition::Poisoned);
    }
    if animal.paralysed.is_some() {
        conditions.push(Condition::Paralysed);
    }
    let seed = format!("animal-{}", animal.id.0);
    let prefix = format!("{place}a{}", animal.id.0);
    compose(&Creature {
        seed: &seed,
        size: animal.board.as_ref().map_or(Creature::default().size, |board| board.size.at),
        traits: &traits,
        conditions: &conditions,
        label: Label::Hidden,
        prefix: &prefix,
    })
}
