//! Traits, cards, areas and phases.

use new_world::{AreaName, Card, Design, Phase, Place, Trait, TraitSet};

use crate::words::Words;

/// The name of a trait, as on the card.
pub fn trait_name(words: &Words, t: Trait) -> String {
    words.text(&trait_id(t))
}

/// What a trait does, in one line.
pub fn trait_summary(words: &Words, t: Trait) -> String {
    words.text(&format!("{}.summary", trait_id(t)))
}

fn trait_id(t: Trait) -> String {
    format!("new-world-trait-{}", t.id().replace('_', "-"))
}

/// Traits one after another.
pub fn trait_list(words: &Words, traits: TraitSet) -> String {
    traits.iter().map(|t| trait_name(words, t)).collect::<Vec<_>>().join(", ")
}

/// A card by its traits: *Piracy / Swimming*.
pub fn card_name(words: &Words, card: Card) -> String {
    card.faces().map(|face| trait_name(words, face)).collect::<Vec<_>>().join(" / ")
}

/// The name of an area.
pub fn area_name(words: &Words, area: AreaName) -> String {
    words.text(&format!("new-world-area-{}", area.id()))
}

/// The name of an area in the row: *Swamp*, and *Swamp 2* for a second one.
pub fn place_name(words: &Words, place: Place) -> String {
    let area = area_name(words, place.name);
    match place.nth {
        0 => area,
        nth => format!("{area}\u{a0}{}", u16::from(nth) + 1),
    }
}

/// An area card by its parts: *Cave / Mountains*; `nth` as in [`Place`].
pub fn design_name(words: &Words, design: &Design, nth: u8) -> String {
    let parts = design.parts().map(|(_, part)| place_name(words, Place { name: part.name, nth }));
    parts.collect::<Vec<_>>().join(" / ")
}

/// The short name of a phase.
pub fn phase_name(words: &Words, phase: Phase) -> String {
    words.text(phase_id(phase))
}

/// The name of a phase as a heading: *Feeding phase*.
pub fn phase_title(words: &Words, phase: Phase) -> String {
    words.text(&format!("{}.title", phase_id(phase)))
}

fn phase_id(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "phase-setup",
        Phase::Development => "phase-development",
        Phase::Areas => "new-world-phase-areas",
        Phase::Feeding => "phase-feeding",
        Phase::Extinction => "phase-extinction",
        Phase::Over => "phase-over",
    }
}
