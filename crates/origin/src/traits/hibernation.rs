//! Hibernation (ORI-T-HIBERNATION): counts as fed for a round, every second round, never in the last.

use game::{EventSink, Refusals, Seat, Verdict};

use super::{PLAIN, TraitRules};
use crate::animal::{Animal, Flags};
use crate::cards::{AnimalId, Trait};
use crate::event::{Event, Fact};
use crate::rule::Rule;
use crate::state::State;

/// The card.
pub(crate) const CARD: Trait = Trait::Hibernation;

pub(crate) const RULES: TraitRules = TraitRules { rule: Rule::OriTHibernation1, ..PLAIN };

/// Whether the card lies sideways: used in this round or the one before (ORI-TRAIT-4, ORI-ROUND-4).
#[inline]
pub(crate) fn is_resting(hibernated: u8, round: u8) -> bool {
    hibernated != 0 && round.saturating_sub(hibernated) < 2
}

impl State {
    // ORI-T-HIBERNATION-3: not full, the card rested for a round, and not in the last round.
    #[inline]
    pub(crate) fn may_hibernate(&self, id: AnimalId) -> bool {
        let animal = self.animal(id);
        animal.has(Trait::Hibernation)
            && !animal.is_full()
            && !self.last_round
            && !is_resting(animal.hibernated, self.round)
    }

    pub(crate) fn check_hibernate(&self, seat: Seat, id: AnimalId, out: &mut impl Refusals<Rule>) -> Verdict {
        if self.owns(seat, id) {
            self.check_remains(id, out)?;
            self.check_active(id, Trait::Hibernation, out)?;
        }
        out.refuse_if(!self.owns(seat, id) || !self.may_hibernate(id), Rule::OriTHibernation3)
    }

    // ORI-T-HIBERNATION-1: asleep until the end of the round; tokens stay.
    pub(crate) fn apply_hibernate(&mut self, id: AnimalId, sink: &mut impl EventSink<Event>) {
        let round = self.round;
        let animal = self.animal_mut(id);
        animal.flags.set(Flags::HIBERNATING, true);
        animal.hibernated = round;
        sink.emit(Event::Open(Fact::FellAsleep { animal: id }));
    }

    // ORI-T-HIBERNATION-4: without the card it wakes.
    pub(crate) fn wake_without_card(&mut self, id: AnimalId, sink: &mut impl EventSink<Event>) {
        let animal = self.animal_mut(id);
        if !animal.traits.contains(Trait::Hibernation) {
            animal.hibernated = 0;
            self.wake(id, sink);
        }
    }

    /// The card by which it sleeps is gone.
    pub(crate) fn wake(&mut self, id: AnimalId, sink: &mut impl EventSink<Event>) {
        let animal = self.animal_mut(id);
        if animal.is_hibernating() {
            animal.flags.set(Flags::HIBERNATING, false);
            sink.emit(Event::Open(Fact::WokeUp { animal: id }));
        }
    }
}

/// At the end of a round it wakes; the mark of the round stays on the card.
pub(crate) fn end_round(animal: &mut Animal) {
    animal.flags.set(Flags::HIBERNATING, false);
}
