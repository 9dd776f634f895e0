//! The words of the edition.

use new_world::AnimalId;

pub(super) use locale::new_world::{
    action, breakdown, card_name, log, outlook, phase_name, place_name, question, refusal, result, trait_name,
    trait_summary, waiting,
};

/// The name of an animal.
pub(super) fn animal_name(animal: AnimalId) -> String {
    locale::numbered_name(animal.0)
}
