//! Traits, cards, areas and phases.

use new_world::{Access, AreaName, Card, Phase, Place, Trait};

use crate::words::Words;

/// The name of a trait, as on the card.
pub fn trait_name(words: &Words, t: Trait) -> String {
    words.text(&trait_id(t))
}

/// What a trait does, in one line or two.
pub fn trait_summary(words: &Words, t: Trait) -> String {
    words.text(&format!("{}.summary", trait_id(t)))
}

fn trait_id(t: Trait) -> String {
    format!("new-world-trait-{}", t.id().replace('_', "-"))
}

/// A card by its traits: *Piracy / Swimming*.
pub fn card_name(words: &Words, card: Card) -> String {
    card.faces().map(|face| trait_name(words, face)).collect::<Vec<_>>().join(" / ")
}

/// The name of an area.
pub fn area_name(words: &Words, area: AreaName) -> String {
    words.text(&format!("new-world-area-{}", area.id()))
}

/// An area in the row; the second of a name has a number: *Swamp 2*.
pub fn place_name(words: &Words, place: Place) -> String {
    let area = area_name(words, place.name);
    match place.nth {
        0 => area,
        nth => words
            .text_with("new-world-place-numbered", &[("area", area.into()), ("number", (u16::from(nth) + 1).into())]),
    }
}

/// Who may take from an area.
pub fn access(words: &Words, access: Access) -> String {
    match access {
        Access::All => words.text("new-world-access-all"),
        Access::With(t) => words.text_with("new-world-access-with", &[("trait", trait_name(words, t).into())]),
        Access::NoTraits => words.text("new-world-access-no-traits"),
    }
}

/// The name of a phase.
pub fn phase_name(words: &Words, phase: Phase) -> String {
    words.text(match phase {
        Phase::Setup => "new-world-phase-setup",
        Phase::Development => "new-world-phase-development",
        Phase::Areas => "new-world-phase-areas",
        Phase::Feeding => "new-world-phase-feeding",
        Phase::Extinction => "new-world-phase-extinction",
        Phase::Over => "new-world-phase-over",
    })
}
