//! Neoplasm (CON-T-NEOPLASM): grows upwards through the stack of somebody else's animal; what is below it does not work.
//!
//! CON-T-NEOPLASM-4: later traits go on top as always, so the order below it never changes.

use game::EventSink;

use super::{FAT_SLOTS, Host, OF_CONTINENTS, TraitRules};
use crate::animal::{Animal, NONE};
use crate::cards::{AnimalId, Trait, TraitSet};
use crate::event::{Death, Event, Fact};
use crate::rule::Rule;
use crate::state::State;

/// The trait.
pub(crate) const CARD: Trait = Trait::Neoplasm;

// CON-T-NEOPLASM-1: on another player's animal.
pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::ConTNeoplasm1, host: Host::Opponent, ..OF_CONTINENTS };

/// Whether a card shows it.
#[inline]
pub(crate) fn is_one(shows: Trait) -> bool {
    shows == CARD
}

/// Whether the animal has it.
#[inline]
pub(crate) fn is_on(animal: &Animal) -> bool {
    animal.traits.contains(CARD)
}

/// How many of these single traits, the lowest first, lie below a Neoplasm.
pub(crate) fn reach(mut stack: impl Iterator<Item = Trait>) -> usize {
    stack.position(is_one).unwrap_or(0)
}

impl State {
    // CON-T-NEOPLASM-6: disabled traits do nothing; a second card of the same trait above it still works.
    /// The traits that lie below the Neoplasm of the animal.
    #[cold]
    pub(crate) fn disabled(&self, id: AnimalId) -> TraitSet {
        let reach = reach(self.stack(id).map(|card| card.shows()));
        let (mut below, mut above) = (TraitSet::EMPTY, TraitSet::EMPTY);
        for (place, card) in self.stack(id).enumerate() {
            if place < reach { below.insert(card.shows()) } else { above.insert(card.shows()) }
        }
        below.without(above)
    }

    /// Whether the animal has the trait and it lies below a Neoplasm.
    pub(crate) fn is_disabled(&self, id: AnimalId, t: Trait) -> bool {
        is_on(self.animal(id)) && self.disabled(id).contains(t)
    }

    /// Recounts what depends on the place of a Neoplasm. CON-T-NEOPLASM-7: without one everything works again; a
    /// Swimming card that does moves nobody.
    #[cold]
    pub(crate) fn recount_stack(&mut self, id: AnimalId) {
        let reach = reach(self.stack(id).map(|card| card.shows()));
        let (mut slots, mut fat) = (0, 0);
        for card in self.stack(id).skip(reach).filter(|card| FAT_SLOTS.contains(card.shows())) {
            slots += 1;
            fat += u8::from(card.has_fat());
        }
        let animal = self.animal_mut(id);
        animal.fat_slots = slots;
        animal.fat = fat;
        self.recount_need(id);
    }

    // CON-T-NEOPLASM-2: at the start of every food phase. CON-T-REGENERATION-6: not on remains.
    pub(crate) fn grow_neoplasms(&mut self, sink: &mut impl EventSink<Event>) {
        for id in self.everybody() {
            if is_on(self.animal(id)) && self.animal(id).is_living() {
                self.grow_neoplasm(id, sink);
                self.die_of_neoplasm(id, sink);
            }
        }
    }

    /// It changes places with the single trait above it, if there is one.
    fn grow_neoplasm(&mut self, id: AnimalId, sink: &mut impl EventSink<Event>) {
        let (mut below, mut here, mut place) = (NONE, self.animal(id).lists.bottom(), 0);
        while here != NONE && !is_one(self.card_at(here).shows()) {
            below = here;
            here = self.card_at(here).above();
            place += 1;
        }
        if here == NONE || self.card_at(here).above() == NONE {
            return;
        }
        let over = self.card_at(here).above();
        let shows = self.card_at(over).shows();
        let highest = self.card_at(over).above();
        self.card_at_mut(here).set_above(highest);
        self.card_at_mut(over).set_above(here);
        // CON-T-NEOPLASM-6: a yellow token on a disabled card is lost.
        self.card_at_mut(over).set_fat(false);
        if below == NONE {
            self.animal_mut(id).lists.set_bottom(over);
        } else {
            self.card_at_mut(below).set_above(over);
        }
        sink.emit(Event::Open(Fact::NeoplasmGrew { animal: id, over: shows, place }));
        self.recount_stack(id);
        self.drop_surplus(id, sink);
    }

    // CON-T-NEOPLASM-2, CON-T-NEOPLASM-5: with no single trait above it the animal dies at once. CON-T-NEOPLASM-3,
    // CON-T-REGENERATION-9: nobody scavenges, and nothing regenerates.
    pub(crate) fn die_of_neoplasm(&mut self, id: AnimalId, sink: &mut impl EventSink<Event>) {
        let top = self.top(id);
        if top != NONE && is_one(self.card_at(top).shows()) {
            self.remove_animal(id, Death::Neoplasm, sink);
        }
    }
}
