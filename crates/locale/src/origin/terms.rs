//! Traits, cards and phases.

use origin::{Card, Location, Phase, Trait};

use crate::words::Words;

/// The name of a trait, as on the card.
pub fn trait_name(words: &Words, t: Trait) -> String {
    words.text(&trait_id(t))
}

/// What a trait does, in one line.
pub fn trait_summary(words: &Words, t: Trait) -> String {
    words.text(&format!("{}.summary", trait_id(t)))
}

/// A card by its faces: *Poisonous / Carnivorous*.
pub fn card_name(words: &Words, card: Card) -> String {
    let faces: Vec<String> = card.faces().map(|face| trait_name(words, face)).collect();
    faces.join(" / ")
}

/// The name of a location of Continents.
pub fn location_name(words: &Words, at: Location) -> String {
    words.text(match at {
        Location::LAURASIA => "location-laurasia",
        Location::GONDWANA => "location-gondwana",
        _ => "location-ocean",
    })
}

/// The short name of a phase.
pub fn phase_name(words: &Words, phase: Phase) -> String {
    words.text(phase_id(phase))
}

/// The name of a phase as a heading: *Feeding phase*.
pub fn phase_title(words: &Words, phase: Phase) -> String {
    words.text(&format!("{}.title", phase_id(phase)))
}

fn trait_id(t: Trait) -> String {
    format!("trait-{}", t.id().replace('_', "-"))
}

fn phase_id(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "phase-setup",
        Phase::Development => "phase-development",
        Phase::FoodBank => "phase-food-bank",
        Phase::Feeding => "phase-feeding",
        Phase::Extinction => "phase-extinction",
        Phase::Over => "phase-over",
    }
}
