//! Fat Tissue (NW-T-FAT-TISSUE): a slot for one fat; the only single trait an animal may have several times.

use super::{Form, PLAIN, TraitRules};
use crate::animal::NONE;
use crate::cards::{AnimalId, Trait};
use crate::rule::Rule;
use crate::state::State;

pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::NwTFatTissue, form: Form::Stackable, ..PLAIN };

impl State {
    // NW-HUN-8: the top-most free slot is filled.
    pub(crate) fn store_fat(&mut self, id: AnimalId) {
        let mut here = self.animal(id).bottom;
        let mut empty = NONE;
        while here != NONE {
            let card = &self.stacks[here as usize];
            if card.shows == Trait::FatTissue && !card.has_fat() {
                empty = here;
            }
            here = card.above;
        }
        if empty != NONE {
            self.stacks[empty as usize].set_fat(true);
            self.animal_mut(id).fat += 1;
        }
    }

    // NW-HUN-8: the bottom-most filled slot is spent first.
    pub(crate) fn burn_fat(&mut self, id: AnimalId) {
        let mut here = self.animal(id).bottom;
        while here != NONE {
            let card = &mut self.stacks[here as usize];
            if card.has_fat() {
                card.set_fat(false);
                self.animal_mut(id).fat -= 1;
                return;
            }
            here = card.above;
        }
    }

    // NW-EXT-2: offered only if the fat covers the whole deficit, and exactly the deficit is spent.
    pub(crate) fn saving_fat(&self, id: AnimalId) -> Option<u8> {
        let animal = self.animal(id);
        let deficit = animal.need.saturating_sub(animal.tokens());
        (!animal.is_fed() && animal.fat >= deficit).then_some(deficit)
    }
}
