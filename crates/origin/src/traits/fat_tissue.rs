//! Fat Tissue (ORI-T-FAT-TISSUE): a place for one yellow token; the only single trait an animal may have several times.

use super::{Form, PLAIN, TraitRules};
use crate::animal::NONE;
use crate::cards::{AnimalId, Trait};
use crate::rule::Rule;
use crate::state::State;

pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::OriTFatTissue1, form: Form::Stackable, ..PLAIN };

impl State {
    // ORI-FAT-1: one token per card. ORI-FAT-6: a new token goes on the top-most empty card.
    pub(crate) fn store_fat(&mut self, id: AnimalId) {
        let mut here = self.animal(id).lists.bottom();
        let mut empty = NONE;
        while here != NONE {
            let card = self.card_at(here);
            if card.shows() == Trait::FatTissue && !card.has_fat() {
                empty = here;
            }
            here = card.above();
        }
        if empty != NONE {
            self.card_at_mut(empty).set_fat(true);
            self.animal_mut(id).fat += 1;
        }
    }

    // ORI-FAT-6: tokens are burned from the bottom-most filled card.
    pub(crate) fn burn_fat(&mut self, id: AnimalId) {
        let mut here = self.animal(id).lists.bottom();
        while here != NONE {
            let card = self.card_at_mut(here);
            if card.has_fat() {
                card.set_fat(false);
                self.animal_mut(id).fat -= 1;
                return;
            }
            here = card.above();
        }
    }
}
