//! Who could attack whom, as far as a viewer can know: for forecasts of bots and interfaces.

use crate::attack::{is_larger, measured};
use crate::cards::TraitSet;
use crate::state::Species;
use crate::traits::{carnivore, hard_shell, own_shields, symbiosis, warning_call};
use crate::view::{SpeciesView, View};

impl View {
    /// Whether this is a carnivore, as far as the viewer knows.
    pub fn hunts(&self, species: &SpeciesView) -> bool {
        carnivore::hunts(self.known_traits(species))
    }

    /// Whether the hunter could attack the prey without Intelligence, by the traits the viewer knows (NS-ATT-4, NS-ATT-5).
    pub fn could_attack(&self, hunter: &SpeciesView, prey: &SpeciesView) -> bool {
        let (own, other) = (self.known_traits(hunter), self.known_traits(prey));
        let (attacker, victim) = (as_species(hunter, own), as_species(prey, other));
        let attacker = measured(&attacker, other, &self.options);
        hunter.id != prey.id
            && carnivore::hunts(own)
            && is_larger(&attacker, own, &victim, other)
            && own_shields(&attacker, own, &victim, other).is_empty()
            && !self.is_covered(own, prey, other)
    }

    /// Whether neighbours protect the prey.
    fn is_covered(&self, hunter: TraitSet, prey: &SpeciesView, traits: TraitSet) -> bool {
        let row = &self.rows[prey.owner];
        let Some(place) = row.iter().position(|species| species.id == prey.id) else { return false };
        let right = row.get(place + 1);
        let left = place.checked_sub(1).and_then(|left| row.get(left));
        let calls = |species: &&SpeciesView| self.known_traits(species).contains(warning_call::CARD);
        let shell = if self.options.shell_in_symbiosis { hard_shell::bonus(traits) } else { 0 };
        let guarded = traits.contains(symbiosis::CARD) && right.is_some_and(|right| right.size > prey.size + shell);
        guarded || (warning_call::is_heard(hunter) && (left.filter(calls).is_some() || right.filter(calls).is_some()))
    }
}

fn as_species(view: &SpeciesView, traits: TraitSet) -> Species {
    Species { traits, pop: view.pop, size: view.size, food: view.food, fat: view.fat, ..Species::NOBODY }
}
