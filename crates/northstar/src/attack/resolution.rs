//! What an attack does, step by step (NS-ATT-A5 to NS-ATT-A11, NS-ATT-8 to NS-ATT-13).

use game::{EventSink, Seat};

use crate::cards::{Food, SpeciesId};
use crate::event::{Death, Event, Fact};
use crate::moment::{Attack, AttackStep, Cause, Source};
use crate::options::{ScavengerFat, ScavengerTrigger};
use crate::state::{NONE, State};
use crate::traits::{horns, scavenger};

impl State {
    /// One step of an attack; true if it waits for its owner.
    pub(crate) fn run_attack(&mut self, mut attack: Attack, sink: &mut impl EventSink<Event>) -> bool {
        match attack.step {
            AttackStep::Pay(_) => return true,
            AttackStep::Horns => self.gore(attack, sink),
            AttackStep::Loss => self.bite(attack, sink),
            AttackStep::Meat => {
                let rounds = match self.options.scavenger_trigger {
                    // NS-TRAIT-SCAV-2, NS-TRAIT-HORNS-6, NS-OPT-SCAVENGER-TRIGGER: one trigger, or one for each loss.
                    ScavengerTrigger::PerAttack => 1,
                    ScavengerTrigger::PerLoss => attack.losses,
                };
                attack.step = AttackStep::Scavenge { next: self.first_species_from(attack.seat), rounds };
                self.set_attack(attack);
                self.eat(attack, sink);
            }
            AttackStep::Scavenge { next: Some(id), rounds } => {
                attack.step = self.next_scavenger(id, attack.seat, rounds);
                self.set_attack(attack);
                // NS-TRAIT-SCAV-3, NS-TRAIT-SCAV-5, NS-TRAIT-SCAV-7: whoever it is, whatever the attacker got.
                if scavenger::scavenges(self.on(id)) && self.may_scavenge(attack, id) {
                    self.take(id, Food::Meat, Source::Bank, scavenger::TOKENS, Cause::Scavenging, sink);
                }
            }
            // NS-ATT-A11: with the frame the negations end.
            AttackStep::Scavenge { next: None, .. } => self.moment.pop(),
        }
        false
    }

    // NS-OPT-SCAVENGER-FAT: by the letter of the Russian book attacker and prey scavenge only while they are hungry.
    fn may_scavenge(&self, attack: Attack, id: SpeciesId) -> bool {
        let takes_part = id == attack.attacker || id == attack.victim;
        self.options.scavenger_fat == ScavengerFat::Store || !takes_part || self.one(id).is_hungry()
    }

    // NS-ATT-A5, NS-TRAIT-HORNS-1: the attacker loses population, before anything else (NS-TRAIT-HORNS-2).
    fn gore(&mut self, mut attack: Attack, sink: &mut impl EventSink<Event>) {
        attack.step = AttackStep::Loss;
        if !horns::gore(self.on(attack.victim)) {
            return self.set_attack(attack);
        }
        attack.losses += 1;
        // NS-ATT-A6, NS-EXT-7: the attacker may die of it, and does so first.
        let dies = self.lose_population(attack.attacker, true, sink) == 0;
        // NS-TRAIT-HORNS-3, NS-OPT-HORNS-LETHAL-CANCELS-ATTACK: the attack goes on for the victim, or ends here.
        if dies && self.options.horns_lethal_cancels_attack {
            attack.step = AttackStep::Scavenge { next: None, rounds: 0 };
        }
        self.set_attack(attack);
        if dies {
            self.die_out(attack.attacker, Death::Gored { by: attack.victim }, sink);
        }
    }

    // NS-ATT-A7, NS-ATT-8: the victim loses one. NS-ATT-A8, NS-ATT-9: if it dies, the row closes up before meat is taken.
    fn bite(&mut self, mut attack: Attack, sink: &mut impl EventSink<Event>) {
        attack.step = AttackStep::Meat;
        attack.losses += 1;
        self.set_attack(attack);
        if self.lose_population(attack.victim, false, sink) == 0 {
            self.die_out(attack.victim, Death::Eaten { by: attack.attacker }, sink);
        }
    }

    // NS-TRAIT-HORNS-4, NS-ATT-8: food above the new population goes behind the screen of the owner.
    fn lose_population(&mut self, id: SpeciesId, horns: bool, sink: &mut impl EventSink<Event>) -> u8 {
        let species = self.one_mut(id);
        species.pop -= 1;
        let pop = species.pop;
        // The food of a species that dies goes with it (NS-EXT-3).
        let surplus = if pop == 0 { 0 } else { species.food.saturating_sub(pop) };
        species.food -= surplus;
        let owner = species.owner;
        self.screens[owner] += u16::from(surplus);
        sink.emit(Event::Open(Fact::LostPopulation { species: id, horns, pop, surplus }));
        pop
    }

    // NS-ATT-A9, NS-ATT-10, NS-ATT-11, NS-ATT-12: one take of meat, as much as the prey is large, first on the board.
    fn eat(&mut self, attack: Attack, sink: &mut impl EventSink<Event>) {
        if self.is_here(attack.attacker) {
            self.take(attack.attacker, Food::Meat, Source::Bank, attack.meat, Cause::Attack, sink);
        }
    }

    /// The leftmost species of the first row that has one, clockwise from this seat.
    fn first_species_from(&self, seat: Seat) -> Option<SpeciesId> {
        let mut rows = seat.clockwise(self.seats).map(|seat| self.rows[seat].first);
        rows.find(|first| *first != NONE).map(SpeciesId)
    }

    // NS-ATT-A10, NS-ATT-13, NS-TRAIT-SCAV-6: the attacker's owner first, then clockwise, rows from left to right.
    fn next_scavenger(&self, id: SpeciesId, first: Seat, rounds: u8) -> AttackStep {
        let following = self.right_of(id).or_else(|| {
            let mut seat = self.one(id).owner.next(self.seats);
            while seat != first {
                if self.rows[seat].first != NONE {
                    return Some(SpeciesId(self.rows[seat].first));
                }
                seat = seat.next(self.seats);
            }
            None
        });
        match following {
            None if rounds > 1 => AttackStep::Scavenge { next: self.first_species_from(first), rounds: rounds - 1 },
            next => AttackStep::Scavenge { next, rounds },
        }
    }
}
